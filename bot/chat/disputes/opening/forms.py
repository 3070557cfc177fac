"""The forms that open a dispute: about a match, and about a table that the bot has never seen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import discord
from discord import ui

from bot.chat.base.context import words_of_person
from bot.chat.base.errors import NotGranted
from bot.chat.base.forms import Form, choice_field, field, file_field, form, people_field
from bot.chat.base.granted import plain_values
from bot.chat.base.ids.fields import Entry, Game, Row
from bot.chat.base.ids.id import LONGEST_ID
from bot.chat.base.messages import card, reply
from bot.chat.base.officials import official_of
from bot.chat.bot import Bot
from bot.chat.disputes.base.cases import words_for
from bot.chat.disputes.base.words import CaseWords
from bot.disputes.model.evidence import MOST_BYTES, MOST_PICTURES
from bot.disputes.model.refusals import Reason, Refused, refused
from bot.disputes.rules.opening import MOST_OTHERS
from bot.disputes.rules.words import LONGEST
from bot.disputes.services.cases import Opened
from bot.locales.sentences import Localizer

_QUESTION, _VIEW, _PICTURES, _OTHERS, _GAME = "question", "view", "pictures", "others", "game"
_LONGEST_QUESTION = 1000


class MatchForm(Form, prefix="dopen"):
    """Opens a dispute about a match."""

    match: Row
    entry: Entry | None

    async def submitted(self, interaction: discord.Interaction[Bot]) -> None:
        """Open it, and let the match stand still."""
        if interaction.client.is_repeated(interaction):
            return
        user = await official_of(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        client = interaction.client
        position = await client.matches.position(self.match)
        if position is None or position.match.guild != interaction.guild_id:
            await _answer(interaction, refused(Reason.NO_MATCH), ())
            return
        done = await client.disputes.cases.open_in_match(
            user,
            self.match,
            self.filled.get(_QUESTION, ""),
            view=self.filled.get(_VIEW, ""),
            about=self.entry,
            channel=interaction.channel_id,
        )
        await _answer(interaction, done, self.attached)


class TableForm(Form, prefix="dtable"):
    """Opens a dispute of a table that the bot has never seen."""

    game: Game
    edition: Game

    async def submitted(self, interaction: discord.Interaction[Bot]) -> None:
        """Open it in the channel."""
        if interaction.client.is_repeated(interaction):
            return
        user = await official_of(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        game = self.game or next(iter(self.picked.get(_GAME, ())), "")
        done = await interaction.client.disputes.cases.open_elsewhere(
            user,
            interaction.guild_id or 0,
            interaction.channel_id or 0,
            self.filled.get(_QUESTION, ""),
            view=self.filled.get(_VIEW, ""),
            game=game,
            edition=self.edition or None,
            others=tuple(int(each) for each in self.picked.get(_OTHERS, ()) if each.isdecimal()),
        )
        await _answer(interaction, done, self.attached)


def match_form(words: Localizer, match: int, entry: int | None, view: str = "") -> ui.Modal:
    """The form for a dispute about an entry of a match, by default the last move of somebody else.

    Args:
        view: what already stands in the opener's view.
    """
    say = words.say
    about = "dispute-open-last" if entry is None else "dispute-open-entry"
    title = say(about, match=match, entry=entry or 0)
    return form(MatchForm.id_for(match=match, entry=entry), title, *_common(words, view))


def table_form(words: Localizer, game: str | None, edition: str | None, games: dict[str, str]) -> ui.Modal:
    """The form for a table that the bot has never seen.

    Args:
        games: by key, to be chosen from where none is known.
    """
    say = words.say
    room = LONGEST_ID - len(TableForm.id_for(game=game or "", edition=""))
    opens = TableForm.id_for(game=game or "", edition=(edition or "")[:room])
    fields = [*_common(words, "", required=True)]
    fields.append(people_field(_OTHERS, say("dispute-open-others"), say("dispute-open-others-about"), MOST_OTHERS))
    if game is None:
        options = [discord.SelectOption(label=name[:100], value=key) for key, name in sorted(games.items())[:25]]
        fields.append(choice_field(_GAME, say("dispute-open-game"), say("dispute-open-game-about"), options))
    return form(opens, say("dispute-open-table"), *fields)


def _common(words: Localizer, view: str, *, required: bool = False) -> list[ui.Label[ui.LayoutView]]:
    say = words.say
    return [
        field(_QUESTION, say("dispute-open-question"), say("dispute-open-question-about"), _LONGEST_QUESTION),
        field(
            _VIEW, say("dispute-open-view"), say("dispute-open-view-about"), LONGEST, required=required, written=view
        ),
        file_field(
            _PICTURES,
            say("dispute-open-pictures"),
            say("dispute-open-pictures-about"),
            most=MOST_PICTURES,
            required=False,
        ),
    ]


async def _answer(
    interaction: discord.Interaction[Bot], done: Opened | Refused, attached: Sequence[discord.Attachment]
) -> None:
    """Tell whoever opened a dispute what became of it, and take their pictures in."""
    client, words = interaction.client, await words_of_person(interaction)
    if isinstance(done, Refused):
        raise NotGranted(done, partial(reply, interaction, _refused(words, done)))
    said = await words_for(client, words, done.dispute)
    notes = await _with_pictures(interaction, said, attached)
    opened = words.say("dispute-joined" if done.joined else "dispute-opened", number=done.dispute.number)
    await reply(interaction, card(opened, [*said.state(), *notes]))


async def _with_pictures(
    interaction: discord.Interaction[Bot], said: CaseWords, attached: Sequence[discord.Attachment]
) -> list[str]:
    """Take pictures into a dispute; what is said about those that could not be taken."""
    user, dispute = await official_of(interaction), said.dispute
    notes = []
    for number, each in enumerate(attached[:MOST_PICTURES], 1):
        if each.size > MOST_BYTES:
            taken: object = refused(Reason.PICTURE_SIZE, megabytes=MOST_BYTES // 1024 // 1024)
        else:
            content = await each.read()
            taken = await interaction.client.disputes.evidence.add_picture(dispute.guild, dispute.number, user, content)
        if isinstance(taken, Refused):
            why = " ".join(said.why_not(taken))
            notes.append(said.words.say("dispute-picture-left-out", number=number, why=why))
    return notes


def _refused(words: Localizer, done: Refused) -> ui.LayoutView:
    why = words.say(done.line.key, **plain_values(done))
    return card(words.say("dispute-not-done"), [why], colour=discord.Colour.red())
