"""Look a card up: its names, its row in the table, and the rules that mention it."""

from __future__ import annotations

import threading
from pathlib import Path

from rules_index.cards.mentions import Mention, mentions
from rules_index.cards.names import KnownCard, Names, known_names
from rules_index.cards.table import CARDS_FILE, load_cards
from rules_index.index.reader import IndexReader


class CardShelf:
    """The cards of the lexicon and of the table beside an index; picks up a newly imported table by itself."""

    def __init__(self, index: Path) -> None:
        self._path = index.parent / CARDS_FILE
        self._lock = threading.Lock()
        self._stamp: tuple[int, int, int] | None = None
        self._names: Names | None = None

    @property
    def names(self) -> Names:
        """All names as they are now.

        Raises:
            CardsProblem: the table is damaged or of another version.
        """
        with self._lock:
            stamp = self._seen()
            if self._names is None or stamp != self._stamp:
                self._names = known_names(load_cards(self._path))
                self._stamp = stamp
            return self._names

    def mentions(self, reader: IndexReader, card: KnownCard) -> tuple[Mention, ...]:
        """Where the indexed books name a card."""
        return mentions(reader, card, self.names)

    def _seen(self) -> tuple[int, int, int] | None:
        try:
            status = self._path.stat()
        except OSError:
            return None
        return status.st_ino, status.st_size, status.st_mtime_ns
