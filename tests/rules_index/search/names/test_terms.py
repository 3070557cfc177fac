"""Explaining a term: the glossary entry it heads."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from rules_index import Answer, Oracle
from rules_index.digest.lexicon import Concept, Lexicon
from rules_index.index.reader import IndexReader
from rules_index.search.terms import explain_term
from rules_index.values.digest import Rule
from tests.rows import rows
from tests.rules_index.library import castle, index_castle, rule

pytestmark = pytest.mark.usefixtures("quick_to_open")
LEXICON = Lexicon(
    concept=(Concept(cs=("brána",), en=("gate",), sv=("port",)), Concept(cs=("padací most",), en=("drawbridge",)))
)


def term(slug: str, title: str, text: str = "") -> Rule:
    return replace(rule(slug, title=title, text=text), term=True)


LONG = "Strážní věž u potoka"
RULES = [
    term("long", LONG, text="Hlídá potok."),
    term("crossing", "Most", text="Vede přes potok."),
    term("gatehouse", "Brána a věž", text="Brána, brána, brána."),
    replace(term("gate", "Brána", text="Vchod do hradu."), gist="The way into the castle."),
    rule("closing", title="Brána", text="Brána se zavírá."),
    term("bridge", "Padací most", text="Vede k bráně."),
    *(term(f"stone{at}", f"Kámen {at}", text="Kámen hradby.") for at in range(7)),
]


@pytest.fixture(scope="module")
def oracle(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Oracle]:
    path = index_castle(tmp_path_factory.mktemp("castle") / "castle.sqlite", castle(), *RULES, lexicon=LEXICON)
    opened = Oracle.open(path)
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Iterator[IndexReader]:
    path = index_castle(tmp_path_factory.mktemp("castle") / "castle.sqlite", castle(), *RULES, lexicon=LEXICON)
    opened = IndexReader(path)
    yield opened
    opened.close()


def explained(answer: Answer) -> list[str]:
    return [ruling.id.removeprefix("hrad-cs.") for ruling in answer.rulings]


def test_of_several_terms_each_is_explained(reader: IndexReader, oracle: Oracle) -> None:
    parts = tuple(oracle.ask(name, limit=20) for name in ("Brána?", "padací most?"))
    whole = explain_term(reader, "Brána? padací most?", replace(parts[0], parts=parts))
    assert [part.rulings[0].id for part in whole.parts] == ["hrad-cs.gate", "hrad-cs.bridge"]
    assert all(part.answered and all(ruling.term for ruling in part.rulings) for part in whole.parts)


@rows(
    ("name", "first"),
    [
        ("brána", "gate"),
        ("Brány", "gate"),
        ("branna", "gate"),
        ("gate", "gate"),
        ("padacího mostu", "bridge"),
    ],
    ids=["as printed", "inflected", "misspelt", "in another language", "as a phrase"],
)
def test_the_entry_headed_by_the_term_explains_it(oracle: Oracle, name: str, first: str) -> None:
    answer = oracle.term(name)
    assert answer.answered
    assert explained(answer)[0] == first
    assert answer.topics == ()


def test_the_entry_that_a_term_heads_comes_first_wherever_it_was_found(reader: IndexReader, oracle: Oracle) -> None:
    answer = oracle.ask("brána", limit=20)
    found = explain_term(reader, "brána", replace(answer, rulings=answer.rulings[::-1]))
    assert explained(answer)[::-1][0] != "gate"
    assert explained(found)[0] == "gate"


@pytest.mark.parametrize(("changed", "headed"), [("strazxi vexxu potoka", True), ("straxxi vexxu potoka", False)])
def test_three_letters_of_twenty_may_be_wrong(reader: IndexReader, oracle: Oracle, changed: str, headed: bool) -> None:
    answer = replace(oracle.ask(LONG), answered=False)
    assert explain_term(reader, changed, answer).answered is headed


def test_a_word_of_the_family_does_not_head_the_entry(oracle: Oracle) -> None:
    answer = oracle.term("mostek")
    assert "crossing" in explained(answer)
    assert not answer.answered


def test_only_glossary_entries_explain(oracle: Oracle) -> None:
    assert "closing" in explained(oracle.ask("brána", limit=20))
    assert "closing" not in explained(oracle.term("brána"))


@rows("name", ["věž", "padací", "gate drawbridge", "kámen hradby"])
def test_a_term_that_heads_no_entry_is_not_explained_but_others_are_offered(oracle: Oracle, name: str) -> None:
    answer = oracle.term(name)
    assert not answer.answered
    assert answer.topics == tuple(ruling.title for ruling in answer.rulings) != ()


def test_a_word_of_no_book_explains_nothing(oracle: Oracle) -> None:
    answer = oracle.term("kosmodrom")
    assert (answer.answered, answer.rulings, answer.topics) == (False, (), ())


def test_five_entries_are_shown_at_most(oracle: Oracle) -> None:
    assert len(oracle.ask("kámen", limit=20).rulings) > 5
    assert len(oracle.term("kámen").rulings) == 5
