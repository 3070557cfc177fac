"""Agreements of the players of a match, and the button that keeps them for the server."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.chat.base.messages import button
from bot.chat.bot import Bot
from bot.chat.matches.base.ids import KeepId
from bot.games.contract import AnyGame
from bot.games.setup import Keepable
from bot.locales.sentences import Localizer
from bot.matches.model.position import Position


async def keep_row(interaction: discord.Interaction[Bot], words: Localizer, position: Position) -> list[ui.Item[Any]]:
    """The button for whoever manages the server, where the players agreed on what is not kept yet."""
    if not agreed(position) or not interaction.permissions.manage_guild:
        return []
    engine = await interaction.client.matches.packs.game(interaction.guild_id or 0, position.match.game)
    if not not_kept(position, engine):
        return []
    return [button(KeepId.id_for(match=position.match.id), words.say("pack-kept-button"))]


def agreed(position: Position) -> tuple[Keepable, ...]:
    """The agreements of a match so far; none before it has begun."""
    game: AnyGame = position.game
    return () if position.state is None else game.keepable(position.state)


def not_kept(position: Position, engine: AnyGame) -> list[Keepable]:
    """What the players of a match agreed on and the server does not keep yet."""
    return [each for each in agreed(position) if each not in engine.kept]
