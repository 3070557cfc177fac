"""Questions made of claims: their words, and what the claims answer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules_index.digest.claims.notation import read_statement
from rules_index.digest.claims.vocabulary import load_vocabulary
from rules_index.values.claims import Claim, Condition
from tests.rules_index.claims.questions import answer, denied, told

VOCABULARY = load_vocabulary()


def read(line: str) -> Claim:
    claim = read_statement(line, VOCABULARY, "doomtrooper", lambda name: name)
    assert isinstance(claim, Claim)
    return claim


@pytest.mark.parametrize(
    ("line", "question"),
    [
        ("cover does change armor +3 armor", "Does cover change armor by +3?"),
        (
            "player may pay =any destiny-point if for(spell)",
            "May player pay any number of destiny point -- case: for spell?",
        ),
        ("player must pay =value destiny-point", "Must player pay as many destiny point as value?"),
        ("player may play anytime during combat", "May player play ANYTIME card during combat?"),
        ("always does precede ability", "Does always take precedence over ability?"),
        ("warrior may transfer <=1 transfer per turn", "May warrior transfer at most 1 times per turn?"),
        ("player may look hand[of(opponent)] any-time", "May player look at hand (of opponent) at any time?"),
        ("player must perform >=1 mission", "Must player perform at least 1 mission?"),
        ("sabotage does perform", "Does sabotage take effect?"),
        ("spell does affect warrior if together", "Does spell affect warrior -- case: at the same time?"),
    ],
)
def test_a_claim_is_asked_in_plain_words(line: str, question: str) -> None:
    claim = read(line)
    assert told(claim, claim.force) == question


def test_a_duty_is_doubted_with_its_own_word() -> None:
    claim = read("player must pay debt")
    assert told(claim, claim.force, turned=True) == "Is it untrue that player must pay debt?"


def test_what_must_be_done_may_be_done() -> None:
    must, may = read("player must play card if own"), read("player may play card if own")
    assert answer(may, [must]) == "yes"
    assert answer(must, [may]) == "open"


def test_any_number_is_an_answer_to_every_number() -> None:
    any_number = read("player may have =any equipment if agreed")
    assert answer(read("player may have >=3 equipment if agreed"), [any_number]) == "yes"


def test_so_many_are_some() -> None:
    assert answer(read("muster does cost action"), [read("muster does cost =1 action")]) == "yes"
    assert answer(read("muster does cost action"), [read("muster does cost =0 action")]) == "open"


def test_a_line_of_another_actor_does_not_answer_for_him() -> None:
    line = read("warrior[in(squad)] may-not attack warrior[in(squad)]")
    other = replace(line, actor=replace(line.actor, conditions=(Condition("in", ("squad",), negated=True),)))
    assert answer(other, [line]) == "open"
    assert answer(line, [line]) == "no"


def test_how_long_something_lasts_is_not_denied() -> None:
    assert list(denied(read("card does stay if from-then-on"))) == []
    assert len(list(denied(read("card does stay if from-then-on, visible")))) == 1
