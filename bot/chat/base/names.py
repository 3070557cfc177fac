"""What people are called where a mention would be a row of digits: in labels of buttons and lists."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

Named = Callable[[int], str]
"""What a user is called; empty where that is not known."""


def nobody(user: int) -> str:
    """Knows no name."""
    del user
    return ""


class KnownNames:
    """What those who used the bot lately are called, by server; kept in memory alone.

    Args:
        most: so many are remembered, who used it longest ago is forgotten first.
    """

    def __init__(self, most: int = 5_000) -> None:
        self._most = most
        self._known: OrderedDict[tuple[int, int], str] = OrderedDict()

    def met(self, guild: int | None, user: int, name: str) -> None:
        """Remember what somebody is called on a server; elsewhere nobody is met."""
        if guild is None:
            return
        self._known[guild, user] = name
        self._known.move_to_end((guild, user))
        while len(self._known) > self._most:
            self._known.popitem(last=False)

    def forget(self, user: int) -> None:
        """Remember somebody no more, on any server."""
        for key in [key for key in self._known if key[1] == user]:
            del self._known[key]

    def of(self, guild: int | None) -> Named:
        """What people are called on a server."""
        return lambda user: "" if guild is None else self._known.get((guild, user), "")
