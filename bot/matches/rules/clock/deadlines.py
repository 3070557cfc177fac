"""Whom a match waits for and until when: deadlines, pings and the next moment its clock must be looked at."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.games.contract import Seat
from bot.matches.model.match import Course, Match, Seating, Status, Timing, Wait
from bot.matches.model.messages import Turn, Which
from bot.matches.model.position import Position, awaited

WHICH: tuple[Which, ...] = ("reminder", "half-time", "deadline")
"""The notices, the most pressing last."""

NEWCOMERS = timedelta(hours=1)
"""The least time for a player who is new to a seat, unless a whole move has less."""

LONGEST_EXTENSION = timedelta(days=14)
"""How much longer a deadline can be made at once."""

LOBBY_KEPT = timedelta(days=7)
"""A lobby that is not started is given up after this long, so that its channel is free again."""


def waits_after(
    before: Course, position: Position, now: datetime, acted: frozenset[Seat]
) -> tuple[tuple[Wait, ...], tuple[Wait, ...]]:
    """Whom the match waits for now, and what is left of the waits that the game's own player took over.

    A seat that is asked something new, or that just acted and is asked again, gets its whole time; one that is still
    asked the same keeps its deadline and its reminders, even with another player.
    """
    match = position.match
    known = {wait.seat: wait for wait in (*before.handed, *before.waits)}
    waits: list[Wait] = []
    handed: list[Wait] = []
    for seat, prompts in sorted(awaited(position.game, position.state).items()):
        ids = tuple(position.question_id(prompt) for prompt in prompts)
        old = known.get(seat)
        goes_on = old is not None and seat not in acted and set(old.prompts) & set(ids)
        kept = replace(old, prompts=ids) if old is not None and goes_on else None
        if not position.is_automatic(seat):
            until = deadline(match.terms.timing, match.seats[seat], now)
            waits.append(kept or Wait(seat, ids, now, until, opens=opening(position, now)))
        elif kept is not None:
            handed.append(kept)
    return tuple(waits), tuple(handed)


def deadline(timing: Timing, seating: Seating, now: datetime) -> datetime | None:
    """The deadline of a seat that is asked now; a vacation of its player comes on top."""
    if timing.seconds is None:
        return None
    return max(now, seating.away or now) + timedelta(seconds=timing.seconds)


def opening(position: Position, now: datetime) -> datetime | None:
    """When a question that is asked now opens to everybody present; ``None`` where none ever does."""
    seconds = position.match.terms.timing.opens
    if seconds is None or not position.variant.together:
        return None
    return now + timedelta(seconds=seconds)


def turns(before: tuple[Wait, ...], position: Position, acted: frozenset[Seat], present: frozenset[Seat]) -> list[Turn]:
    """A ping for every seat whose turn it became.

    Not for one that was awaited already, unless the clock moved for it or a player just sat down there; nor for one
    whose player just moved.

    Args:
        acted: the seats that the clock, the game or a player moved for, and those that a player just took.
        present: the seats whose players just moved.
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
    return replace(longer(wait, by), since=wait.since + by, opens=wait.opens and wait.opens + by)


def longer(wait: Wait, by: timedelta) -> Wait:
    """The wait with so much more time."""
    return replace(wait, deadline=wait.deadline and wait.deadline + by, shared=wait.shared and wait.shared + by)


def shown(wait: Wait, course: Course, now: datetime) -> datetime:
    """The moment that the clock of a wait shows; a stopped clock shows when it stopped."""
    return now if course.stopped is None else max(wait.since, course.stopped)


def resumed(wait: Wait, match: Match, now: datetime) -> Wait:
    """The wait when a stopped match runs again: the time is given back, but not twice to a player on vacation."""
    stood, away = shown(wait, match.course, now), match.seats[wait.seat].away
    return later(wait, max(now, away or now) - max(stood, away or stood))


def welcomed(wait: Wait, timing: Timing, seating: Seating, shows: datetime) -> Wait:
    """The wait of a seat whose player is new to it: they have some time at least, which no later player inherits.

    Args:
        shows: the moment that its clock shows.
    """
    if wait.deadline is None or timing.seconds is None:
        return wait
    least = max(shows, seating.away or shows) + min(timedelta(seconds=timing.seconds), NEWCOMERS)
    if wait.deadline >= least:
        return wait
    given = replace(wait, deadline=least, shared=wait.shared or wait.deadline, noticed=())
    # They are told their deadline anyway; what they would have been reminded of before they came is over.
    past = tuple(which for which, moment in notices_of(timing, given).items() if moment <= shows)
    return replace(given, noticed=past)


def unwelcomed(wait: Wait) -> Wait:
    """The wait of a seat that its player leaves, without the extra time that they had as a new player."""
    return replace(wait, deadline=wait.shared or wait.deadline, shared=None)


def changed(course: Course, alter: Callable[[Wait], Wait]) -> Course:
    """The course with every wait changed, those that the game's own player took over as well."""
    return replace(course, waits=tuple(map(alter, course.waits)), handed=tuple(map(alter, course.handed)))


def shifted(match: Match, by: timedelta) -> Match:
    """The match with every running deadline moved; a lobby's is counted from when it was made."""
    if match.status is Status.LOBBY:
        return replace(match, created=match.created + by)
    return replace(match, course=changed(match.course, lambda wait: later(wait, by)))


def notices_of(timing: Timing, wait: Wait) -> dict[Which, datetime]:
    """The notices that a waiting seat has not had yet, and when each is due."""
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
    moments += [wait.opens for wait in match.course.waits if wait.opens is not None and not wait.open]
    for wait in match.course.waits:
        moments += notices_of(match.terms.timing, wait).values()
    if match.course.behind is not None:
        moments.append(match.course.behind)
    if match.course.present is not None:
        # The game is told when somebody is back from a vacation.
        moments += [
            seating.away
            for seat, seating in enumerate(match.seats)
            if seating.away is not None and seating.occupied and seat not in match.course.present
        ]
    return min(moments, default=None)
