"""Whether entries of a log still follow each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.matches.model.match import Match
from bot.matches.storage.read import DamagedMatch
from bot.matches.verify import GENESIS


class Link(Protocol):
    """What chains an entry to the one before it."""

    @property
    def seq(self) -> int:
        """Its number."""

    @property
    def previous(self) -> str:
        """The hash of the entry before it."""

    @property
    def hash(self) -> str:
        """Its own hash."""


def check_linked(match: Match, rows: Sequence[Link], first: int, last: int) -> None:
    """Make sure that these are the entries of a match from one number to another, each following the one before it.

    Raises:
        DamagedMatch: one is missing, or carries another hash than the entry before it has.
    """
    if [row.seq for row in rows] != list(range(first, last + 1)):
        raise DamagedMatch(f"the log of match {match.id} lacks entries between {first} and {last}")
    follows = GENESIS if first == 1 else None
    for row in rows:
        if follows not in (None, row.previous):
            raise DamagedMatch(f"entry {row.seq} of match {match.id} does not follow the entry before it")
        follows = row.hash
    if last == match.seq and follows not in (None, match.head):
        raise DamagedMatch(f"entry {last} of match {match.id} is not the one that its match ends with")
