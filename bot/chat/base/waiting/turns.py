"""Who goes when: one after the other, mostly those whom somebody waits for."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

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
