"""The files of the card tables that the program brings along."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable


def packaged_file(game: str) -> Traversable:
    """The file of a game's card table."""
    return files("rules_index.digest") / "components" / f"{game}_cards.csv"


def packaged_table(game: str) -> bytes:
    """The card table of a game, for people to begin with: UTF-8, with commas, the columns in the first line."""
    return packaged_file(game).read_bytes()
