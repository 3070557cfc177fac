"""The next moment of a time of day in a zone, at every change of every zone's clocks until 2040, and beside it."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, time, timedelta
from functools import cache
from itertools import pairwise
from pathlib import Path
from zoneinfo import ZoneInfo, available_timezones

import pytest

import bot
from bot.matches.model.clock import Player, next_moment
from tests.rows import nightly, rows

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)
FIRST, LAST = datetime(2026, 1, 1, tzinfo=UTC), datetime(2041, 1, 1, tzinfo=UTC)
# No zone changes twice within so many days, and comes back to the same offset.
_STRIDE = timedelta(days=5)


class Change:
    """A moment at which a zone's clocks are set, and how far they were and are ahead of UTC."""

    def __init__(self, zone: ZoneInfo, at: datetime, before: timedelta, later: timedelta) -> None:
        self.zone, self.at, self.before, self.later = zone, at, before, later

    @property
    def around(self) -> Iterator[time]:
        """Times of day that are skipped or repeated, and those beside them."""
        shown = sorted(self.at.replace(tzinfo=None) + offset for offset in (self.before, self.later))
        beside = (shown[0] - MINUTE, shown[1] + MINUTE)
        between = (shown[0] + (shown[1] - shown[0]) * part / 4 for part in range(5))
        return (moment.time() for moment in (*beside, *between))

    def expected(self, wall: time, after: datetime) -> datetime:
        """When the wall clock says so next, by its two offsets alone and not by Python's idea of a repeated hour."""
        found = []
        for days in range(-2, 4):
            shown = datetime.combine(self.at.date() + days * DAY, wall, tzinfo=UTC)
            early, late = shown - self.before, shown - self.later
            found += [early] if early < self.at else []
            found += [late] if late >= self.at else []
            found += [self.at] if early >= self.at > late else []
        return min(moment for moment in found if moment > after)


@cache
def changes() -> tuple[Change, ...]:
    """Every change there is, once for all zones that share all of theirs."""
    known: dict[tuple[object, ...], list[Change]] = {}
    for name in sorted(available_timezones()):
        its = list(_changes_of(ZoneInfo(name)))
        known.setdefault(tuple((each.at, each.before, each.later) for each in its), its)
    return tuple(change for its in known.values() for change in its)


def _changes_of(zone: ZoneInfo) -> Iterator[Change]:
    strides = int((LAST - FIRST) / _STRIDE)
    looks = ((moment, _offset(zone, moment)) for moment in (FIRST + _STRIDE * number for number in range(strides)))
    for (early, before), (late, later) in pairwise(looks):
        if before != later:
            low, high = early, late
            while high - low > MINUTE:
                middle = low + (high - low) // MINUTE // 2 * MINUTE
                low, high = (middle, high) if _offset(zone, middle) == before else (low, middle)
            yield Change(zone, high, before, later)


def _offset(zone: ZoneInfo, moment: datetime) -> timedelta:
    return moment.astimezone(zone).utcoffset() or timedelta()


def test_there_are_changes_forward_and_back() -> None:
    forward = sum(change.later > change.before for change in changes())
    assert min(forward, len(changes()) - forward) > 400
    # Of half an hour on Lord Howe Island, of two hours at Troll, and elsewhere than at a whole hour on the Chathams.
    assert {HOUR / 2, HOUR, 2 * HOUR} <= {abs(change.later - change.before) for change in changes()}
    assert 45 in {(change.at + change.before).minute for change in changes()}


@pytest.mark.parametrize("step", [5, *nightly(1)])
def test_the_next_moment_of_a_time_of_day_is_right_around_every_change(step: int) -> None:
    for change in changes()[::step]:
        for away in (-HOUR, -timedelta(seconds=1), timedelta(), 29 * MINUTE, HOUR):
            after = change.at + away
            for wall in change.around:
                said = (change.zone.key, str(change.at), str(wall), str(away))
                assert next_moment(wall, change.zone, after) == change.expected(wall, after), said


@pytest.mark.parametrize("step", [5, *nightly(1)])
def test_quiet_hours_always_end_later_than_now(step: int) -> None:
    for change in changes()[::step]:
        for last in {wall.hour * 60 + wall.minute for wall in change.around}:
            player = Player(change.zone.key, (last + 1) % (24 * 60), last)
            for minutes in (-60, -1, 0, 30):
                now = change.at + minutes * MINUTE
                until = player.quiet_until(now)
                assert until is None or now < until <= now + DAY + 2 * HOUR, (change.zone.key, str(now), last)


@rows(
    ("zone", "wall", "after", "moment"),
    [
        # Set forward from 2:00 to 3:00, so that nobody waits until 3:30 for half past two.
        ("Europe/Prague", time(2, 30), "2027-03-28T00:00", "2027-03-28T01:00"),
        ("Europe/Prague", time(2, 30), "2027-03-28T01:00", "2027-03-29T00:30"),
        # Set back from 3:00 to 2:00: half past two comes twice.
        ("Europe/Prague", time(2, 30), "2027-10-31T00:00", "2027-10-31T00:30"),
        ("Europe/Prague", time(2, 30), "2027-10-31T00:30", "2027-10-31T01:30"),
        ("Europe/Prague", time(2, 30), "2027-10-31T01:30", "2027-11-01T01:30"),
        # From 3:45 to 2:45, and over two hours.
        ("Pacific/Chatham", time(3), "2027-04-03T14:10", "2027-04-03T14:15"),
        ("Antarctica/Troll", time(2), "2027-10-31T01:00", "2027-10-31T02:00"),
        # Over midnight, a whole day that was left out, and one that came twice.
        ("America/Santiago", time(0, 30), "2027-09-05T03:30", "2027-09-05T04:00"),
        ("Pacific/Apia", time(12), "2011-12-30T00:00", "2011-12-30T10:00"),
        ("Pacific/Kwajalein", time(12), "1993-08-21T00:30", "1993-08-21T12:00"),
        ("America/Juneau", time(12), "1867-10-18T01:00", "1867-10-18T20:57:41"),
    ],
)
def test_the_next_moment(zone: str, wall: time, after: str, moment: str) -> None:
    found = next_moment(wall, ZoneInfo(zone), datetime.fromisoformat(after).replace(tzinfo=UTC))
    assert found.isoformat() == datetime.fromisoformat(moment).replace(tzinfo=UTC).isoformat()


def test_no_other_place_makes_a_moment_of_a_time_of_day() -> None:
    """Deadlines, votes and vacations are lengths of time from now on; what is not must go by the one function."""
    made, named = {"fold", "hour", "minute"}, {"combine", "strptime"}
    root = Path(bot.__file__).parent
    found = {
        file.relative_to(root).as_posix()
        for file in root.rglob("*.py")
        for call in _calls(file)
        if made & {keyword.arg for keyword in call.keywords} or getattr(call.func, "attr", "") in named
    }
    assert found == {"matches/model/clock.py"}


def _calls(file: Path) -> Iterable[ast.Call]:
    text = file.read_text(encoding="utf-8")
    if "datetime" not in text:
        return ()
    return (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call))
