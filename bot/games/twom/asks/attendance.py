"""Who is at the table, who gave up, and how a campaign ends for everybody alike."""

from __future__ import annotations

from bot.games.playing import Dice
from bot.games.twom.acts.flow.diary import attend as take_note
from bot.games.twom.acts.flow.diary import pass_on
from bot.games.twom.pack.components import Components
from bot.games.twom.position.case import Run
from bot.games.twom.position.events import Event, GaveUp
from bot.games.twom.position.state import DAYS_OVER, State
from bot.games.values import Accepted, Line, Outcome, Seat, Standing


def _run(components: Components, state: State) -> Run:
    return Run(components, state, Dice(lambda _: 0))


def attend(components: Components, state: State, present: tuple[Seat, ...]) -> tuple[Event, ...]:
    """What follows from who is at the table now."""
    run = _run(components, state)
    take_note(run, present)
    return tuple(run.events)


def outcome(seats: int, *, won: bool, reason: str) -> Outcome:
    """All win or all lose; a reason that is no word of ours is a card or a script."""
    known = reason if reason in ("nobody-left", "events-over", "given-up", DAYS_OVER) else "told"
    return Outcome(tuple(Standing(seat, won=won) for seat in range(seats)), Line(f"twom-end-{known}"))


def retire(
    components: Components, state: State, seats: tuple[Seat, ...], people: tuple[Seat, ...]
) -> Accepted[Event] | Outcome | None:
    """The others go on without whoever gave up; without anybody the campaign is lost."""
    if not people or set(range(state.seats)) <= set(seats):
        return outcome(state.seats, won=False, reason="given-up")
    run = _run(components, state)
    for seat in seats:
        if seat not in run.state.gone:
            run.emit(GaveUp(seat))
    if run.state.holder in run.state.gone and run.state.present:
        pass_on(run)
    return Accepted(tuple(run.events))
