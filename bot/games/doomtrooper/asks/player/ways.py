"""The commands that a branch of a menu leads to, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import TypeVar

from bot.games.doomtrooper.asks import course
from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.looks.playing import plays, using
from bot.games.doomtrooper.position.commands import Command
from bot.games.kernel.ask import Branch, DrawnAnswers, NoSuchAnswer
from bot.games.values import Arg, Line

Found = TypeVar("Found")
Position = TypeVar("Position")
T = TypeVar("T")
_FIRST = ("doomtrooper-ask-card", "doomtrooper-ask-ability")
"""The questions whose answer is given with the branch."""


def commands(asked: Asked, branch: str, which: int, most: int) -> Iterator[Command]:
    """The commands of a branch, in the order of the options; at most so many.

    Args:
        which: the place of the card or ability that is picked first.
    """
    path: list[int] | None = []
    for _ in range(most):
        if path is None:
            return
        walk = _Walk(path, branch, which)
        with suppress(NoSuchAnswer):
            yield course.command(walk, asked)
        path = walk.next()


def plays_and_uses(asked: Asked, most: int, *, recruiting: bool = False) -> Iterator[Command]:
    """The plays of cards of the hand and uses of abilities in play that may be made, at most so many of each.

    Args:
        recruiting: whether warriors are among the cards.
    """
    case, seat = asked
    for place, card in enumerate(plays.playable(case, seat)):
        if recruiting or case.printed(card).type != "warrior":
            yield from commands(asked, "play", place, most)
    for place, _ in enumerate(using.usable(case, seat)):
        yield from commands(asked, "use", place, most)


class _Walk(DrawnAnswers):
    """Answers by their places, then the first of each; it notes from how many each was."""

    __slots__ = ("_branch", "_path", "_taken", "_which")

    def __init__(self, path: Sequence[int], branch: str, which: int) -> None:
        super().__init__(self._of_path)
        self._path, self._branch, self._which = path, branch, which
        self._taken: list[tuple[int, int]] = []

    def _of_path(self, number: int) -> int:
        at = len(self._taken)
        one = self._path[at] if at < len(self._path) else 0
        self._taken.append((one, number))
        return one

    def next(self) -> list[int] | None:
        """The path to the next command; ``None`` after the last one."""
        taken = list(self._taken)
        while taken:
            one, number = taken.pop()
            if one + 1 < number:
                return [*(each for each, _ in taken), one + 1]
        return None

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
        if ask in _FIRST:
            return choices[self._which]
        return super().menu(ask, choices, token, label, **values)

    def branch(self, ask: str, case: Position, branches: Sequence[Branch[Position, Found]], /, **values: Arg) -> Found:
        """The branch that was named, whether or not others are open."""
        del ask, values
        for one in branches:
            if one.token == self._branch:
                return one.offer(self, case)
        raise NoSuchAnswer

    def amount(self, ask: str, least: int, most: int, /, **values: Arg) -> int:
        """The least or the most: what lies between is seldom better than both."""
        del ask, values
        if most < least:
            raise NoSuchAnswer
        return least if least == most else (least, most)[self._draw(2)]
