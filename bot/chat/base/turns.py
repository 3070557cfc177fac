"""Who goes when: one after the other, those first whom somebody waits for; or a few at a time, and no long queue."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

AT_ONCE = 12
"""So many are answered at a time; the rest of the processor's time is for telling of matches."""
LONGEST = 1.0
"""Seconds the next in the queue has waited from which nobody is let into it: their answer would come too late."""


class Turns:
    """Lets one at a time do what would keep others from the processor."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: list[tuple[bool, int, asyncio.Future[None]]] = []
        self._numbers = itertools.count()

    @asynccontextmanager
    async def one(self, *, urgent: bool) -> AsyncIterator[None]:
        """A turn of one's own, for as long as the block runs.

        Args:
            urgent: somebody waits for it; goes before all that is not, in the order in which they came.
        """
        if self._taken:
            turn = asyncio.get_running_loop().create_future()
            heapq.heappush(self._waiting, (not urgent, next(self._numbers), turn))
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
        while self._waiting:
            *_, turn = heapq.heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._taken = False


class Crowd:
    """Lets in a few at a time of those who want an answer, in the order in which they came, and turns away the rest."""

    def __init__(self) -> None:
        self._coming: dict[int, asyncio.Future[None]] = {}
        self._inside = 0
        self._queue: deque[tuple[float, asyncio.Future[None]]] = deque()

    def comes(self, who: int, until: asyncio.Future[None]) -> None:
        """Somebody comes who must be let in before anything is done for them.

        Args:
            who: their number.
            until: what is done as soon as they are answered, or told to wait; they count no longer then.
        """
        self._coming[who] = until
        until.add_done_callback(lambda _: self._coming.pop(who, None))

    async def admits(self, who: int) -> bool:
        """Wait for the turn of one who came; ``False`` at once where the queue is so long that they shall not wait."""
        until = self._coming.get(who)
        if until is None:
            return True
        if self._inside >= AT_ONCE or self._queue:
            now = asyncio.get_running_loop().time()
            if self._queue and now - self._queue[0][0] > LONGEST:
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
        if until.done():
            self._leave()
        else:
            until.add_done_callback(lambda _: self._leave())
        return True

    def _leave(self) -> None:
        while self._queue:
            _, turn = self._queue.popleft()
            if not turn.done():
                # The place is handed on, so nobody who comes now can take it.
                turn.set_result(None)
                return
        self._inside -= 1
