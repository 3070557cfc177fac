"""A day of people and of troubles, squeezed into minutes: who acts when, and what is killed or away when."""

from __future__ import annotations

import random
from bisect import bisect
from dataclasses import dataclass
from enum import StrEnum
from itertools import accumulate

HOURS = (1, 1, 1, 1, 1, 2, 3, 4, 5, 5, 5, 6, 6, 5, 5, 6, 7, 8, 9, 10, 10, 8, 5, 2)
"""How much goes on in each hour of the day, against the others."""
DAY = 24.0


class Kind(StrEnum):
    """What happens to the bot in the course of a day."""

    KILL = "kill"
    """One process is killed (SIGKILL), and started again at once."""
    DISCORD = "Discord away"
    """No connection to Discord and no answer from it, for one process or for all."""
    DATABASE = "database away"
    """The server of all processes is stopped as when its machine fails."""


@dataclass(frozen=True)
class Trouble:
    """Something that happens to the bot.

    Attributes:
        hour: when it begins.
        lasts: how many hours; nothing for a kill.
        process: whose; that of all where it is ``None``.
    """

    kind: Kind
    hour: float
    lasts: float = 0.0
    process: int | None = None


TROUBLES = (
    Trouble(Kind.KILL, 2.5, process=0),
    Trouble(Kind.DISCORD, 6, 0.8, process=1),
    Trouble(Kind.KILL, 9, process=1),
    Trouble(Kind.DATABASE, 12, 0.5),
    Trouble(Kind.KILL, 15, process=2),
    Trouble(Kind.DISCORD, 17.5, 0.5),
    Trouble(Kind.KILL, 20, process=0),
    Trouble(Kind.DATABASE, 22, 0.3),
)
"""What a day has of them, with the busiest hours among its times."""


@dataclass(frozen=True)
class Act:
    """Somebody does something.

    Attributes:
        hour: when.
        match: the one in which they move; ``None`` for a question.
        asker: who asks, counted from nought; nobody in particular for a move.
    """

    hour: float
    match: int | None = None
    asker: int = 0


def acts(matches: int, moves: float, askers: int, questions: float, lot: random.Random) -> list[Act]:
    """What people do in a day, in the order in which they do it.

    Args:
        moves: how many in each match, on average.
        questions: how many each asker has, on average.
    """
    made = [Act(_moment(lot), match=lot.randrange(matches)) for _ in range(round(matches * moves))]
    made += [Act(_moment(lot), asker=lot.randrange(askers)) for _ in range(round(askers * questions))]
    return sorted(made, key=lambda act: act.hour)


_UNTIL = tuple(accumulate(HOURS))


def _moment(lot: random.Random) -> float:
    """A moment of the day, more often in the busy hours."""
    return bisect(_UNTIL, lot.random() * _UNTIL[-1]) + lot.random()
