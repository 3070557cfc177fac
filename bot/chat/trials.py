"""Trying what the bot lives on, and telling a part that is busy from one that is stuck."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from enum import Enum

from bot.database import BusyProblem

MOMENT = 3.0
"""Seconds that somebody who asks waits for a trial."""
STUCK = 120.0
"""Seconds after which a part that no trial got through to is stuck; a rush is over, or turned away, long before."""


class State(Enum):
    """How a part is: it answers, it has had no time for it yet, or it fails."""

    WELL = "well"
    BUSY = "busy"
    ILL = "ill"


class Trial:
    """One part, tried by one task at a time however many ask; a trial that takes long goes on between them.

    Args:
        attempt: whether the part does what it should; a :class:`BusyProblem` says that it is in use.
        elapsed: seconds of a clock that nobody sets.
    """

    def __init__(self, attempt: Callable[[], Awaitable[bool]], elapsed: Callable[[], float]) -> None:
        self._attempt = attempt
        self._elapsed = elapsed
        self._running: asyncio.Task[bool | None] | None = None
        # Since when no trial got through.
        self._since: float | None = None

    async def state(self) -> State:
        """How the part is, after a moment at most."""
        running = self._running
        if running is None or running.done():
            running = self._running = asyncio.create_task(self._try())
        await asyncio.wait({running}, timeout=MOMENT)
        answered = running.result() if running.done() else None
        if answered is not None:
            return State.WELL if answered else State.ILL
        return State.BUSY if self._since is None or self._elapsed() - self._since < STUCK else State.ILL

    async def close(self) -> None:
        """Give up the trial that is running."""
        if self._running is not None:
            self._running.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await self._running

    async def _try(self) -> bool | None:
        if self._since is None:
            self._since = self._elapsed()
        try:
            answered = await self._attempt()
        except BusyProblem:
            return None
        self._since = None
        return answered
