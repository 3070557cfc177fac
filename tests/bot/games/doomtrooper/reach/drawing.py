"""Answers by chance that come round to what was seldom chosen."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeVar

from bot.games.kernel.ask import Branch, DrawnAnswers, NoSuchAnswer
from bot.games.values import Line

T = TypeVar("T")
Found = TypeVar("Found")
Position = TypeVar("Position")
Arg = object


class SeldomAnswers(DrawnAnswers):
    """Answers drawn like any by chance, but what was chosen less often in the game is drawn more often."""

    __slots__ = ("_chosen", "_lot")

    def __init__(self, lot: random.Random, chosen: Counter[tuple[str, str]]) -> None:
        super().__init__(lot.randrange)
        self._lot = lot
        self._chosen = chosen

    def _pick(self, ask: str, tokens: Sequence[str]) -> int:
        weights = [1 / (1 + self._chosen[ask, token]) for token in tokens]
        (place,) = self._lot.choices(range(len(tokens)), weights)
        self._chosen[ask, tokens[place]] += 1
        return place

    def menu(
        self, ask: str, choices: Sequence[T], token: Callable[[T], str], label: Callable[[T], Line], /, **values: Arg
    ) -> T:
        """See :meth:`Answers.menu`."""
        del label, values
        if not choices:
            raise NoSuchAnswer
        return choices[self._pick(ask, [token(one) for one in choices])]

    def branch(self, ask: str, case: Position, branches: Sequence[Branch[Position, Found]], /, **values: Arg) -> Found:
        """See :meth:`Answers.branch`."""
        del values
        there = [one for one in branches if one.is_open(case)]
        if not there:
            raise NoSuchAnswer
        return there[self._pick(ask, [one.token for one in there])].offer(self, case)
