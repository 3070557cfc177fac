"""What a match's clock demands: reminders, time that runs out, moves of the game's own player, lobbies to close."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

from msgspec.structs import replace

from bot.games.questions import Prompt
from bot.games.values import Seat
from bot.matches.model import entries
from bot.matches.model.match import Course, Expiry, Match, Status, Wait
from bot.matches.model.messages import Reminder, Told
from bot.matches.model.position import awaited, is_spared
from bot.matches.rules import endings
from bot.matches.rules.change import Change
from bot.matches.rules.clock import deadlines, silence
from bot.matches.rules.clock.quick import in_quick_windows
from bot.matches.rules.series import between

_DEFAULTS_AT_ONCE = 100


def look_at(change: Change, reached: datetime, unread: datetime | None = None) -> bool:
    """Do what a match's clock demands by now: give up a stale lobby, remind, let time run out, let the game move.

    Args:
        reached: until then players could certainly play; no later deadline expires.
        unread: since when a line is on its way that the channel has not taken yet; what is asked since then has no
            clock, as nobody could read it.

    Returns:
        Whether something is due that has to wait: for the next sign of life, or for the channel.
    """
    if change.match.status is Status.LOBBY:
        change.touched = True
        if change.match.created + deadlines.LOBBY_KEPT <= change.now:
            endings.close_lobby(change)
            return False
        change.touched = not (unsure := between.look_at(change, reached, unread))
        return unsure
    if change.match.status is Status.PLAYING:
        silence.look_at(change)
    if change.match.status is not Status.PLAYING or change.match.course.stands:
        change.touched = True
        return False
    course = change.match.course
    if course.runs and unread is not None and any(wait.since >= unread for wait in course.waits):
        return True
    # A quick window ends at its moment; that nobody could read of it was looked at above.
    quick = in_quick_windows(change.match)
    unsure = course.runs and any(reached < end <= change.now for end in _ends(course, quick))
    if course.runs:
        _open_to_everybody(change)
        _lift_veils(change)
        _run_out(change, reached, quick)
    if not change.rows:
        _remind(change)
    else:
        change.lapse()
    change.settle()
    change.touched = not unsure
    return unsure


def runs_out(match: Match, now: datetime) -> bool:
    """Whether somebody's time, or the match's own, is over by now, quick windows aside: the channel just took them."""
    if match.status is not Status.PLAYING or not match.course.runs:
        return False
    return any(end <= now for end in _ends(match.course, in_quick_windows(match)))


def _ends(course: Course, but: Collection[Seat] = ()) -> list[datetime]:
    ends = [wait.deadline for wait in course.waits if wait.deadline is not None and wait.seat not in but]
    return ends + ([course.ends] if course.ends is not None and not course.overtime else [])


def _open_to_everybody(change: Change) -> None:
    """Let everybody present answer what has waited long enough; the status message says so, and nobody is pinged."""
    due = [wait for wait in change.match.course.waits if wait.opens and not wait.open and wait.opens <= change.now]
    if due:
        change.waits(lambda wait: replace(wait, open=True) if wait in due else wait)
        change.note(Told(change.match.seq, change.match.head, ()))


def _lift_veils(change: Change) -> None:
    """Let what was settled in advance answer in windows that have been open long enough."""
    if any(wait.veil is not None and wait.veil <= change.now for wait in change.match.course.waits):
        change.waits(lambda wait: replace(wait, veil=None) if wait.veil and wait.veil <= change.now else wait)


def _run_out(change: Change, reached: datetime, quick: Collection[Seat]) -> None:
    """Let time run out: the match's own, and that of everybody who could have answered until the end of it.

    Args:
        quick: the seats whose window ends now whatever is certain.
    """
    course = change.match.course
    if course.ends is not None and not course.overtime and course.ends <= reached:
        _end_in_time(change)
        return
    sure = {wait.seat: change.now if wait.seat in quick else reached for wait in course.waits}
    late = {each.seat: each for each in course.waits if each.deadline and each.deadline <= sure[each.seat]}
    expiry = change.match.terms.timing.expiry
    for wait in course.waits:
        if wait.seat in late and wait.urgency == "move" and expiry is Expiry.FORFEIT:
            del late[wait.seat]
            endings.give_up(change, wait.seat, "clock", None)
            if change.match.status is not Status.PLAYING:
                return
    for _ in range(_DEFAULTS_AT_ONCE):
        # What was answered in time, though before its turn, comes first.
        change.automate()
        prompt = _overdue(change, late)
        if prompt is None:
            return
        rejected = change.play(prompt, change.game.default(change.state, prompt), "clock")
        if rejected is not None:
            raise RuntimeError(f"{change.game.key}: its default was rejected at {prompt.id}: {rejected}")
        if prompt.urgency == "window" and prompt.seat not in quick:
            change.answers = change.answers.missing(prompt.seat)
        if expiry is not Expiry.SKIP or late[prompt.seat].urgency != "move":
            del late[prompt.seat]
        # A turn that is skipped ends as soon as it is another seat's.
        still = awaited(change.game, change.state)
        late = {seat: wait for seat, wait in late.items() if seat in still}


def _end_in_time(change: Change) -> None:
    change.course(overtime=True)
    events = change.game.time_up(change.state)
    change.append(entries.TimeUp(at=change.now, by="clock", events=entries.raw(change.game, events)), events=events)


def _overdue(change: Change, late: dict[Seat, Wait]) -> Prompt | None:
    """The next prompt whose seat ran out of time and whose turn it is; when moves are skipped, also one after that."""
    for seat, prompts in awaited(change.game, change.state).items():
        turn = next((prompt for prompt in prompts if not prompt.ahead), None)
        if seat not in late or turn is None:
            continue
        asked = change.position.question_id(turn) in late[seat].prompts
        skipped = late[seat].urgency == turn.urgency == "move" and change.match.terms.timing.expiry is Expiry.SKIP
        if asked or skipped:
            return turn
    return None


def _remind(change: Change) -> None:
    if not change.match.course.runs:
        return
    asked = awaited(change.game, change.state)
    waits: list[Wait] = []
    for wait in change.match.course.waits:
        moments = deadlines.notices_of(change.match.terms.timing, wait)
        late = [which for which in deadlines.WHICH if which in moments and moments[which] <= change.now]
        if late and wait.seat in asked and not is_spared(change.position, wait.seat):
            # Of several that are late, only the last is worth telling.
            asks = tuple(prompt.ask for prompt in asked[wait.seat])
            change.note(Reminder(wait.seat, late[-1], asks, wait.deadline), wait.seat)
        waits.append(replace(wait, noticed=(*wait.noticed, *late)))
    change.course(waits=tuple(waits))
