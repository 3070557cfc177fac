"""How matches end: by the rules, or because a seat gives up."""

from __future__ import annotations

from bot.games.values import Line, Outcome, Seat, Standing
from bot.games.zloba.pack.components import Components
from bot.games.zloba.position.counting import controlled
from bot.games.zloba.position.state import End, State


def outcome(state: State) -> Outcome | None:
    """The places of a finished match; ``None`` while it lasts."""
    if state.end is None:
        return None
    return _outcome(state, state.end, Line(f"zloba-end-{state.end.reason}", {"points": state.goal}))


def retire(components: Components, state: State, seats: tuple[Seat, ...], people: tuple[Seat, ...]) -> Outcome | None:
    """The end where at most one contender is left: who gives up is last, the others as if the match ended now.

    Against the opponent the humans are one side, and the match goes on while people play for it.
    """
    against = state.coop is None and state.seats - len(seats) <= 1
    if people and not against:
        return None
    reason = Line("zloba-end-conceded")
    if state.coop is not None:
        return _outcome(state, End((2,) * state.seats, "conceded"), reason)
    worth = [
        (seat not in seats, force.points, controlled(components, state, seat))
        for seat, force in enumerate(state.forces)
    ]
    return _outcome(state, End(tuple(1 + sum(other > own for other in worth) for own in worth), "conceded"), reason)


def _outcome(state: State, end: End, reason: Line) -> Outcome:
    if state.coop is not None:
        shared = state.coop.points
        won = (Standing(seat, points=shared, won=place == 1) for seat, place in enumerate(end.places))
        return Outcome(tuple(won), reason)
    standings = (Standing(seat, place, state.forces[seat].points) for seat, place in enumerate(end.places))
    return Outcome(tuple(standings), reason)
