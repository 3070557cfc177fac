"""The Diary: to whom it passes, and who is at the table."""

from __future__ import annotations

from bot.games.twom.position.case import Run
from bot.games.twom.position.events import Attended, DiaryPassed, Stepped
from bot.games.twom.position.state import State, StepName
from bot.games.values import Seat


def next_present(state: State) -> Seat:
    """The next present seat to the left of the Diary's holder; the holder, where nobody else is there.

    Rule: twom-cs.leader.next
    """
    for way in range(1, state.seats):
        seat = (state.holder + way) % state.seats
        if seat in state.present:
            return seat
    return state.holder


def pass_on(run: Run) -> None:
    """Pass the Diary to the next present seat.

    Rule: twom-cs.leader.next
    """
    seat = next_present(run.state)
    if seat != run.state.holder:
        run.emit(DiaryPassed(seat, run.state.holder))


def go(run: Run, step: StepName, *, passes: bool = False, round_: int = 0, day: int | None = None) -> None:
    """Go on to a step; ``passes`` at the places where the Diary changes hands.

    Rule: twom-cs.leader.when
    """
    if passes:
        pass_on(run)
    run.emit(Stepped(step, run.state.day if day is None else day, round_))


def attend(run: Run, present: tuple[Seat, ...]) -> None:
    """Take note of who is at the table; the Diary goes on from who is not, as soon as anybody is."""
    here = tuple(seat for seat in present if seat not in run.state.gone)
    if run.state.end is not None or here == run.state.present:
        return
    run.emit(Attended(here))
    if here and run.state.holder not in here:
        pass_on(run)
