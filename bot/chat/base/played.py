"""What a channel plays: the game and edition its admins set, and the ways to play of the match that runs in it."""

from __future__ import annotations

import logging
from dataclasses import dataclass

import discord

from bot.chat.base.context import channel_settings, channels_of
from bot.chat.bot import Bot
from bot.games.registry import UnknownGame
from bot.matches.model.match import Status
from bot.matches.model.position import Position
from bot.matches.storage.errors import StorageProblem

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Played:
    """A game, the rulebook of it by its key, and the ways to play that are meant, as the digest calls them."""

    game: str | None = None
    edition: str | None = None
    variants: frozenset[str] = frozenset()

    def narrowed(self, game: str | None) -> Played:
        """The same for a game that a person chose; another game's edition and ways to play do not hold for it."""
        return self if game in (None, self.game) else Played(game)


NOTHING = Played()


async def set_for_channel(interaction: discord.Interaction[Bot]) -> Played:
    """The game and edition that are set for the channel of an interaction, or for the one its thread hangs on."""
    settings = await channel_settings(interaction.client.database, *channels_of(interaction))
    return Played(settings.game, settings.edition)


async def played_here(interaction: discord.Interaction[Bot]) -> Played:
    """What is played in the channel: as it is set, and as the match that runs there plays it."""
    chosen = await set_for_channel(interaction)
    try:
        position = await interaction.client.matches.live_in(*channels_of(interaction))
    except (StorageProblem, UnknownGame):
        # A match that cannot be read should not cost the answer.
        _log.exception("The match of a channel could not be read; its questions are answered without it")
        return chosen
    if position is None or position.match.status is not Status.PLAYING:
        return chosen
    return _with_match(chosen, position, interaction.client)


def _with_match(chosen: Played, position: Position, client: Bot) -> Played:
    match = position.match
    if chosen.game not in (None, match.game):
        return chosen
    rulebook = next((rules.book for rules in position.game.rulesets if rules.key == match.terms.ruleset), None)
    return Played(match.game, chosen.edition or rulebook, client.boards.ways(match.game, match.setup()))
