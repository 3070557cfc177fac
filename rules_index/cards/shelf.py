"""Look a card up: its names, its row in the table, the rules that mention it and those about its kind."""

from __future__ import annotations

import threading
from dataclasses import replace
from pathlib import Path

from rules_index.cards.asking import Asked, asked_of
from rules_index.cards.mentions import mentions
from rules_index.cards.names import KnownCard, Names, known_names
from rules_index.cards.spotting import Spotter
from rules_index.cards.table import CARDS_FILE, load_cards, with_packaged
from rules_index.digest.components import packaged_components
from rules_index.index.reader import IndexReader
from rules_index.search.rulings import find_entry, ruling_of, whole_ruling
from rules_index.values.answers import CardAnswer, Ruling

MOST = 3
"""Cards that a question is answered with at most."""


class CardShelf:
    """The cards of the lexicon, of the packaged tables and of the table beside an index, which lies on top.

    A newly imported table is picked up by itself.
    """

    def __init__(self, index: Path) -> None:
        self._path = index.parent / CARDS_FILE
        self._lock = threading.Lock()
        self._stamp: tuple[int, int, int] | None = None
        self._spotter: Spotter | None = None
        self._mentioned: dict[int, tuple[Ruling, ...]] = {}
        self._reader: IndexReader | None = None

    @property
    def names(self) -> Names:
        """All names as they are now.

        Raises:
            CardsProblem: the table is damaged or of another version.
        """
        return self._current().names

    def answer(self, reader: IndexReader, name: str, known: KnownCard) -> CardAnswer:
        """All that is known of a card, which was called by this name."""
        found = self._named(reader, name, known)
        said = {ruling.id for ruling in found.rulings}
        return replace(found, of_kind=tuple(each for each in _of_kind(reader, known) if each.id not in said))

    def asked(self, reader: IndexReader, question: str, game: str | None) -> tuple[Asked, tuple[CardAnswer, ...]]:
        """What a question asks of the cards it names, and those cards, the ones with errata first.

        Raises:
            CardsProblem: the table is damaged or of another version.
        """
        asked = asked_of(question, game, self._current(), packaged_components())
        # The rules of a card's kind are read only where they are asked for: above another answer they are of no use.
        look = self.answer if asked.for_rules else self._named
        found = [
            replace(look(reader, known.label, known), asked=asked.given(known), lacking=asked.lacking(known))
            for known in asked.cards[:MOST]
        ]
        further = tuple(known.label for known in asked.cards[MOST:]) if asked.attributes else ()
        found = [replace(card, near=further) for card in found[:1]] + found[1:]
        return asked, tuple(sorted(found, key=lambda card: not card.errata))

    def _named(self, reader: IndexReader, name: str, known: KnownCard) -> CardAnswer:
        return CardAnswer(
            name,
            known.game,
            known.names,
            known.card,
            self._rulings(reader, known),
            unsure=known.unsure,
            component=known.component,
        )

    def _current(self) -> Spotter:
        with self._lock:
            stamp = self._seen()
            if self._spotter is None or stamp != self._stamp:
                components = packaged_components()
                cards = with_packaged(load_cards(self._path), components.cards)
                self._spotter = Spotter(known_names(cards, components))
                self._stamp = stamp
                self._mentioned = {}
            return self._spotter

    def _rulings(self, reader: IndexReader, card: KnownCard) -> tuple[Ruling, ...]:
        """The rules that name a card; what was found is kept as long as index and names are the same."""
        names = self.names
        with self._lock:
            if self._reader is not reader:
                self._reader, self._mentioned = reader, {}
            kept = self._mentioned
        if id(card) not in kept:
            kept[id(card)] = tuple(
                replace(ruling_of(reader, each.number, each.entry, 1.0), matched=each.written)
                for each in mentions(reader, card, names)
            )
        return kept[id(card)]

    def _seen(self) -> tuple[int, int, int] | None:
        try:
            status = self._path.stat()
        except OSError:
            return None
        return status.st_ino, status.st_size, status.st_mtime_ns


def _of_kind(reader: IndexReader, known: KnownCard) -> tuple[Ruling, ...]:
    """The rules about what a card is: its kind, then what its flags say."""
    if known.component is None:
        return ()
    packaged = packaged_components()
    game = packaged.games.get(known.game)
    slugs = list(packaged.kind(known.component).rules)
    for flag in known.card.flags if known.card and game else ():
        slugs += game.flag.get(flag.split(":")[0], ()) if game else ()
    found = (whole_ruling(reader, find_entry(reader, slug)) for slug in dict.fromkeys(slugs))
    return tuple(ruling for ruling in found if ruling)
