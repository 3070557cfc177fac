"""What players agreed on in matches and an organiser keeps for the server: listed, kept and withdrawn by selects."""

from __future__ import annotations

from typing import Annotated, Any

import discord
from discord import app_commands, ui

from bot.chat.base.context import words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.base.id_items import IdButton, IdSelect
from bot.chat.base.ids.id import Pattern
from bot.chat.base.messages import GAP, GameWords, card, reply, select, update
from bot.chat.base.text import escape
from bot.chat.bot import Bot
from bot.chat.matches.base.ids import KeepId, MatchId
from bot.chat.matches.shows.panel.side_rows import agreed, not_kept
from bot.games.packs.problems import PackProblem
from bot.games.setup import Keepable
from bot.locales.sentences import Localizer
from bot.matches.model.position import Position
from bot.matches.model.refusals import Refused

_SHOWN, _OFFERED = 40, 25
_LONGEST = 100


class KeepSelect(IdSelect, MatchId, prefix="pk"):
    """Keeps something that the players of a match agreed on."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Keep it for the new matches of the server, if it still stands."""
        _check_right(interaction)
        matches, guild = interaction.client.matches, interaction.guild_id or 0
        position = await _found(interaction, self.match)
        game = position.match.game
        what = next((each for each in agreed(position) if each.key == self.value), None)
        if what is None:
            raise Refusal("pack-kept-gone")
        try:
            done = await matches.packs.keep(guild, game, what)
        except PackProblem as problem:
            raise Refusal("pack-kept-not", said=escape(problem.problems[0].said)) from problem
        await _show_after(interaction, game, done, "pack-kept-now")


class KeepButton(IdButton, KeepId):
    """Opens, beside the panel, what of the match could be kept."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Show it to whoever manages the server."""
        _check_right(interaction)
        position = await _found(interaction, self.match)
        words = await words_of_person(interaction)
        await reply(interaction, await _card(interaction, words, position.match.game, position))


class WithdrawSelect(IdSelect, prefix="pw"):
    """Keeps something no longer."""

    game: Annotated[str, Pattern(r"[a-z0-9-]{1,40}")]

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Withdraw it for new matches."""
        _check_right(interaction)
        game, matches = self.game, interaction.client.matches
        if game not in matches.games:
            raise Refusal("pack-kept-gone")
        done = await matches.packs.withdraw(interaction.guild_id or 0, game, self.value)
        await _show_after(interaction, game, done, "pack-kept-withdrawn")


async def show_kept(
    interaction: discord.Interaction[Bot], words: Localizer, game: str, notes: tuple[str, ...] = ()
) -> None:
    """Show what is kept for a game, with a select to withdraw it, and what of the match here could be kept."""
    await update(interaction, await _card(interaction, words, game, await _here(interaction, game), notes))


async def _card(
    interaction: discord.Interaction[Bot],
    words: Localizer,
    game: str,
    here: Position | None,
    notes: tuple[str, ...] = (),
) -> ui.LayoutView:
    engine = await interaction.client.matches.packs.game(interaction.guild_id or 0, game)
    if not engine.keeps_agreements:
        raise Refusal("pack-kept-none-of", game=escape(words.game(game, game)))
    say, renderer = words.say, GameWords(words, engine)
    lines = [f"- **{renderer.markdown(each.name)}**: {renderer.markdown(each.said)}" for each in engine.kept]
    more = len(lines) - _SHOWN
    listed = [*lines[:_SHOWN], say("pack-kept-more", count=more)] if more > 0 else lines or [say("pack-kept-empty")]
    rows: list[list[ui.Item[Any]]] = []
    new = not_kept(here, engine) if here else []
    if here and new:
        words_here = GameWords(words, here.game)
        rows.append([select(KeepSelect.id_for(match=here.match.id), _options(words_here, new), say("pack-kept-keep"))])
    if engine.kept:
        rows.append(
            [select(WithdrawSelect.id_for(game=game), _options(renderer, engine.kept), say("pack-kept-withdraw"))]
        )
    title = say("pack-kept-title", game=escape(words.game(game, game)))
    texts = [*notes, *([GAP] if notes else []), *listed, GAP, say("pack-kept-about"), say("pack-about")]
    return card(title, texts, rows=rows)


async def _show_after(interaction: discord.Interaction[Bot], game: str, done: str | Refused | None, said: str) -> None:
    words = await words_of_person(interaction)
    note = words.say("match-refused-busy") if isinstance(done, Refused) else words.say(said)
    await interaction.client.matches.packs.drop_unused()
    await show_kept(interaction, words, game, (note,))


async def _found(interaction: discord.Interaction[Bot], number: int) -> Position:
    """The match of this server with this number.

    Raises:
        Refusal: there is none.
    """
    position = await interaction.client.matches.position(number) if 0 < number < 2**63 else None
    if position is None or position.match.guild != (interaction.guild_id or 0):
        raise Refusal("match-gone")
    return position


async def _here(interaction: discord.Interaction[Bot], game: str) -> Position | None:
    """The live match of the channel, else the last one played in it, if it is of this game."""
    matches = interaction.client.matches
    position = await matches.live_in(interaction.channel_id)
    if position is None and interaction.channel_id is not None:
        position = await matches.last_in(interaction.channel_id)
    return position if position and position.match.game == game else None


def _options(words: GameWords, some: list[Keepable] | tuple[Keepable, ...]) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=words.plain(each.name)[:_LONGEST], value=each.key, description=words.plain(each.said)[:_LONGEST]
        )
        for each in some[:_OFFERED]
    ]


def _check_right(interaction: discord.Interaction[Bot]) -> None:
    if not interaction.permissions.manage_guild:
        raise app_commands.MissingPermissions(["manage_guild"])
