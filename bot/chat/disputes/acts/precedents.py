"""``/precedent`` and ``/houserule``, listed and shown with their ancestors; ``/casebook``, where judges draft them."""

from __future__ import annotations

import io
import re
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from types import MappingProxyType

import discord
from discord import app_commands

from bot.chat.answers.autocomplete import EditionOption
from bot.chat.base.commands.declaring import Place, command, group
from bot.chat.base.context import channel_settings, channels_of, chosen_game, words_of_person
from bot.chat.base.errors import NotGranted, Refusal
from bot.chat.base.forms import Form, field, form
from bot.chat.base.id_items import IdButton, IdSelect
from bot.chat.base.ids.fields import Entry, Game
from bot.chat.base.messages import card, reply, update
from bot.chat.base.officials import official_of
from bot.chat.base.text import one_line
from bot.chat.bot import Bot
from bot.chat.disputes.base.ids import Letter, PrecedentAgainId, PrecedentId, PrecedentListId
from bot.chat.disputes.base.replies import granted, show_refused
from bot.chat.disputes.base.titles import typed_rules
from bot.chat.disputes.shows.precedent_card import KINDS, LETTERS, list_card, precedent_card, withdrawal_card
from bot.disputes.model.precedents import Precedent, PrecedentKind, Wording
from bot.disputes.model.refusals import DeskRefused
from bot.disputes.rules.precedents import LONGEST_ANSWER, LONGEST_QUESTION
from bot.disputes.services.books.files import MOST_BYTES
from bot.locales.sentences import Localizer

_QUESTION, _ANSWER, _WAYS, _RULES, _BY = "question", "answer", "ways", "rules", "by"
_TOLD = 900


def _add_commands(name: str, kind: PrecedentKind) -> None:
    """Declare the commands of precedents, or of house rules: list them, show one, and for judges draft one."""
    group(name, place=Place.SERVERS)

    @command(name, "list")
    async def show_all(interaction: discord.Interaction[Bot]) -> None:
        """List those of the server."""
        await _list(interaction, kind)

    @command(name, "show")
    async def show_one(interaction: discord.Interaction[Bot], number: app_commands.Range[int, 1, 999_999_999]) -> None:
        """Show one."""
        await show_precedent(interaction, kind, number)

    @command("casebook", name)
    async def draft(interaction: discord.Interaction[Bot], game: EditionOption = None) -> None:
        """Draft one."""
        await _new(interaction, kind, game)


def load(client: Bot) -> None:
    """Let questions be answered with what servers have ruled."""
    client.notes = client.disputes.notes


group("casebook", place=Place.SERVERS, judges=True)
_add_commands("precedent", PrecedentKind.PRECEDENT)
_add_commands("houserule", PrecedentKind.HOUSE_RULE)


@command("casebook", "export")
async def export(interaction: discord.Interaction[Bot]) -> None:
    """Send all that is in force as a file."""
    words, user = await words_of_person(interaction), await official_of(interaction)
    await interaction.response.defer(ephemeral=True, thinking=True)
    done = granted(interaction, await interaction.client.disputes.precedents.export(interaction.guild_id or 0, user))
    file = discord.File(io.BytesIO(done), "precedents.json")
    await interaction.followup.send(words.say("precedent-exported"), file=file, ephemeral=True)


@command("casebook", "import")
async def import_(interaction: discord.Interaction[Bot], file: discord.Attachment) -> None:
    """Take a file in; what it holds waits as drafts."""
    words, user = await words_of_person(interaction), await official_of(interaction)
    if file.size > MOST_BYTES:
        raise Refusal("dispute-refused-file-size", megabytes=MOST_BYTES // 1024 // 1024)
    await interaction.response.defer(ephemeral=True, thinking=True)
    service, guild = interaction.client.disputes.precedents, interaction.guild_id or 0
    done = granted(interaction, await service.import_(guild, user, await file.read(), origin=file.filename))
    names = ", ".join(each.name for each in done.drafts[:20])
    lines = [names, words.say("precedent-twins", count=done.twins)]
    if done.unplayed:
        count, first = len(done.unplayed), ", ".join(done.unplayed[:20])
        lines.append(words.say("precedent-unplayed", count=count, names=first))
    await reply(interaction, card(words.say("precedent-imported", count=len(done.drafts)), lines))


class PrecedentSelect(IdSelect, PrecedentListId):
    """Opens one of a list."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Show it."""
        await show_precedent(interaction, KINDS[self.letter], int(self.value))


class PrecedentButton(IdButton, PrecedentId):
    """What a judge does with one."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Do it, or ask for what it needs."""
        if interaction.client.is_repeated(interaction):
            return
        kind, number, act = KINDS[self.letter], self.number, self.act
        words, user = await words_of_person(interaction), await official_of(interaction)
        guild = interaction.guild_id or 0
        service = interaction.client.disputes.precedents
        if act in ("edit", "supersede"):
            found = granted(interaction, await service.get(guild, kind, number))
            if act == "edit":
                opens = PrecedentForm.id_for(letter=self.letter, number=number, game=found.game)
                await interaction.response.send_modal(_form(words, kind, opens, _written(found)))
            else:
                by = field(_BY, words.say("precedent-by-which"), words.say("precedent-by-which-about"), 9, lines=False)
                opens = SupersedeForm.id_for(letter=self.letter, number=number)
                await interaction.response.send_modal(form(opens, found.name, by))
            return
        before = await service.replaced(guild, kind, number) if act == "withdraw" else ()
        if before:
            await update(interaction, withdrawal_card(kind, number, before, words))
            return
        acts: dict[str, Callable[..., Awaitable[Precedent | DeskRefused]]] = {
            "force": service.put_in_force,
            "confirm": service.confirm,
            "back": partial(service.withdraw, back=True),
        }
        await _done(interaction, words, await acts.get(act, service.withdraw)(guild, user, kind, number))


class PrecedentAgainButton(IdButton, PrecedentAgainId):
    """Opens a form that was refused, as it was filled in."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Show it."""
        words, kind = await words_of_person(interaction), KINDS[self.letter]
        whose = interaction.guild_id or 0, interaction.user.id
        written = interaction.client.disputes.precedents.unsent.get(whose, _EMPTY)
        opens = PrecedentForm.id_for(letter=self.letter, number=self.number, game=self.game)
        await interaction.response.send_modal(_form(words, kind, opens, written))


class PrecedentForm(Form, prefix="dpf"):
    """Drafts one, or words a draft anew."""

    letter: Letter
    number: Entry | None
    game: Game

    async def submitted(self, interaction: discord.Interaction[Bot]) -> None:
        """Keep the draft and show it."""
        if interaction.client.is_repeated(interaction):
            return
        words, user = await words_of_person(interaction), await official_of(interaction)
        guild = interaction.guild_id or 0
        kind = KINDS[self.letter]
        rules = typed_rules(self.filled.get(_RULES, ""))
        replaces = rules.pop(0) if rules and kind is PrecedentKind.HOUSE_RULE else ""
        wording = Wording(
            language=words.language,
            question=self.filled.get(_QUESTION, ""),
            answer=self.filled.get(_ANSWER, ""),
            ways=tuple(self.filled.get(_WAYS, "").splitlines()),
            rules=tuple(rules),
            replaces=replaces,
        )
        service = interaction.client.disputes.precedents
        if self.number is None:
            done = await service.draft(guild, user, kind, wording, game=self.game or None)
        else:
            done = await service.redraft(guild, user, kind, self.number, wording)
        if isinstance(done, DeskRefused):
            service.keep(guild, user.user, self.filled)
            again = PrecedentAgainId.id_for(letter=self.letter, number=self.number, game=self.game)
            texts = [self.filled.get(name) for name in (_QUESTION, _ANSWER, _WAYS)]
            written = [one_line(text, _TOLD) for text in texts if text]
            raise NotGranted(done, partial(show_refused, interaction, words, done, again, written))
        service.unsent.pop((guild, user.user), None)
        await _done(interaction, words, done)


class SupersedeForm(Form, prefix="dps"):
    """Lets another one take the place of one that is in force."""

    letter: Letter
    number: Entry

    async def submitted(self, interaction: discord.Interaction[Bot]) -> None:
        """Do it."""
        if interaction.client.is_repeated(interaction):
            return
        words, user = await words_of_person(interaction), await official_of(interaction)
        digits = re.sub(r"^[PpHh]-?", "", self.filled.get(_BY, "").strip())
        if not (digits.isascii() and digits.isdigit()):
            raise Refusal("dispute-refused-no-precedent")
        kind = KINDS[self.letter]
        done = await interaction.client.disputes.precedents.supersede(
            interaction.guild_id or 0, user, kind, self.number, int(digits)
        )
        await _done(interaction, words, done)


async def _list(interaction: discord.Interaction[Bot], kind: PrecedentKind) -> None:
    words, service, guild = await words_of_person(interaction), interaction.client.disputes, interaction.guild_id or 0
    await service.precedents.check_again(guild)
    user = await official_of(interaction)
    found = await service.precedents.list(guild, kind=kind)
    shown = found if user.judges else tuple(each for each in found if each.state != "draft")
    await reply(interaction, list_card(shown, kind, words))


async def show_precedent(
    interaction: discord.Interaction[Bot], kind: PrecedentKind, number: int, notes: tuple[str, ...] = ()
) -> None:
    """Show one to the person who asks.

    Raises:
        Refusal: there is none, or it is a draft and they judge nothing here.
    """
    words, user, guild = await words_of_person(interaction), await official_of(interaction), interaction.guild_id or 0
    service = interaction.client.disputes.precedents
    found = await service.get(guild, kind, number)
    if isinstance(found, DeskRefused) or (found.state == "draft" and not user.judges):
        raise Refusal("dispute-refused-no-precedent")
    ancestors = await service.ancestors(guild, kind, number)
    games = interaction.client.matches.games
    game = games.game(found.game) if found.game in games else None
    await update(interaction, precedent_card(found, ancestors, user, words, notes, game))


async def _new(interaction: discord.Interaction[Bot], kind: PrecedentKind, typed: str | None) -> None:
    words, client = await words_of_person(interaction), interaction.client
    user = await official_of(interaction)
    if not (user.judges if kind is PrecedentKind.PRECEDENT else user.head or user.admin):
        raise Refusal("dispute-refused-judge-only" if kind is PrecedentKind.PRECEDENT else "dispute-refused-head-only")
    settings = await channel_settings(client.database, *channels_of(interaction))
    game = await chosen_game(client.oracle, typed, words) if typed else settings.game
    opens = PrecedentForm.id_for(letter=LETTERS[kind], number=None, game=game or "")
    await interaction.response.send_modal(_form(words, kind, opens))


def _written(before: Precedent) -> dict[str, str]:
    """The texts of the form of a precedent, by its fields."""
    cites = ", ".join(cited.number or cited.rule for cited in before.cites)
    ways = "\n".join(before.ways)
    return {_QUESTION: before.question, _ANSWER: before.answer, _RULES: cites, _WAYS: ways}


_EMPTY: Mapping[str, str] = MappingProxyType({})


def _form(
    words: Localizer, kind: PrecedentKind, custom_id: str, written: Mapping[str, str] = _EMPTY
) -> discord.ui.Modal:
    say, cites = words.say, written.get(_RULES, "")
    return form(
        custom_id,
        say(f"precedent-form-{kind}"),
        field(
            _QUESTION,
            say("precedent-question"),
            say("precedent-question-whole"),
            LONGEST_QUESTION,
            written=written.get(_QUESTION, ""),
        ),
        field(
            _ANSWER,
            say("precedent-answer"),
            say("precedent-answer-about"),
            LONGEST_ANSWER,
            written=written.get(_ANSWER, ""),
        ),
        field(_RULES, say("verdict-cited"), say(f"precedent-rules-{kind}"), 400, lines=False, written=cites),
        field(
            _WAYS,
            say("precedent-ways"),
            say("precedent-ways-about"),
            2000,
            required=False,
            written=written.get(_WAYS, ""),
        ),
    )


async def _done(interaction: discord.Interaction[Bot], words: Localizer, done: Precedent | DeskRefused) -> None:
    now = granted(interaction, done)
    await show_precedent(interaction, now.kind, now.number, (words.say("precedent-done"),))
