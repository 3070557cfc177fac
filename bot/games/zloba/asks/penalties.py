"""What a verdict takes from a seat: points, action dice, or the rest of its turn."""

from __future__ import annotations

from typing import Any

from bot.games.values import Accepted, Loss, Rejected, Seat
from bot.games.zloba.asks.adjusting import adjust
from bot.games.zloba.pack.components import Components
from bot.games.zloba.position.events import Event
from bot.games.zloba.position.state import State


def penalise(components: Components, state: State, seat: Seat, what: Loss, amount: int) -> Accepted[Event] | Rejected:
    """The position without what a seat loses; rejected where it has not so much, or it is not its turn.

    Points never fall below none. An action is an action die of the seat's; of several the first as they lie.
    """
    changes = _changes(state, seat, what, amount)
    return Rejected(()) if changes is None else adjust(components, state, changes)


def _changes(state: State, seat: Seat, what: Loss, amount: int) -> dict[str, Any] | None:
    force = state.forces[seat]
    if what == "points":
        return {"seats": {str(seat): {"points": max(0, force.points - amount)}}} if force.points else None
    if what == "action":
        left = list(force.dice[amount:])
        return {"seats": {str(seat): {"dice": left}}} if len(force.dice) >= amount else None
    if state.turn is None or state.turn.seat != seat or state.phase != "actions":
        return None
    others = [(seat + step) % state.seats for step in range(1, state.seats)]
    following = next((other for other in others if state.forces[other].dice), None)
    return None if following is None else {"turn": {"seat": following}}
