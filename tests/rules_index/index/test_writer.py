"""What an index file holds."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from rules_index.digest.gaps import Asked, GapText, Says
from rules_index.digest.lexicon import Concept, Lexicon, Named
from rules_index.index.build import book_infos
from rules_index.index.entries import entries
from rules_index.index.fields import pack, pack_terms, unpack
from rules_index.index.reader import IndexReader
from rules_index.index.vocabulary import inverse_frequency
from rules_index.index.writer import write_index
from rules_index.languages.questions import FRAMES
from rules_index.values.books import BookInfo, Language
from rules_index.values.digest import Rendering
from tests.rules_index.library import castle, index_castle, passage, rule

WALL = passage(0, "STAVBA", "Hradba stojí dva kameny. Hradby chrání.")
TOWER = passage(1, "STAVBA", "Věž stojí čtyři kameny.", first=2)
BOOK = castle(WALL, TOWER)
LEXICON = Lexicon(
    concept=(
        Concept(cs=("hradba", "zeď")),
        Concept(cs=("kameny věže",), en=("tower stones",)),
        Concept(cs=("drak", "saň")),
    )
)


@pytest.fixture
def made(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    cited = rule("wall", "STAVBA ¶1", title="Cena hradby", ask=("Kolik stojí zeď?", "Za kolik postavím hradbu?"))
    path = index_castle(tmp_path / "castle.sqlite", BOOK, cited, lexicon=LEXICON)
    with closing(sqlite3.connect(path)) as connection:
        yield connection


def found(connection: sqlite3.Connection, query: str, *parameters: object) -> list[object]:
    return [row[0] for row in connection.execute(query, parameters)]


def root_of(connection: sqlite3.Connection, form: str) -> int:
    query = "SELECT root FROM form_root JOIN form ON form.id = form_root.form WHERE form.form = ?"
    (number,) = found(connection, query, form)
    assert isinstance(number, int)
    return number


def test_facts_count_what_was_written(made: sqlite3.Connection) -> None:
    meta = dict(made.execute("SELECT key, value FROM meta"))
    assert (meta["entries"], meta["rules"], meta["passages"]) == ("2", "1", "2")


def test_a_root_counts_the_entries_that_have_it(made: sqlite3.Connection) -> None:
    assert found(made, "SELECT entries FROM root WHERE id = ?", root_of(made, "kameny")) == [2]
    assert found(made, "SELECT entries FROM root WHERE id = ?", root_of(made, "hradby")) == [1]


BEACH = BookInfo("pláž-cs", "pláž", "Pláž", Language.CS)
ASIDE = GapText(
    slug="elsewhere.beach",
    game="!pláž",
    asks=Asked.OTHER_GAME,
    because="It is asked of where it is played.",
    cs=("jak se hraje pláž", "kdo hraje pláž"),
    sv=("hur spelar man stranden",),
    en=("how is the beach played", "who plays the beach"),
    says=Says(cs="Zeptej se tam.", sv="Fråga där.", en="Ask there."),
)


@pytest.mark.parametrize(("gaps", "same"), [((ASIDE,), True), ((), False)])
def test_words_weigh_as_they_would_without_a_game_set_aside(
    tmp_path: Path, gaps: tuple[GapText, ...], same: bool
) -> None:
    wall, beach = rule("wall", "STAVBA ¶1"), replace(rule("sand", "STAVBA ¶1"), book=BEACH, text="Hradba z písku.")
    alone, both = tmp_path / "alone.sqlite", tmp_path / "both.sqlite"
    index_castle(alone, BOOK, wall, gaps=gaps)
    books = [*book_infos([BOOK], [wall]), BEACH]
    write_index(both, books, entries([BOOK], [wall, beach]), Lexicon(), {}, gaps=gaps)
    weights = []
    for path in (alone, both):
        reader = IndexReader(path)
        with closing(sqlite3.connect(path)) as connection:
            weights.append([reader.idf[root_of(connection, form)] for form in ("hradby", "kameny")])
        reader.close()
    assert (weights[0] == weights[1]) is same


def test_the_full_text_index_finds_entries_by_root(made: sqlite3.Connection) -> None:
    query = "SELECT rowid FROM entry_text WHERE entry_text MATCH ?"
    assert found(made, query, f"r{root_of(made, 'kameny')}") == [1, 2]
    assert found(made, query, f"verbatim: r{root_of(made, 'vez')}") == [2]
    assert found(made, query, f"ask: r{root_of(made, 'zed')}") == [1]


def test_a_passage_two_rules_cite_is_stored_and_counted_once(tmp_path: Path) -> None:
    rules = rule("wall", "STAVBA ¶1"), rule("stones", "STAVBA ¶1-2")
    path = index_castle(tmp_path / "castle.sqlite", BOOK, *rules)
    with closing(sqlite3.connect(path)) as connection:
        assert found(connection, "SELECT count(*) FROM passage") == [2]
        query = "SELECT count FROM root_book WHERE root = ?"
        assert found(connection, query, root_of(connection, "vez")) == [1]


def test_a_book_knows_which_entries_are_its_own(made: sqlite3.Connection) -> None:
    assert made.execute("SELECT key, first, last FROM book").fetchall() == [("hrad-cs", 1, 2)]


def test_a_concept_leads_from_each_word_to_those_the_books_have(made: sqlite3.Connection) -> None:
    query = "SELECT root FROM concept_key JOIN concept_root USING (concept) WHERE key = ?"
    assert root_of(made, "hradba") in found(made, query, str(root_of(made, "zed")))


def test_a_concept_the_books_have_no_word_of_leads_nowhere(made: sqlite3.Connection) -> None:
    assert found(made, "SELECT count(*) FROM concept_root WHERE concept = 3") == [0]


def test_a_phrase_leads_to_its_telling_word_alone(made: sqlite3.Connection) -> None:
    roots = found(made, "SELECT root FROM concept_root WHERE concept = 2")
    assert roots == [root_of(made, "vez")]


def test_a_rarer_root_tells_more_and_none_tells_less_than_nothing() -> None:
    told = [inverse_frequency(100, having) for having in (0, 1, 10, 100)]
    assert told == sorted(told, reverse=True)
    assert told[-1] >= 0


def test_packed_numbers_are_read_back() -> None:
    assert list(unpack(pack([1, 70_000, 2**32 - 1]))) == [1, 70_000, 2**32 - 1]


def test_packed_terms_hold_lengths_and_counts_by_field() -> None:
    assert list(unpack(pack_terms([[7], [], [7, 9, 7], [9] * 300]))) == [
        1, 0, 3, 300,
        7, 1 | 2 << 16,
        9, 1 << 16 | 255 << 24,
    ]  # fmt: skip


TOLD = replace(
    rule("wall", "STAVBA ¶1", title="Cena hradby", ask=("Kolik stojí zeď?", "Za kolik ji smím postavit?")),
    others={
        Language.EN: Rendering("The price of a wall", "About wall.", ("How much is a wall?",)),
        Language.SV: Rendering("Murens pris", "Två stenar.", ("Vad kostar muren?",)),
    },
    defines=("hradba", "wall", "zeď"),
    but=("hrad-cs.tower",),
    variant="coop",
)
TOWERS = rule("tower", "STAVBA ¶2", title="Cena věže", ask=("Kolik stojí věž?",))


@pytest.fixture
def linked(tmp_path: Path) -> Iterator[IndexReader]:
    rules = (replace(TOLD, same=("hrad-cs.tower", "hrad-cs.nowhere")), TOWERS)
    lexicon = Lexicon(variant=(Named(variant="coop", names=("sólo", "spolu hraní")),))
    reader = IndexReader(index_castle(tmp_path / "linked.sqlite", BOOK, *rules, lexicon=lexicon))
    yield reader
    reader.close()


def test_what_is_asked_in_each_language_is_a_line_with_its_frames(linked: IndexReader) -> None:
    wall, tower = linked.candidates([1, 2])
    assert wall.plain.split("\n") == [
        "cena hradby",
        "kolik stoji zed?",
        "ji kolik postavit? smim za",
        "about wall.",
        "a of price the wall",
        "a how is much wall?",
        "murens pris",
        "stenar. tva",
        "kostar muren? vad",
    ]
    assert len(wall.lines) == 9
    assert [[FRAMES[root - 1] for root in line if root <= len(FRAMES)] for line in wall.lines[1:3]] == [
        ["count"],
        ["count", "may"],
    ]
    assert all(len(set(line)) == len(line) for line in wall.lines)
    assert (wall.variant, tower.variant, wall.section) == ("coop", "", "Stavba")


def test_frames_are_no_words_of_a_field(linked: IndexReader) -> None:
    assert not {root for one in linked.candidates([1, 2]) for root in one.counts} & set(range(1, len(FRAMES) + 1))
    count = FRAMES.index("count") + 1
    assert linked.root_sizes[count] == 2
    assert linked.root_sizes[FRAMES.index("may") + 1] == 1


def test_rules_about_the_same_thing_are_linked_where_both_are_there(linked: IndexReader) -> None:
    assert linked.same == {1: {2: "hrad-cs"}}


def test_the_names_that_a_rule_explains_lead_to_it_in_each_language(linked: IndexReader) -> None:
    rows = linked.rows("SELECT key, entry FROM definition")
    keys = {row[0] for row in rows}
    assert {entry for _, entry in rows} == {1}
    forms = dict(linked.rows("SELECT form.form, form_root.root FROM form JOIN form_root ON form_root.form = form.id"))
    assert {str(forms["hradba"]), str(forms["wall"]), str(forms["zed"])} <= keys


def test_the_words_for_a_way_to_play_are_kept(linked: IndexReader) -> None:
    rows = linked.rows("SELECT game, language, variant FROM name")
    assert set(rows) == {("", "", "coop")}


def test_lines_are_read_once(linked: IndexReader) -> None:
    first = linked.candidates([1])[0].lines
    assert linked.candidates([1])[0].lines is first


def test_the_lines_of_so_many_entries_are_remembered(linked: IndexReader, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules_index.index.reader.MOST_REMEMBERED", 0)
    first = linked.candidates([1])[0].lines
    linked.candidates([2])
    again = linked.candidates([1])[0].lines
    assert again == first
    assert again is not first
