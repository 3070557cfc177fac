"""What every rule is handed: the case to be judged or asked about, and the run of what is carried out."""

from __future__ import annotations

from bot.games.contract import Chance
from bot.games.values import Seat
from bot.games.zloba.pack.components import Components
from bot.games.zloba.position.counting import occupied
from bot.games.zloba.position.events import Event
from bot.games.zloba.position.evolve import APPLY
from bot.games.zloba.position.state import Force, Pending, State


class Case:
    """A command to be judged or a question to be answered: the position, who acts, and in which area, if any."""

    __slots__ = ("_area", "_foes", "_own", "components", "force", "seat", "state")

    def __init__(self, components: Components, state: State, seat: Seat, area: int | None = None) -> None:
        self.components = components
        self.state = state
        self.seat = seat
        self.force: Force = state.forces[seat]
        self._area = area
        self._own: int | None = None
        self._foes: int | None = None

    @property
    def area(self) -> int:
        """The area that the question is about: the one of the effect in hand, if none was given; 0 for none."""
        if self._area is None:
            frame = self.state.stack[-1] if self.state.stack else None
            self._area = frame.area if isinstance(frame, Pending) else 0
        return self._area

    @property
    def own(self) -> int:
        """The mask of places where the seat has units."""
        if self._own is None:
            self._own = occupied(self.force)
        return self._own

    @property
    def hostile(self) -> int:
        """The mask of places with units that the seat may wound, the Coast included."""
        if self._foes is None:
            forces, mask = self.state.forces, 0
            for seat in self.foes():
                mask |= occupied(forces[seat])
            self._foes = mask
        return self._foes

    def foes(self) -> tuple[Seat, ...]:
        """The seats whose units the seat may wound; against the opponent humans never wound each other's."""
        seats = len(self.state.forces)
        if self.state.coop is not None:
            return (seats - 1,)
        return (*range(self.seat), *range(self.seat + 1, seats))


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
