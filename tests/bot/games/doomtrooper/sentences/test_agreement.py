"""Every sentence of a card agrees with its effects, and no longer does once these are changed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from msgspec.structs import replace

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.pack.cards.sentences.checking import SHORT, disagreements, problems
from bot.games.doomtrooper.pack.cards.sentences.reading import (
    Sentence,
    read_sentences,
    sentence_files,
    sentences,
    with_sentences,
)
from bot.games.doomtrooper.pack.cards.sentences.shown import catalogue_texts
from bot.games.doomtrooper.pack.cards.sentences.template import template
from bot.games.doomtrooper.pack.cards.sentences.units import units_of
from bot.games.doomtrooper.words.catalogue import Printed, sentence
from bot.games.doomtrooper.words.texts import CardText, Says
from bot.games.packs.words import LANGUAGES
from tests.bot.games.doomtrooper.sentences.faults import changed_numbers, dropped

WRITTEN = {"cs": 1051, "en": 1051, "sv": 1051}
"""How many cards have a sentence, by language; these may only rise."""


@cache
def told() -> dict[str, CardText]:
    """The text of every card."""
    return {code: card.text for code, card in own_catalogue().items() if card.text is not None}


def written() -> Iterator[tuple[str, Sentence, CardText]]:
    """Every card that has a sentence in some language, with it and its text."""
    for code, found in sentences().items():
        if found.cs or found.en or found.sv:
            yield code, found, told()[code]


def in_one_language() -> Iterator[tuple[Says, CardText]]:
    """The sentences without their stamps, each in one language, in turn, with the texts of their cards."""
    for at, (_, found, text) in enumerate(written()):
        language = LANGUAGES[at % len(LANGUAGES)]
        yield Says(**{language: getattr(found, language)}, left_out=found.left_out), text


def test_every_card_has_an_entry_in_one_file() -> None:
    codes = [code for file in sentence_files() for code in read_sentences(file.read_text("utf-8"), file.name)]
    assert sorted(codes) == sorted(own_catalogue())


def test_every_number_and_every_effect_is_told_and_nothing_else() -> None:
    wrong = [f"{code}: {each}" for code, found, text in written() for each in problems(found, text, own_catalogue())]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_fewer_cards_have_a_sentence_and_nine_of_ten_are_short(language: str) -> None:
    shown = [template(each).shown for _, found, _ in written() if (each := getattr(found, language))]
    assert len(shown) >= WRITTEN[language]
    assert sum(len(each) > SHORT for each in shown) <= len(shown) / 10


def missed(planted: list[tuple[Says, CardText]]) -> list[Says]:
    """The sentences in which a fault of the effects is not seen."""
    return [says for says, text in planted if not [*disagreements(says, text, own_catalogue())]]


def test_a_number_that_changes_breaks_the_sentence() -> None:
    """Even if somebody claims to have read the sentence again."""
    planted = [(says, changed) for says, text in in_one_language() for changed in changed_numbers(text)]
    assert len(planted) > 350
    assert missed(planted) == []


def test_an_effect_that_is_dropped_breaks_the_sentence() -> None:
    planted = [(says, changed) for says, text in in_one_language() for changed in dropped(text, says.left_out)]
    assert len(planted) > 1500
    assert missed(planted) == []


def test_a_sentence_is_shown_for_the_very_text_it_was_written_for_and_only_once_all_languages_have_it() -> None:
    shown = with_sentences(told())
    whole = [code for code, found, _ in written() if found.cs and found.en and found.sv]
    assert whole
    assert all(shown[code].says.en for code in whole)
    for code in whole:
        text = replace(told()[code], tags=("changed",))
        assert with_sentences({code: replace(text, says=Says())})[code].says.en == ""


def test_people_read_it_without_braces_and_with_the_names_of_cards_in_their_language() -> None:
    texts = catalogue_texts(own_catalogue())
    assert texts["says.01001"].in_language("sv") == "Bäraren får +3 i närstrid och eldstrid."
    assert "Foxhole" in texts["says.01323"].in_language("en")
    assert not [words for key, words in texts.items() if key.startswith("says.") and set("{}") & {*repr(words)[6:-1]}]


def test_a_card_without_a_text_has_no_sentence() -> None:
    assert sentence(Printed("x", "X", "special", frozenset())) is None


def test_letters_go_through_effects_and_abilities_with_those_inside_before_the_next() -> None:
    letters = [unit.letter for unit in units_of(told()["01007"])]
    assert letters == ["P", "a", "b", "c", "d", "e"]
