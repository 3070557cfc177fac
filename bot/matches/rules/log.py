"""What a decision may look up in the log of its match; entries never change, so it may be read at any time."""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import Struct

from bot.games.values import Seat
from bot.matches.model.chance import Draw
from bot.matches.model.match import Owner


class Row(Struct, frozen=True):
    """An entry on its way into the log, with what is kept beside it."""

    seq: int
    kind: str
    seat: Seat | None
    user: int | None
    interaction: int | None
    fixed: bool
    back_to: int | None
    reason: str | None
    entry: str
    previous: str
    hash: str


class Header(Struct, frozen=True):
    """The facts beside an entry of the log that decide whether it may be undone by consent.

    Attributes:
        seat: whose move it is; ``None`` for anything but a move that a seat made itself.
        fixed: it drew or revealed something, or a judge ordered it.
        back_to: the entry whose position it brought back.
    """

    seq: int
    seat: Seat | None
    fixed: bool
    back_to: int | None


class Gone(Struct, frozen=True):
    """An entry that falls away when an earlier position is brought back, with what was drawn in it."""

    seq: int
    kind: str
    draws: tuple[Draw, ...]
    fixed: bool


class Past(Struct, frozen=True):
    """A match after an entry of its log: the game's state, the seats that had given up, and who held the clock.

    Attributes:
        sentenced: the seats among those that gave up which a verdict let lose.
    """

    state: Any
    conceded: frozenset[Seat] = frozenset()
    sentenced: frozenset[Seat] = frozenset()
    held: tuple[Owner, ...] = ()


class Log(Protocol):
    """The log of one match, as far as decisions ask for it."""

    async def headers(self) -> list[Header]:
        """The last entries in order, as many as an undo may look at."""
        ...

    async def kind(self, seq: int) -> str:
        """The kind of an entry."""
        ...

    async def state(self, seq: int) -> Any:
        """The game's state after an entry."""
        ...

    async def past(self, seq: int) -> Past:
        """The match after an entry."""
        ...

    async def stands(self, seq: int) -> bool:
        """Whether an entry is among those that made the position what it is."""
        ...

    async def gone(self, to: int, last: int | None = None) -> list[Gone]:
        """The entries, in order, that made the position what it is and that it was not when entry ``to`` was made.

        Args:
            last: the entry that made the position; the last one of all where none is named.
        """
        ...
