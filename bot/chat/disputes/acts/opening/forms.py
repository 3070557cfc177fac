"""The forms that open a dispute: about a match, and about a table that the bot has never seen."""

from __future__ import annotations

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
from bot.chat.disputes.base.cases import given_back, words_for
from bot.chat.disputes.base.pictures import picture_button, take_pictures
from bot.disputes.model.evidence import MOST_PICTURES
from bot.disputes.model.refusals import DeskReason, DeskRefused, refused
from bot.disputes.rules.opening import MOST_OTHERS
from bot.disputes.rules.words import LONGEST
from bot.disputes.services.cases import Opened
from bot.locales.sentences import Localizer

_QUESTION, _VIEW, _PICTURES, _OTHERS, _GAME = "question", "view", "pictures", "others", "game"
_HOW, _NOW = "how", "now"
_LONGEST_QUESTION = 1000


class MatchForm(Form, prefix="dopen"):
    """Opens a dispute about a match."""

    match: Row
    entry: Entry | None

    async def submitted(self, interaction: discord.Interaction[Bot]) -> None:
        """Open it; the match pauses once the other sides want that, too, or a judge takes it."""
        if interaction.client.is_repeated(interaction):
            return
        user = await official_of(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        client = interaction.client
        position = await client.matches.position(self.match)
        if position is None or position.match.guild != interaction.guild_id:
            await _answer(interaction, refused(DeskReason.NO_MATCH), self)
            return
        done = await client.disputes.cases.open_in_match(
            user,
            self.match,
            self.filled.get(_QUESTION, ""),
            view=self.filled.get(_VIEW, ""),
            about=self.entry,
            channel=interaction.channel_id,
            live=_is_live(self),
        )
        await _answer(interaction, done, self)


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
            live=_is_live(self),
        )
        await _answer(interaction, done, self)


def match_form(words: Localizer, match: int, entry: int | None, view: str = "") -> ui.Modal:
    """The form for a dispute about an entry of a match, by default the last move of somebody else.

    Args:
        view: what already stands in the opener's view.
    """
    say = words.say
    about = "dispute-open-last" if entry is None else "dispute-open-entry"
    title = say(about, match=match, entry=entry or 0)
    return form(MatchForm.id_for(match=match, entry=entry), title, *_common(words, view), _how_field(words))


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
    else:
        # A form has room for five fields; where the game is asked for, judges are called from the card.
        fields.append(_how_field(words))
    return form(opens, say("dispute-open-table"), *fields)


def _is_live(filled: Form) -> bool:
    """Whether the table sits and waits for a judge now."""
    return _NOW in filled.picked.get(_HOW, ())


def _how_field(words: Localizer) -> ui.Label[ui.LayoutView]:
    """By post as long as nothing else is chosen, or now."""
    say = words.say
    options = [
        discord.SelectOption(label=say("dispute-open-by-post")[:100], value="post", default=True),
        discord.SelectOption(label=say("dispute-open-now")[:100], value=_NOW),
    ]
    return choice_field(_HOW, say("dispute-open-how"), say("dispute-open-how-about"), options, required=False)


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


async def _answer(interaction: discord.Interaction[Bot], done: Opened | DeskRefused, filled: Form) -> None:
    """Tell whoever opened a dispute what became of it, and take their pictures in."""
    client, words = interaction.client, await words_of_person(interaction)
    if isinstance(done, DeskRefused):
        raise NotGranted(done, partial(reply, interaction, _refused(words, done, filled)))
    said = await words_for(client, words, done.dispute)
    notes = await take_pictures(interaction, said, filled.attached)
    again = [picture_button(said)] if notes else []
    opened = words.say("dispute-joined" if done.joined else "dispute-opened", number=done.dispute.number)
    await reply(interaction, card(opened, [*said.state(), *notes], rows=[again]))


def _refused(words: Localizer, done: DeskRefused, filled: Form) -> ui.LayoutView:
    """Why no dispute was opened, with all that was written, so that nothing of it is lost."""
    why = words.say(done.line.key, **plain_values(done))
    written = [filled.filled.get(name, "") for name in (_QUESTION, _VIEW)]
    return card(words.say("dispute-not-done"), [why, *given_back(words, *written)], colour=discord.Colour.red())
