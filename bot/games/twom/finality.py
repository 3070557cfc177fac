"""What cannot be taken back: it rolls, draws or turns something up."""

from __future__ import annotations

from bot.games.twom import decide
from bot.games.twom.pack.components import Components
from bot.games.twom.position.case import Run
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
    """Whether a legal command rolls, draws or reveals; what comes before its first draw does not depend on chance."""
    try:
        # Nothing goes on beyond that draw: a combat in which every die showed the same might never end.
        done = decide.carried_out(components, state, seat, command, decide.Untouched())
    except decide.Drawn:
        return True
    return isinstance(done, Run) and any(map(reveals, done.events))
