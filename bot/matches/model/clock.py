"""Time as matches know it: handed in, so that tests and simulated Discords bring their own."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """Where the time comes from."""

    def now(self) -> datetime:
        """The moment it is, with its zone."""
        ...

    def elapsed(self) -> float:
        """Seconds since some moment, never set back or forward by anybody."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        ...


class SystemClock:
    """The machine's own clock."""

    def now(self) -> datetime:
        """The moment it is, in UTC."""
        return datetime.now(UTC)

    def elapsed(self) -> float:
        """Seconds since the machine started, not counting its sleep."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)
