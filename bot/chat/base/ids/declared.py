"""The classes that have ids, registered as they are defined, so that nothing lists them a second time."""

from __future__ import annotations

from typing import Generic, TypeVar

from bot.chat.base.ids.id import Id, could_be_both

D = TypeVar("D", bound=Id)


class Declared(Generic[D]):
    """The classes of a kind that have ids."""

    def __init__(self) -> None:
        self._known: dict[str, type[D]] = {}

    def add(self, defined: type[D]) -> None:
        """Take a class that was just defined in, if it has ids.

        Raises:
            TypeError: an id could be of a class that is known as well.
        """
        if not defined.prefix:
            return
        name = f"{defined.__module__}.{defined.__qualname__}"
        for known, other in self._known.items():
            # What is defined once more takes the place of what it was.
            if known != name and could_be_both(defined, other):
                raise TypeError(f"an id of {name} could be one of {known} as well: {defined.ids.pattern}")
        self._known[name] = defined

    def all(self) -> tuple[type[D], ...]:
        """All of them, in the order in which they were defined."""
        return tuple(self._known.values())
