"""Names that a match brings along, found in questions in three languages."""

from __future__ import annotations

import pytest

from rules_index import Language, OwnNames
from tests.rows import rows

CS, SV, EN = Language.CS, Language.SV, Language.EN


@pytest.fixture(scope="module")
def names() -> OwnNames:
    """The names of a few factions and scenarios."""
    return OwnNames(
        (
            {CS: "Vznešený", EN: "Noble", SV: "Ädling"},
            {CS: "Vrah", EN: "Assassin", SV: "Lönnmördare"},
            {CS: "Smlouva na smrt", EN: "Death Contract", SV: "Dödskontrakt"},
            {CS: "Sto nožů", EN: "A Hundred Knives", SV: "Hundra knivar"},
        )
    )


@rows(
    ("question", "place"),
    [
        ("kolik stojí Vznešený", 0),
        ("kolik stoji vznesenej?", 0),
        ("cena vrahů", 1),
        ("what does the Assasin cost", 1),
        ("Lönnmördarens tålighet", 1),
        ("co dela smlouva na smrt", 2),
        ("dodskontrakt", 2),
        ("jaká je mise u Sto nožů?", 3),
    ],
)
def test_a_question_for_what_is_printed_is_about_the_component_alone(
    names: OwnNames, question: str, place: int
) -> None:
    assert names.asked(question).places == (place,)
    assert names.asked(question).alone


@rows("question", ["kolik stojí elita", "co je nadvláda", "můžu ustoupit?", "co je scénář"])
def test_a_question_that_names_none_is_about_none(names: OwnNames, question: str) -> None:
    assert names.asked(question).places == ()


@pytest.mark.parametrize("question", ["Can the Noble retreat?", "can I play Death Contract twice"])
def test_a_question_about_a_rule_that_names_one_is_about_more(names: OwnNames, question: str) -> None:
    named = names.asked(question)
    assert len(named.places) == 1
    assert not named.alone


@rows(("typed", "place"), [("sto noz", 3), ("noble", 0), ("xyz", None), ("", None)])
def test_a_name_is_found_in_part_and_misspelt(names: OwnNames, typed: str, place: int | None) -> None:
    assert names.named(typed) == place
