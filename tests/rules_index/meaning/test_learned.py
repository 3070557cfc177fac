"""Rules are likely by how much a question is worded like theirs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules_index.meaning.learned import (
    FOREMOST,
    LIKELY,
    NOTHING_LEARNED,
    UNLEARNED,
    RuleVectors,
    learned_of,
    rule_vectors,
)
from rules_index.meaning.subwords import RuleVector, Subwords
from tests.rules_index.library import CASTLE, rule

BOOKS = {CASTLE.key: CASTLE}
GATE, MOAT = rule("gate", ask=("Kdy se zavírá brána?",)), rule("moat", ask=("Kdo plave v příkopu?",))


class Known(Subwords):
    """A model that knows these rules, to which a question is its number of letters."""

    def __init__(self, **rules: float) -> None:
        super().__init__(
            1, 1.0, b"\0", {f"{CASTLE.key}.{slug}": RuleVector([each]) for slug, each in rules.items()}, 2.0
        )

    def vector(self, text: str) -> list[float]:
        return [float(len(text))]


def test_only_books_that_were_learned_from_have_something_to_say() -> None:
    rules = rule_vectors(Known(gate=1.0), [(1, GATE), (2, MOAT)])
    assert rules[CASTLE.key][1] == RuleVector([1.0])
    assert rules[CASTLE.key][2].score([len("kdo plave v prikopu")]) == pytest.approx(2.0)
    assert not rule_vectors(Known(), [(1, GATE), (2, MOAT)])


def test_the_best_rule_of_an_edition_has_no_sign_and_others_have_less() -> None:
    rules: RuleVectors = {CASTLE.key: {1: RuleVector([1.0]), 2: RuleVector([0.5]), 3: RuleVector([-9.0])}}
    found = learned_of(Known(), rules, "zed", BOOKS)
    assert found.signs == {1: 0.0, 2: pytest.approx(-1.5 / 8), 3: -1.0}
    assert found.best == 3.0
    assert found.share == pytest.approx(0.8176, abs=0.001)
    assert found.sign(1, CASTLE.key) == 0.0
    assert found.sign(9, CASTLE.key) == UNLEARNED
    assert found.sign(9, "other-cs") == NOTHING_LEARNED.sign(1, CASTLE.key) == 0.0


def test_editions_do_not_compete() -> None:
    other = replace(CASTLE, key="hrad-sv")
    correcting = replace(CASTLE, key="hrad-faq", corrects=CASTLE.key)
    rules: RuleVectors = {
        CASTLE.key: {1: RuleVector([3.0])},
        "hrad-sv": {2: RuleVector([1.0])},
        "hrad-faq": {3: RuleVector([2.0])},
    }
    books = {each.key: each for each in (CASTLE, other, correcting)}
    assert learned_of(Known(), rules, "z", books).signs == {1: 0.0, 2: 0.0, 3: pytest.approx(-1 / 8)}


def test_only_likely_rules_are_foremost_and_few() -> None:
    many = {number: RuleVector([0.0]) for number in range(30)}
    assert len(learned_of(Known(), {CASTLE.key: many}, "z", BOOKS).foremost) == FOREMOST
    one = many | {31: RuleVector([9.0])}
    assert learned_of(Known(), {CASTLE.key: one}, "z", BOOKS).foremost == (31,)
    assert 1 / 30 > LIKELY > 1 / 8103


def test_no_book_has_nothing_to_say() -> None:
    assert learned_of(Known(), {}, "zed", BOOKS) == NOTHING_LEARNED
