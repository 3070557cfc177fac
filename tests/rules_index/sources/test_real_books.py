"""The five real rulebook files, where they are present."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import pytest

from rules_index.languages.sentences import ends_sentence
from rules_index.sources.reading.files import read_pages
from rules_index.sources.repairs.repair import mend
from rules_index.sources.structure.blocks import blocks_of
from rules_index.values.books import Language, PassageKind
from rules_index.values.sources import BlockKind, Book, RepairKind
from tests.rows import rows

ABBREVIATED = re.compile(r"\b(?:např|popř|tzn|tzv|tj|resp|apod|atd|min|max|č|str|t\.ex|bl\.a|osv)\.$")


@pytest.fixture(scope="module")
def books(real_books: Sequence[Book]) -> Mapping[str, Book]:
    return {book.info.key: book for book in real_books}


def words(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


@pytest.mark.slow
def test_four_books_in_two_languages(books: Mapping[str, Book]) -> None:
    assert {key: book.info.language for key, book in books.items()} == {
        "doomtrooper-cs": Language.CS,
        "doomtrooper-sv": Language.SV,
        "twom-cs": Language.CS,
        "zloba-cs": Language.CS,
    }
    assert {book.info.game for book in books.values()} == {"doomtrooper", "twom", "zloba"}
    assert books["doomtrooper-cs"].witnesses == ("ocr", "pdf")
    assert books["doomtrooper-cs"].info.edition == "2018-10-28"
    assert books["zloba-cs"].info.edition == "2025"
    assert {key: book.info.title for key, book in books.items()} == {
        "doomtrooper-cs": "Kniha zákona",
        "doomtrooper-sv": "Doomtrooper - Regelbok",
        "twom-cs": "Deník",
        "zloba-cs": "Zloba",
    }


def test_each_book_has_the_passages_a_reader_would_count(books: Mapping[str, Book]) -> None:
    counts = {key: len(book.passages) for key, book in books.items()}
    assert 220 <= counts["doomtrooper-cs"] <= 270
    assert 135 <= counts["doomtrooper-sv"] <= 175
    assert 115 <= counts["twom-cs"] <= 160
    assert 160 <= counts["zloba-cs"] <= 195


def test_no_passage_is_too_long_or_keeps_damage(books: Mapping[str, Book]) -> None:
    for book in books.values():
        for passage in book.passages:
            assert 0 < len(passage.text) <= 1200
            assert not re.search(r"[ţŧŢŦ\ue000-\uf8ff\u00ad\u00a0]|\*\*|<\||\\times|\$\d", passage.text), passage.text


def test_no_passage_is_cut_inside_a_sentence(books: Mapping[str, Book]) -> None:
    for passage in prose(books.values()):
        lines = passage.split("\n")
        assert not ABBREVIATED.search(passage) or passage.endswith(("atd.", "apod.")), passage
        if len(lines[-1]) > 120:
            assert ends_sentence(lines[-1]), passage
        assert lines[0][0].isupper() or not lines[0][0].isalpha() or len(passage) < 400, passage


def prose(books: Iterable[Book]) -> Iterable[str]:
    plain = (PassageKind.RULE, PassageKind.TERM, PassageKind.EXAMPLE)
    return (passage.text for book in books for passage in book.passages if passage.kind in plain)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["zloba-cs.txt", "twom-cs.txt", "doomtrooper-sv.txt"])
def test_every_word_is_in_a_passage_or_a_heading(books: Mapping[str, Book], rulebooks: Path, name: str) -> None:
    text, _, _ = mend(read_pages(rulebooks / name))
    book = books[name.removesuffix(".txt")]
    kept = " ".join(passage.text for passage in book.passages)
    headings = " ".join(block.text for block in blocks_of(text) if block.kind is BlockKind.HEADING)
    found = set(words(f"{kept} {headings}"))
    assert [word for word in words(unspaced(text)) if word not in found] == []


@pytest.mark.slow
@rows("name", ["zloba-cs.txt", "twom-cs.txt", "doomtrooper-sv.txt", "doomtrooper-cs.ocr.txt"])
def test_blocks_hold_every_word_as_often_as_the_text(rulebooks: Path, name: str) -> None:
    text, _, _ = mend(read_pages(rulebooks / name))
    wording = [
        f"{block.label} {block.text}" if block.kind is BlockKind.STEP else block.text for block in blocks_of(text)
    ]
    assert sorted(words(" ".join(wording))) == sorted(words(unspaced(text)))


def unspaced(text: str) -> str:
    """The text with letterspaced titles set as words."""
    return re.sub(r"^(?:[A-Z] ){3,}[A-Z]$", lambda title: title[0].replace(" ", ""), text, flags=re.MULTILINE)


def test_the_six_phases_come_twice_and_lie_under_the_rounds(books: Mapping[str, Book]) -> None:
    phases = {
        (passage.section[-3:-1], passage.section[-1], passage.occurrence)
        for passage in books["zloba-cs"].passages
        if re.match(r"\d\. FÁZE: ", passage.section[-1])
    }
    first = {heading[0] for parents, heading, occurrence in phases if occurrence == 1}
    assert first == set("123456")
    assert all(parents[-1] == "HERNÍ KOLA" for parents, _, _ in phases)
    assert {heading[0] for parents, heading, occurrence in phases if occurrence == 2} >= set("12346")


def test_the_dice_tables_are_whole(books: Mapping[str, Book]) -> None:
    text = re.sub(r"[\W_]+", " ", " ".join(passage.text for passage in books["zloba-cs"].passages))
    assert "Akční kostky 7 9" in text
    assert "Akční kostky 4 5 7 9" in text
    assert "1 20 4 1 2 15 3 1 3 12 2 1 4 10 1 1" in text


def test_the_scenario_card_is_a_record(books: Mapping[str, Book]) -> None:
    (scenario,) = books["zloba-cs"].scenarios
    assert scenario.mission == "35 VB."
    assert len(scenario.chaos) == 8
    assert [("2 lidští" in row, "3 lidští" in row) for row in scenario.chaos] == [
        *[(False, False)] * 4,
        *[(True, False)] * 2,
        *[(False, True)] * 2,
    ]


def test_the_cooperative_rules_are_a_part_of_their_own(books: Mapping[str, Book]) -> None:
    part = {passage.section[0] for passage in books["zloba-cs"].passages if passage.section[-1] == "OHROŽENÍ"}
    again = {
        passage.section[0]
        for passage in books["zloba-cs"].passages
        if passage.section[-1] == "PŘÍPRAVA HRY" and passage.occurrence == 2
    }
    assert part == again != {"OHROŽENÍ"}


def test_actions_are_titles_in_both_doomtroopers(books: Mapping[str, Book]) -> None:
    czech = {passage.title for passage in books["doomtrooper-cs"].passages}
    swedish = {passage.title for passage in books["doomtrooper-sv"].passages}
    assert {"VYHLEDÁNÍ ÚKRYTU", "OPUŠTĚNÍ ÚKRYTU", "MEDITACE", "TRANSFER", "SABOTÁŽ", "První útok"} <= czech
    assert {"TA SKYDD", "LÄMNA SKYDD", "MEDITERA", "ANFALL", "JÄMFÖR STRIDSVÄRDEN", "DELA UT POÄNG"} <= swedish


def test_glossaries_are_terms(books: Mapping[str, Book]) -> None:
    czech = {passage.title for passage in books["doomtrooper-cs"].passages if passage.kind is PassageKind.TERM}
    swedish = {passage.title for passage in books["doomtrooper-sv"].passages if passage.kind is PassageKind.TERM}
    assert {"LIST", "SBÍRKA", "VIRUS", "BOJESCHOPNÝ BOJOVNÍK"} <= czech
    assert {"KOHORT", "LÄGE", "ELDSTRIDSVÄRDE (E)", "SLÄNGHÖGEN"} <= swedish


def test_references_are_found(books: Mapping[str, Book]) -> None:
    found = {
        (str(reference.kind), reference.target)
        for book in books.values()
        for passage in book.passages
        for reference in passage.references
    }
    assert {
        ("page", "12"),
        ("script", "333"),
        ("script", "266"),
        ("section", "LÄGE"),
        ("section", "OBĚTOVÁNÍ"),
    } <= found


def test_every_kind_of_damage_was_met_and_entered(books: Mapping[str, Book]) -> None:
    kinds = {repair.kind for book in books.values() for repair in book.repairs}
    assert kinds == set(RepairKind)


def test_no_entry_is_quoted_with_the_lead_in_of_another(books: Mapping[str, Book]) -> None:
    entries = [
        passage
        for book in books.values()
        for passage in book.passages
        if passage.kind is PassageKind.TERM and passage.title.isupper()
    ]
    assert {"JEDY", "KARTY PŘILOŽENÍ", "LIST", "MIMO HRU", "IKONA"} <= {entry.title for entry in entries}
    led = [entry.text for entry in entries if f"\n{entry.title}." in entry.text]
    assert led == []
    (icons,) = (entry.text for entry in entries if "IKONY HODNOT" in entry.text and entry.title == "IKONA")
    assert ":\nIKON" in icons
