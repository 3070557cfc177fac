"""What somebody picked, in words: each question on the way with its answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from bot.games.question_tree import PathAnswers
from bot.games.twom.flow.frames import offer_picks
from bot.games.twom.position.case import Case
from bot.games.values import Arg, Line

T = TypeVar("T")


class _Told(PathAnswers):
    """Answers from a path that remember what was asked and answered."""

    __slots__ = ("lines",)

    def __init__(self, path: tuple[str, ...]) -> None:
        super().__init__(path)
        self.lines: list[Line] = []

    def _tell(self, ask: str, values: dict[str, Arg], answers: tuple[Line, ...]) -> None:
        said = answers or (Line("twom-nothing"),)
        self.lines.append(Line("twom-preview-picked", {"ask": Line(ask, values), "answers": said}))

    def menu(
        self,
        ask: str,
        choices: Sequence[T],
        token: Callable[[T], str],
        label: Callable[[T], Line],
        /,
        **values: Arg,
    ) -> T:
        """See :meth:`Answers.menu`."""
        choice = super().menu(ask, choices, token, label, **values)
        self._tell(ask, values, (label(choice),))
        return choice

    def several(
        self,
        ask: str,
        choices: Sequence[T],
        token: Callable[[T], str],
        label: Callable[[T], Line],
        least: int,
        most: int,
        /,
        **values: Arg,
    ) -> tuple[T, ...]:
        """See :meth:`Answers.several`."""
        found = super().several(ask, choices, token, label, least, most, **values)
        self._tell(ask, values, tuple(map(label, found)))
        return found

    def amount(self, ask: str, least: int, most: int, /, **values: Arg) -> int:
        """See :meth:`Answers.amount`."""
        number = super().amount(ask, least, most, **values)
        self._tell(ask, values, (Line("twom-number", {"count": number}),))
        return number


def picked(case: Case, of: tuple[str, ...]) -> tuple[Line, ...]:
    """The questions of what lies on top of the stack with the answers that these picks are.

    Raises:
        NoSuchAnswer, Unanswered: they are not.
    """
    told = _Told(of)
    offer_picks(told, case, case.state.stack[-1])
    return tuple(told.lines)
