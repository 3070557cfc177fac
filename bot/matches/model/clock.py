"""Time as matches know it: handed in, so that tests and simulated Discords bring their own; and how long moves take."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, time, timedelta
from enum import StrEnum
from time import monotonic
from typing import Protocol
from zoneinfo import ZoneInfo

from msgspec import Struct

DEFAULT_ZONE = "Europe/Prague"
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


class Expiry(StrEnum):
    """What happens when a seat's time runs out.

    ``default``: the game's default answer is given, and the clock starts anew for what comes next.
    ``skip``: default answers are given until it is somebody else's turn.
    ``forfeit``: the seat gives up.
    """

    DEFAULT = "default"
    SKIP = "skip"
    FORFEIT = "forfeit"


class Notices(Struct, frozen=True):
    """When a seat that is awaited is reminded, in seconds.

    Attributes:
        reminder: this long after its turn began.
        half_time: whether it is told that half of its time is gone.
        deadline: this long before its time runs out.
    """

    reminder: int | None = None
    half_time: bool = True
    deadline: int | None = 3600


class Timing(Struct, frozen=True):
    """A match's clock, chosen when it is made.

    Attributes:
        seconds: for every move; ``None`` where there is no limit.
        expiry: what happens then. In a window it is always the default answer.
        window: seconds for an answer in a window, from its opening for all its seats; ``None`` for as many as for a
            move.
        reserve: seconds that each seat has in the whole match beyond the times for its moves.
        length: seconds from the opening until the match's own time is up; ``None`` for a match without.
        opens: where a table plays together, after how many seconds a question opens to everybody present; before the
            time for it is over.
        veil: for so many seconds after a window opened nothing answers in it but people who do so just then, so that
            nobody can tell who had settled it in advance.
        quick: each window lasts as long as the match's secret says, and until then nothing shows who answered in it.
    """

    seconds: int | None = None
    expiry: Expiry = Expiry.DEFAULT
    notices: Notices = Notices()
    window: int | None = None
    reserve: int = 0
    length: int | None = None
    opens: int | None = None
    veil: int | None = None
    quick: bool = False


class Player(Struct, frozen=True):
    """A player's own settings.

    Attributes:
        zone: the name of the time zone that their quiet hours are meant in.
        quiet_from, quiet_to: minutes after midnight between which they want no pings; may run over midnight.
        away: until when they are on vacation.
    """

    zone: str = DEFAULT_ZONE
    quiet_from: int | None = None
    quiet_to: int | None = None
    away: datetime | None = None

    @property
    def quiet(self) -> tuple[int, int] | None:
        """The first minute of their quiet hours, and the one after the last; ``None`` where they want none."""
        return None if self.quiet_from is None or self.quiet_to is None else (self.quiet_from, self.quiet_to)

    def quiet_until(self, now: datetime) -> datetime | None:
        """The end of the quiet hours that ``now`` is in; ``None`` outside of them."""
        if self.quiet is None or self.quiet[0] == self.quiet[1]:
            return None
        first, last = self.quiet
        zone = ZoneInfo(self.zone)
        here = now.astimezone(zone)
        minute = here.hour * 60 + here.minute
        inside = first <= minute < last if first < last else minute >= first or minute < last
        if not inside:
            return None
        return next_moment(time(last // 60, last % 60), zone, now)


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
