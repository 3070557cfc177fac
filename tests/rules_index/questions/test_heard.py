"""The questions that players asked, as the digest keeps them."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_index.digest.heard import Heard, HeardProblem, load_heard
from rules_index.values.books import Language
from tests.oracles import packaged_rules
from tests.questions.heard import are_about_one, heard_in, place, write_heard
from tests.questions.measure import FITTED, FOLDER, JUDGES
from tests.rows import rows

ASKED_BY_BOTH = 15
"""Short questions that a player of a judging set asked in the same words as one of a fitted set."""


def test_what_was_heard_are_the_questions_of_the_fitted_sets() -> None:
    assert load_heard() == heard_in(FOLDER / f"{name}.jsonl" for name in FITTED), "run measure --heard"


def test_nothing_was_heard_of_the_sets_that_judge() -> None:
    heard = {question for each in load_heard() for question, _ in each.questions()}
    judged = {one for each in heard_in(FOLDER / f"{name}.jsonl" for name in JUDGES) for one, _ in each.questions()}
    assert len(heard & judged) <= ASKED_BY_BOTH


def test_questions_are_read_as_they_were_written(tmp_path: Path) -> None:
    heard = (
        Heard(
            language=Language.CS,
            answered=('co je "maják"?',),
            left_open=("kdo ho\\postavil", "za kolik"),
            rules={'co je "maják"?': ("maják-cs.end.lamp",)},
        ),
        Heard(language=Language.EN),
    )
    write_heard(tmp_path, heard)
    assert load_heard(tmp_path) == heard
    assert list(heard[0].questions()) == [
        ('co je "maják"?', True),
        ("kdo ho\\postavil", False),
        ("za kolik", False),
    ]


def test_a_question_leads_to_the_rules_that_cite_what_answers_it() -> None:
    slugs = {rule.slug for rule in packaged_rules()}
    (found,) = [each for each in load_heard() if each.language is Language.CS]
    assert set(found.rules) <= set(found.answered)
    assert {slug for led_to in found.rules.values() for slug in led_to} <= slugs
    assert len(found.rules) > 0.9 * len(found.answered)


@rows(
    ("source", "other", "meet"),
    [
        ("BOJ ¶2-4", "BOJ ¶4", True),
        ("BOJ ¶2-4", "BOJ ¶5-6", False),
        ("BOJ (1) ¶2", "Boj ¶2", True),
        ("BOJ (1) ¶2", "BOJ (2) ¶2", False),
    ],
)
def test_two_citations_meet_where_they_share_a_paragraph(source: str, other: str, meet: bool) -> None:
    one, another = place("hrad-cs", source), place("hrad-cs", other)
    assert one[:2] == another[:2]
    assert are_about_one(one, another) is are_about_one(another, one) is meet


def test_questions_can_be_left_out() -> None:
    heard = Heard(language=Language.EN, answered=("a", "b"), left_open=("a", "c"))
    assert heard.without(frozenset("a")) == Heard(language=Language.EN, answered=("b",), left_open=("c",))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('language = "xx"', "cs.toml: language: Input should be 'cs', 'sv' or 'en'"),
        ('language = "cs"\nopened = []', "cs.toml: opened: there is no such field; mend its name or remove it"),
        ("language = ", "cs.toml: the file is no TOML"),
    ],
)
def test_a_file_with_a_mistake_is_named(tmp_path: Path, text: str, problem: str) -> None:
    (tmp_path / "cs.toml").write_text(text, "utf-8")
    with pytest.raises(HeardProblem) as error:
        load_heard(tmp_path)
    assert str(error.value).startswith(problem)
