"""Settling choices privately: the buttons of the card, the forms for numbers and files, and looking at one's own."""

from __future__ import annotations

import io
from functools import partial

import discord
from discord import ui

from bot.chat.base.errors import Refusal
from bot.chat.base.forms import Form, field, file_field, form
from bot.chat.base.ids.fields import Meant
from bot.chat.base.messages import update
from bot.chat.bot import Bot
from bot.chat.matches.base.lobby_ids import AnyName, ChoicesId, KeptId, OwnChoiceId, Whose, WhoseId
from bot.chat.matches.base.match_context import MatchButton, MatchContext, MatchSelect, context_of
from bot.chat.matches.base.replies import declined, explanation, granted
from bot.chat.matches.base.unclear import ask, file_asked_about, settle_question
from bot.chat.matches.shows.lobby.choice_card import choices_card, pick_card
from bot.chat.matches.shows.lobby.choice_words import choice_name
from bot.games.setup import Choice
from bot.games.values import Seat, Unclear, Violation
from bot.matches.model.kept import Keeper, KeptFile, Shelf
from bot.matches.model.match import Status
from bot.matches.model.private import TABLE
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.rules.choices import LARGEST, choices

_SAID, _FILE = "said", "file"
LONGEST_WRITTEN = 4000
"""Letters that a form takes; what is longer is attached."""
_LONGEST_NUMBER = 20


class ChoicesButton(MatchButton, ChoicesId):
    """Opens the private card with one's choices, and does what its buttons say."""

    async def pressed(self, context: MatchContext) -> None:
        """Show the card, a form, or what was brought; or take it back."""
        whose, act, page = self.whose, self.act, self.page
        if act == "card":
            await show_choices(context, whose, page=page)
            return
        if act == "show":
            await show_brought(context, whose, self.name)
            return
        choice = _asked(context, whose, self.name)
        if act == "pick":
            await update(context.interaction, pick_card(context.renderer, whose, choice, page))
        elif act == "drop":
            seat = None if whose == TABLE else whose
            done = await context.service.lobbies.drop(context.match, context.actor, choice.name, seat)
            await settled(context, whose, done)
        elif act == "text":
            await _write(context, whose, choice)
        else:
            await context.interaction.response.send_modal(_form(context, whose, choice))


class OwnChoiceSelect(MatchSelect, OwnChoiceId):
    """A pick on the private card."""

    async def picked(self, context: MatchContext, value: str) -> None:
        """Settle the choice and show the card with it."""
        await choose(context, self.whose, self.name, value)


class NumberForm(Form, WhoseId, prefix="lnum"):
    """Settles a number that was typed."""

    async def submitted(self, interaction: discord.Interaction[Bot]) -> None:
        """Settle it, or say which numbers are possible."""
        if interaction.client.is_repeated(interaction):
            return
        context = await context_of(interaction, self.match)
        said = "".join(self.filled.get(_SAID, "").split())
        await choose(context, self.whose, self.name, said)


class FileForm(Form, WhoseId, prefix="lfile"):
    """Brings a file that was attached to a form."""

    async def submitted(self, interaction: discord.Interaction[Bot]) -> None:
        """Let the game read it, and say privately what is wrong with it."""
        if interaction.client.is_repeated(interaction):
            return
        context = await context_of(interaction, self.match)
        if not self.attached:
            raise Refusal("lobby-no-file")
        await bring(context, self.whose, self.name, self.attached[0])


class TextForm(Form, WhoseId, prefix="ltext"):
    """Brings what was written into a form, as if it were a file."""

    async def submitted(self, interaction: discord.Interaction[Bot]) -> None:
        """Let the game read it, and say privately what is wrong with it."""
        if interaction.client.is_repeated(interaction):
            return
        context = await context_of(interaction, self.match)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await _take(context, self.whose, self.name, self.filled.get(_SAID, "").encode())


class MeantFileButton(MatchButton, prefix="lq"):
    """Answers what was asked about a file, and brings it as it is meant."""

    whose: Whose
    meant: Meant
    name: AnyName

    async def pressed(self, context: MatchContext) -> None:
        """Let the game read it again with the answer."""
        content = await file_asked_about(context.interaction)
        await _take(context, self.whose, self.name, content, meant=self.meant)
        await settle_question(context.interaction)


class KeptSelect(MatchSelect, KeptId):
    """Brings a file that the person keeps."""

    async def picked(self, context: MatchContext, value: str) -> None:
        """Let the match's own game read it, whatever it has become since it was kept."""
        keeper = Keeper(context.position.match.guild, context.actor.user)
        file = await context.service.kept.find(keeper, int(value)) if value.isdecimal() and len(value) < 20 else None
        if file is None or (file.game, file.name) != (context.position.match.game, self.name):
            raise declined(context, refused(Reason.NOT_KEPT))
        await _take(context, self.whose, file.name, file.text.encode())


async def choose(context: MatchContext, whose: Seat | None, name: str, value: str) -> None:
    """Settle a pick or a number, and show the card with it."""
    seat = None if whose == TABLE else whose
    await settled(context, whose, await context.service.lobbies.choose(context.match, context.actor, name, value, seat))


async def bring(context: MatchContext, whose: Seat | None, name: str, file: discord.Attachment) -> None:
    """Bring a file for a choice, and show the card with it, or why the game cannot read it."""
    if file.size > LARGEST:
        raise declined(context, refused(Reason.TOO_LARGE, kilobytes=LARGEST // 1024))
    await context.interaction.response.defer(ephemeral=True, thinking=True)
    await _take(context, whose, name, await file.read())


async def _take(context: MatchContext, whose: Seat | None, name: str, content: bytes, *, meant: str = "") -> None:
    """Bring what is in a file, or ask what is unclear about it."""
    seat = None if whose == TABLE else whose
    done = await context.service.lobbies.bring(context.match, context.actor, name, content, seat, meant=meant)
    if isinstance(done, Unclear):
        press = partial(MeantFileButton.id_for, match=context.match, whose=whose, name=name)
        await ask(context.interaction, context.renderer, done, lambda token: press(meant=token))
        return
    brought = granted(context, done)
    said = context.words.say("lobby-brought-now", what=choice_name(context.renderer, name))
    now = context.after(brought.position)
    notes = (said, *map(now.renderer.markdown, brought.remarks))
    await show_choices(now, whose, notes=notes, wrong=brought.complaints)


async def settled(context: MatchContext, whose: Seat | None, done: object) -> None:
    """Show the card after a choice, or why it was refused with everything as it was."""
    if isinstance(done, Refused):
        text, rules = await explanation(context, done)
        if context.interaction.message is None or rules:
            raise declined(context, done)
        await show_choices(context, whose, notes=(f"**{text}**",))
        return
    now = await context.service.position(context.match)
    await show_choices(context.after(now) if now else context, whose)


async def show_choices(
    context: MatchContext,
    whose: Seat | None,
    *,
    page: int = 0,
    notes: tuple[str, ...] = (),
    wrong: tuple[Violation, ...] | None = None,
) -> None:
    """Show somebody what they have chosen, and what is wrong with it; nobody else sees the card."""
    seat = context.seat if whose is None else whose
    if seat is None:
        raise declined(context, refused(Reason.NOT_SEATED))
    kept = await _brought(context, seat)
    if wrong is None:
        wrong = await context.service.lobbies.complaints(context.match, context.actor, seat)
    files = await _files(context)
    view = choices_card(context.renderer, whose, seat, kept, page=page, wrong=wrong, notes=notes, files=files)
    await update(context.interaction, view)


async def _brought(context: MatchContext, whose: Seat | None) -> dict[str, str]:
    """The files that a seat, or the person who acts, has brought."""
    seat = context.seat if whose is None else whose
    return granted(context, await context.service.lobbies.brought(context.match, context.actor, seat))


async def show_brought(context: MatchContext, whose: Seat | None, name: str) -> None:
    """Send a file back to whoever brought it."""
    kept = await _brought(context, whose)
    if name not in kept:
        raise declined(context, refused(Reason.NOTHING_BROUGHT))
    file = discord.File(io.BytesIO(kept[name].encode()), f"{name}.txt")
    said = context.words.say("lobby-yours", what=choice_name(context.renderer, name), match=context.match)
    await context.interaction.response.send_message(said, file=file, ephemeral=True)


async def _write(context: MatchContext, whose: Seat | None, choice: Choice) -> None:
    """Open a form with what was brought already, to be changed there; what is too long for it is attached instead."""
    kept = await _brought(context, whose)
    written = kept.get(choice.name, "")
    if len(written) > LONGEST_WRITTEN:
        raise Refusal("lobby-write-long", letters=LONGEST_WRITTEN)
    say, name = context.words.say, choice_name(context.renderer, choice.name)
    about = say("lobby-sealed-about" if choice.sealed else "lobby-open-about", kilobytes=LARGEST // 1024)
    said = field(_SAID, name, about, LONGEST_WRITTEN, written=written)
    opens = TextForm.id_for(match=context.match, whose=whose, name=choice.name)
    await context.interaction.response.send_modal(form(opens, say("lobby-write", what=name), said))


async def _files(context: MatchContext) -> dict[str, tuple[KeptFile, ...]]:
    """What whoever acts keeps for the choices of the match, by the choice's name."""
    match = context.position.match
    if match.status is not Status.LOBBY:
        return {}
    keeper = Keeper(match.guild, context.actor.user)
    names = {choice.name for choice in choices(context.position.game, match) if choice.kind == "file"}
    return {name: await context.service.kept.all(Shelf(keeper, match.game, name)) for name in names}


def _asked(context: MatchContext, whose: Seat | None, name: str) -> Choice:
    found = choices(context.position.game, context.position.match)
    choice = next((each for each in found if each.name == name and each.each_seat == (whose != TABLE)), None)
    if choice is None:
        raise Refusal("lobby-no-choice")
    return choice


def _form(context: MatchContext, whose: Seat | None, choice: Choice) -> ui.Modal:
    say, name = context.words.say, choice_name(context.renderer, choice.name)
    kind: type[WhoseId] = NumberForm if choice.kind == "number" else FileForm
    opens = kind.id_for(match=context.match, whose=whose, name=choice.name)
    if choice.kind == "number":
        about = say("match-refused-out-of-range", least=choice.least, most=choice.most)
        said = field(_SAID, name, about, _LONGEST_NUMBER, lines=False)
        return form(opens, say("lobby-number", what=name), said)
    about = say("lobby-sealed-about" if choice.sealed else "lobby-open-about", kilobytes=LARGEST // 1024)
    return form(opens, say("lobby-bring", what=name), file_field(_FILE, name, about))
