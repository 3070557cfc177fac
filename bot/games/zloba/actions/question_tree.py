"""A tree of questions on the way to a command, written as plain code that asks for one answer after the other.

The same code serves a person, who is shown each question until the path of picked options has answered it, and random
play, which needs neither questions nor sentences.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias, TypeVar

from bot.games.questions import Option, Step
from bot.games.values import Arg, Line
from bot.games.zloba.position.case import Case
from bot.games.zloba.position.commands import Command

T = TypeVar("T")
Offer: TypeAlias = "Callable[[Answers, Case], Command]"
"""Asks all that is left to ask, down to a command."""


class Branch(NamedTuple):
    """One branch of a menu: the token that picks it, its label, whether it is open, and what it leads to then.

    ``is_open`` answers with any value that is true or false, and is asked far more often than ``offer``.
    """

    token: str
    label: Callable[[Case], Line]
    is_open: Callable[[Case], object]
    offer: Offer


class Unanswered(Exception):
    """The path ends at this question."""

    def __init__(self, step: Step) -> None:
        self.step = step


class NoSuchAnswer(LookupError):
    """The answer is none of the choices, or there is no choice."""


class Answers(ABC):
    """Where answers come from."""

    __slots__ = ()

    def choose(
        self,
        ask: str,
        choices: Sequence[T],
        token: Callable[[T], str],
        label: Callable[[T], Line],
        /,
        **values: Arg,
    ) -> T:
        """One of the choices; an only one is taken without asking.

        Raises:
            Unanswered, NoSuchAnswer: see :meth:`menu`.
        """
        return choices[0] if len(choices) == 1 else self.menu(ask, choices, token, label, **values)

    def number(self, ask: str, label: str, least: int, most: int, /, **values: Arg) -> int:
        """A number from ``least`` to ``most``; each option's line is ``label`` with ``count``."""
        return self.choose(ask, range(least, most + 1), str, lambda n: Line(label, {"count": n, **values}), **values)

    @abstractmethod
    def menu(
        self,
        ask: str,
        choices: Sequence[T],
        token: Callable[[T], str],
        label: Callable[[T], Line],
        /,
        **values: Arg,
    ) -> T:
        """One of the choices, asked for even when it is the only one.

        Raises:
            Unanswered: there is no answer yet.
            NoSuchAnswer: the answer is none of the choices, or there is no choice.
        """

    @abstractmethod
    def branch(self, ask: str, case: Case, branches: Sequence[Branch]) -> Command:
        """The command that one of the branches leads to that are open.

        Raises:
            Unanswered, NoSuchAnswer: see :meth:`menu`.
        """


class PathAnswers(Answers):
    """Answers from a path of picked tokens."""

    __slots__ = ("_at", "_path")

    def __init__(self, path: tuple[str, ...]) -> None:
        self._path = path
        self._at = 0

    @property
    def done(self) -> bool:
        """Whether the whole path has been walked."""
        return self._at == len(self._path)

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
        if not self.done:
            wanted = self._next()
            for choice in choices:
                if token(choice) == wanted:
                    return choice
            raise NoSuchAnswer
        if not choices:
            raise NoSuchAnswer
        raise Unanswered(Step(Line(ask, values), tuple(Option(token(choice), label(choice)) for choice in choices)))

    def branch(self, ask: str, case: Case, branches: Sequence[Branch]) -> Command:
        """See :meth:`Answers.branch`."""
        if self.done:
            options = (Option(one.token, one.label(case)) for one in branches if one.is_open(case))
            raise Unanswered(Step(Line(ask), tuple(options)))
        wanted = self._next()
        for one in branches:
            if one.token == wanted and one.is_open(case):
                return one.offer(self, case)
        raise NoSuchAnswer

    def _next(self) -> str:
        self._at += 1
        return self._path[self._at - 1]


class DrawnAnswers(Answers):
    """Answers drawn by a function that is given how many choices there are; no question is put into words.

    It draws as often, and from as many choices, as if an option of each step were picked.
    """

    __slots__ = ("_draw",)

    def __init__(self, draw: Callable[[int], int]) -> None:
        self._draw = draw

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
        del ask, token, label, values
        if not choices:
            raise NoSuchAnswer
        return choices[self._draw(len(choices))]

    def choose(
        self,
        ask: str,
        choices: Sequence[T],
        token: Callable[[T], str],
        label: Callable[[T], Line],
        /,
        **values: Arg,
    ) -> T:
        """See :meth:`Answers.choose`."""
        del values
        return choices[0] if len(choices) == 1 else self.menu(ask, choices, token, label)

    def number(self, ask: str, label: str, least: int, most: int, /, **values: Arg) -> int:
        """See :meth:`Answers.number`."""
        del ask, label, values
        if most < least:
            raise NoSuchAnswer
        return least if least == most else least + self._draw(most - least + 1)

    def branch(self, ask: str, case: Case, branches: Sequence[Branch]) -> Command:
        """See :meth:`Answers.branch`."""
        del ask
        offers = [one.offer for one in branches if one.is_open(case)]
        if not offers:
            raise NoSuchAnswer
        return offers[self._draw(len(offers))](self, case)
