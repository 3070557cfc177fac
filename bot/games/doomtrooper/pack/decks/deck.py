"""A deck: cards by code, how many of each, and the sideboard beside it; written in one way."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from msgspec import Struct

from bot.games.doomtrooper.words.catalogue import Printed

SIDE_HEADING = "Sideboard"
_WRITTEN = re.compile(r"(\d{1,3}) ([^\[\]]*) \[([^\[\]]+)\](?: ~ (.+))?")

_BRACKETS = re.compile(r"[\[\]]")


class Deck(Struct, frozen=True):
    """A deck, its codes in order.

    Attributes:
        main: how many of each card are in the deck itself, by code.
        side: how many are in the sideboard.
    """

    main: dict[str, int]
    side: dict[str, int] = {}

    @property
    def size(self) -> int:
        """Cards in the deck itself."""
        return sum(self.main.values())

    @property
    def sideboard(self) -> int:
        """Cards in the sideboard."""
        return sum(self.side.values())

    def both(self) -> dict[str, int]:
        """How many of each card are in the deck and the sideboard together."""
        return counted((*self.main.items(), *self.side.items()))


class WrittenLine(NamedTuple):
    """A line of :func:`written`, taken apart; ``typed`` is what a guessed name was."""

    copies: int
    name: str
    code: str
    typed: str = ""


def counted(cards: Iterable[tuple[str, int]]) -> dict[str, int]:
    """How many of each code there are in all, the codes in order."""
    found: dict[str, int] = {}
    for code, count in cards:
        found[code] = found.get(code, 0) + count
    return dict(sorted(found.items()))


def written(deck: Deck, cards: Mapping[str, Printed], guesses: Mapping[tuple[bool, str], str] | None = None) -> str:
    """A deck as its one text: ``4 SEAN GALLAGHER [01274]``, a card a line, the sideboard below its heading.

    Args:
        guesses: what was typed where a name was guessed, by whether it is in the sideboard and the code; it stays in
            the text behind ``~``, so that whoever brought the deck sees it again.
    """
    known = guesses or {}

    def line(code: str, count: int, is_side: bool) -> str:
        card = cards.get(code)
        typed = known.get((is_side, code))
        name = _BRACKETS.sub(" ", card.name or card.name_cs) if card else "?"
        name = " ".join(name.split()) or "?"
        return f"{count} {name} [{code}]" + (f" ~ {typed}" if typed else "")

    lines = [line(code, count, False) for code, count in deck.main.items()]
    if deck.side:
        lines += ["", SIDE_HEADING, *(line(code, count, True) for code, count in deck.side.items())]
    return "\n".join(lines) + "\n"


def written_line(line: str) -> WrittenLine | None:
    """A line of :func:`written` taken apart; ``None`` for any other line."""
    found = _WRITTEN.fullmatch(line)
    return WrittenLine(int(found[1]), found[2], found[3], found[4] or "") if found else None


def deck_in(text: str, cards: Mapping[str, Printed]) -> Deck | None:
    """The deck of a text that :func:`written` made; ``None`` for any other text, and where a card is unknown."""
    main: list[tuple[str, int]] = []
    side: list[tuple[str, int]] = []
    part = main
    for line in text.splitlines():
        if line == SIDE_HEADING:
            part = side
        elif line:
            entry = written_line(line)
            if entry is None or entry.code not in cards or not entry.copies:
                return None
            part.append((entry.code, entry.copies))
    return Deck(counted(main), counted(side)) if main or side else None
