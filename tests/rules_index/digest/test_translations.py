"""Every rule that the program brings along can be read and asked for in each language."""

from __future__ import annotations

import pytest

from rules_index.values.books import Language
from rules_index.values.digest import Rule
from tests.oracles import packaged_rules

LONGEST_TITLE = 80


@pytest.mark.parametrize("language", Language)
def test_every_rule_has_title_gist_and_questions_in_each_language(language: Language) -> None:
    readers = [rule for rule in packaged_rules() if rule.book.language is not language]
    lacking = [rule.slug for rule in readers if not ((told := rule.others.get(language)) and told.ask)]
    assert not lacking, f"{len(lacking)} rules have no {language}: of {', '.join(lacking[:3])} …"


@pytest.mark.parametrize("language", Language)
def test_every_reading_is_told_in_each_language(language: Language) -> None:
    readings = [rule for rule in packaged_rules() if rule.reading and rule.book.language is not language]
    assert readings
    assert not [rule.slug for rule in readings if not ((told := rule.others.get(language)) and told.reading)]


@pytest.mark.parametrize("language", Language)
def test_titles_fit_a_button(language: Language) -> None:
    titles = {rule.slug: rule.others[language].title for rule in packaged_rules() if language in rule.others}
    assert not {slug: title for slug, title in titles.items() if len(title) > LONGEST_TITLE}


def test_texts_begin_with_the_statement() -> None:
    openers = ("ano", "ne", "ja", "nej", "yes", "no")
    wrong = [rule.slug for rule in packaged_rules() if _first_word(rule) in openers]
    assert not wrong, f"{', '.join(wrong)}: begin the text with another word than yes or no"


def _first_word(rule: Rule) -> str:
    return rule.text.split()[0].strip(",.:;–").casefold()
