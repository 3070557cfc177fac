"""A hand of seven cards takes at most sixteen rows of a telephone, and only its longest sentences give way."""

from __future__ import annotations

import random

import pytest

from bot.boards.doomtrooper.cards import own_catalogue
from bot.chat.matches.base.fitting import ROWS, fitted, rows
from bot.games.doomtrooper.tells.short import in_a_sentence, rated
from bot.games.doomtrooper.words.catalogue import card_texts, named
from bot.games.packs.words import reader
from bot.locales.lines import put
from bot.locales.sentences import localizer
from rules_index import Language

SHORT = "**Rain** – it rains"
LONG = (
    "**Archer** (Forest, 3 D, 3/2/2/3) – He shoots at anything that moves; for 2 D he shoots twice, "
    "but only at night, and never at his own people, whoever commands them."
)


def hands(language: Language, number: int) -> list[list[str]]:
    """Hands of seven cards drawn by a seed, as they are shown in short."""
    cards = [card for card in own_catalogue().values() if card.text is not None]
    say, text = localizer(language).say, reader(card_texts(cards), language)
    lot, found = random.Random(7), []
    for _ in range(number):
        hand = []
        for card in lot.sample(cards, 7):
            facts = f" ({put(rated(card.ratings), say, str, text)})" if card.ratings else ""
            does = in_a_sentence(card)
            sentence = "" if does is None else f" – {put(does, say, str, text)}"
            hand.append(f"**{put(named(card.code), say, str, text)}**{facts}{sentence}")
        found.append(hand)
    return found


@pytest.mark.parametrize("language", list(Language))
def test_any_hand_of_seven_fits(language: Language) -> None:
    cut = 0
    for hand in hands(language, 100):
        shown = fitted(hand)
        assert sum(map(rows, shown)) <= ROWS, shown
        for before, after in zip(hand, shown, strict=True):
            cut += before != after
            assert before == after or (before.startswith(after.removesuffix(" …")) and after.endswith(" …"))
            assert before.partition(" – ")[0] == after.partition(" – ")[0], "names and ratings stay"
    assert cut < 4 * 100


def test_what_fits_stays_as_it_is() -> None:
    assert fitted([SHORT] * 7) == [SHORT] * 7
    assert fitted([LONG, *[SHORT] * 6])[0] == LONG


def test_the_longest_sentence_gives_way_at_the_end_of_a_clause() -> None:
    shown = fitted([*[LONG] * 6, SHORT])
    assert shown[6] == SHORT
    assert sum(map(rows, shown)) == ROWS
    assert {each.rpartition(" ")[2] for each in shown[:6]} == {"…"}
    assert shown[5].endswith("for 2 D he shoots twice, but only at night …")


def test_a_line_without_a_sentence_is_never_cut() -> None:
    names = "**" + "very " * 40 + "long**"
    assert fitted([names] * 7) == [names] * 7
