"""What words are about: places learned from the digest, packed small, alike for what is said of one thing."""

from __future__ import annotations

import random

import pytest

from rules_index.languages.language import root
from rules_index.notes.kinship import (
    DIMENSIONS,
    NOWHERE,
    Kinship,
    likeness,
    packaged_table,
    packed,
    side,
    toward,
    unit,
    unpacked,
)
from rules_index.values.books import Language
from tests.rows import rows


@pytest.fixture(scope="module")
def words() -> dict[str, int]:
    return {name: at for at, name in enumerate(packaged_table(), 1)}


def test_a_place_is_packed_with_little_loss() -> None:
    chance = random.Random(3)
    for _ in range(50):
        place = unit([chance.gauss(0, 1) for _ in range(DIMENSIONS)])
        again = unpacked(packed(place))
        assert len(packed(place)) == DIMENSIONS // 2
        assert likeness(place, again) > 0.98
        assert likeness(again, again) == pytest.approx(1)


def test_places_that_are_alike_lie_on_the_same_sides() -> None:
    chance = random.Random(3)
    place = unit([chance.gauss(0, 1) for _ in range(DIMENSIONS)])
    near = unit([value + chance.gauss(0, 0.02) for value in place])
    far = unit([-value for value in place])
    assert (side(place) ^ side(near)).bit_count() < 16
    assert (side(place) ^ side(far)).bit_count() > 60


def test_what_nothing_is_known_of_lies_nowhere() -> None:
    assert toward([]) == NOWHERE
    assert likeness(NOWHERE, NOWHERE) == 0
    assert Kinship({}).of_roots([(1, 1.0)]) == NOWHERE
    assert side(NOWHERE) == 0


@rows(
    ("one", "other", "apart"),
    [
        (("kostka", Language.CS), ("dice", Language.EN), ("kniha", Language.CS)),
        (("zamíchat", Language.CS), ("shuffle", Language.EN), ("oběd", Language.CS)),
        (("mráz", Language.CS), ("frost", Language.EN), ("turnaj", Language.CS)),
        (("obal", Language.CS), ("sleeve", Language.EN), ("vůdce", Language.CS)),
    ],
)
def test_words_of_two_languages_for_one_thing_lie_near_each_other(
    words: dict[str, int], one: tuple[str, Language], other: tuple[str, Language], apart: tuple[str, Language]
) -> None:
    kinship = Kinship(words)
    here, there, elsewhere = (kinship.of_roots([(words[root(*word)], 1.0)]) for word in (one, other, apart))
    assert likeness(here, there) > 0.4 > likeness(here, elsewhere)
