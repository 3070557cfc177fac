"""Quick windows: each ends at a moment of its own, and until then nothing shows who answered in it, or could not.

An answer before that moment is kept, a pass of the seat whose turn it is as well: nobody may tell it from silence.
A card that the seat whose turn it is plays ends the window at once, and everybody sees it anyway.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.games.questions import Prompt
from bot.matches.model.chance import Secret
from bot.matches.model.position import Position

LEAST, MOST = 8, 15
"""Seconds that a quick window lasts at least and at most."""


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
