"""The acts and circumstances that a text mentions, by the words of the vocabulary."""

from __future__ import annotations

import re

import pytest

from rules_index.digest.claims.telling import Telling, telling
from rules_index.digest.claims.vocabulary import load_word_lists
from rules_index.values.books import Language
from tests.rows import rows

CS, EN, SV = Language.CS, Language.EN, Language.SV
LISTS = load_word_lists()
ACTS, CONDITIONS, MOMENTS = list(LISTS.acts), list(LISTS.conditions), list(LISTS.moments)


def acts(text: str, language: Language) -> set[str]:
    told = telling(text, language).acts
    return {name for at, name in enumerate(ACTS) if told >> at & 1}


def circumstances(text: str, language: Language) -> set[str]:
    told = telling(text, language).circumstances
    names = [*CONDITIONS, *(f"!{name}" for name in CONDITIONS), *MOMENTS]
    return {name for at, name in enumerate(names) if told >> at & 1}


@rows(
    ("text", "language", "act"),
    [
        ("může odtamtud na někoho vystřelit?", CS, "attack"),
        ("nezaútočím podruhé?", CS, "attack"),
        ("můžu po něm jít?", CS, "move"),
        ("can I go for him", EN, "attack"),
        ("får jag ge mig på honom", SV, "attack"),
        ("musím zacvakat za kouzlo", CS, "pay"),
        ("slipper jag punga ut", SV, "pay"),
        ("does he starve", EN, "eat"),
    ],
)
def test_an_act_is_told_by_any_of_its_words(text: str, language: Language, act: str) -> None:
    assert act in acts(text, language)


@rows(
    ("text", "language", "act"),
    [
        ("särskilda kort", SV, "wound"),
        ("att flytta", SV, "eat"),
        ("att flytta", SV, "flee"),
        ("nesmím to", CS, "carry"),
        ("hodnota karty", CS, "roll"),
        ("jednu jednotku", CS, "perform"),
        ("the other player", EN, "play"),
        ("his hand is full", EN, "attach"),
        ("restricted to mercenaries", EN, "sleep"),
    ],
)
def test_a_word_that_begins_alike_tells_no_act(text: str, language: Language, act: str) -> None:
    assert act not in acts(text, language)


def test_a_denied_condition_is_another_circumstance_and_each_excludes_the_other() -> None:
    assert "has" not in circumstances("bez zbraně", CS)
    assert "!has" in circumstances("bez zbraně", CS)
    wounded, healthy = telling("zraněný bojovník", CS), telling("zdravý bojovník", CS)
    assert wounded.excluded & healthy.circumstances
    assert healthy.excluded & wounded.circumstances
    assert not wounded.excluded & wounded.circumstances


def test_phrases_are_told_as_a_whole() -> None:
    assert "leave-cover" in acts("vyšel z úkrytu", CS)
    assert "leave-cover" not in acts("z balíčku", CS)
    assert "at-once" in circumstances("attack right away", EN)


def test_nothing_is_told_by_a_text_without_such_words() -> None:
    assert telling("xyzzy", EN) == Telling()


@pytest.mark.parametrize("language", Language)
def test_no_beginning_is_so_short_that_any_word_may_have_it(language: Language) -> None:
    lists = (LISTS.acts, LISTS.conditions, LISTS.moments)
    words = [word for each in lists for told in each.values() for word in told.words(language)]
    assert [word for word in words if re.fullmatch(r"\w{1,2}\*", word)] == []
