"""Events: they carry their outcomes and apply themselves to a position."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from msgspec import Struct

from bot.games.values import Bookkeeping

State = TypeVar("State")


class Happening(Struct, frozen=True, gc=False):
    """A base of events: replaying one needs no pack, no rule and no chance.

    None can be part of a cycle, so that the garbage collector need not look at any.
    """

    def apply(self, state: Any) -> Any:
        """The position after it: total, and without checks; the same one where the log alone notes it."""
        return state


class BookkeepingEvent(Happening, Bookkeeping, frozen=True):
    """A base of events that only note what is begun, interrupted or done, and appear in no log."""


class Laid(Happening, Generic[State], frozen=True):
    """A base of events that lay a whole position out, such as a judge who sets parts of it."""

    state: State

    def apply(self, _: Any) -> State:
        """The position that is laid out."""
        return self.state


class Opening(Laid[State], Generic[State], frozen=True):
    """A base of the event that a match begins with: its table is set."""
