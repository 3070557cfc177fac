"""Which passages of a book a rule's citation leads to."""

from __future__ import annotations

from rules_index.index.citations import Citations
from rules_index.values.books import Passage
from rules_index.values.sources import Book
from tests.rules_index.library import CASTLE, castle, passage, rule

BOOK = castle(
    passage(0, "STAVBA", "Hradba stojí dva kameny.", first=1, last=2),
    passage(1, "STAVBA", "Věž stojí čtyři kameny a nosí prapor.", first=3),
    passage(2, "ÚDRŽBA", "Každý strážce sní jeden bochník chleba.", first=1),
    passage(3, "ÚDRŽBA", "Kdo chleba nemá, propustí strážce.", first=2),
    passage(4, "ÚDRŽBA", "Rozbité hradby se opravují zdarma.", first=1, occurrence=2),
    passage(5, "ÚDRŽBA", "Opravená věž znovu nosí prapor.", first=2, occurrence=2),
)


def tied(book: Book, *source: str, title: str = "Dračí sluj", text: str = "Šupiny, síra, jeskyně.") -> list[int]:
    return [each.ordinal for each in Citations(book).passages(rule("cited", *source, title=title, text=text))]


def test_a_paragraph_is_found_by_heading_and_ordinal() -> None:
    assert tied(BOOK, "STAVBA ¶3") == [1]


def test_a_paragraph_inside_a_passage_leads_to_the_passage() -> None:
    assert tied(BOOK, "STAVBA ¶2") == [0]


def test_a_range_leads_to_every_passage_it_touches() -> None:
    assert tied(BOOK, "STAVBA ¶2-3") == [0, 1]


def test_the_kth_heading_of_a_name_is_told_apart() -> None:
    assert tied(BOOK, "ÚDRŽBA (2) ¶1") == [4]
    assert tied(BOOK, "ÚDRŽBA (1) ¶2") == [3]


def test_several_citations_stand_in_the_order_of_the_book() -> None:
    assert tied(BOOK, "ÚDRŽBA (2) ¶2", "STAVBA ¶1") == [0, 5]


def test_a_heading_is_known_without_case_diacritics_and_punctuation() -> None:
    assert tied(BOOK, "Stavba: ¶3") == tied(BOOK, "stavba ¶3") == [1]
    assert tied(BOOK, "UDRZBA (2) ¶2") == [5]


def test_an_exact_citation_needs_no_words_in_common() -> None:
    assert tied(BOOK, "ÚDRŽBA (2) ¶1", text="Nic společného.") == [4]


def test_where_the_ordinal_has_slipped_the_words_under_the_heading_decide() -> None:
    assert tied(BOOK, "STAVBA ¶9", title="Cena věže", text="Za věž s praporem se dávají čtyři kameny.") == [1]


def test_where_the_heading_is_gone_the_words_decide() -> None:
    assert tied(BOOK, "JÍDLO ¶1", title="Chléb", text="Jeden bochník chleba sní každý strážce.") == [2]


def test_what_is_like_no_passage_is_not_tied() -> None:
    assert tied(BOOK, "JÍDLO ¶1") == []
    assert tied(BOOK, "STAVBA ¶9") == []


def test_a_kth_heading_the_book_lacks_is_looked_for_under_the_others() -> None:
    assert tied(BOOK, "ÚDRŽBA (7) ¶2", title="Chléb dojde", text="Bez chleba se strážce propustí.") == [3, 5]


def test_a_passage_without_headings_is_cited_by_its_title() -> None:
    bare = castle(Passage(CASTLE.key, 0, (), "Hraje se do večera.", "Úvod"))
    assert tied(bare, "ÚVOD ¶1") == [0]


def test_a_book_without_passages_ties_nothing() -> None:
    assert tied(castle(), "STAVBA ¶1") == []
