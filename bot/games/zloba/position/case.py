"""What every rule is handed: the case to be judged or asked about, and the run of what is carried out."""

from __future__ import annotations

from typing import TypeAlias

from bot.games.contract import Chance
from bot.games.kernel import run
from bot.games.kernel.position import View
from bot.games.values import Seat
from bot.games.zloba.pack.components import Components
from bot.games.zloba.position.counting import occupied
from bot.games.zloba.position.events import Event, Framed, Unframed
from bot.games.zloba.position.state import Force, Pending, State

Position: TypeAlias = View[Components, State]
"""A position, no matter which seat looks at it."""


class Case(View[Components, State]):
    """A command to be judged or a question to be answered: the position, who acts, and in which area, if any."""

    __slots__ = ("_area", "_foes", "_own", "force", "seat")

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
            frame = self.top
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


class Run(run.Run[Components, State, Event]):
    """A run of Zloba.

    Attributes:
        seats: how many people sit at the table, which is the seat of the automated opponent where there is one.
    """

    __slots__ = ("seats",)

    pushed = Framed
    replaced = Unframed

    def __init__(self, components: Components, state: State, chance: Chance) -> None:
        super().__init__(components, state, chance)
        self.seats = state.seats

    def force(self, seat: Seat) -> Force:
        """A seat's force as it is now."""
        return self.state.forces[seat]
