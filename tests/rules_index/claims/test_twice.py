"""Two people's claims of the same rules are compared slot by slot."""

from __future__ import annotations

from rules_index.digest.claims.notation import read_statement
from rules_index.digest.claims.vocabulary import load_vocabulary
from rules_index.values.claims import Statement
from tests.rules_index.claims.twice import compare

VOCABULARY = load_vocabulary()


def read(*lines: str) -> tuple[Statement, ...]:
    return tuple(read_statement(line, VOCABULARY, "zloba", lambda name: name) for line in lines)


def test_the_same_claims_agree_in_any_order() -> None:
    one, other = "player may attack troop", "player must pay =1 corra"
    found = compare({"a": read(one, other)}, {"a": read(other, one)})

    assert (found.share, found.rules, found.differing) == (1.0, 1, [])


def test_a_slot_that_differs_counts_against() -> None:
    found = compare(
        {"a": read("player may attack troop"), "b": read("player may move")},
        {"a": read("player may attack region"), "c": read("player may move")},
    )
    assert (found.rules, found.pairs, found.lone, found.share) == (1, 1, [0, 0], 0.75)
    assert found.all["object"] - found.same["object"] == 1


def test_a_claim_without_a_partner_is_counted_apart() -> None:
    one, both = {"a": read("player may move")}, {"a": read("player may move", "player may attack")}
    ours, theirs = compare(both, one), compare(one, both)

    assert (ours.pairs, ours.lone, ours.share) == (1, [1, 0], 1.0)
    assert (theirs.pairs, theirs.lone, theirs.share) == (1, [0, 1], 1.0)
    assert len(ours.differing) == len(theirs.differing) == 1


def test_claims_that_hardly_agree_are_no_pair() -> None:
    found = compare({"a": read("player may move")}, {"a": read("troop must move")})

    assert (found.pairs, found.lone, found.share) == (0, [1, 1], 0.0)


def test_words_that_answer_alike_are_the_same_only_by_sense() -> None:
    ours, theirs = {"a": read("player must pay =1 corra")}, {"a": read("player does pay =1 corra")}

    assert compare(ours, theirs).share < compare(ours, theirs, sense=True).share == 1.0
