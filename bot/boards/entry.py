"""What a game brings along for the floors above it, and the boards of all games that have one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from time import sleep
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct

from bot.boards.animation import animated
from bot.boards.made_once import MadeOnce
from bot.games.registry import Playable
from bot.games.setup import Setup
from bot.locales.lines import Speaker


class Picture(NamedTuple):
    """A board as PNG, and the same facts in words for those who do not see it (at most 1,000 characters)."""

    png: bytes
    alt: str


class Sheet(NamedTuple):
    """A position that can be set up at a table again: as a picture, and as text in lines."""

    picture: Picture
    text: str


class Film(NamedTuple):
    """Boards one after the other, and the same as an animated GIF."""

    pictures: tuple[Picture, ...]
    gif: bytes


class Replay(NamedTuple):
    """A match that is over, to look at again: as an animated GIF with its words, and as a page in one file.

    Attributes:
        page: ``None`` where it would be too large.
    """

    gif: bytes
    alt: str
    page: bytes | None


Version: TypeAlias = tuple[int, int, str]
"""A match as it was told: its id, its revision, the language."""
Draw: TypeAlias = Callable[[Any, Speaker], Picture]
"""Draws a view of the game; equal views give equal bytes, in every process."""
DrawSheet: TypeAlias = Callable[[Any, Speaker], Sheet]
"""Puts a view of the game down as a sheet."""
_REPLAYS, _COURSES = 2, 64
"""How many replays are kept, each of up to 10 MB, and how many courses of scores, of some 20 KB."""
_REST = 0.002
Ways: TypeAlias = Callable[[Setup], frozenset[str]]


def _no_ways(_: Setup) -> frozenset[str]:
    return frozenset()


@dataclass(frozen=True)
class GameEntry(Playable):
    """A game with everything that belongs to it: one of these in :mod:`bot.installed` adds it to the bot.

    Attributes:
        words: the folder of its locale files, with a folder for each language.
        draw: draws its board; ``None`` for a game that has none.
        sheet: puts a position that can be saved down as a sheet; ``None`` for a game that has none.
        samples: setups of matches to draw and to measure with.
        ways: the ways to play, as the digest calls them, that a setup means.
        coverage: how much of the real cards it can carry out, in lines for a terminal; ``True`` names the others too.
    """

    words: Path | None = None
    draw: Draw | None = None
    sheet: DrawSheet | None = None
    samples: tuple[Setup, ...] = ()
    ways: Ways = _no_ways
    coverage: Callable[[bool], Iterator[str]] | None = None


class Boards:
    """The boards of games by their keys, and the ways to play that their matches mean.

    Attributes:
        replays: those made last.
        courses: pictures of the scores of matches that are over; ``None`` for one without.
    """

    def __init__(self, games: Iterable[GameEntry]) -> None:
        entries = tuple(games)
        self._draw = {game.key: game.draw for game in entries}
        self._sheets = {game.key: game.sheet for game in entries}
        self._ways = {game.key: game.ways for game in entries}
        # A picture being drawn takes some 30 MB: drawn at once in every thread, they would take as much as a thousand
        # matches.
        self._one_at_a_time = Lock()
        self.replays = MadeOnce[Version, Replay](_REPLAYS)
        self.courses = MadeOnce[Version, Picture | None](_COURSES)

    def draw(self, game: str, view: Struct, speaker: Speaker) -> Picture | None:
        """The board of a view with its alternative text; ``None`` for a game that has no board to draw.

        Args:
            game: the key of the game whose view it is.
            speaker: says messages in the language of those who will look.
        """
        draw = self._draw.get(game)
        if draw is None:
            return None
        with self._one_at_a_time:
            return draw(view, speaker)

    def sheet(self, game: str, view: Struct, speaker: Speaker) -> Sheet | None:
        """The save sheet of a view; ``None`` for a game that has none."""
        sheet = self._sheets.get(game)
        if sheet is None:
            return None
        with self._one_at_a_time:
            return sheet(view, speaker)

    def film(self, game: str, views: Sequence[Struct], speaker: Speaker) -> Film | None:
        """The boards of views in their order, with the animation of them; ``None`` for a game without a board."""
        pictures = self._pictures(game, views, speaker)
        return Film(pictures, animated([picture.png for picture in pictures])) if pictures else None

    def _pictures(self, game: str, views: Sequence[Struct], speaker: Speaker) -> tuple[Picture, ...]:
        drawn: list[Picture] = []
        for view in views:
            picture = self.draw(game, view, speaker)
            drawn += [] if picture is None else [picture]
            # Whoever waits for the board of a match that is played comes first.
            sleep(_REST)
        return tuple(drawn)

    def has(self, game: str) -> bool:
        """Whether a game has a board to draw."""
        return self._draw.get(game) is not None

    def ways(self, game: str, setup: Setup) -> frozenset[str]:
        """The ways to play, as the digest calls them, that a match of a game with this setup means."""
        ways = self._ways.get(game)
        return ways(setup) if ways else frozenset()
