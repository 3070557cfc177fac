"""The stack: the frame that lies on top is in hand, those below were interrupted.

A game derives its events from these, under the tags by which they are stored.
"""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar

from bot.games.kernel.event import BookkeepingEvent

Frame = TypeVar("Frame")
S = TypeVar("S", bound="Stacked")


class Stacked(Protocol):
    """A position with a stack."""

    @property
    def stack(self) -> tuple[Any, ...]:
        """The frames, the one in hand last."""
        ...

    def with_stack(self: S, stack: tuple[Any, ...]) -> S:
        """The position with other frames."""
        ...


class Pushed(BookkeepingEvent, Generic[Frame], frozen=True):
    """Something is begun, and interrupts the frame that was in hand."""

    frame: Frame

    def apply(self, state: S) -> S:
        """See :meth:`Happening.apply`."""
        return state.with_stack((*state.stack, self.frame))


class Replaced(BookkeepingEvent, Generic[Frame], frozen=True):
    """The frame that was in hand is over, or goes on as another."""

    frame: Frame | None = None

    def apply(self, state: S) -> S:
        """See :meth:`Happening.apply`."""
        rest = state.stack[:-1]
        return state.with_stack(rest if self.frame is None else (*rest, self.frame))
