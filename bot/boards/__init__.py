"""Pictures of a match as one seat may see it, drawn from that seat's view and nothing else."""

from __future__ import annotations

from threading import Lock

from msgspec import Struct

from bot.boards import zloba
from bot.boards.picture import Picture
from bot.games.zloba.telling.view import ZlobaView
from bot.locales.lines import Speaker

__all__ = ["Picture", "draw"]

# A picture being drawn takes some 30 MB: drawn at once in every thread, they would take as much as a thousand matches.
_ONE_AT_A_TIME = Lock()


def draw(view: Struct, speaker: Speaker) -> Picture | None:
    """The board of a view with its alternative text; ``None`` for a game that has no board to draw.

    Equal views give equal bytes, in every process.

    Args:
        speaker: says messages in the language of those who will look.
    """
    match view:
        case ZlobaView():
            with _ONE_AT_A_TIME:
                return zloba.draw(view, speaker)
    return None
