"""The game's own player as it was in the first versions; matches that they opened are played on by it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from bot.games.doomtrooper.asks import course, quiet
from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.position.commands import Command
from bot.games.doomtrooper.position.frames import ActionFrame, Combat
from bot.games.kernel.ask import Branch, DrawnAnswers
from bot.games.values import Arg

Found = TypeVar("Found")
Position = TypeVar("Position")
_USE = "use"


def play(asked: Asked) -> Command:
    """The first thing that can be done with an action or in a combat; otherwise the quiet answer."""
    if isinstance(asked.case.top, (ActionFrame, Combat)):
        return course.command(_FirstAnswers(), asked)
    return quiet.default(asked)


class _FirstAnswers(DrawnAnswers):
    """The first of all answers, but no ability where anything else can be done: a free one would be used for ever."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(lambda _: 0)

    def branch(self, ask: str, case: Position, branches: Sequence[Branch[Position, Found]], /, **values: Arg) -> Found:
        """See :meth:`Answers.branch`."""
        others = [each for each in branches if each.token != _USE and each.is_open(case)]
        return super().branch(ask, case, others or branches, **values)
