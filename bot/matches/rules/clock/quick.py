"""Quick windows: each ends at a moment of its own, and until then nothing shows who answered in it, or could not.

An answer before that moment is kept, a pass of the seat whose turn it is as well: nobody may tell it from silence.
A card that the seat whose turn it is plays ends the window at once, and everybody sees it anyway.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.games.questions import Prompt
from bot.games.values import Seat
from bot.matches.model.chance import Secret
from bot.matches.model.match import Match, Status
from bot.matches.model.position import Position

LEAST, MOST = 8, 15
"""Seconds that a quick window lasts at least and at most."""
_LATE, _LATE_IN_WINDOW = 10.0, 1.0
"""Seconds. Of what is read later players get the time back."""


def ends(position: Position, secret: Secret, window: str, opened: datetime) -> datetime:
    """When a quick window ends that opened just then.

    Args:
        window: its name in the game.
    """
    match = position.match
    named = f"{match.course.line}.{window}"
    return opened + timedelta(milliseconds=secret.span(match.id, named, LEAST * 1000, MOST * 1000))


def end_of(position: Position, prompt: Prompt) -> datetime | None:
    """When the quick window of a prompt of the game ends; ``None`` for any other prompt."""
    if not position.is_quick(prompt):
        return None
    question = position.question_id(prompt)
    waits = (wait for wait in position.match.course.waits if wait.seat == prompt.seat and question in wait.prompts)
    return next((wait.deadline for wait in waits), None)


def in_quick_windows(match: Match) -> frozenset[Seat]:
    """The seats that are asked in a quick window."""
    if not match.terms.timing.quick:
        return frozenset()
    return frozenset(wait.seat for wait in match.course.waits if wait.urgency == "window")


def is_open(match: Match) -> bool:
    """Whether a quick window is open in which people may answer just now."""
    return not match.course.stands and bool(in_quick_windows(match))


def is_late(match: Match, seconds: float) -> bool:
    """Whether lines that could be read so many seconds late cost players time that is to be given back."""
    least = _LATE_IN_WINDOW if is_open(match) else _LATE
    return match.status is Status.PLAYING and seconds > least
