"""What a verdict does to its match: nothing, going back, setting right, taking something away, or the result itself."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.games.values import Line, Loss, Outcome, Seat


class Nothing(Struct, frozen=True, tag="none"):
    """The match goes on as it is."""


class Back(Struct, frozen=True, tag="back"):
    """The position is again as it was after an entry.

    Attributes:
        to: the entry.
        same: what is drawn again for the same purpose comes out the same; else all of it is drawn anew.
    """

    to: int
    same: bool = False


class Adjust(Struct, frozen=True, tag="adjust"):
    """Parts of the position are set, by the names the game knows them by.

    Attributes:
        shown: its differences, in lines that everybody may read, once it was carried out.
    """

    changes: dict[str, Any]
    shown: tuple[Line, ...] = ()


class Penalty(Struct, frozen=True, tag="loss"):
    """A seat loses actions, its turn or points, as far as the game knows such a loss."""

    seat: Seat
    what: Loss
    amount: int = 1


class Time(Struct, frozen=True, tag="time"):
    """Everybody who is awaited gets more time, or one seat alone."""

    seconds: int
    seat: Seat | None = None


class Lost(Struct, frozen=True, tag="lost"):
    """A seat loses the match."""

    seat: Seat


class NoResult(Struct, frozen=True, tag="no-result"):
    """The match ends without a result."""


class Corrected(Struct, frozen=True, tag="corrected"):
    """A match that is over has another result: for each seat its place from 1, and its points where the game has any.

    In a game without places a place of 1 is a seat that won, and 2 one that lost.
    """

    places: tuple[int, ...]
    points: tuple[int, ...] = ()


Remedy: TypeAlias = Nothing | Back | Adjust | Penalty | Time | Lost | NoResult | Corrected


class Judgement(Struct, frozen=True):
    """What a match is told of a verdict.

    Attributes:
        dispute: its number in its server.
        rules: the slugs of the rules it cites.
        words: why, in the judge's words; the log keeps a hash of them.
        by, user: by what office, and by whom; one kept by an older version has ``agreed`` for a table.
        release: no other dispute about the match is open, so that it goes on.
        undoes: the entry of the verdict whose effect is undone before the remedy is carried out.
        reach: how many moves may be taken back at most; ``None`` for any number.
    """

    dispute: int
    remedy: Remedy
    rules: tuple[str, ...]
    words: str
    by: Literal["judge", "admin", "table", "agreed"]
    user: int
    release: bool = True
    undoes: int | None = None
    reach: int | None = None


def is_sentence(by: str) -> bool:
    """Whether a seat that is out on this account lost by a verdict; else it gave up, or its clock did for it."""
    return by in ("judge", "admin", "table", "agreed")  # No players agree that a seat gives up.


def sentenced(outcome: Outcome, seat: Seat) -> Outcome:
    """The outcome of a match that ends because a verdict lets a seat lose."""
    return replace(outcome, reason=Line("match-outcome-sentenced", {"seat": seat}))
