"""Reading a list of cards: every line resolved, guessed and said so, or asked back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from bot.games.doomtrooper.decks.deck import Deck, WrittenLine, counted, written_line
from bot.games.doomtrooper.decks.listing import (
    LONGEST_LINE,
    Part,
    Reading,
    heading,
    is_comment,
    is_ordinal,
    is_title,
    readings,
    side_mark,
    without_remark,
)
from bot.games.doomtrooper.decks.names import Found, NameBook
from bot.games.doomtrooper.decks.text import LARGEST, MOST_LINES, lines_of

LARGEST_LIST = 500
"""Cards that a list may have, sideboard included."""
LONGEST_TYPED = 60
"""Letters of a line that are told back."""


class Trouble(Struct, frozen=True):
    """Why a list, or a line of it, is not understood.

    Attributes:
        kind: ``binary`` is no text, ``long`` has too many lines or bytes, ``empty`` no card, ``large`` too many cards;
            of a line: ``unknown``, ``several`` cards fit, ``count`` is no number of copies, ``ordinal`` may number the
            line, ``clash`` has a code and a name of different cards.
        line: its number, from 1; 0 for the whole list.
        typed: the name as it was written.
        near: codes of the cards that could be meant, the nearest first.
    """

    kind: Literal["binary", "long", "empty", "large", "unknown", "several", "count", "ordinal", "clash"]
    line: int = 0
    typed: str = ""
    near: tuple[str, ...] = ()


class Guess(Struct, frozen=True):
    """A name that is no card's own and was taken for the nearest one."""

    line: int
    typed: str
    code: str
    side: bool = False


class Listed(Struct, frozen=True):
    """A list as it was understood; ``deck`` lacks the lines in ``troubles``."""

    deck: Deck
    guesses: tuple[Guess, ...] = ()
    troubles: tuple[Trouble, ...] = ()

    @property
    def typed(self) -> dict[tuple[bool, str], str]:
        """What was typed for guessed names, as ``decks/deck.py`` writes it."""
        return {(guess.side, guess.code): guess.typed for guess in self.guesses}


def read_list(content: bytes, book: NameBook) -> Listed:
    """The deck of a list as people write it, in whatever encoding; never raises."""
    lines = lines_of(content) if len(content) <= LARGEST else []
    if lines is None:
        return Listed(Deck({}), troubles=(Trouble("binary"),))
    if len(content) > LARGEST or sum(map(bool, lines)) > MOST_LINES:
        return Listed(Deck({}), troubles=(Trouble("long"),))
    reader = _Reader(book)
    for number, line in enumerate(lines, 1):
        if line:
            reader.take(number, line)
    return reader.listed()


class _Reader:
    """Goes through a list line by line."""

    def __init__(self, book: NameBook) -> None:
        self._book = book
        self._part: Part = "main"
        self._is_first = self._is_begun = False
        self._cards: Mapping[bool, list[tuple[str, int]]] = {False: [], True: []}
        self._guesses: list[Guess] = []
        self._troubles: list[Trouble] = []

    def take(self, number: int, line: str) -> None:
        """Take in a line of the list that is not blank."""
        self._is_first, self._is_begun = not self._is_begun, True
        if len(line) > LONGEST_LINE:
            line = without_remark(line)
        if own := written_line(line[:LONGEST_LINE]):
            self._take_written(number, line, own)
        elif is_comment(line):
            self._turn_to(heading(line[:LONGEST_LINE]))
        elif len(line) > LONGEST_LINE:
            self._trouble("unknown", number, line)
        else:
            marked = side_mark(line)
            self._take_card(number, line if marked is None else marked, marked is not None or self._part == "side")

    def _take_card(self, number: int, line: str, is_side: bool) -> None:
        known = self._exactly(line)
        part = heading(line) if known is None else None
        if part:
            self._turn_to(part)
        elif known is None and is_title(line):
            return
        elif is_ordinal(line):
            self._trouble("ordinal", number, line)
        elif known is not None:
            self._add(number, *known, is_side)
        else:
            reading = next(readings(line))
            found = self._book.find(reading.name)
            if not (self._is_first and _is_name_of_the_list(line, reading, found)):
                self._add(number, reading, found, is_side)

    def _turn_to(self, part: Part | None) -> None:
        if part in ("main", "side"):
            self._part = part

    def listed(self) -> Listed:
        """What was understood."""
        deck = Deck(counted(self._cards[False]), counted(self._cards[True]))
        if not self._troubles and deck.size + deck.sideboard > LARGEST_LIST:
            self._troubles.append(Trouble("large"))
        if not self._troubles and not deck.size:
            self._troubles.append(Trouble("empty"))
        return Listed(deck, tuple(self._guesses), tuple(self._troubles))

    def _exactly(self, line: str) -> tuple[Reading, Found] | None:
        for reading in readings(line):
            if found := self._book.exact(reading.name):
                return reading, found
        return None

    def _take_written(self, number: int, line: str, own: WrittenLine) -> None:
        is_side = self._part == "side"
        code, meant = self._book.code(own.code), self._book.exact(own.name)
        if code is None:
            self._add(number, Reading(own.copies, own.name), self._book.find(own.name), is_side)
        elif meant is not None and code not in (meant.code, *meant.near):
            self._trouble("clash", number, line, (code, *filter(None, (meant.code, *meant.near))))
        else:
            reading = Reading(own.copies, own.typed or own.name)
            self._add(number, reading, Found(code, guessed=bool(own.typed)), is_side)

    def _add(self, number: int, reading: Reading, found: Found, is_side: bool) -> None:
        if not found.code:
            self._trouble("several" if found.several else "unknown", number, reading.name, found.near)
        elif not 1 <= reading.copies <= LARGEST_LIST:
            self._trouble("count", number, reading.name)
        else:
            self._cards[is_side].append((found.code, reading.copies))
            if found.guessed:
                self._guesses.append(Guess(number, _short(reading.name), found.code, is_side))

    def _trouble(
        self,
        kind: Literal["unknown", "several", "count", "ordinal", "clash"],
        number: int,
        typed: str,
        near: tuple[str, ...] = (),
    ) -> None:
        self._troubles.append(Trouble(kind, number, _short(typed), near))


def _is_name_of_the_list(line: str, reading: Reading, found: Found) -> bool:
    """Whether a line has neither a number of cards nor anything like a card's name."""
    is_counted = reading.name != line and reading.copies <= LARGEST_LIST
    return not is_counted and not found.code and not found.near


def _short(typed: str) -> str:
    return typed if len(typed) <= LONGEST_TYPED else typed[: LONGEST_TYPED - 1].rstrip() + "…"
