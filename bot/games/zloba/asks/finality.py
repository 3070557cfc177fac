"""What cannot be taken back: events that roll, draw or reveal, and commands that lead to them."""

from __future__ import annotations

from functools import partial

from bot.games.kernel.chance import turns_up
from bot.games.values import Seat
from bot.games.zloba.asks.decide import carried_out
from bot.games.zloba.pack.components import Components
from bot.games.zloba.position import events as happened
from bot.games.zloba.position.commands import Command
from bot.games.zloba.position.counting import still_to_come
from bot.games.zloba.position.state import State

MOST_DICE = 2
"""No command uses more action dice than Exodus."""


def reveals(event: happened.Event) -> bool:
    """Whether an event rolled, drew or turned something up."""
    if isinstance(event, happened.CoopChanged):
        return event.why == "die"
    return isinstance(
        event, happened.Opened | happened.Revealed | happened.Started | happened.Prepared | happened.Offered
    )


def is_final(components: Components, state: State, seat: Seat, command: Command) -> bool:
    """Whether a legal command cannot be taken back without a judge."""
    return _may_be_final(state) and turns_up(partial(carried_out, components, state, seat, command), reveals)


def _may_be_final(state: State) -> bool:
    turn = state.turn
    if state.phase != "actions" or turn is None:
        return True
    if state.coop is not None:
        return not any(state.forces[seat].dice for seat in still_to_come(state, turn.seat))
    return sum(len(force.dice) for force in state.forces) <= MOST_DICE
