"""Buttons beside the questions of the panel: the board, the sheet, answers in advance, agreements to keep."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.chat.base.messages import Style, button
from bot.chat.bot import Bot
from bot.chat.matches.base.ids import (
    BoardId,
    HistoryId,
    KeepId,
    PassAllId,
    RematchId,
    SheetId,
    StandingId,
    panel_id,
)
from bot.chat.matches.base.match_context import MatchContext
from bot.games.contract import AnyGame
from bot.games.setup import Keepable
from bot.locales.sentences import Localizer
from bot.matches.model.position import Position
from bot.matches.rules.submit import open_windows

Rows = list[list[ui.Item[Any]]]


def over_row(context: MatchContext) -> list[ui.Item[Any]]:
    """The buttons under a match that is over: its history, and a rematch."""
    match, say = context.position.match, context.words.say
    if not match.seq:
        return []
    return [
        button(HistoryId.id_for(match=match.id, seq=match.seq, place=0), say("status-history")),
        button(RematchId.id_for(match=match.id), say("status-rematch"), Style.primary),
    ]


def pass_row(context: MatchContext) -> Rows:
    """The button that passes in several windows at once."""
    if len(open_windows(context.position, context.actor.user)) < 2:
        return []
    return [[button(PassAllId.id_for(match=context.match), context.words.say("panel-pass-all"))]]


def refresh_row(context: MatchContext) -> Rows:
    say = context.words.say
    return [
        [
            button(panel_id(match=context.match), say("panel-refresh")),
            *looks(context),
            *standing_button(context),
        ]
    ]


def looks(context: MatchContext) -> list[ui.Item[Any]]:
    """The buttons that show the board and what the reader has."""
    return [*_board_button(context), *_sheet_button(context)]


def _board_button(context: MatchContext) -> list[ui.Item[Any]]:
    """The button that shows the board; none for a game that has none."""
    if not context.interaction.client.boards.has(context.position.match.game):
        return []
    return [button(BoardId.id_for(match=context.match), context.words.say("panel-board"))]


def _sheet_button(context: MatchContext) -> list[ui.Item[Any]]:
    """The button that opens the reader's sheet; none where there is nothing on it."""
    if not context.position.has_sheet(context.viewer):
        return []
    return [button(SheetId.id_for(match=context.match), context.words.say("panel-sheet"))]


def standing_button(context: MatchContext) -> list[ui.Item[Any]]:
    """The button that opens what the reader settles in advance, and plans; none in a game where there is nothing to."""
    if context.seat is None or not context.position.standing_choices(context.seat):
        return []
    return [button(StandingId.id_for(match=context.match), context.words.say("panel-standing"))]


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
