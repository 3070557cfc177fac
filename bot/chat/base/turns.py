"""One after the other, those first whom somebody waits for."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


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
