"""Decks that are ready to play, read from TOML."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import resources

import msgspec
from msgspec import Struct

from bot.games.doomtrooper.pack.decks.deck import Deck, counted


class Ready(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck that is ready to play: its key, and how many of each card by code."""

    key: str
    main: dict[str, int]
    side: dict[str, int]

    @property
    def deck(self) -> Deck:
        """The deck."""
        return Deck(counted(self.main.items()), counted(self.side.items()))


class _Ready(Struct, frozen=True, forbid_unknown_fields=True):
    decks: tuple[Ready, ...]


@cache
def ready_decks() -> tuple[Ready, ...]:
    """The two demonstration decks out of the base set."""
    return _own("ready.toml")


@cache
def earlier_decks() -> tuple[Ready, ...]:
    """The same as they were in the first versions."""
    return _own("ready-earlier.toml")


def _own(name: str) -> tuple[Ready, ...]:
    return decks_in((resources.files("bot.games.doomtrooper.pack.decks") / "data" / name).read_bytes())


def decks_in(content: bytes) -> tuple[Ready, ...]:
    """The decks of a file.

    Raises:
        msgspec.ValidationError: it is no such file.
    """
    return msgspec.toml.decode(content, type=_Ready).decks


def playable(ready: Iterable[Ready], codes: frozenset[str]) -> tuple[Ready, ...]:
    """Those of the decks whose cards are all in a catalogue."""
    return tuple(each for each in ready if codes >= each.main.keys() | each.side.keys())
