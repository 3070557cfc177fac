"""Names of cards as people write them: folded, in two languages, misspelt, cut short."""

from __future__ import annotations

import random
import string
from unittest import mock

import pytest

from bot.games.doomtrooper.pack.decks.names import folded
from tests.bot.games.doomtrooper.decks.slips import tries
from tests.bot.games.doomtrooper.decks.table import cards, code, decks
from tests.rows import rows

BOOK = decks().book
ROUNDS = 3


@rows(
    ("typed", "name"),
    [
        ("Sean Gallagher", "SEAN GALLAGHER"),
        ("sean   GALLAGHER", "SEAN GALLAGHER"),
        ("SERŽANT McBRIDE", "SGT. MCBRIDE"),
        ("serzant mc bride", "SGT. MCBRIDE"),
        ("Živelná stěna", "ELEMENTAL WALL"),
        ("AC40 Justifier", 'AC-40 "JUSTIFIER"'),
        ("01274", "SEAN GALLAGHER"),
        ("narrow escape", "NARROW ESCAPE!"),
    ],
)
def test_a_name_is_known_without_its_case_accents_and_punctuation(typed: str, name: str) -> None:
    found = BOOK.find(typed)
    assert (found.code, found.guessed) == (code(name), False)


@rows(
    ("typed", "name"),
    [
        ("Sean Galagher", "SEAN GALLAGHER"),
        ("Zivelna stnea", "ELEMENTAL WALL"),
        ("Gallagher", "SEAN GALLAGHER"),
        ("Algeroth Apostle of Wr", "ALGEROTH–APOSTLE OF WAR"),
    ],
)
def test_the_only_name_near_is_taken_and_marked_as_a_guess(typed: str, name: str) -> None:
    found = BOOK.find(typed)
    assert (found.code, found.guessed) == (code(name), True)


def test_a_name_as_near_to_two_cards_is_asked_back() -> None:
    found = BOOK.find("elemental mall")
    assert not found.code
    assert found.several
    assert {*found.near} >= {code("ELEMENTAL BALL"), code("ELEMENTAL WALL")}


def test_a_part_of_several_names_is_asked_back() -> None:
    found = BOOK.find("Nepharite")
    assert not found.code
    assert found.several
    assert all("NEPHARITE" in cards()[each].name for each in found.near)


@pytest.mark.parametrize("typed", ["Nefarit", "Alakhai"])
def test_less_than_half_of_a_name_is_asked_back_though_one_card_alone_has_it(typed: str) -> None:
    found = BOOK.find(typed)
    assert not found.code
    assert len(found.near) == 1


@rows("typed", ["", "?", "Xyzzy Plugh", "\U0001f600", "a" * 5000])
def test_what_is_like_no_card_is_none(typed: str) -> None:
    found = BOOK.find(typed)
    assert not found.code
    assert not found.several


def test_names_with_one_slip_are_found_and_no_wrong_guess_is_silent() -> None:
    lot = random.Random(20261122)
    right = wrong = silent = tried = 0
    for card in cards().values():
        for name in {card.name, card.name_cs} - {""}:
            for _ in range(ROUNDS):
                found = BOOK.find(slipped(name, lot))
                tried += 1
                right += found.code == card.code
                wrong += found.code not in ("", card.code)
                silent += found.code not in ("", card.code) and not found.guessed
    assert right / tried >= 0.98
    assert wrong / tried <= 0.002
    assert not silent


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "cs"])
def test_of_every_kind_of_slip_in_either_language_98_names_of_100_are_known(language: str) -> None:
    for kind, tried in tries(BOOK, cards(), language, seed=7, rounds=1):
        assert tried.share >= 0.98, (kind, tried)
        assert not tried.silent, (kind, tried)
        assert tried.wrong <= 0.002 * tried.names, (kind, tried)


def reordered(name: str) -> set[str]:
    """A name of several words in other orders: the last one first, the first one last, and back to front."""
    words = name.split()
    ways = {" ".join(order) for order in ([words[-1], *words[:-1]], [*words[1:], words[0]], words[::-1])}
    return {way for way in (*ways, f"{words[-1]}, {' '.join(words[:-1])}") if folded(way) != folded(name)}


@pytest.mark.slow
def test_every_name_in_another_order_of_words_is_offered_and_none_is_taken_in_silence() -> None:
    tried = taken = 0
    for card in cards().values():
        for typed in {way for name in (card.name, card.name_cs) if name for way in reordered(name)}:
            found = BOOK.find(typed)
            offered = (found.code, *found.near)
            assert card.code in offered, (typed, found)
            assert found.guessed or not found.code, (typed, found)
            tried += 1
            taken += found.code == card.code
    assert tried > 2000
    assert taken / tried >= 0.99


@pytest.mark.parametrize(
    ("typed", "name", "other"),
    [
        ("Support Artillery", "ARTILLERY SUPPORT", "SUPPORT ARTILLERY OX"),
        ("Teleportation Ki", "KI TELEPORTATION", "TELEPORTATION"),
    ],
)
def test_another_order_that_may_be_another_card_is_asked_back(typed: str, name: str, other: str) -> None:
    found = BOOK.find(typed)
    assert (found.code, found.several) == ("", True)
    assert found.near == (code(name), code(other))


def test_another_order_with_a_slip_is_asked_back_with_the_card() -> None:
    assert code("BAUHAUS BLITZER") in BOOK.find("Blitzr Bauhaus").near


def slipped(name: str, lot: random.Random) -> str:
    """A name with a letter left out, added, changed, or swapped with the next."""
    at, letter = lot.randrange(len(name)), lot.choice(string.ascii_letters)
    ways = (
        name[:at] + name[at + 1 :],
        name[:at] + letter + name[at:],
        name[:at] + letter + name[at + 1 :],
        name[:at] + name[at + 1 : at + 2] + name[at : at + 1] + name[at + 2 :],
    )
    return lot.choice(ways)


def test_a_name_that_is_not_known_is_searched_for_once_however_often_a_list_has_it() -> None:
    with mock.patch("bot.games.doomtrooper.pack.decks.names.process.extract", return_value=[]) as searches:
        assert BOOK.find("qqqq xxxx zzzz") == BOOK.find("QQQQ xxxx, zzzz") == BOOK.find("qqqq  xxxx zzzz")
    # Once among the names, and twice among what is like it, as it is written and with the words sorted.
    assert searches.call_count == 3
