"""A tree of questions on the way to a command, written as plain code that asks for one answer after the other.

The same code serves a person, who is shown each question until the path of picked options has answered it, and random
play, which needs neither questions nor sentences.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

from bot.games.offers import picked, text_of
from bot.games.questions import Number, Option, Question, Step, Text
from bot.games.values import Arg, Line

T = TypeVar("T")
Position = TypeVar("Position")
Found = TypeVar("Found")


class Branch(NamedTuple, Generic[Position, Found]):
    """One branch of a menu: the token that picks it, its label, whether it is open, and what it leads to then.

    ``is_open`` answers with any value that is true or false, and is asked far more often than ``offer``, which asks all
    that is left to ask, down to a command.
    """

    token: str
    label: Callable[[Position], Line]
    is_open: Callable[[Position], object]
    offer: Callable[[Answers, Position], Found]


class Unanswered(Exception):
    """The path ends at this question."""

    def __init__(self, step: Question) -> None:
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

    def one_of_a_sort(
        self,
        ask: str,
        sorts: Sequence[Sequence[T]],
        otherwise: T,
        token: Callable[[T], str],
        label: Callable[[T], Line],
        /,
    ) -> T:
        """The first of a sort of equal things; ``otherwise`` where they are all of one sort, which is not asked.

        A command may as well name another of the sort.

        Raises:
            Unanswered, NoSuchAnswer: see :meth:`menu`.
        """
        return otherwise if len(sorts) == 1 else self.menu(ask, [sort[0] for sort in sorts], token, label)

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
        """From ``least`` to ``most`` of the choices, in their order; asked for even where there is nothing to choose.

        Raises:
            Unanswered, NoSuchAnswer: see :meth:`menu`.
        """

    @abstractmethod
    def amount(self, ask: str, least: int, most: int, /, **values: Arg) -> int:
        """A number from ``least`` to ``most``, typed rather than picked; an only one is taken without asking.

        Raises:
            Unanswered, NoSuchAnswer: see :meth:`menu`.
        """

    @abstractmethod
    def text(self, ask: str, longest: int, /, **values: Arg) -> str:
        """At most so many characters of a player's own words on one line, or none.

        Raises:
            Unanswered, NoSuchAnswer: see :meth:`menu`.
        """

    @abstractmethod
    def more(self, token: str, label: Callable[[], Line]) -> bool:
        """Whether a command that is complete goes on with more; a path that ends here does not."""

    @abstractmethod
    def branch(self, ask: str, case: Position, branches: Sequence[Branch[Position, Found]], /, **values: Arg) -> Found:
        """The command that one of the branches leads to that are open.

        Raises:
            Unanswered, NoSuchAnswer: see :meth:`menu`.
        """


class PathAnswers(Answers):
    """Answers from a path of picked tokens."""

    __slots__ = ("_at", "_more", "_path")

    def __init__(self, path: tuple[str, ...]) -> None:
        self._path = path
        self._at = 0
        self._more: tuple[Option, ...] = ()

    @property
    def done(self) -> bool:
        """Whether the whole path has been walked."""
        return self._at == len(self._path)

    @property
    def continued(self) -> tuple[Option, ...]:
        """What the command at the end of the path may be continued with."""
        return self._more

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
        if len(choices) < least or not choices:
            raise NoSuchAnswer
        options = tuple(Option(token(choice), label(choice)) for choice in choices)
        step = Step(Line(ask, values), options, least, min(most, len(choices)))
        if self.done:
            raise Unanswered(step)
        found = picked(step, self._next())
        if found is None:
            raise NoSuchAnswer
        return tuple(choices[options.index(option)] for option in found)

    def amount(self, ask: str, least: int, most: int, /, **values: Arg) -> int:
        """See :meth:`Answers.amount`."""
        if least >= most:
            return _only(least, most)
        if self.done:
            raise Unanswered(Number(Line(ask, values), least, most))
        said = self._next()
        # No number that anybody is asked for is longer, and longer ones may be too long to be read.
        if not said.removeprefix("-").isdecimal() or len(said) > 9:
            raise NoSuchAnswer
        if str(int(said)) != said or not least <= int(said) <= most:
            raise NoSuchAnswer
        return int(said)

    def text(self, ask: str, longest: int, /, **values: Arg) -> str:
        """See :meth:`Answers.text`."""
        question = Text(Line(ask, values), longest)
        if self.done:
            raise Unanswered(question)
        text = text_of(question, self._next())
        if text is None:
            raise NoSuchAnswer
        return text

    def more(self, token: str, label: Callable[[], Line]) -> bool:
        """See :meth:`Answers.more`."""
        if self.done:
            self._more = (*self._more, Option(token, label()))
            return False
        if self._path[self._at] != token:
            return False
        self._at += 1
        return True

    def branch(self, ask: str, case: Position, branches: Sequence[Branch[Position, Found]], /, **values: Arg) -> Found:
        """See :meth:`Answers.branch`."""
        if self.done:
            options = (Option(one.token, one.label(case)) for one in branches if one.is_open(case))
            raise Unanswered(Step(Line(ask, values), tuple(options)))
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
        del ask, token, label, values
        if len(choices) < least or not choices:
            raise NoSuchAnswer
        rest = list(range(len(choices)))
        if least == most == 1:
            return (choices[self._draw(len(rest))],)
        number = least + self._draw(min(most, len(rest)) - least + 1)
        places = sorted(rest.pop(self._draw(len(rest))) for _ in range(number))
        return tuple(choices[place] for place in places)

    def amount(self, ask: str, least: int, most: int, /, **values: Arg) -> int:
        """See :meth:`Answers.amount`."""
        del ask, values
        return _only(least, most) if least >= most else least + self._draw(most - least + 1)

    def text(self, ask: str, longest: int, /, **values: Arg) -> str:
        """See :meth:`Answers.text`; nobody draws words."""
        del ask, longest, values
        return ""

    def more(self, token: str, label: Callable[[], Line]) -> bool:
        """See :meth:`Answers.more`."""
        del token, label
        return self._draw(2) == 1

    def branch(self, ask: str, case: Position, branches: Sequence[Branch[Position, Found]], /, **values: Arg) -> Found:
        """See :meth:`Answers.branch`."""
        del ask, values
        offers = [one.offer for one in branches if one.is_open(case)]
        if not offers:
            raise NoSuchAnswer
        return offers[self._draw(len(offers))](self, case)


def _only(least: int, most: int) -> int:
    if most < least:
        raise NoSuchAnswer
    return least
