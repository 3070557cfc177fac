"""Further questions of the rules, and the answers to those that want yes or no."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from rules_index.digest.questions import (
    QuestionProblem,
    Questions,
    load_questions,
    with_questions,
)
from rules_index.values.books import Language
from rules_index.values.digest import Answered
from tests.oracles import packaged_rules

RULE = "zloba-cs.coast.no-return"
HEADER = "rule,language,answer,question\n"


def read(folder: Path, lines: str, header: str = HEADER) -> Questions:
    (folder / "zloba-cs.csv").write_text(header + lines, "utf-8")
    return load_questions(folder)


def test_most_rules_are_asked_for_yes_and_for_no_in_every_language() -> None:
    kinds = {slug: Counter((each.language, each.yes) for each in told) for slug, told in load_questions().items()}
    assert len(kinds) > 1_000
    for language in Language:
        both = sum(bool(kind[language, True] and kind[language, False]) for kind in kinds.values())
        assert both > 0.7 * len(packaged_rules()), language


def test_rules_are_found_by_their_further_questions(tmp_path: Path) -> None:
    questions = read(tmp_path, 'coast.no-return,en,no,"Back to the beach, then?"\ncoast.no-return,cs,,Co pláž?\n')
    rule = next(rule for rule in packaged_rules() if rule.slug == RULE)

    (told,) = with_questions([rule], questions)

    assert set(told.ask) - set(rule.ask) == {"Co pláž?"}
    assert set(told.others[Language.EN].ask) - set(rule.others[Language.EN].ask) == {"Back to the beach, then?"}
    assert told.others[Language.SV] == rule.others[Language.SV]
    assert told.answered == (Answered("Back to the beach, then?", Language.EN, False),)


def test_a_question_of_the_rule_itself_is_answered_and_not_asked_twice(tmp_path: Path) -> None:
    rule = next(rule for rule in packaged_rules() if rule.slug == RULE)
    questions = read(tmp_path, f"coast.no-return,cs,yes,{rule.ask[0]}\n")
    (told,) = with_questions([rule], questions)
    assert replace(told, answered=rule.answered) == rule
    assert told.answered == (Answered(rule.ask[0], Language.CS, True),)


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ("coast.area,cs,ano,Je?\n", "zloba-cs.csv:2: an answer is yes, no or nothing, not 'ano'"),
        ("coast.area,de,yes,Ja?\n", "zloba-cs.csv:2: no language 'de'"),
        ("coast.area,cs,yes\n", "zloba-cs.csv:2: a line is a rule, a language, yes, no or nothing, and a question"),
        ("coast.area,cs,yes,Je?\ncoast.area,cs,no,Je?\n", "zloba-cs.csv:3: coast.area has this question twice: 'Je?'"),
    ],
)
def test_a_line_that_does_not_fit_is_named(tmp_path: Path, lines: str, problem: str) -> None:
    with pytest.raises(QuestionProblem) as raised:
        read(tmp_path, lines)
    assert str(raised.value) == problem


def test_a_file_says_what_its_columns_are(tmp_path: Path) -> None:
    with pytest.raises(QuestionProblem, match=r"zloba-cs\.csv: the first line must read rule,language,answer,question"):
        read(tmp_path, "", header="question\n")


def test_questions_of_no_rule_are_named(tmp_path: Path) -> None:
    questions = read(tmp_path, "coast.nowhere,cs,yes,Je?\n")
    with pytest.raises(QuestionProblem, match=r"rules that are not there: zloba-cs\.coast\.nowhere"):
        with_questions(packaged_rules(), questions)
