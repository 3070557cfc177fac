"""The answers of rules to their own questions."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_index.digest.answered import AnsweredProblem, load_answered
from rules_index.languages.questions import is_whether
from rules_index.values.books import Language
from tests.oracles import packaged_rules
from tests.rows import rows


def test_most_questions_that_want_yes_or_no_are_answered() -> None:
    answered = load_answered(packaged_rules())
    told = [each for lines in answered.values() for each in lines]
    assert len(told) > 4_500
    wanted = {
        (rule.slug, line)
        for rule in packaged_rules()
        for line, language in rule.asked(rule.book.language)
        if is_whether(line, language)
    }
    known = {(slug, line) for slug, lines in answered.items() for line, _, _ in lines}
    assert len(wanted & known) > len(wanted) / 2


def read(folder: Path, text: str) -> dict[str, tuple[tuple[str, Language, bool], ...]]:
    (folder / "zloba-cs.toml").write_text(text, "utf-8")
    return load_answered(packaged_rules(), folder)


def test_an_answer_has_the_language_of_its_question(tmp_path: Path) -> None:
    rule = next(rule for rule in packaged_rules() if rule.slug == "zloba-cs.coast.no-return")
    english = rule.others[Language.EN].ask[0]

    assert read(tmp_path, f'[rule."coast.no-return"]\nno = ["{english}"]\n') == {
        "zloba-cs.coast.no-return": ((english, Language.EN, False),)
    }


@rows(
    ("text", "problem"),
    [
        ('[rule."coast.nowhere"]\nno = []\n', "zloba-cs.toml: no rule 'coast.nowhere'"),
        ('[rule."coast.area"]\nno = ["is it?"]\n', "coast.area: not among the questions of the rule: 'is it\\?'"),
        ('[rule."coast.area"]\nperhaps = []\n', "zloba-cs.toml: rule.coast.area.perhaps"),
        ("[rule", "zloba-cs.toml: the file is no TOML"),
    ],
)
def test_a_file_that_does_not_fit_names_the_place(tmp_path: Path, text: str, problem: str) -> None:
    with pytest.raises(AnsweredProblem, match=problem):
        read(tmp_path, text)


def test_a_question_has_one_answer(tmp_path: Path) -> None:
    rule = next(rule for rule in packaged_rules() if rule.slug == "zloba-cs.coast.no-return")
    line = rule.ask[0]
    with pytest.raises(AnsweredProblem, match="answers a question twice"):
        read(tmp_path, f'[rule."coast.no-return"]\nyes = ["{line}"]\nno = ["{line}"]\n')
