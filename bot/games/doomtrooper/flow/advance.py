"""The loop: the innermost frame is carried on until one asks somebody, or the match is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.doomtrooper.effects import carry, simultaneous
from bot.games.doomtrooper.flow import windows
from bot.games.doomtrooper.position import frames
from bot.games.doomtrooper.position.run import Run


def _asks(run: Run, frame: Any) -> bool:  # noqa: ARG001
    return False


STEPS: dict[type, Callable[[Run, Any], bool]] = {
    frames.Window: windows.go_on,
    frames.Choosing: _asks,
    frames.Carrying: carry.go_on,
    frames.Simultaneous: simultaneous.go_on,
}
"""By type of frame what carries it on: ``False`` where it asks somebody now."""


def advance(run: Run) -> None:
    """Let everything happen up to the next question."""
    while run.state.stack and STEPS[type(run.top)](run, run.top):
        pass
