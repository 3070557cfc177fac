"""Where a match stands in a series: best of three or five, one match a game."""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct

from bot.games.values import Seat

LENGTHS = (1, 3, 5)
"""Games that a series may have at most; most wins decide."""


class Series(Struct, frozen=True):
    """Where a match stands in its series, from the second game on or once it knows the next.

    Attributes:
        number: which game of the series it is, from 1.
        won: how many of the games before it each seat won.
        before: the match of the game before it; next: that of the game after it, where there is one.
        ready: between two games, the seats that have said what they play the next one with.
        until: when the next game begins without those that have not; ``None`` where the moves have no limit.
        chooser: the seat that says who begins the next game, where one may.
        left: the seat that gave the series up between two games.
    """

    number: int = 1
    won: tuple[int, ...] = ()
    before: int | None = None
    next: int | None = None
    ready: tuple[Seat, ...] = ()
    until: datetime | None = None
    chooser: Seat | None = None
    left: Seat | None = None
