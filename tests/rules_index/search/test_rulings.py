"""Rulings made of entries: what they show, in which order, which words are marked, and how sure they are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from rules_index.index.entries import Entry
from rules_index.index.reader import IndexReader
from rules_index.search import certainty
from rules_index.search.certainty import GapMatch
from rules_index.search.lookup import (
    Lookup,
    find_entry,
    look_up,
    matched_words,
    matching_forms,
    ruling_of,
    rulings_of,
    whole_ruling,
    whole_rulings,
)
from rules_index.search.naming import Naming
from rules_index.search.question import read_question
from rules_index.values.books import Language
from rules_index.values.digest import Referee, Rendering
from tests.rules_index.library import CASTLE, castle, index_castle, passage, rule
from tests.rules_index.search.made_up import MadeUp, Words, question, ranked, word

WELL = passage(0, "STUDNA", "Studna je hluboká.")
GATE = passage(1, "BRÁNA", "Brána a brána, večer zavřená.")
BRIDGE = passage(2, "BRÁNA", "Most u brány.", first=2)
RULE = replace(
    rule("gate", "BRÁNA ¶1-2", title="Brána", text="Brána se zavírá.", ask=("Kdy se zavírá?",)),
    see=("hrad-cs.wall", "hrad-faq.gate"),
    reading="Večer je po západu.",
    same=("hrad-sv.gate",),
    corrects=("hrad-cs.old",),
    origin="Dopis",
    term=True,
    others={Language.SV: Rendering("Porten", "Om porten.")},
    but=("hrad-cs.siege",),
)
ENTRY = Entry(RULE.slug, CASTLE, RULE.title, RULE.section, RULE, (GATE, BRIDGE), True)
BARE = Entry("hrad-cs#1", CASTLE, "Studna", ("STUDNA",), None, (WELL,), False)


def unread() -> MadeUp:
    """An index that only knows what corrects the entry 7."""
    index = MadeUp()
    index.__dict__["corrections"] = {7: ((9, "hrad-faq", "hrad-faq.gate"), (8, "hrad-faq", "hrad-faq.late"))}
    return index


def test_a_ruling_shows_what_its_rule_says() -> None:
    found = ruling_of(unread(), 5, ENTRY, 0.75)
    assert (found.id, found.rule, found.number, found.title) == ("hrad-cs.gate", "hrad-cs.gate", RULE.number, "Brána")
    assert (found.text, found.gist, found.reading) == ("Brána se zavírá.", "About gate.", "Večer je po západu.")
    assert (found.book, found.section, found.confidence) == (CASTLE, ("Stavba",), 0.75)
    assert (found.referee, found.term, found.same) == (Referee.ENFORCED, True, ("hrad-sv.gate",))
    assert (found.corrects, found.origin) == (("hrad-cs.old",), "Dopis")
    assert (found.others, found.but) == ({Language.SV: Rendering("Porten", "Om porten.")}, ("hrad-cs.siege",))
    assert found.see == ("hrad-cs.wall", "hrad-faq.gate")
    assert found.matched == ()


def test_a_passage_without_a_rule_is_a_ruling_of_the_books_words_alone() -> None:
    found = ruling_of(unread(), 7, BARE, 0.5)
    assert (found.id, found.rule, found.number, found.text, found.gist) == ("hrad-cs#1", None, "", "", "")
    assert (found.see, found.reading, found.referee, found.same) == ((), "", None, ())
    assert (found.corrects, found.origin, found.term) == ((), "", False)
    assert (found.others, found.but, found.passages) == ({}, (), (WELL,))


def test_what_corrects_a_rule_comes_first_among_what_to_see() -> None:
    assert ruling_of(unread(), 7, ENTRY, 1.0).see == ("hrad-faq.gate", "hrad-faq.late", "hrad-cs.wall")


def test_the_passage_with_most_words_that_match_comes_first() -> None:
    assert ruling_of(unread(), 5, ENTRY, 1.0).passages == (GATE, BRIDGE)
    assert ruling_of(unread(), 5, ENTRY, 1.0, frozenset({"most"})).passages == (BRIDGE, GATE)
    assert ruling_of(unread(), 5, ENTRY, 1.0, frozenset({"brana", "brany"})).passages == (GATE, BRIDGE)


def test_words_that_match_are_named_once_those_of_our_rule_first() -> None:
    found = ruling_of(unread(), 5, ENTRY, 1.0, frozenset({"brana", "zavira", "brany", "vecer"}))
    assert found.matched == ("Brána", "zavírá", "brána", "večer", "brány")


def test_only_words_similar_enough_are_marked() -> None:
    index = Words({"brana": [1]})
    matching_forms(index, question(word({3: 0.5, 2: 0.49}), word({1: 1.0})))
    assert [values for _, values in index.asked] == [[1, 3]]


def test_the_forms_of_a_word_are_looked_up_once(shelf: IndexReader) -> None:
    index = Words({"brana": [1]})
    for roots in ({1: 1.0}, {1: 1.0, 3: 1.0}, {3: 1.0}):
        matching_forms(index, question(word(roots)))
    assert [values for _, values in index.asked] == [[1], [3]]
    gate, well, both = (read_question(shelf, text) for text in ("brána", "studna", "studna a brána"))
    assert matching_forms(shelf, gate) | matching_forms(shelf, well) == matching_forms(shelf, both)
    assert matching_forms(shelf, gate).isdisjoint(matching_forms(shelf, well))


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[IndexReader]:
    rules = [rule("gate", title="Brána"), rule("well", title="Studna"), rule("bridge", title="Most a brána")]
    path = index_castle(tmp_path_factory.mktemp("castle") / "castle.sqlite", castle(), *rules)
    reader = IndexReader(path)
    yield reader
    reader.close()


def test_an_entry_is_found_by_slug_or_number_as_people_write_it(shelf: IndexReader) -> None:
    one = find_entry(shelf, "hrad-cs.gate")
    assert one == 1
    assert find_entry(shelf, " hrad-cs.gate ") == one
    for number in ("HR 4", "hr4", " hr 4 "):
        assert find_entry(shelf, number) == one
    assert find_entry(shelf, "") is None
    assert find_entry(shelf, "HR 99") is None


def test_rulings_asked_for_by_themselves_are_sure_and_in_the_order_asked(shelf: IndexReader) -> None:
    assert whole_ruling(shelf, None) is None
    found = whole_rulings(shelf, [2, 1])
    assert [each.title for each in found] == ["Studna", "Brána"]
    assert {each.confidence for each in found} == {1.0}


def test_a_question_brings_as_many_rulings_as_asked_for_the_best_first(shelf: IndexReader) -> None:
    lookup = look_up(shelf, "brána")
    found = rulings_of(shelf, lookup, 5)
    assert [each.title for each in found] == ["Brána", "Most a brána"]
    assert [each.confidence for each in found] == [lookup.confidence(0), lookup.confidence(1)]
    assert all("brána" in [word.casefold() for word in each.matched] for each in found)
    assert len(rulings_of(shelf, lookup, 1)) == 1


def test_no_ruling_is_surer_than_the_one_before_it(shelf: IndexReader, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(certainty, "CERTAINTY", (0.0, *(float(name == "COVER") for name in certainty.OF_CERTAINTY)))
    poor, good = ranked(1, COVER=0.1), ranked(2, COVER=0.9)
    lookup = Lookup(question(), (poor, good), None, Naming(), GapMatch(), 1.0)
    assert lookup.confidence(1) > lookup.confidence(0)
    first, second = rulings_of(shelf, lookup, 5)
    assert first.confidence == second.confidence == lookup.confidence(0)


TEXT = "Lucerna svítí; cizí lucernu ani Lucerny nezháší."


def marked(reader: IndexReader, question: str, *texts: str) -> tuple[str, ...]:
    return matched_words(texts, matching_forms(reader, read_question(reader, question)))


def test_every_inflection_the_books_have_is_marked(reader: IndexReader) -> None:
    assert {"lucerna", "lucernu"} <= matching_forms(reader, read_question(reader, "lucernou"))


def test_words_are_marked_as_written_each_once_in_order(reader: IndexReader) -> None:
    assert marked(reader, "lucerna", TEXT, "Druhá lucernu má.") == ("Lucerna", "lucernu")
    assert matched_words([TEXT], frozenset({"lucerny", "sviti"})) == ("svítí", "Lucerny")


def test_words_the_question_does_not_ask_about_are_not_marked(reader: IndexReader) -> None:
    assert marked(reader, "lucerna", "Každý hráč si vezme tři lodě.") == ()


def test_a_slip_of_the_pen_is_marked_where_it_was_meant(reader: IndexReader) -> None:
    assert "lucernu" in marked(reader, "lucrenu", TEXT)


def test_a_word_that_only_looks_like_a_known_one_is_not_marked(reader: IndexReader) -> None:
    assert marked(reader, "pět", "Vrací se zpět.") == ()
    assert marked(reader, "pět", "Svítí jich pět.") == ("pět",)


def test_another_word_for_the_same_thing_is_marked(reader: IndexReader) -> None:
    assert marked(reader, "kocábka", "Přesuňte jednu loď.") == ("loď",)


def test_function_words_are_never_marked(reader: IndexReader) -> None:
    assert marked(reader, "kdo a co na to", "Kdo a na co.") == ()


def test_an_unknown_word_marks_nothing(reader: IndexReader) -> None:
    assert matching_forms(reader, read_question(reader, "kosmodrom")) == frozenset()
