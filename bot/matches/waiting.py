"""Whom a match waits for and until when: deadlines, pings and the next moment its clock must be looked at."""

from __future__ import annotations

from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.games.contract import Seat
from bot.matches.model import Match, Seating, Status, Timing, Wait
from bot.matches.notes import Turn, Which
from bot.matches.position import Position, awaited

WHICH: tuple[Which, ...] = ("reminder", "half-time", "deadline")
"""The notices, the most pressing last."""

LOBBY_KEPT = timedelta(days=7)
"""A lobby that nobody starts is given up after this long, so that its channel is free again."""


def waits_after(
    before: tuple[Wait, ...], position: Position, now: datetime, acted: frozenset[Seat]
) -> tuple[Wait, ...]:
    """Whom the match waits for now.

    A seat that is asked something new, or that just acted and is asked again, gets its whole time; one that is still
    asked the same keeps its deadline and what it was reminded of.
    """
    known = {wait.seat: wait for wait in before}
    waits = []
    for seat, prompts in sorted(awaited(position.game, position.state).items()):
        if not position.match.seats[seat].human:
            continue
        ids = tuple(prompt.id for prompt in prompts)
        old = known.get(seat)
        if old is not None and seat not in acted and set(old.prompts) & set(ids):
            waits.append(replace(old, prompts=ids))
        else:
            waits.append(Wait(seat, ids, now, deadline(position.match.terms.timing, position.match.seats[seat], now)))
    return tuple(waits)


def deadline(timing: Timing, seating: Seating, now: datetime) -> datetime | None:
    """Until when a seat may think that is asked now; its clock stands while its player is on vacation."""
    if timing.seconds is None:
        return None
    return max(now, seating.away or now) + timedelta(seconds=timing.seconds)


def turns(before: tuple[Wait, ...], position: Position, acted: frozenset[Seat], present: frozenset[Seat]) -> list[Turn]:
    """A ping for every seat whose turn it became.

    Not for one that was awaited already, unless the clock moved for it; nor for one whose player just moved.
    """
    known = {wait.seat for wait in before} - acted
    asked = awaited(position.game, position.state)
    return [
        Turn(wait.seat, tuple(prompt.ask for prompt in asked[wait.seat]), wait.deadline)
        for wait in position.match.course.waits
        if wait.seat not in known | present
    ]


def later(wait: Wait, by: timedelta) -> Wait:
    """The wait as if it had begun so much later."""
    return replace(wait, since=wait.since + by, deadline=wait.deadline and wait.deadline + by)


def shifted(match: Match, by: timedelta) -> Match:
    """The match with every running deadline moved; a lobby's is counted from when it was made."""
    if match.status is Status.LOBBY:
        return replace(match, created=match.created + by)
    waits = tuple(later(wait, by) for wait in match.course.waits)
    return replace(match, course=replace(match.course, waits=waits))


def notices_of(timing: Timing, wait: Wait) -> dict[Which, datetime]:
    """When a waiting seat is to be told what, but for what it was told already."""
    moments: dict[Which, datetime] = {}
    wanted = timing.notices
    if wanted.reminder is not None:
        moments["reminder"] = wait.since + timedelta(seconds=wanted.reminder)
    if wait.deadline is not None and wanted.half_time:
        moments["half-time"] = wait.since + (wait.deadline - wait.since) / 2
    if wait.deadline is not None and wanted.deadline is not None:
        moments["deadline"] = wait.deadline - timedelta(seconds=wanted.deadline)
    # A notice at the very start, or after the end, would only repeat the ping or come too late.
    return {
        which: moment
        for which, moment in moments.items()
        if which not in wait.noticed and moment > wait.since and (wait.deadline is None or moment < wait.deadline)
    }


def due(match: Match) -> datetime | None:
    """When the match's clock must be looked at next; ``None`` when never."""
    if match.status is Status.LOBBY:
        return match.created + LOBBY_KEPT
    if match.status is not Status.PLAYING or match.course.stands:
        return None
    moments = [wait.deadline for wait in match.course.waits if wait.deadline is not None]
    for wait in match.course.waits:
        moments += notices_of(match.terms.timing, wait).values()
    if match.course.behind is not None:
        moments.append(match.course.behind)
    return min(moments, default=None)
