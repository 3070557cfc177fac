"""Decks outside of any match: shown by kinds of card, compared, and held to any format."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import get_args

from bot.games.doomtrooper.pack.decks.deck import written
from bot.games.doomtrooper.pack.decks.lobby import Decks
from bot.games.doomtrooper.pack.decks.reading import Listed, read_list
from bot.games.doomtrooper.pack.decks.telling import trouble_lines
from bot.games.doomtrooper.words.catalogue import CardType, named
from bot.games.doomtrooper.words.rules.rulesets import CZECH, RULES
from bot.games.questions import Option
from bot.games.setup import Choice, Setup
from bot.games.values import Line, Section, Violation

_KINDS: tuple[CardType, ...] = get_args(CardType)


class DeckLists:
    """What can be said of the texts of decks; see :class:`bot.games.lists.Lists`."""

    def __init__(self, decks: Decks) -> None:
        self._decks = decks

    @property
    def choice(self) -> Choice:
        """The list that a seat brings."""
        return self._decks.choices()[0]

    @property
    def formats(self) -> tuple[Option, ...]:
        """The formats of all rulesets."""
        return tuple(Option(each.key, each.label) for each in self._decks.formats)

    def form(self, setup: Setup) -> str | None:
        """The format of a match."""
        form = self._decks.form(setup)
        return None if form is None else form.key

    def kept(self, text: str) -> str:
        """The text with the names of all its cards; a text that is not understood stays as it is."""
        listed = self._read(text)
        return text if listed.troubles else written(listed.deck, self._decks.cards, listed.typed)

    def breaches(self, text: str, form: str) -> tuple[Violation, ...]:
        """Lines that mean no card of the catalogue any more, or else in what the deck breaks a format."""
        wanted = next((each for each in self._decks.formats if each.key == form), None)
        if wanted is None:
            return (Violation(CZECH.slug("deck.agreed"), Line("doomtrooper-format-none")),)
        found = self._decks.checked(text.encode(errors="replace"), wanted)
        slug = RULES[wanted.ruleset].slug("deck.list")
        return tuple(Violation(slug, line) for line in trouble_lines(found.listed)) or found.breaches

    def shown(self, text: str) -> tuple[Section, ...]:
        """The deck by kinds of card, then the sideboard, then the lines that are not understood."""
        listed = self._read(text)
        return tuple(self._sections(listed))

    def compared(self, one: str, other: str) -> tuple[Section, ...]:
        """What of the deck, and what of the sideboard, there is more of in the first and in the second."""
        first, second = self._read(one), self._read(other)
        found = []
        for place in ("main", "side"):
            mine, theirs = _part(first, place), _part(second, place)
            for which, (more, less) in (("first", (mine, theirs)), ("second", (theirs, mine))):
                extra = {code: count - less.get(code, 0) for code, count in more.items() if count > less.get(code, 0)}
                if extra:
                    title = Line(f"doomtrooper-deck-only-{place}", {"which": which, "count": sum(extra.values())})
                    found.append(Section(title, tuple(self._lines(extra))))
        return tuple(found)

    def _read(self, text: str) -> Listed:
        return read_list(text.encode(errors="replace"), self._decks.book)

    def _sections(self, listed: Listed) -> Iterator[Section]:
        cards = self._decks.cards
        for kind in _KINDS:
            of_kind = {code: count for code, count in listed.deck.main.items() if cards[code].type == kind}
            if of_kind:
                title = Line("doomtrooper-deck-kind", {"kind": kind, "count": sum(of_kind.values())})
                yield Section(title, tuple(self._lines(of_kind)))
        if listed.deck.side:
            title = Line("doomtrooper-deck-side", {"count": listed.deck.sideboard})
            yield Section(title, tuple(self._lines(listed.deck.side)))
        if listed.troubles:
            yield Section(Line("doomtrooper-deck-lost"), trouble_lines(listed))

    def _lines(self, counts: Mapping[str, int]) -> Iterator[Line]:
        ordered = sorted(counts, key=lambda code: (self._decks.cards[code].name, code))
        return (Line("doomtrooper-deck-line", {"count": counts[code], "card": named(code)}) for code in ordered)


def _part(listed: Listed, place: str) -> Mapping[str, int]:
    return listed.deck.main if place == "main" else listed.deck.side
