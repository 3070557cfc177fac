"""Files that people keep for themselves between matches: decks, and whatever else a game's lobby asks them for."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from msgspec import Struct

from bot.games.values import Line

MOST_KEPT = 25
"""Files that a person may keep of a choice in a server: as many as a select shows."""
LONGEST_TITLE = 60


class Keeper(NamedTuple):
    """Who keeps files: a person, in one server."""

    guild: int
    user: int


class Shelf(NamedTuple):
    """Where a person's files of one kind are: the keeper, the game, and the name of the choice they are for."""

    keeper: Keeper
    game: str
    name: str


class KeptFile(Struct, frozen=True):
    """A file that a person keeps.

    Attributes:
        number: its id, which no other file ever has.
        name: the choice it is for.
        title: what its owner calls it.
        text: what the game made of the file; see :meth:`Game.read`.
        saved: when the text was brought.
    """

    number: int
    game: str
    name: str
    title: str
    text: str
    saved: datetime


class Saved(Struct, frozen=True):
    """A file is kept; ``remarks`` are what its owner should look over in it."""

    file: KeptFile
    remarks: tuple[Line, ...] = ()


def tidy(title: str) -> str:
    """A title on one line, without control characters and outer spaces; empty where nothing is left of it.

    >>> tidy("  My\\tfirst\\ndeck ")
    'My first deck'
    """
    return " ".join("".join(letter if letter.isprintable() else " " for letter in title).split())


def folded(title: str) -> str:
    """What two titles have in common that their owner would take for the same."""
    return tidy(title).casefold()
