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


class _Counting:
    """Chance that always gives the first, and counts how often it was asked."""

    def __init__(self) -> None:
        self.draws = 0

    def draw(self, purpose: str, below: int) -> int:
        del purpose, below
        self.draws += 1
        return 0


def reveals(event: Event) -> bool:
    """Whether an event told what undoing could not make unknown again."""
    return isinstance(event, REVEALING)


def is_final(components: Components, state: State, seat: Seat, command: Command) -> bool:
    """Whether a legal command rolls, draws or reveals; what comes before its first draw does not depend on chance."""
    chance = _Counting()
    done = decide.carried_out(components, state, seat, command, chance)
    return isinstance(done, Run) and (chance.draws > 0 or any(map(reveals, done.events)))
