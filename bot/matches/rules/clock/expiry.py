"""What a match's clock demands: reminders, time that runs out, moves of the game's own player, lobbies to close."""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import replace

from bot.games.contract import Seat
from bot.matches.model.match import Expiry, Status, Wait
from bot.matches.model.messages import Notice, Told
from bot.matches.model.position import awaited
from bot.matches.rules import endings
from bot.matches.rules.change import Change
from bot.matches.rules.clock import deadlines

_DEFAULTS_AT_ONCE = 100


def look_at(change: Change, reached: datetime) -> bool:
    """Do what a match's clock demands by now: give up a stale lobby, remind, let time run out, let the game move.

    Args:
        reached: until then players could certainly play; no later deadline expires.

    Returns:
        Whether a deadline between ``reached`` and now may have expired, which the next sign of life decides.
    """
    if change.match.status is Status.LOBBY:
        change.touched = True
        if change.match.created + deadlines.LOBBY_KEPT <= change.now:
            endings.close_lobby(change)
        return False
    if change.match.status is not Status.PLAYING or change.match.course.stands:
        change.touched = True
        return False
    unsure = False
    _open_to_everybody(change)
    for wait in change.match.course.waits:
        if wait.deadline is None or wait.deadline > change.now:
            continue
        if wait.deadline > reached:
            unsure = True
            continue
        _expire(change, wait.seat)
        if change.match.status is not Status.PLAYING:
            break
    if not change.rows:
        _remind(change)
    else:
        change.lapse()
    change.settle()
    change.touched = not unsure
    return unsure


def _open_to_everybody(change: Change) -> None:
    """Let everybody present answer what has waited long enough; the status message says so, and nobody is pinged."""
    due = [wait for wait in change.match.course.waits if wait.opens and not wait.open and wait.opens <= change.now]
    if due:
        change.waits(lambda wait: replace(wait, open=True) if wait in due else wait)
        change.note(Told(change.match.seq, change.match.head, ()))


def _expire(change: Change, seat: Seat) -> None:
    expiry = change.match.terms.timing.expiry
    if expiry is Expiry.FORFEIT:
        endings.give_up(change, seat, "clock", None)
        return
    for _ in range(_DEFAULTS_AT_ONCE if expiry is Expiry.SKIP else 1):
        prompts = awaited(change.game, change.state).get(seat)
        if prompts is None:
            return
        rejected = change.play(prompts[0], change.game.default(change.state, prompts[0]), "clock")
        if rejected is not None:
            raise RuntimeError(f"{change.game.key}: its default was rejected at {prompts[0].id}: {rejected}")


def _remind(change: Change) -> None:
    asked = awaited(change.game, change.state)
    waits: list[Wait] = []
    for wait in change.match.course.waits:
        moments = deadlines.notices_of(change.match.terms.timing, wait)
        late = [which for which in deadlines.WHICH if which in moments and moments[which] <= change.now]
        if late and wait.seat in asked:
            # Of several that are late, only the last is worth telling.
            asks = tuple(prompt.ask for prompt in asked[wait.seat])
            change.note(Notice(wait.seat, late[-1], asks, wait.deadline), wait.seat)
        waits.append(replace(wait, noticed=(*wait.noticed, *late)))
    change.course(waits=tuple(waits))
