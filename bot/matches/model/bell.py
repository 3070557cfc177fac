"""A bell between tasks: one waits for something new, others ring when there is."""

from __future__ import annotations

import asyncio


class Bell:
    """Wakes the task that waits; rung before it waits, it is not missed."""

    def __init__(self) -> None:
        self._event = asyncio.Event()

    def ring(self) -> None:
        """There is something new."""
        self._event.set()

    async def wait(self) -> None:
        """Until there is something new."""
        await self._event.wait()
        self._event.clear()
