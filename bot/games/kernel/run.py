"""A run: a position that changes with everything that happens to it."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from bot.games.contract import Chance
from bot.games.kernel.position import Components, State, View

Event = TypeVar("Event")


class Run(View[Components, State], Generic[Components, State, Event]):
    """Collects events; each is applied at once, so that what follows sees its outcome.

    Attributes:
        pushed, replaced: make a game's own events of its stack.
    """

    __slots__ = ("chance", "events")

    pushed: ClassVar[type[Any]]
    replaced: ClassVar[type[Any]]

    def __init__(self, components: Components, state: State, chance: Chance) -> None:
        self.components = components
        self.state = state
        self.chance = chance
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        """Let something happen."""
        self.state = event.apply(self.state)  # type: ignore[attr-defined]
        self.events.append(event)

    def draw(self, purpose: str, below: int) -> int:
        """A number from 0 to ``below`` - 1 from the match's chance."""
        return self.chance.draw(purpose, below)

    def push(self, frame: Any) -> None:
        """Begin something, which interrupts the frame in hand."""
        self.emit(self.pushed(frame))

    def change(self, frame: Any) -> None:
        """Let the frame in hand go on as another; it is over where there is none."""
        self.emit(self.replaced(frame))

    def pop(self) -> None:
        """Finish the frame in hand."""
        self.emit(self.replaced(None))
