"""A position as every rule is handed it."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

Components = TypeVar("Components")
State = TypeVar("State")


class View(Generic[Components, State]):
    """A position to look at, and the components it is played with."""

    __slots__ = ("components", "state")

    def __init__(self, components: Components, state: State) -> None:
        self.components = components
        self.state = state

    @property
    def top(self) -> Any:
        """The frame in hand; ``None`` where nothing is being carried out."""
        stack = self.state.stack  # type: ignore[attr-defined]
        return stack[-1] if stack else None
