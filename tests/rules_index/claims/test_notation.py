"""The notation of claims: what a line says, and what is said of one that does not fit."""

from __future__ import annotations

import pytest

from rules_index.digest.claims.notation import read_statement
from rules_index.digest.claims.vocabulary import ClaimProblem, load_vocabulary
from rules_index.values.claims import (
    Amount,
    Claim,
    Condition,
    Definition,
    Force,
    Moment,
    Party,
    Reason,
    Sequence,
    Statement,
    Unclaimed,
)
from tests.rows import rows

VOCABULARY = load_vocabulary()
RULES = {"coast.area": "zloba-cs.coast.area"}


def read(line: str, game: str = "zloba") -> Statement:
    return read_statement(line, VOCABULARY, game, RULES.get)


def test_a_claim_has_actor_force_act_object_amount_moment_conditions_and_exceptions() -> None:
    line = (
        "troop[own, in(shores)] may-not move region[!wounded] <=2 troop per action during upkeep at-once "
        "if !has(action-die), done(attack) except coast.area"
    )

    assert read(line) == Claim(
        Party("troop", (Condition("own"), Condition("in", ("shores",)))),
        Force.MAY_NOT,
        "move",
        Party("region", (Condition("wounded", negated=True),)),
        Amount("<=", "2", "troop", "action"),
        (Moment("during", "upkeep"), Moment("at-once")),
        (Condition("has", ("action-die",), negated=True), Condition("done", ("attack",))),
        ("zloba-cs.coast.area",),
    )


def test_a_line_is_written_as_it_was_read() -> None:
    lines = (
        "player may deploy <=2 basic-troop if with(extend), from(faction-mat)",
        "deployment-zone is shores",
        "define troop, shores",
        "sequence round 6 = upkeep, spoils",
        "unclaimed background",
    )
    for line in lines:
        assert str(read(line)) == line


def test_definitions_sequences_and_rules_that_claim_nothing_are_kinds_of_their_own() -> None:
    assert read("define troop") == Definition(("troop",))
    assert read("sequence round 2 = upkeep, attack") == Sequence("round", 2, ("upkeep", "attack"))
    assert read("unclaimed credits") == Unclaimed(Reason.CREDITS)


def test_a_thing_may_be_named_by_any_english_word_of_its_concept() -> None:
    assert read("gem does score") == read("corra does score")
    assert read("card does score", "doomtrooper") == read("card does score", "zloba")


def test_what_a_claim_names_is_of_its_own_game_first() -> None:
    """A wound of This War of Mine and one of Doomtrooper are two things, a weapon of either is its own."""
    with pytest.raises(ClaimProblem, match="no thing 'basic-troop'"):
        read("basic-troop may attack", "twom")


@rows(
    ("line", "problem"),
    [
        ("", "the line is empty"),
        ("player", "the line ends where a force is missing"),
        ("player attack", "after the actor comes one of may, may-not"),
        ("player may", "the line ends where an act is missing"),
        ("player may atack", "no act 'atack'; did you mean attack"),
        ("plaier may attack", "no thing 'plaier'; did you mean player"),
        ("player may attack if covred", "no condition 'covred'; did you mean covered"),
        ("player may attack if in", r"in takes \(thing\), not \(\)"),
        ("player may attack if wounded(troop)", r"wounded takes \(\), not \(troop\)"),
        ("player may attack if count(many, troop)", "count takes a count such as 2"),
        ("player may attack if", "a condition is missing"),
        ("player may attack <=2", "the line ends where the unit of the amount is missing"),
        ("player may attack during", "the line ends where what it is during is missing"),
        ("player may attack at-once troop", "'troop' is out of place"),
        ("player may attack except coast.nowhere", "except leads to no rule: coast.nowhere"),
        ("player may attack troop[own", "brackets or parentheses do not fit"),
        ("player is", "after is comes a thing"),
        ("unclaimed boring", "unclaimed is followed by one of background"),
        ("sequence round", "a sequence has a count or items"),
        ("define", "a thing is missing"),
        ("player may attack because it is fun", "no thing 'because'"),
    ],
)
def test_a_line_that_does_not_fit_says_what_is_wrong(line: str, problem: str) -> None:
    with pytest.raises(ClaimProblem, match=problem):
        read(line)
