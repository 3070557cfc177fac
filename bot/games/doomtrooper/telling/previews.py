"""What a command will do, in one line, before it is confirmed."""

from __future__ import annotations

from bot.games.doomtrooper.position.commands import Command
from bot.games.doomtrooper.position.run import Case
from bot.games.values import Line, Seat


def preview(case: Case, seat: Seat, command: Command) -> Line:  # noqa: ARG001
    """The command in words."""
    return Line(f"doomtrooper-preview-{type(command).__name__.lower()}")
