"""Lines of a list with their numbers, and the lines that stand for what a program saved in another form."""

from __future__ import annotations

import re
from typing import NamedTuple

from bot.games.doomtrooper.pack.decks.text import clean

NAMELESS = "?"
"""Stands for the name of a card that has none."""
_COPIES = re.compile(r"\s*(\d{1,6})(?:[.,]0*)?\s*x?\s*", re.IGNORECASE)


class NumberedLine(NamedTuple):
    """A line of a list, and the number of the line of the file in which it stands, from 1."""

    number: int
    text: str


class BrokenFile(NamedTuple):
    """A file of a form that is known, which cannot be read from a line on."""

    number: int


def card_line(number: int, copies: str, name: str, *, is_side: bool = False) -> NumberedLine:
    """The line of so many of a card; a number that is none becomes 0, which the reader asks back."""
    found = _COPIES.fullmatch(copies)
    return NumberedLine(number, f"{'SB: ' if is_side else ''}{found[1] if found else 0}x {clean(name) or NAMELESS}")


def heading_line(number: int, name: str) -> NumberedLine:
    """The line above the cards of a part."""
    return NumberedLine(number, f"{clean(name)}:")
