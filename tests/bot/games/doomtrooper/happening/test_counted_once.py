"""A card's bonus or factor counts once: the row of a war zone, the base that is doubled, half of what is lost."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.words.whom import RATINGS
from tests.bot.games.doomtrooper.examples.real import Real
from tests.rows import rows

PRINTED = (5, 5, 5, 5)


def rated(table: Real, card: int) -> tuple[int, ...]:
    """All four ratings as they are now."""
    return tuple(rating(table.run, card, which) for which in RATINGS)


@rows(
    ("name", "area", "row"),
    [
        ("infested-asteroid", "cohort", (2, 0, 3, 2)),
        ("sacred-outpost", "squad", (3, 3, 3, 6)),
        ("venusian-jungle", "squad", (3, -1, 2, 2)),
        ("victoria", "squad", (-1, 3, 2, 2)),
        ("northwestern-europe", "outpost", (0, 0, 3, 1)),
    ],
)
def test_the_row_of_a_war_zone_counts_once(name: str, area: str, row: tuple[int, ...]) -> None:
    table = Real()
    zone = table.put(name, 1, area)
    attacker, defender = table.warrior(0, area, tags=("mercenary",)), table.warrior(1, area, tags=("mercenary",))
    table.combat(attacker, defender)
    table.stack[-1] = replace(table.stack[-1], zone=zone)
    assert rated(table, defender) == tuple(map(sum, zip(PRINTED, row, strict=True)))
    assert rated(table, attacker) == PRINTED


@rows(
    ("name", "expected"),
    [
        ("elite-trooper", (10, 10, 10, 10)),
        ("epidermal-plates", (5, 5, 10, 5)),
        ("carcass-suit", (10, 0, 10, 5)),
        ("orb-of-the-smaller-servants", (15, 15, 15, 15)),
    ],
)
def test_a_base_is_doubled_and_not_trebled(name: str, expected: tuple[int, ...]) -> None:
    table = Real()
    own = table.warrior(0, "cohort", tags=("legion", "legionnaire", "doomtrooper", "cybertronic", "mishima"))
    table.put(name, on=own)
    assert rated(table, own) == expected


def test_the_true_chip_lifts_all_ratings_to_the_highest() -> None:
    table = Real()
    own = table.warrior(0, ratings="2/7/3/4", tags=("doomtrooper", "cybertronic"))
    table.put("fragment-of-the-true-chip", on=own)
    assert rated(table, own) == (7, 7, 7, 7)


@pytest.mark.parametrize(("name", "foe", "fight"), [
    ("crescentian-martyr", ("beast",), 20), ("crescentian-martyr", (), 5), ("sacred-tear", (), 16),
])  # fmt: skip
def test_what_a_rating_becomes_is_not_added_to_it(name: str, foe: tuple[str, ...], fight: int) -> None:
    table = Real()
    own = table.put(name, 0, "outpost")
    table.combat(own, table.warrior(1, "outpost", tags=foe))
    assert rating(table.run, own, "fight") == fight


@pytest.mark.parametrize(("name", "destiny", "victory"), [
    ("corporate-shenanigans", (0, 0), (5, 3)), ("economic-collapse", (5, 4), (9, 5)),
])  # fmt: skip
def test_half_of_what_is_lost_is_rounded(name: str, destiny: tuple[int, int], victory: tuple[int, int]) -> None:
    """One loses half of the victory points rounded down, or of the destiny points rounded up: nine and five."""
    table = Real()
    table.have(0, destiny=11, victory=9)
    table.have(1, destiny=9, victory=5)
    card = table.put(name, 0, "hand")
    table.at(4).plays(0, card).settled()
    assert tuple(table.points(seat)[0] for seat in (0, 1)) == destiny
    assert tuple(table.points(seat)[1] for seat in (0, 1)) == victory
