"""A question beside which something else can be done, such as playing a card or telling what nobody was asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TypeVar

from bot.games.question_tree import Answers, Branch
from bot.games.values import Arg, Line

T = TypeVar("T")
Position = TypeVar("Position")
Found = TypeVar("Found")

REST = ".rest"
OR_PLAY, OR_ELSE = "twom-ask-or-play", "twom-ask-or-else"
_REST: Mapping[str, str] = MappingProxyType({OR_PLAY: "twom-rest", OR_ELSE: "twom-answer"})


class Aside(Exception):
    """Something else is to be done in the place of the first answer."""

    def __init__(self, token: str) -> None:
        self.token = token


class Beside(Answers):
    """Answers to a question beside which something else can be done: its first menu has an option more for each.

    Raises :class:`Aside` where one of these is picked.
    """

    __slots__ = ("_asked", "_asks", "_of", "_others")

    def __init__(self, answers: Answers, others: Mapping[str, str], asks: str | None) -> None:
        """Answers with others.

        Args:
            others: the tokens of what can be done with the keys of their labels.
            asks: the key of the question before one that has no options of which one is picked; ``None``: there nothing
                else can be done.
        """
        self._of = answers
        self._others = others
        self._asks = asks
        self._asked = False

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
        if self._asked:
            return self._of.menu(ask, choices, token, label, **values)
        self._asked = True
        others = list(self._others)
        places = range(len(choices) + len(others))
        tokens = lambda at: token(choices[at]) if at < len(choices) else others[at - len(choices)]  # noqa: E731

        def labels(at: int) -> Line:
            return label(choices[at]) if at < len(choices) else Line(self._others[others[at - len(choices)]])

        picked = self._of.menu(ask, places, tokens, labels, **values)
        if picked >= len(choices):
            raise Aside(others[picked - len(choices)])
        return choices[picked]

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
        ways = self._of.choose if self._asked else self.menu
        return ways(ask, choices, token, label, **values)

    def _first(self, ask: str, values: dict[str, Arg]) -> None:
        """Ask what is done before a question that has no options of which one is picked."""
        asks, self._asks = self._asks, None
        if not self._asked and asks is not None:
            self.menu(asks, (REST,), str, lambda _: Line(_REST[asks]), question=Line(ask, values))
        self._asked = True

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
        self._first(ask, values)
        return self._of.several(ask, choices, token, label, least, most, **values)

    def amount(self, ask: str, least: int, most: int, /, **values: Arg) -> int:
        """See :meth:`Answers.amount`."""
        self._first(ask, values)
        return self._of.amount(ask, least, most, **values)

    def text(self, ask: str, longest: int, /, **values: Arg) -> str:
        """See :meth:`Answers.text`."""
        self._first(ask, values)
        return self._of.text(ask, longest, **values)

    def more(self, token: str, label: Callable[[], Line]) -> bool:
        """See :meth:`Answers.more`."""
        return self._of.more(token, label)

    def branch(self, ask: str, case: Position, branches: Sequence[Branch[Position, Found]], /, **values: Arg) -> Found:
        """See :meth:`Answers.branch`."""
        self._first(ask, values)
        return self._of.branch(ask, case, branches, **values)
