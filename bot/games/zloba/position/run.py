"""One command being carried out: the position so far, and what has happened."""

from __future__ import annotations

from bot.games.contract import Chance
from bot.games.values import Seat
from bot.games.zloba.pack.components import Components
from bot.games.zloba.position.events import Event
from bot.games.zloba.position.evolve import APPLY
from bot.games.zloba.position.state import Force, State


class Run:
    """Collects events; each is applied at once, so that what follows sees its outcome.

    Attributes:
        seats: how many people sit at the table, which is the seat of the automated opponent where there is one.
    """

    def __init__(self, components: Components, state: State, chance: Chance) -> None:
        self.components = components
        self.state = state
        self.chance = chance
        self.seats = state.seats
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        """Let something happen."""
        self.state = APPLY[type(event)](self.state, event)
        self.events.append(event)

    def draw(self, purpose: str, below: int) -> int:
        """A number from 0 to ``below`` - 1 from the match's chance."""
        return self.chance.draw(purpose, below)

    def force(self, seat: Seat) -> Force:
        """A seat's force as it is now."""
        return self.state.forces[seat]
