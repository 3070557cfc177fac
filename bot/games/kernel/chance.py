"""Find out whether something would ask chance, without asking it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.contract import Chance
from bot.games.kernel.run import Run


class Drawn(Exception):
    """Chance would be asked."""


class Untouched:
    """Chance that nobody has asked yet."""

    def draw(self, purpose: str, below: int) -> int:
        """Nothing goes on beyond it.

        Raises:
            Drawn: always.
        """
        raise Drawn(purpose, below)


def turns_up(carried_out: Callable[[Chance], object], reveals: Callable[[Any], bool]) -> bool:
    """Whether a command asks chance, or leads to an event that tells something new; what is refused does neither.

    It is not carried out beyond its first draw, before which nothing depends on chance: a combat in which every die
    showed the same might never end.

    Args:
        carried_out: carries the command out with a source of chance.
        reveals: whether an event tells something that undoing could not make unknown again.
    """
    try:
        done = carried_out(Untouched())
    except Drawn:
        return True
    return isinstance(done, Run) and any(map(reveals, done.events))
