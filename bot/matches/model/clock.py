"""Time as matches know it: handed in, so that tests and simulated Discords bring their own."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, time, timedelta
from time import monotonic
from typing import Protocol
from zoneinfo import ZoneInfo

_SECOND = timedelta(seconds=1)


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
        return monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


def next_moment(wall: time, zone: ZoneInfo, after: datetime) -> datetime:
    """The first moment strictly after another at which the clocks of a zone show a time of day, in UTC.

    Where clocks are set back and show it twice, each of the two counts. Where they are set forward over it, it is the
    moment at which they are.

    >>> next_moment(time(2, 30), ZoneInfo("Europe/Prague"), datetime(2027, 3, 28, tzinfo=UTC)).isoformat()
    '2027-03-28T01:00:00+00:00'
    """
    after = after.astimezone(UTC)
    here = after.astimezone(zone).date()
    # The day before, as clocks are set back over midnight, and two after it, as they are set forward over a whole day.
    days = (here + timedelta(days=number) for number in range(-1, 3))
    moments = (moment for day in days for moment in _moments(datetime.combine(day, wall), zone))
    return min(moment for moment in moments if moment > after)


def _moments(wall: datetime, zone: ZoneInfo) -> tuple[datetime, ...]:
    """When clocks show it, twice where they are set back over it; or the moment at which they are set forward over it.

    Read by the offset from before they are set forward it lies after that, and by the one from after it before it.
    """
    first, second = (wall.replace(tzinfo=zone, fold=fold).astimezone(UTC) for fold in (0, 1))
    if first <= second:
        return first, second
    return (_change_between(second, first, zone),)


def _change_between(before: datetime, later: datetime, zone: ZoneInfo) -> datetime:
    """The first moment with the offset of the later one, to the second, as zones change."""
    offset = later.astimezone(zone).utcoffset()
    while later - before > _SECOND:
        middle = before + (later - before) // _SECOND // 2 * _SECOND
        if middle.astimezone(zone).utcoffset() == offset:
            later = middle
        else:
            before = middle
    return later
