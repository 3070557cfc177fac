"""Answers taken out of a command that somebody gave: the questions on the way to it judge whether it is legal."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import islice
from typing import Any, TypeVar

from bot.games.kernel.ask import Answers, Aside, Asked, Branch, NoSuchAnswer
from bot.games.offers import text_of, written
from bot.games.questions import Text
from bot.games.values import Arg, Line

T = TypeVar("T")
Position = TypeVar("Position")
Found = TypeVar("Found")


class SaidAnswers(Answers):
    """Answers from a command: each question is answered by the choice that the command makes, if it may be made.

    A game says which choices its commands make. Where a command says more than it is asked, its answers lead to another
    command, which is for the caller to see.

    Attributes:
        question: the one that was put last; the one that turned the command away, where one did.
        about: what the questions are about now, by :meth:`regards`.
    """

    __slots__ = ("_before", "about", "question")

    skips_only = False
    is_read = False

    def __init__(self) -> None:
        self._before: defaultdict[str, int] = defaultdict(int)
        self.about: dict[str, Any] = {}
        self.question = ""

    def makes(self, ask: str, choice: Any, most: int = 1) -> object:
        """Whether the command makes this choice, as one of so many at most."""
        raise NotImplementedError

    def value(self, ask: str) -> object:
        """The number or the words that the command says; any other value where it says none."""
        raise NotImplementedError

    def branches(self) -> Collection[str]:
        """The tokens of the branches of menus that may lead to the command."""
        raise NotImplementedError

    def number_before(self, *asks: str) -> int:
        """How many answers were given to these questions since it was last said what they are about."""
        return sum(self._before[ask] for ask in asks)

    def regards(self, **things: Any) -> None:
        """See :meth:`Answers.regards`."""
        self._before.clear()
        self.about |= things

    def picks(self, asked: Asked[T]) -> Sequence[T]:
        """The choices that the command makes, in the order in which they are offered; of one the first."""
        self.question = asked.key
        aside = next((other.token for other in asked.others if self.makes(asked.key, other)), None)
        if aside is not None:
            raise Aside(aside)
        made = (choice for choice in asked.choices if self.makes(asked.key, choice, asked.most))
        found = tuple(islice(made, 1) if asked.least == asked.most == 1 else made)
        if not asked.least <= len(found) <= asked.most:
            raise NoSuchAnswer
        self._before[asked.key] += len(found)
        return found

    def menu(
        self, ask: str, choices: Sequence[T], token: Callable[[T], str], label: Callable[[T], Line], /, **values: Arg
    ) -> T:
        """See :meth:`Answers.menu`; the commonest question, which is not put together."""
        del token, label, values
        self.question = ask
        for choice in choices:
            if self.makes(ask, choice):
                self._before[ask] += 1
                return choice
        raise NoSuchAnswer

    # A command makes a choice though it were the only one.
    choose = menu

    def one_of_a_sort(
        self,
        ask: str,
        sorts: Sequence[Sequence[T]],
        otherwise: T,
        token: Callable[[T], str],
        label: Callable[[T], Line],
        /,
    ) -> T:
        """See :meth:`Answers.one_of_a_sort`."""
        del token, label
        self.question = ask
        if len(sorts) == 1 and self.makes(ask, otherwise):
            return otherwise
        for sort in sorts:
            if any(self.makes(ask, each) for each in sort):
                return otherwise if len(sorts) == 1 else sort[0]
        raise NoSuchAnswer

    def counts(self, ask: str, least: int, most: int, values: Mapping[str, Arg]) -> int:
        """See :meth:`Answers.counts`."""
        del values
        self.question = ask
        number = self.value(ask)
        if not isinstance(number, int) or not least <= number <= most:
            raise NoSuchAnswer
        self._before[ask] += 1
        return number

    def says(self, ask: str, longest: int, values: Mapping[str, Arg]) -> str:
        """See :meth:`Answers.says`."""
        del values
        self.question = ask
        said = self.value(ask)
        if not isinstance(said, str) or text_of(Text(Line(ask), longest), written(said)) is None:
            raise NoSuchAnswer
        return said

    def branch(self, ask: str, case: Position, branches: Sequence[Branch[Position, Found]], /, **values: Arg) -> Found:
        """See :meth:`Answers.branch`."""
        del ask, values
        leading = self.branches()
        for one in branches:
            if one.token in leading and one.is_open(case):
                return one.offer(self, case)
        raise NoSuchAnswer


def offered(answers: SaidAnswers, offer: Callable[[Answers], Found]) -> Found | None:
    """The command that the answers of a command lead to; ``None`` where one of them may not be given."""
    try:
        return offer(answers)
    except NoSuchAnswer:
        return None
