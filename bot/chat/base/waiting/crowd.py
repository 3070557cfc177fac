"""Admission of interactions: a few at a time, the most urgent kind first, and only those that can be answered soon."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass
from enum import IntEnum

AT_ONCE = 5
"""So many are answered at a time; the rest of the processor's time is for telling of matches."""
LONGEST = 1.2
"""Seconds that anyone in the queue should wait at most: a request that would wait longer is not let in.

With the work itself and a word that they have to wait, everyone who is let in has an answer within three seconds even
then.
"""
PACE = 0.025
"""Seconds between two who are let in from the queue, until it is known how fast it moves."""
HELD = 30.0
"""Seconds after which a place is given to the next, should its holder never be answered and the work never end."""

_LOOK_BACK = 20
"""The pace of the queue, and who has gone first in it, are those of about so many who were let in last."""


class Haste(IntEnum):
    """Kinds of interactions, the most urgent first: by the button or command, and never by who may do what."""

    MOVE = 0
    QUESTION = 1
    LOOK = 2


@dataclass(frozen=True, slots=True)
class _Waiting:
    came: float
    haste: Haste
    turn: asyncio.Future[None]


class Crowd:
    """Lets in a few at a time of those who want an answer, and turns away at once who would wait too long.

    Moves go before questions, and these before those who only look, each in the order in which they came. Anyone who
    was let into the queue and has waited for :data:`LONGEST` goes before all.

    Attributes:
        beside: so many more are answered at a time, as others do most of their work.
    """

    def __init__(self) -> None:
        self.beside = 0
        self._coming: dict[int, asyncio.Future[None]] = {}
        self._inside = 0
        self._pace = PACE
        self._let_in: float | None = None
        self._shares = dict.fromkeys(Haste, 0.0)
        self._queues: dict[Haste, deque[_Waiting]] = {haste: deque() for haste in Haste}

    def comes(self, who: int, until: asyncio.Future[None]) -> None:
        """Somebody comes who must be let in before anything is done for them.

        Args:
            who: their number.
            until: what is done as soon as they are answered; being told to wait is no answer, as the work is yet to do.
        """
        self._coming[who] = until
        until.add_done_callback(lambda _: self._coming.pop(who, None))

    async def admits(self, who: int, haste: Haste = Haste.LOOK) -> bool:
        """Wait for the turn of one who came; ``False`` at once where they would wait too long."""
        until = self._coming.pop(who, None)
        if until is None:
            return True
        if self._inside >= AT_ONCE + self.beside or any(self._queues.values()):
            now = asyncio.get_running_loop().time()
            if self._would_wait_too_long(haste, now):
                return False
            turn = asyncio.get_running_loop().create_future()
            self._queues[haste].append(_Waiting(now, haste, turn))
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self._leave()
                raise
        else:
            self._inside += 1
        self._hold(until)
        return True

    def _would_wait_too_long(self, haste: Haste, now: float) -> bool:
        """Whether those before one who comes now have, or the queue takes too long to come to them.

        Of the places that become free, those who come later and go first take their share.
        """
        ahead = [queue for each, queue in self._queues.items() if each <= haste and queue]
        if not ahead:
            return False
        longest = max(now - queue[0].came for queue in ahead)
        left = 1 - sum(share for each, share in self._shares.items() if each < haste)
        return longest > LONGEST or sum(map(len, ahead)) * self._pace > LONGEST * left

    def _hold(self, until: asyncio.Future[None]) -> None:
        if until.done():
            self._leave()
            return
        # Nobody but the crowd ends its own future, so that an answer after that time frees no second place.
        left = asyncio.get_running_loop().create_future()
        timer = asyncio.get_running_loop().call_later(HELD, _end, left)
        until.add_done_callback(lambda _: _end(left))
        # Work that ends without an answer, as that of a click delivered twice may, holds no place either.
        if task := asyncio.current_task():
            task.add_done_callback(lambda _: _end(left))
        left.add_done_callback(lambda _: timer.cancel())
        left.add_done_callback(lambda _: self._leave())

    def _leave(self) -> None:
        now = asyncio.get_running_loop().time()
        while (first := self._first(now)) is not None:
            if not first.turn.done():
                self._keep_pace(now, first.haste)
                # The place is handed on, so nobody who comes now can take it.
                first.turn.set_result(None)
                return
        self._inside -= 1
        self._pace, self._let_in = PACE, None
        self._shares = dict.fromkeys(Haste, 0.0)

    def _first(self, now: float) -> _Waiting | None:
        """Take out of the queue who goes next."""
        waiting = [queue for queue in self._queues.values() if queue]
        if not waiting:
            return None
        overdue = [queue for queue in waiting if now - queue[0].came > LONGEST]
        return min(overdue or waiting[:1], key=lambda queue: queue[0].came).popleft()

    def _keep_pace(self, now: float, haste: Haste) -> None:
        if self._let_in is not None:
            self._pace += (now - self._let_in - self._pace) / _LOOK_BACK
        self._let_in = now
        for each in Haste:
            self._shares[each] += ((each is haste) - self._shares[each]) / _LOOK_BACK


def _end(future: asyncio.Future[None]) -> None:
    if not future.done():
        future.set_result(None)
