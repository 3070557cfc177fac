"""Whom a match waits for and until when, whom to ping for it, and when its clock must be looked at next."""

from __future__ import annotations

import math
from collections.abc import Callable
from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.games.questions import Prompt, Urgency
from bot.games.values import Seat
from bot.matches.model import refusals
from bot.matches.model.chance import Secret
from bot.matches.model.match import Called, Course, Hold, Latest, Match, Owner, Seating, Status, Timing, Wait
from bot.matches.model.messages import Turn, Which
from bot.matches.model.position import Position, awaited, is_spared
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.rules.clock import patience, quick

WHICH: tuple[Which, ...] = ("reminder", "half-time", "reserve", "deadline")
"""The notices, the most pressing last."""
_PRESSING: tuple[Urgency, ...] = ("move", "window", "chore")

NEWCOMERS = timedelta(hours=1)
"""The least time for a player who is new to a seat, unless the whole question has less."""

LONGEST_EXTENSION = timedelta(days=14)
"""How much longer a deadline can be made at once."""

LOBBY_KEPT = timedelta(days=7)
"""A lobby that is not started is given up after this long, so that its channel is free again."""

LATELY = timedelta(minutes=15)
"""A seat that answered so long ago at most is taken to look at the windows that follow."""


def waits_after(
    before: Course, position: Position, now: datetime, acted: frozenset[Seat], secret: Secret | None = None
) -> Course:
    """The course with whom the match waits for now, and what is left of the seats' reserves.

    A seat that is asked something new, or that just acted and is asked again, gets its whole time; one that is still
    asked the same keeps its deadline and its reminders, even with another player; so do waits that the game's own
    player took over. All seats of a window are asked as it opens, so that their times end together.

    Args:
        secret: that of the match, by which quick windows end.
    """
    match = position.match
    known = {wait.seat: wait for wait in (*before.handed, *before.waits)}
    asked: dict[Seat, Wait] = {}
    kept: dict[Seat, Wait] = {}
    for seat, prompts in sorted(awaited(position.game, position.state).items()):
        ids = tuple(position.question_id(prompt) for prompt in prompts)
        urgency = next(each for each in _PRESSING if each in {prompt.urgency for prompt in prompts})
        ahead = all(prompt.ahead for prompt in prompts)
        end = _quick_end(position, prompts, secret, now) if urgency == "window" else None
        veil = end or _veil(match.terms.timing, urgency, now)
        asked[seat] = Wait(seat, ids, now, end, urgency=urgency, opens=opening(position, now), ahead=ahead, veil=veil)
        old = known.get(seat)
        if old is not None and seat not in acted and set(old.prompts) & set(ids):
            kept[seat] = replace(old, prompts=ids, urgency=urgency, ahead=ahead)
    over = [wait for seat, wait in known.items() if seat not in kept]
    reserves = _left(before.reserves, {wait.seat: used(wait, match, now) for wait in over})
    waits: list[Wait] = []
    handed: list[Wait] = []
    for seat, new in asked.items():
        if not position.is_automatic(seat):
            waits.append(kept.get(seat) or _timed(new, match, reserves))
        elif seat in kept:
            handed.append(kept[seat])
    return replace(before, waits=tuple(waits), handed=tuple(handed), reserves=reserves)


def _veil(timing: Timing, urgency: Urgency, now: datetime) -> datetime | None:
    """Until when only people answer in a window that opens now."""
    return now + timedelta(seconds=timing.veil) if timing.veil and urgency == "window" else None


def _quick_end(
    position: Position, prompts: tuple[Prompt, ...], secret: Secret | None, now: datetime
) -> datetime | None:
    """When the quick window ends that a seat is asked in; ``None`` where it is asked in none."""
    window = next((each.window for each in prompts if position.is_quick(each)), "")
    return quick.ends(position, secret, window, now) if window and secret is not None else None


def _timed(wait: Wait, match: Match, reserves: tuple[int, ...]) -> Wait:
    """A new wait with its deadline; its clock stands while the seat's player is on vacation."""
    seconds = time_of(match.terms.timing, wait.urgency)
    if seconds is None or wait.deadline is not None:
        return wait
    reserve = reserves[wait.seat] if wait.urgency == "move" and reserves else 0
    begins = max(wait.since, match.seats[wait.seat].away or wait.since)
    return replace(wait, deadline=begins + timedelta(seconds=seconds + reserve), reserve=reserve)


def time_of(timing: Timing, urgency: Urgency) -> int | None:
    """The seconds for a question of this urgency, without a reserve; ``None`` where there is no limit."""
    return timing.window or timing.seconds if urgency == "window" else timing.seconds


def reserves_after(match: Match, now: datetime) -> tuple[int, ...]:
    """What is left of the seats' reserves when nobody is awaited any more."""
    waits = (*match.course.handed, *match.course.waits)
    return _left(match.course.reserves, {wait.seat: used(wait, match, now) for wait in waits})


def used(wait: Wait, match: Match, now: datetime) -> int:
    """How many seconds of its seat's reserve a wait has used."""
    if wait.own is None:
        return 0
    shows = shown(wait, match.course, now)
    shows = max(shows, match.seats[wait.seat].away or shows)
    return min(max(0, math.ceil((shows - wait.own).total_seconds())), wait.reserve)


def _left(reserves: tuple[int, ...], spent: dict[Seat, int]) -> tuple[int, ...]:
    return tuple(max(0, left - spent.get(seat, 0)) for seat, left in enumerate(reserves))


def opening(position: Position, now: datetime) -> datetime | None:
    """When a question that is asked now opens to everybody present; ``None`` where none ever does."""
    seconds = position.match.terms.timing.opens
    if seconds is None or not position.variant.together:
        return None
    return now + timedelta(seconds=seconds)


def later(wait: Wait, by: timedelta) -> Wait:
    """The wait as if it had begun so much later."""
    moved = longer(wait, by)
    return replace(
        moved, since=wait.since + by, opens=wait.opens and wait.opens + by, veil=wait.veil and wait.veil + by
    )


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


def held(match: Match, owner: Owner, now: datetime) -> Match:
    """The match with its clock stopped for an owner since then, who may hold it already."""
    course = match.course
    if course.held_by(owner):
        return match
    stopped = min(course.stopped or now, now)
    return replace(match, course=replace(course, holds=(*course.holds, Hold(owner, now)), stopped=stopped))


def let_go(match: Match, owner: Owner, now: datetime) -> Match:
    """The match without an owner's hold; with the last one its clock runs, and nobody lost the time it stood."""
    course = match.course
    if not course.held_by(owner):
        return match
    left = tuple(each for each in course.holds if each.owner != owner)
    if left:
        return replace(match, course=replace(course, holds=left))
    course = changed(course, lambda wait: resumed(wait, match, now))
    return replace(match, course=replace(course, holds=(), stopped=None, ends=end_after(course, now)))


def end_after(course: Course, now: datetime) -> datetime | None:
    """When the match's own time is up once its clock is not stopped any more: it lost nothing while it was."""
    return course.ends and course.ends + max(timedelta(), now - (course.stopped or now))


def welcomed(wait: Wait, timing: Timing, seating: Seating, shows: datetime) -> Wait:
    """The wait of a seat whose player is new to it: they have some time at least, which no later player inherits.

    Args:
        shows: the moment that its clock shows.
    """
    seconds = time_of(timing, wait.urgency)
    if wait.deadline is None or seconds is None or (timing.quick and wait.urgency == "window"):
        return wait
    least = max(shows, seating.away or shows) + min(timedelta(seconds=seconds), NEWCOMERS)
    if wait.deadline >= least:
        return wait
    # What is used of the seat's reserve stays used.
    more = math.ceil((least - wait.deadline).total_seconds()) if wait.reserve else 0
    given = replace(wait, deadline=least, shared=wait.shared or wait.deadline, reserve=wait.reserve + more, noticed=())
    # They are told their deadline anyway; what they would have been reminded of before they came is over.
    past = tuple(which for which, moment in notices_of(timing, given).items() if moment <= shows)
    return replace(given, noticed=past)


def unwelcomed(wait: Wait) -> Wait:
    """The wait of a seat that its player leaves, without the extra time that they had as a new player."""
    if wait.shared is None or wait.deadline is None:
        return wait
    less = math.ceil((wait.deadline - wait.shared).total_seconds()) if wait.reserve else 0
    return replace(wait, deadline=wait.shared, shared=None, reserve=wait.reserve - less)


def changed(course: Course, alter: Callable[[Wait], Wait]) -> Course:
    """The course with every wait changed, those that the game's own player took over as well."""
    return replace(course, waits=tuple(map(alter, course.waits)), handed=tuple(map(alter, course.handed)))


def shifted(match: Match, by: timedelta) -> Match:
    """The match with every running deadline moved; a lobby's is counted from when it was made."""
    if match.status is Status.LOBBY:
        series = match.course.series
        later_series = series and replace(series, until=series.until and series.until + by)
        return replace(match, created=match.created + by, course=replace(match.course, series=later_series))
    course = changed(match.course, lambda wait: later(wait, by))
    latest = course.latest and replace(course.latest, wait=later(course.latest.wait, by))
    return replace(match, course=replace(course, ends=course.ends and course.ends + by, latest=latest))


def restored(course: Course, latest: Latest, before: tuple[Wait, ...]) -> Course:
    """The course in which a seat that took its move back is awaited as before it, with the time it had left.

    Args:
        before: whom the match waited for after the move; who still is gains no time.
    """
    seat = latest.wait.seat
    known = {wait.seat: wait for wait in before} | {seat: latest.wait}
    waits = tuple(
        replace(known.get(wait.seat, wait), prompts=wait.prompts, urgency=wait.urgency, ahead=wait.ahead)
        for wait in course.waits
    )
    reserves = tuple(latest.reserve if each == seat else left for each, left in enumerate(course.reserves))
    return replace(course, waits=waits, reserves=reserves)


def notices_of(timing: Timing, wait: Wait) -> dict[Which, datetime]:
    """The notices that a waiting seat has not had yet, and when each is due."""
    moments: dict[Which, datetime] = {}
    if timing.quick and wait.urgency == "window":
        return moments
    wanted = timing.notices
    if wanted.reminder is not None:
        moments["reminder"] = wait.since + timedelta(seconds=wanted.reminder)
    if wait.own is not None and wanted.half_time:
        moments["half-time"] = wait.since + (wait.own - wait.since) / 2
    if wait.own is not None:
        moments["reserve"] = wait.own
    if wait.deadline is not None and wanted.deadline is not None:
        moments["deadline"] = wait.deadline - timedelta(seconds=wanted.deadline)
    # A notice at the very start, or at the end or after it, would only repeat the ping or come too late.
    return {
        which: moment
        for which, moment in moments.items()
        if which not in wait.noticed and moment > wait.since and (wait.deadline is None or moment < wait.deadline)
    }


def due(match: Match) -> datetime | None:
    """When the match's clock must be looked at next; ``None`` when never."""
    if match.status is Status.LOBBY:
        series = match.course.series
        ends = match.created + LOBBY_KEPT
        return ends if series is None or series.until is None or match.course.opening else min(ends, series.until)
    course = match.course
    if match.status is not Status.PLAYING:
        return None
    silent = patience.due(match) if match.course.holds else None
    moments = [] if silent is None else [silent]
    if course.stands:
        return silent
    moments += [] if course.behind is None else [course.behind]
    if course.runs:
        # Before its turn nobody can be passed over: that waits for those before it.
        moments += [wait.deadline for wait in course.waits if wait.deadline is not None and not wait.ahead]
        moments += [wait.opens for wait in course.waits if wait.opens is not None and not wait.open]
        moments += [wait.veil for wait in course.waits if wait.veil is not None]
        for wait in course.waits:
            moments += notices_of(match.terms.timing, wait).values()
        if course.ends is not None and not course.overtime:
            moments.append(course.ends)
    if course.present is not None:
        # The game is told when somebody is back from a vacation.
        moments += [
            seating.away
            for seat, seating in enumerate(match.seats)
            if seating.away is not None and seating.occupied and seat not in course.present
        ]
    return min(moments, default=None)


def pings(
    before: Course, position: Position, now: datetime, acted: frozenset[Seat], present: frozenset[Seat]
) -> list[Turn]:
    """A ping for every seat that is asked and may not know it.

    A move pings a seat that was not awaited already, or that the clock moved for, or that somebody just sat down in; it
    does not ping a seat whose player just moved. A window pings all its seats at once. Another window that follows
    pings only those who answered since they were pinged, and not just lately. Nothing that a player does unseen makes
    a difference, nor is anybody pinged whose standing choices answer.

    Args:
        acted: the seats that the clock, the game or a player moved for, and those that somebody sat down in.
        present: the seats whose players just moved.
    """
    known = {wait.seat for wait in before.waits} - acted
    asked = awaited(position.game, position.state)
    found = []
    unpinged = position.match.terms.timing.quick
    for wait in position.match.course.waits:
        if wait.urgency == "window" and unpinged:
            # People who play with them sit there; a ping to those alone who are asked would show who is.
            continue
        if wait.urgency == "window":
            is_new = _is_new_in_window(before, wait, now)
        else:
            is_new = wait.urgency == "move" and wait.seat not in known
        if is_new and wait.seat not in present and not is_spared(position, wait.seat):
            found.append(Turn(wait.seat, tuple(prompt.ask for prompt in asked[wait.seat]), wait.deadline))
    return found


def _is_new_in_window(before: Course, wait: Wait, now: datetime) -> bool:
    last = next((each for each in before.called if each.seat == wait.seat), None)
    if last is None:
        return True
    return last.answered and wait.since == now and now - last.at > LATELY


def called_after(
    before: Course, position: Position, now: datetime, answered: frozenset[Seat], pinged: frozenset[Seat]
) -> tuple[Called, ...]:
    """Who need not be pinged for another window; everybody must be again once a move is asked and no window is open."""
    asked = [prompt for prompt in position.game.prompts(position.state) if not prompt.judge]
    if all(not prompt.window for prompt in asked) and any(prompt.urgency == "move" for prompt in asked):
        return ()
    called = {each.seat: each for each in before.called}
    called |= {seat: Called(seat, now, answered=True) for seat in answered}
    called |= {seat: Called(seat, now) for seat in pinged}
    return tuple(called[seat] for seat in sorted(called))


def no_moves(match: Match) -> Refused | None:
    """Why nobody moves in a match: its clock is stopped, and by whom."""
    return refused(Reason.PAUSED, held=refusals.held(match.course.owners[0])) if match.course.stands else None
