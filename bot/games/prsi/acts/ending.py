"""How a match ends: by the rules, or because seats give up."""

from __future__ import annotations

from bot.games.prsi.position.state import State
from bot.games.values import Line, Outcome, Seat, Standing


def outcome(state: State) -> Outcome | None:
    """The places of a finished match, by deals won; ``None`` while it lasts.

    Rule: prsi-cs.end.match
    """
    return _ranked(state, (), Line("prsi-end-goal", {"count": state.goal})) if state.stage == "over" else None


def retire(state: State, seats: tuple[Seat, ...], people: tuple[Seat, ...]) -> Outcome | None:
    """The end where one player is left, or no person; who gives up is last."""
    return None if people and state.seats - len(seats) > 1 else _ranked(state, seats, Line("prsi-end-conceded"))


def _ranked(state: State, gone: tuple[Seat, ...], reason: Line) -> Outcome:
    worth = [(seat not in gone, wins, -len(state.hands[seat])) for seat, wins in enumerate(state.wins)]
    places = [1 + sum(other > own for other in worth) for own in worth]
    return Outcome(tuple(Standing(seat, places[seat], wins) for seat, wins in enumerate(state.wins)), reason)
