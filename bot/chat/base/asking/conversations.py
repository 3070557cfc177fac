"""The last question of each person, so that the next need not repeat what it is about; in memory, and not for long."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Generic, NamedTuple, TypeVar

LASTS = timedelta(minutes=10)
"""So long a question may follow another one."""
MOST = 2_000
"""Conversations that are remembered; of more, the oldest ones are forgotten."""
LONGEST = 400
"""Characters of a question that are kept for those that follow it."""
_NEXT = "\n"

P = TypeVar("P")


class Whose(NamedTuple):
    """A conversation belongs to one person in one channel; ``guild`` is ``None`` in private messages."""

    guild: int | None
    channel: int | None
    user: int


@dataclass(frozen=True, slots=True)
class Turn(Generic[P]):
    """The last question.

    Attributes:
        topic: the question that says what it is about; on a second line the last one that followed it.
        played: the game, edition and ways to play that it was about.
    """

    topic: str
    played: P


def topic_of(question: str, before: str = "") -> str:
    """The topic of a question for those that follow it: itself, below the one that it followed.

    >>> topic_of("And with two?", topic_of("And wounded?", topic_of("May he attack?"))).split("\\n")
    ['May he attack?', 'And with two?']
    """
    said = " ".join(question.split())[:LONGEST]
    return f"{before.split(_NEXT)[0]}{_NEXT}{said}" if before else said


class Conversations(Generic[P]):
    """The last question of each person in each channel."""

    def __init__(self) -> None:
        self._turns: OrderedDict[Whose, tuple[datetime, Turn[P]]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._turns)

    def last(self, whose: Whose, now: datetime) -> Turn[P] | None:
        """Their last question there, unless it was too long ago."""
        kept = self._turns.get(whose)
        return kept[1] if kept is not None and now - kept[0] <= LASTS else None

    def note(self, whose: Whose, turn: Turn[P], now: datetime) -> None:
        """They asked this; what is too old is dropped."""
        self._turns.pop(whose, None)
        self._turns[whose] = (now, turn)
        while self._turns and (len(self._turns) > MOST or now - next(iter(self._turns.values()))[0] > LASTS):
            self._turns.popitem(last=False)

    def forget(self, user: int) -> None:
        """Drop all that a person asked."""
        for whose in [each for each in self._turns if each.user == user]:
            del self._turns[whose]

    def forget_guild(self, guild: int) -> None:
        """Drop all that was asked in a server."""
        for whose in [each for each in self._turns if each.guild == guild]:
            del self._turns[whose]
