"""Reading a list of cards: every line resolved, guessed and said so, left out, or asked back."""

from __future__ import annotations

from msgspec import Struct

from bot.games.doomtrooper.pack.decks.deck import Deck, WrittenLine, counted, written_line
from bot.games.doomtrooper.pack.decks.files.lines import BrokenFile
from bot.games.doomtrooper.pack.decks.files.opening import lines_in
from bot.games.doomtrooper.pack.decks.listing import (
    LONGEST_LINE,
    Part,
    Reading,
    category,
    has_number_of_printing,
    heading,
    is_about_the_list,
    is_comment,
    is_ordinal,
    is_title,
    likeliest,
    readings,
    side_mark,
    undecorated,
    without_remark,
)
from bot.games.doomtrooper.pack.decks.names import Found, NameBook
from bot.games.doomtrooper.pack.decks.parts import LineTrouble, ListPart, Question, Taken, Trouble, question_of
from bot.games.doomtrooper.pack.decks.text import LARGEST, MOST_LINES

LARGEST_LIST = 500
"""Cards that a list may have, sideboard included."""
LONGEST_TYPED = 60
"""Letters of a line that are told back."""


class Guess(Struct, frozen=True):
    """A name that is no card's own and was taken for the nearest one."""

    line: int
    typed: str
    code: str
    side: bool = False


class LeftOut(Struct, frozen=True):
    """So many cards below a heading for cards that do not play."""

    heading: str
    count: int


class Listed(Struct, frozen=True):
    """A list as it was understood; ``deck`` lacks the lines in ``troubles`` and what ``question`` is about."""

    deck: Deck
    guesses: tuple[Guess, ...] = ()
    troubles: tuple[Trouble, ...] = ()
    left_out: tuple[LeftOut, ...] = ()
    question: Question | None = None

    @property
    def typed(self) -> dict[tuple[bool, str], str]:
        """The text typed for guessed names, as ``pack/decks/deck.py`` writes it."""
        return {(guess.side, guess.code): guess.typed for guess in self.guesses}


def read_list(content: bytes, book: NameBook) -> Listed:
    """The deck of a list as people write it and programs save it, in whatever encoding; never raises."""
    if len(content) > LARGEST:
        return Listed(Deck({}), troubles=(Trouble("long"),))
    lines = lines_in(content)
    if lines is None:
        return Listed(Deck({}), troubles=(Trouble("binary"),))
    if isinstance(lines, BrokenFile):
        return Listed(Deck({}), troubles=(Trouble("broken", lines.number),))
    if sum(bool(each.text) for each in lines) > MOST_LINES:
        return Listed(Deck({}), troubles=(Trouble("long"),))
    reader = _Reader(book)
    for at, (number, line) in enumerate(lines):
        if line:
            reader.take(at, number, line)
        else:
            reader.pass_blank()
    return reader.listed()


class _Reader:
    """Goes through a list line by line."""

    def __init__(self, book: NameBook) -> None:
        self._book = book
        self._main, self._side = ListPart("main"), ListPart("side")
        self._home, self._part, self._aside = self._main, self._main, list[ListPart]()
        self._is_first = self._is_begun = self._has_side = False
        self._gap, self._is_labelled = 0, False
        self._at = self._number = 0

    def pass_blank(self) -> None:
        """Pass a blank line."""
        self._gap += 1
        if self._part.kind == "meta":
            self._part = self._home

    def take(self, at: int, number: int, line: str) -> None:
        """Take in a line of the list that is not blank."""
        self._at, self._number = at, number
        self._is_first, self._is_begun = not self._is_begun, True
        if len(line) > LONGEST_LINE:
            line = without_remark(line)
        shown = line[:LONGEST_LINE]
        own = written_line(shown)
        if own and (own.typed or self._book.code(own.code)):
            self._take_written(line, own)
        elif is_comment(line) or self._part.kind == "meta":
            self._turn_to(heading(shown), shown)
        elif is_about_the_list(line):
            return
        elif len(line) > LONGEST_LINE:
            self._trouble("unknown", line, self._part)
        elif not self._take_heading(line):
            marked = side_mark(line)
            self._take_card(line if marked is None else marked, self._part if marked is None else self._side)

    def _take_heading(self, line: str) -> bool:
        """Turn to the part that a line begins; whether it is a heading."""
        part = heading(line)
        if part and (is_title(line) or not self._exactly(line)):
            self._turn_to(part, line)
            return True
        if not is_title(line) or self._exactly(line) or self._book.find(likeliest(line).name).code:
            return False
        self._begin(ListPart("unsure", self._at, _short(undecorated(line))))
        return True

    def _turn_to(self, part: Part | None, line: str) -> None:
        if part == "main":
            self._home = self._part = self._main
        elif part == "side":
            self._home = self._part = self._side
            self._has_side = True
        elif part == "other" and self._part.kind in ("unsure", "meta"):
            self._part.end = (self._at, self._home.kind)
            self._part = self._home
        elif part in ("out", "meta"):
            self._begin(ListPart(part, self._at, _short(undecorated(line))))
        self._is_labelled = self._is_labelled or part is not None

    def _begin(self, part: ListPart) -> None:
        self._aside.append(part)
        self._part, self._is_labelled = part, True

    def _take_card(self, line: str, part: ListPart) -> None:
        of_category, name = category(line) or (None, "")
        if of_category == "side":
            part = self._side
        elif of_category == "out":
            part = ListPart("out", self._at, name)
            self._aside.append(part)
        known, reading = self._exactly(line), likeliest(line)
        if is_ordinal(line):
            self._trouble("ordinal", line, part)
        elif has_number_of_printing(line):
            self._trouble("printing", line, part)
        elif known is not None:
            self._add(*known, part)
        else:
            found = self._book.find(reading.name)
            if not (self._is_first and _is_name_of_the_list(line, reading, found)):
                self._add(reading, found, part)

    def listed(self) -> Listed:
        """What was understood."""
        unsure = [part for part in self._aside if part.kind == "unsure" and part.count]
        if len(unsure) == 1 and not self._main.count:
            # Without what it is above there would be no deck: it is the name of the list.
            self._main, unsure = unsure[0], []
        deck = Deck(counted(self._main.cards), counted(self._side.cards))
        troubles = sorted((*self._main.troubles, *self._side.troubles), key=lambda each: each.line)
        question = None if troubles else question_of(self._main, unsure, has_side=self._has_side)
        if not troubles and deck.size + deck.sideboard > LARGEST_LIST:
            troubles.append(Trouble("large"))
        if not troubles and not deck.size and question is None:
            troubles.append(Trouble("empty"))
        guesses = (
            Guess(each.line, each.typed, each.code, part is self._side)
            for part in (self._main, self._side)
            for each in part.taken
            if each.typed
        )
        return Listed(deck, tuple(guesses), tuple(troubles), self._left_out(), question)

    def _left_out(self) -> tuple[LeftOut, ...]:
        counts: dict[str, int] = {}
        for part in self._aside:
            if part.kind == "out" and part.count:
                counts[part.name] = counts.get(part.name, 0) + part.count
        return tuple(LeftOut(name, count) for name, count in counts.items())

    def _exactly(self, line: str) -> tuple[Reading, Found] | None:
        for reading in readings(line):
            if found := self._book.exact(reading.name):
                return reading, found
        return None

    def _take_written(self, line: str, own: WrittenLine) -> None:
        part = self._part
        code, meant = self._book.code(own.code), self._book.exact(own.name)
        if code is None:
            self._add(Reading(own.copies, own.name), self._book.find(own.name), part)
        elif meant is not None and code not in (meant.code, *meant.near):
            self._trouble("clash", line, part, (code, *filter(None, (meant.code, *meant.near))))
        else:
            reading = Reading(own.copies, own.typed or own.name)
            self._add(reading, Found(code, guessed=bool(own.typed)), part)

    def _add(self, reading: Reading, found: Found, part: ListPart) -> None:
        if not found.code:
            copies = reading.copies if 1 <= reading.copies <= LARGEST_LIST else 1
            self._trouble("several" if found.several else "unknown", reading.name, part, found.near, copies)
        elif not 1 <= reading.copies <= LARGEST_LIST:
            self._trouble("count", reading.name, part)
        else:
            typed = _short(reading.name) if found.guessed else ""
            part.taken.append(
                Taken(found.code, reading.copies, self._number, typed, self._at, self._gap, self._is_labelled)
            )
            self._has_side = self._has_side or part is self._side
            self._gap, self._is_labelled = 0, False

    def _trouble(
        self, kind: LineTrouble, typed: str, part: ListPart, near: tuple[str, ...] = (), copies: int = 1
    ) -> None:
        part.troubles.append(Trouble(kind, self._number, _short(typed), near))
        part.lost += copies


def _is_name_of_the_list(line: str, reading: Reading, found: Found) -> bool:
    """Whether a line has neither a number of cards nor anything like a card's name."""
    is_counted = reading.name != line and reading.copies <= LARGEST_LIST
    return not is_counted and not found.code and not found.near


def _short(typed: str) -> str:
    return typed if len(typed) <= LONGEST_TYPED else typed[: LONGEST_TYPED - 1].rstrip() + "…"
