"""The board as one viewer may see it."""

from __future__ import annotations

from typing import NamedTuple

from bot.chat.locale import Localizer
from bot.games.contract import Viewer
from bot.matches.position import Position


class Picture(NamedTuple):
    """A board as PNG, and the same facts in words."""

    png: bytes
    alt: str


async def picture_of(position: Position, viewer: Viewer, words: Localizer) -> Picture | None:  # noqa: ARG001
    """The board for a viewer; ``None`` for a lobby and for a game that has no picture."""
    return None
