"""Questions that models learn from beside the digest's are about rules that there are."""

from __future__ import annotations

from rules_index.digest.rules import load_digest
from rules_index.languages.language import plain
from tests.questions.lines import told, unanswered


def test_told_questions_are_of_rules_and_told_once() -> None:
    found = list(told())
    assert len(found) > 3000
    assert {each.rule for each in found} <= {rule.slug for rule in load_digest()}
    asked = [(each.rule, each.question) for each in found]
    assert len(set(asked)) == len(asked)


def test_what_is_left_open_is_beside_rules_and_no_line_of_any() -> None:
    rules = load_digest()
    found = list(unanswered())
    assert len(found) > 4000
    assert {slug for slug, _ in found} <= {rule.slug for rule in rules}
    answered = {plain(question) for rule in rules for question, _ in rule.asked(rule.book.language)}
    assert not answered & {plain(question) for _, question in found}
