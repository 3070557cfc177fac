"""What cannot be taken back: it rolls, draws or turns something up."""

from __future__ import annotations

from functools import partial

from bot.games.kernel.chance import turns_up
from bot.games.twom.asks.decide import carried_out
from bot.games.twom.pack.components import Components
from bot.games.twom.position.commands import Command
from bot.games.twom.position.events import Drew, Event, Known, Read, Rolled, TurnedEvent
from bot.games.twom.position.events_house import TurnedOver
from bot.games.twom.position.state import State
from bot.games.values import Seat

REVEALING = (Rolled, Drew, TurnedEvent, TurnedOver, Known, Read)


def reveals(event: Event) -> bool:
    """Whether an event told what undoing could not make unknown again."""
    return isinstance(event, REVEALING)


def is_final(components: Components, state: State, seat: Seat, command: Command) -> bool:
    """Whether a legal command rolls, draws or reveals."""
    return turns_up(partial(carried_out, components, state, seat, command), reveals)
