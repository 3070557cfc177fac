"""Sentences of a Fluent file filled in: plural forms, figures and shares as each language has them."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast

from bot.locales.patterns import Bundle, filled, percent, plural, written
from bot.locales.sentences import FOLDERS
from rules_index import Language
from tests.bot.fluent_files import parsed
from tests.rows import rows

CS, SV, EN = Language.CS, Language.SV, Language.EN
COUNT = "count = { $n ->\n    [0] none\n    [one] one\n    [few] few\n    [many] part\n   *[other] { $n } all\n }"


def bundle(text: str, language: Language = EN) -> Bundle:
    return Bundle([text], language)


@rows(
    ("language", "number", "form"),
    [
        (CS, 1, "one"),
        (CS, -1, "one"),
        (CS, 2, "few"),
        (CS, 4, "few"),
        (CS, 5, "other"),
        (CS, 22, "other"),
        (CS, 1.5, "many"),
        (CS, 2.0, "few"),
        (SV, 1, "one"),
        (SV, 2, "other"),
        (SV, 1.5, "other"),
        (EN, 1, "one"),
        (EN, 0, "other"),
        (EN, 1.5, "other"),
    ],
)
def test_every_language_counts_as_its_people_do(language: Language, number: float, form: str) -> None:
    assert plural(number, language) == form


@rows(
    ("number", "czech", "english"),
    [
        (0, "0", "0"),
        (999, "999", "999"),
        (-1234567, "-1\u00a0234\u00a0567", "-1,234,567"),
        (1234.5, "1\u00a0234,5", "1,234.5"),
        (2.0, "2", "2"),
        (0.0005, "0", "0"),
        (0.0015, "0,002", "0.002"),
        (-0.0001, "0", "0"),
        (
            12345678901234567890,
            "12\u00a0345\u00a0678\u00a0901\u00a0234\u00a0567\u00a0890",
            "12,345,678,901,234,567,890",
        ),
    ],
)
def test_figures_have_their_thousands_apart(number: float, czech: str, english: str) -> None:
    assert (written(number, CS), written(number, SV), written(number, EN)) == (czech, czech, english)


def test_a_share_is_told_in_whole_per_cent() -> None:
    assert [percent(0.874, each) for each in (CS, SV, EN)] == ["87\u00a0%", "87\u00a0%", "87%"]
    assert [percent(share, EN) for share in (0, 0.005, 0.015, 1, 12.345)] == ["0%", "0%", "2%", "100%", "1,234%"]


@rows(
    ("number", "said"),
    [(0, "none"), (1, "one"), (3, "few"), (5, "5 all"), (0.5, "part"), (True, "one"), ("few", "few")],
)
def test_an_exact_number_comes_before_its_plural_form(number: int | float | str, said: str) -> None:
    assert bundle(COUNT, CS).say("count", {"n": number}) == said


def test_what_is_not_given_stands_as_its_name_and_selects_the_rest() -> None:
    assert bundle(COUNT, CS).say("count", {}) == "n all"
    assert bundle('share = { NUMBER($of, style: "percent") }').say("share", {}) == "of"


def test_a_value_is_said_as_it_is() -> None:
    text = 'said = { "{" }{ $words }{ "\\u2069" } { 1000 }'
    assert bundle(text).say("said", {"words": "{ $other } *x*"}) == "{{ $other } *x*\u2069 1,000"


@rows("part", ["{ -term }", "{ other }", "{ other.attribute }", "{ NUMBER($n) }", '{ DATETIME($n, style: "percent") }'])
def test_what_no_sentence_uses_is_refused(part: str) -> None:
    unsaid = bundle(f"said = {part}")
    with pytest.raises(ValueError, match="supported"):
        unsaid.say("said", {"n": 1})


def test_what_is_no_sentence_is_refused_when_it_is_said() -> None:
    broken = bundle("whole = all\nbroken = { $n\nafter = too")
    assert (broken.say("whole", {}), broken.say("after", {})) == ("all", "too")
    with pytest.raises(ValueError, match="is no sentence"):
        broken.say("broken", {})


@pytest.mark.parametrize("language", Language)
def test_every_sentence_can_be_filled_in(language: Language) -> None:
    files: list[Path] = [file for folder in FOLDERS for file in (folder / language.value).glob("*.ftl")]
    said = 0
    for file in files:
        sentences = Bundle([file.read_text("utf-8")], language)
        for each in parsed(file).body:
            if isinstance(each, ast.Message) and each.value:
                assert sentences.say(each.id.name, {}) == filled(each.value, language)({})
                said += 1
    assert said > 3000
