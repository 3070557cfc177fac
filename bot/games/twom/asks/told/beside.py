"""A question beside which something else can be done, such as playing a card or telling what nobody was asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeVar

from msgspec.structs import replace

from bot.games.kernel.ask import Answers, Aside, Asked
from bot.games.questions import Option
from bot.games.values import Arg, Line

T = TypeVar("T")

REST = ".rest"
OR_PLAY, OR_ELSE = "twom-ask-or-play", "twom-ask-or-else"
_REST: Mapping[str, str] = MappingProxyType({OR_PLAY: "twom-rest", OR_ELSE: "twom-answer"})


class Beside(Answers):
    """Answers to a question beside which something else can be done: its first menu has an option more for each.

    Where several are picked, that is offered in their place, or asked for in a question before.

    Raises :class:`Aside` where one of these is picked.
    """

    __slots__ = ("_asked", "_asks", "_of", "_others", "is_read")

    skips_only = False

    def __init__(self, answers: Answers, others: Mapping[str, str], asks: str | None) -> None:
        """Answers with others.

        Args:
            others: the tokens of what can be done with the keys of their labels.
            asks: the key of the question before one that has no options of which one is picked; ``None``: none comes
                before it.
        """
        self.is_read = answers.is_read
        self._of = answers
        self._others = tuple(Option(token, Line(key)) for token, key in others.items())
        self._asks = asks
        self._asked = False

    def choose(
        self, ask: str, choices: Sequence[T], token: Callable[[T], str], label: Callable[[T], Line], /, **values: Arg
    ) -> T:
        """See :meth:`Answers.choose`; the first question is asked even where it has an only answer."""
        ways = self._of.choose if self._asked else self.menu
        return ways(ask, choices, token, label, **values)

    def picks(self, asked: Asked[T]) -> Sequence[T]:
        """See :meth:`Answers.picks`."""
        if not self._asked and (asked.least, asked.most) == (1, 1):
            return (self._one(asked),)
        others = self._others if not self._asked and self._asks is None else ()
        self._first(asked.key, asked.values)
        return self._of.picks(replace(asked, others=others))

    def _one(self, asked: Asked[T]) -> T:
        self._asked = True
        choices: list[T | Option] = [*asked.choices, *self._others]
        picked = self._of.menu(
            asked.key,
            choices,
            lambda each: each.token if isinstance(each, Option) else asked.token(each),
            lambda each: each.label if isinstance(each, Option) else asked.label(each),
            **asked.values,
        )
        if isinstance(picked, Option):
            raise Aside(picked.token)
        return picked

    def _first(self, ask: str, values: Mapping[str, Arg]) -> None:
        """Ask what is done before a question that has no options of which one is picked."""
        asks, self._asks = self._asks, None
        if not self._asked and asks is not None:
            self.menu(asks, (REST,), str, lambda _: Line(_REST[asks]), question=Line(ask, {**values}))
        self._asked = True

    def counts(self, ask: str, least: int, most: int, values: Mapping[str, Arg]) -> int:
        """See :meth:`Answers.counts`."""
        self._first(ask, values)
        return self._of.amount(ask, least, most, **values)

    def says(self, ask: str, longest: int, values: Mapping[str, Arg]) -> str:
        """See :meth:`Answers.says`."""
        self._first(ask, values)
        return self._of.says(ask, longest, values)

    def more(self, token: str, label: Callable[[], Line]) -> bool:
        """See :meth:`Answers.more`."""
        return self._of.more(token, label)

    def regards(self, **things: Any) -> None:
        """See :meth:`Answers.regards`."""
        self._of.regards(**things)
