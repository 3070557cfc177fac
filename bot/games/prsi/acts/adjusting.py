"""A judge's adjustment: whose turn it is, the suit to be followed, and the deals that were won."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.games.prsi.pack.cards import SUITS
from bot.games.prsi.pack.refusals import refuse
from bot.games.prsi.position.events import Adjusted, Event
from bot.games.prsi.position.state import State, put
from bot.games.values import Accepted, Adjustable, Line, Loss, Rejected, Seat


class Change(Struct, frozen=True, forbid_unknown_fields=True):
    """The parts that may be set; ``wins`` by the number of the seat."""

    turn: int | None = None
    suit: str | None = None
    wins: dict[str, int] = {}


def adjust(state: State, changes: Mapping[str, Any]) -> Accepted[Event] | Rejected:
    """The position with these parts set, or why it cannot be; a turn that is given drops what is in force."""
    try:
        change = msgspec.convert(changes, Change)
    except (msgspec.ValidationError, TypeError, ValueError):
        return Rejected((refuse("turn.order", "adjust"),))
    if state.stage != "turn":
        return Rejected((refuse("end.match", "adjust-over"),))
    seats, wins = set(map(str, range(state.seats))), state.wins
    right = change.turn is None or 0 <= change.turn < state.seats
    if not right or change.suit not in (None, *SUITS) or not change.wins.keys() <= seats:
        return Rejected((refuse("turn.order", "adjust"),))
    for seat, number in change.wins.items():
        if not 0 <= number < state.goal:
            return Rejected((refuse("end.match", "adjust-wins", most=state.goal - 1),))
        wins = put(wins, int(seat), number)
    if change == Change():
        return Rejected((refuse("turn.order", "adjust"),))
    after = replace(state, wins=wins, suit=change.suit or state.suit, serial=state.serial + 1)
    return Accepted((Adjusted(after if change.turn is None else replace(after, turn=change.turn, stack=())),))


def adjustable(state: State) -> tuple[Adjustable, ...]:
    """The turn, and the deals won by every seat."""
    if state.stage != "turn":
        return ()
    turn = Adjustable(("turn",), Line("prsi-set-turn"), state.turn, 0, state.seats - 1, is_seat=True)
    return turn, *(
        Adjustable(("wins", str(seat)), Line("prsi-set-wins", {"seat": seat}), wins, 0, state.goal - 1)
        for seat, wins in enumerate(state.wins)
    )


def penalise(state: State, seat: Seat, what: Loss, amount: int) -> Accepted[Event] | Rejected:
    """The position without deals that a seat won, or without its turn; rejected where it has none of that."""
    if what == "points" and state.wins[seat]:
        return adjust(state, {"wins": {str(seat): max(0, state.wins[seat] - amount)}})
    if what == "turn" and state.turn == seat:
        return adjust(state, {"turn": state.after(seat)})
    return Rejected(())
