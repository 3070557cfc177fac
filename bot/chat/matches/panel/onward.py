"""The move that follows a window: whoever is asked in the window before it may make it at once."""

from __future__ import annotations

from typing import NamedTuple

from bot.chat.matches.base.match_context import MatchContext
from bot.games.questions import Prompt
from bot.matches.rules.foresight import foreseen


class Next(NamedTuple):
    """A move that follows a window, and the match at that question."""

    context: MatchContext
    prompt: Prompt


def move_after(context: MatchContext, window: Prompt) -> Next | None:
    """The reader's own move that follows a window of theirs if nobody does anything; ``None`` where it is not known."""
    if not window.onward or window.ahead or window.seat != context.seat or context.plans or context.window:
        return None
    coming = next(iter(foreseen(context.position, window.seat)), None)
    if coming is None or coming.prompt.urgency != "move":
        return None
    return Next(context.foreseeing(coming.position, window.id), coming.prompt)
