"""What can be found: rules with their passages, and the passages left over, in reading order."""

from __future__ import annotations

from dataclasses import replace

from rules_index.index.entries import entries
from rules_index.values.books import BookInfo, Language, PassageKind
from rules_index.values.digest import Rule
from rules_index.values.sources import Book
from tests.rules_index.library import castle, passage, rule

BOOK = castle(
    passage(0, "STAVBA", "Hradba stojí dva kameny."),
    passage(1, "STAVBA", "Věž stojí čtyři kameny.", first=2),
    passage(2, "ÚDRŽBA", "Každý strážce sní jeden bochník."),
    passage(3, "KONEC", "Vyhrává poslední stojící hrad."),
)


def refs(*rules: Rule, book: Book = BOOK) -> list[str]:
    """The entries' refs; a bare passage is shown as the ordinal it stands at."""
    return [str(entry.passages[0].ordinal) if entry.rule is None else entry.ref for entry in entries([book], rules)]


def test_a_passage_tied_to_a_rule_is_no_entry_of_its_own() -> None:
    assert refs(rule("tower", "STAVBA ¶2")) == ["0", "hrad-cs.tower", "2", "3"]


def test_a_rule_brings_the_passages_it_cites() -> None:
    (found,) = (entry for entry in entries([BOOK], [rule("building", "STAVBA ¶1-2")]) if entry.rule)
    assert found.passages == BOOK.passages[:2]


def test_rules_stand_where_the_book_has_them() -> None:
    assert refs(rule("end", "KONEC ¶1"), rule("tower", "STAVBA ¶2")) == ["0", "hrad-cs.tower", "2", "hrad-cs.end"]


def test_a_rule_without_a_passage_follows_the_rule_before_it() -> None:
    rules = rule("tower", "STAVBA ¶2"), rule("dragon", "DRAK ¶1"), rule("end", "KONEC ¶1")
    assert refs(*rules) == ["0", "hrad-cs.tower", "hrad-cs.dragon", "2", "hrad-cs.end"]


def test_two_rules_of_one_passage_keep_the_order_of_the_digest() -> None:
    assert refs(rule("z", "KONEC ¶1"), rule("a", "KONEC ¶1"))[-2:] == ["hrad-cs.z", "hrad-cs.a"]


def test_without_its_book_the_digest_stands_alone_in_its_order() -> None:
    found = list(entries([], [rule("end", "KONEC ¶1"), rule("tower", "STAVBA ¶2")]))
    assert [entry.ref for entry in found] == ["hrad-cs.end", "hrad-cs.tower"]
    assert [entry.passages for entry in found] == [(), ()]


def test_books_stand_by_key_whatever_their_order() -> None:
    other = replace(BOOK, info=BookInfo("aréna", "aréna", "Aréna", Language.CS))
    keys = [entry.book.key for entry in entries([BOOK, other], [])]
    assert keys == sorted(keys)
    assert len(set(keys)) == 2


def test_the_id_of_a_passage_does_not_depend_on_where_it_stands() -> None:
    moved = castle(*(replace(each, ordinal=at) for at, each in enumerate(reversed(BOOK.passages))))
    assert {entry.ref for entry in entries([BOOK], [])} == {entry.ref for entry in entries([moved], [])}


def test_the_id_of_a_passage_does_not_depend_on_which_rules_there_are() -> None:
    bare = {entry.ref for entry in entries([BOOK], [])}
    with_rule = {entry.ref for entry in entries([BOOK], [rule("tower", "STAVBA ¶2")]) if not entry.rule}
    assert with_rule < bare


def test_the_same_text_twice_has_two_ids() -> None:
    twice = castle(*BOOK.passages, passage(4, "KONEC", BOOK.passages[0].text, first=2))
    found = [entry.ref for entry in entries([twice], [])]
    assert len(set(found)) == 5
    assert found[4] == f"{found[0]}-2"


def test_another_text_has_another_id() -> None:
    changed = castle(replace(BOOK.passages[0], text="Hradba stojí tři kameny."))
    assert next(entries([changed], [])).ref != next(entries([BOOK], [])).ref


def test_a_term_is_a_rule_marked_so_or_a_passage_of_the_glossary() -> None:
    glossary = replace(BOOK.passages[3], kind=PassageKind.TERM)
    found = entries([castle(BOOK.passages[0], glossary)], [replace(rule("wall", "STAVBA ¶1"), term=True)])
    assert [entry.term for entry in found] == [True, True]
    assert [entry.term for entry in entries([BOOK], [rule("wall", "STAVBA ¶1")])] == [False] * 4
