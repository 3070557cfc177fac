"""Who goes when: one after the other, mostly those whom somebody waits for; or a few at a time, and no long queue."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

AT_ONCE = 5
"""So many are answered at a time; the rest of the processor's time is for telling of matches."""
LONGEST = 1.2
"""Seconds from which nobody is let into the queue: those that the next in it has waited, or that the last would wait.

With the work itself and a word that they have to wait, whoever is let in has an answer within three seconds even then.
"""
PACE = 0.025
"""Seconds between two who are let in from the queue, until it is known how fast it moves."""
HELD = 30.0
"""Seconds after which a place is given to the next, should its holder never be answered and the work never end."""

_LOOK_BACK = 20
"""The pace of the queue is that of about so many who were let in last."""
_IN_A_ROW = 2
"""So many urgent turns are taken in a row while others wait, so that these have their share in any rush."""


class Turns:
    """Lets one at a time do what would keep others from the processor."""

    def __init__(self) -> None:
        self._taken = False
        self._urgent: deque[asyncio.Future[None]] = deque()
        self._others: deque[asyncio.Future[None]] = deque()
        self._in_a_row = 0

    @asynccontextmanager
    async def one(self, *, urgent: bool) -> AsyncIterator[None]:
        """A turn of one's own, for as long as the block runs.

        Args:
            urgent: somebody waits for it; goes before what is not, but for every third turn.
        """
        if self._taken:
            turn = asyncio.get_running_loop().create_future()
            (self._urgent if urgent else self._others).append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self._pass_on()
                raise
        self._taken = True
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        while self._urgent or self._others:
            is_urgent = bool(self._urgent) and (self._in_a_row < _IN_A_ROW or not self._others)
            turn = (self._urgent if is_urgent else self._others).popleft()
            if not turn.done():
                self._in_a_row = self._in_a_row + 1 if is_urgent else 0
                turn.set_result(None)
                return
        self._taken = False


class Crowd:
    """Lets in a few at a time of those who want an answer, in the order in which they came, and turns away the rest."""

    def __init__(self) -> None:
        self._coming: dict[int, asyncio.Future[None]] = {}
        self._inside = 0
        self._pace = PACE
        self._let_in: float | None = None
        self._queue: deque[tuple[float, asyncio.Future[None]]] = deque()

    def comes(self, who: int, until: asyncio.Future[None]) -> None:
        """Somebody comes who must be let in before anything is done for them.

        Args:
            who: their number.
            until: what is done as soon as they are answered; being told to wait is no answer, as the work is yet to do.
        """
        self._coming[who] = until
        until.add_done_callback(lambda _: self._coming.pop(who, None))

    async def admits(self, who: int) -> bool:
        """Wait for the turn of one who came; ``False`` at once where the queue is so long that they shall not wait."""
        until = self._coming.pop(who, None)
        if until is None:
            return True
        if self._inside >= AT_ONCE or self._queue:
            now = asyncio.get_running_loop().time()
            if self._queue and max(now - self._queue[0][0], len(self._queue) * self._pace) > LONGEST:
                return False
            turn = asyncio.get_running_loop().create_future()
            self._queue.append((now, turn))
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
        while self._queue:
            _, turn = self._queue.popleft()
            if not turn.done():
                self._keep_pace()
                # The place is handed on, so nobody who comes now can take it.
                turn.set_result(None)
                return
        self._inside -= 1
        self._pace, self._let_in = PACE, None

    def _keep_pace(self) -> None:
        now = asyncio.get_running_loop().time()
        if self._let_in is not None:
            self._pace += (now - self._let_in - self._pace) / _LOOK_BACK
        self._let_in = now


def _end(future: asyncio.Future[None]) -> None:
    if not future.done():
        future.set_result(None)
