"""Where the books name a card: every place is found in the right order, and no more entries are read than are shown."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from rules_index.cards.mentions import SHOWN, Mention, mentions
from rules_index.cards.names import KnownCard, Names
from rules_index.index.entries import Entry
from rules_index.index.reader import IndexReader
from rules_index.values.books import Language
from tests.rows import rows
from tests.rules_index.library import CASTLE, castle, index_castle, passage

GUARD = KnownCard(CASTLE.game, {Language.CS: "Noční stráž"})
CAPTAIN = KnownCard(CASTLE.game, {Language.CS: "Velitel noční stráže"})
LANTERN = KnownCard(CASTLE.game, {Language.CS: "Lucerna"})
NAMES = Names((GUARD, CAPTAIN, LANTERN))


class Counting(IndexReader):
    """Remembers which entries are read whole."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.read: list[int] = []

    def load(self, ids: Iterable[int]) -> dict[int, Entry]:
        found = super().load(ids)
        self.read += found
        return found


def named_in(folder: Path, *texts: str, card: KnownCard = GUARD) -> tuple[Mention, ...]:
    book = castle(*(passage(at, f"ODDÍL {at}", text, first=at + 1) for at, text in enumerate(texts)))
    reader = IndexReader(index_castle(folder / "castle.sqlite", book))
    try:
        return mentions(reader, card, NAMES)
    finally:
        reader.close()


def test_only_as_many_entries_are_read_as_are_shown(tmp_path: Path) -> None:
    texts = [f"Po setmění bdí noční stráž u brány {at}." for at in range(5 * SHOWN)]
    book = castle(*(passage(at, f"BRÁNA {at}", text, first=at + 1) for at, text in enumerate(texts)))
    reader = Counting(index_castle(tmp_path / "castle.sqlite", book))
    found = mentions(reader, GUARD, NAMES)
    reader.close()
    assert [one.number for one in found] == sorted(one.number for one in found)
    assert len(found) == SHOWN
    assert len(reader.read) == SHOWN


def test_those_that_have_the_name_in_their_title_stand_first(tmp_path: Path) -> None:
    plain = [passage(at, f"BRÁNA {at}", "Bdí tu noční stráž.", first=at + 1) for at in range(SHOWN)]
    book = castle(*plain, passage(SHOWN, "NOČNÍ STRÁŽ", "Bdí do rána.", first=SHOWN + 1))
    reader = IndexReader(index_castle(tmp_path / "castle.sqlite", book))
    found = mentions(reader, GUARD, NAMES)
    reader.close()
    assert found[0].entry.section[-1] == "NOČNÍ STRÁŽ"
    assert len(found) == SHOWN


@pytest.mark.slow
@rows(
    ("text", "written"),
    [
        ("Bez noční stráže se hrad neubrání, řekla Noční stráž.", ("noční stráže", "Noční stráž")),
        ("Přišel velitel noční stráže.", ()),
        ("Přišel velitel noční stráže a s ním noční stráž.", ("noční stráž",)),
        ("Večer je noční. Stráž spí.", ()),
        ("Noční – stráž bdí.", ("Noční – stráž",)),
        ("Stráž noční nikdy nespí.", ()),
        ("Bdí noční", ()),
    ],
)
def test_a_name_is_found_whole_and_inflected(tmp_path: Path, text: str, written: tuple[str, ...]) -> None:
    found = named_in(tmp_path, text)
    assert (found[0].written if found else ()) == written


@pytest.mark.slow
@rows(
    ("text", "is_named"),
    [("Hoří tu Lucerna.", True), ("Hoří tu lucerna.", False), ("Lucerna hoří.", False), ("LUCERNA hoří.", True)],
)
def test_a_single_word_is_a_name_where_it_is_written_as_one(tmp_path: Path, text: str, is_named: bool) -> None:
    assert bool(named_in(tmp_path, text, card=LANTERN)) == is_named
