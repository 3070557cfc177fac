"""The board as one viewer may see it."""

from __future__ import annotations

import asyncio

from bot.boards.entry import Boards
from bot.boards.picture import Picture
from bot.games.values import Viewer
from bot.locales.sentences import Localizer
from bot.matches.model.position import Position


async def picture_of(boards: Boards, position: Position, viewer: Viewer, words: Localizer) -> Picture | None:
    """The board for a viewer; ``None`` for a lobby and for a game that has no picture."""
    if position.state is None:
        return None
    # Drawing takes a tenth of a second, in which everybody else would wait.
    return await asyncio.to_thread(boards.draw, position.match.game, position.view(viewer), words)
