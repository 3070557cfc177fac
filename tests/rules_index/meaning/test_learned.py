"""Rules are likely by how much a question is worded like theirs."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import replace

import pytest

from rules_index.meaning.learned import (
    FOREMOST,
    LIKELY,
    NOTHING_LEARNED,
    SPAN,
    UNLEARNED,
    BookVectors,
    Learning,
    RuleVectors,
    learned_of,
    rule_vectors,
)
from rules_index.meaning.sentences import Sentences, Understood
from rules_index.meaning.subwords import RuleVector, Subwords, Vector
from tests.rules_index.library import CASTLE, rule

BOOKS = {CASTLE.key: CASTLE}
PART = 0.001
GATE, MOAT = rule("gate", ask=("Kdy se zavírá brána?",)), rule("moat", ask=("Kdo plave v příkopu?",))


class Known(Subwords):
    """A model that knows these rules, to which a question is its number of letters."""

    def __init__(self, **rules: int) -> None:
        known = {f"{CASTLE.key}.{slug}": RuleVector([each]) for slug, each in rules.items()}
        super().__init__(1, 1.0, b"\0", known, PART, 2.0)

    def vector(self, text: str) -> Vector:
        return Vector([len(text)])


def of_rules(*numbers: int) -> BookVectors:
    """Rules from 1 on, each with the one number of its vector."""
    return BookVectors({at: RuleVector([number]) for at, number in enumerate(numbers, 1)}, PART)


def test_only_books_that_were_learned_from_have_something_to_say() -> None:
    rules = rule_vectors(Known(gate=2), [(1, GATE), (2, MOAT)])
    asked = "kdo plave v prikopu"
    assert rules[CASTLE.key].scores(Vector([len(asked)])) == [PART * 2 * len(asked), pytest.approx(2.0, rel=0.01)]
    assert not rule_vectors(Known(), [(1, GATE), (2, MOAT)])


def test_the_best_rule_of_an_edition_has_no_sign_and_others_have_less() -> None:
    found = learned_of(Known(), {CASTLE.key: of_rules(1000, 500, -9000)}, "zed", BOOKS)
    assert [found.sign(number, CASTLE.key) for number in (1, 2, 3)] == [0.0, pytest.approx(-1.5 / SPAN), -1.0]
    assert found.best == 3.0
    assert found.share == pytest.approx(0.8176, abs=0.001)
    assert found.sign(9, CASTLE.key) == UNLEARNED
    assert found.sign(9, "other-cs") == NOTHING_LEARNED.sign(1, CASTLE.key) == 0.0


def test_editions_do_not_compete() -> None:
    other = replace(CASTLE, key="hrad-sv")
    correcting = replace(CASTLE, key="hrad-faq", corrects=CASTLE.key)
    rules: RuleVectors = {
        CASTLE.key: of_rules(3000),
        "hrad-sv": BookVectors({2: RuleVector([1000])}, PART),
        "hrad-faq": BookVectors({3: RuleVector([2000])}, PART),
    }
    books = {each.key: each for each in (CASTLE, other, correcting)}
    assert learned_of(Known(), rules, "z", books).behind == {1: 0.0, 2: 0.0, 3: pytest.approx(-1.0)}


def test_only_likely_rules_are_foremost_and_few() -> None:
    many = [0] * 30
    assert len(learned_of(Known(), {CASTLE.key: of_rules(*many)}, "z", BOOKS).foremost) == FOREMOST
    assert learned_of(Known(), {CASTLE.key: of_rules(*many, 9000)}, "z", BOOKS).foremost == (31,)
    assert 1 / 30 > LIKELY > 1 / 8103


def test_no_book_has_nothing_to_say() -> None:
    assert learned_of(Known(), {}, "zed", BOOKS) == NOTHING_LEARNED


def test_what_the_whole_question_says_is_added_to_what_its_words_say() -> None:
    rules = {CASTLE.key: of_rules(1000, 500, 0)}
    understood = Understood(speaks=(0.0, 2.0, 5.0), yes=(0.5, -0.5, 3.0), left_open=4.0)
    found = learned_of(Known(), rules, "zed", BOOKS, understood, {1: 0, 2: 1, 3: 2})
    said, words = (-5.0, -3.0, 0.0), (0.0, -1.5, -3.0)
    both = [one + other for one, other in zip(said, words, strict=True)]
    assert [found.behind[entry] for entry in (1, 2, 3)] == pytest.approx([each - max(both) for each in both])
    assert (found.left_open, found.yes) == (-1.0, {1: 0.5, 2: -0.5, 3: 3.0})


def test_a_rule_that_the_sentences_do_not_know_counts_by_its_words() -> None:
    rules = {CASTLE.key: of_rules(1000, 500)}
    understood = Understood(speaks=(7.0,), yes=(1.0,), left_open=0.0)
    found = learned_of(Known(), rules, "zed", BOOKS, understood, {2: 0})
    assert found.behind == pytest.approx({1: 0.0, 2: -1.5})
    assert found.yes == {2: 1.0}


class Read(Sentences):
    """A model that knows the gate alone, and says one thing to every question."""

    def __init__(self) -> None:
        self.places = {GATE.slug: 0}

    def understood(self, question: str) -> Future[Understood]:
        read: Future[Understood] = Future()
        read.set_result(Understood(speaks=(1.0,), yes=(0.5,), left_open=0.0))
        return read


def test_a_question_is_read_as_a_whole_only_where_a_book_was_learned_from() -> None:
    learning = Learning([(1, GATE)], Read(), Known(gate=2))
    assert learning.understood("zed", [CASTLE.key])
    assert learning.understood("zed", ["other-cs"]) is None
    assert Learning((), Read()).understood("zed", [CASTLE.key]) is None
