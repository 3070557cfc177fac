"""What is settled before a match, who sits where, and how matches end that seats give up."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.setup import Setup
from bot.games.zloba.game import Zloba
from tests.bot.games.zloba.coop import against
from tests.bot.games.zloba.table import GAME, Chance, arrange, setup
from tests.rows import rows

FOUR = ("red", "blue", "green", "white")


def settled(game: Zloba, table: Setup) -> list[tuple[str, bool, bool, list[str]]]:
    """Each choice: its name, whether each seat makes it and differently, and what may be chosen."""
    return [
        (choice.name, choice.each_seat, choice.distinct, [option.token for option in choice.options])
        for choice in game.choices(table)
    ]


def test_what_is_chosen_for_a_table_against_each_other() -> None:
    assert settled(GAME, setup()) == [
        ("faction", True, True, [*FOUR]),
        ("newcomer", True, False, ["no", "yes"]),
        ("side", False, False, ["north", "east", "south", "west"]),
        ("target", False, False, []),
    ]


@pytest.mark.parametrize(("options", "goal"), [({}, 30), ({"target": "30"}, 30), ({"target": "10"}, 10)])
def test_a_table_may_play_for_fewer_points(options: dict[str, str], goal: int) -> None:
    """Rule: zloba-cs.victory.threshold"""
    table = replace(setup("red", "blue"), options=options)
    assert GAME.check(table) == ()
    (event,) = GAME.open(table, Chance())
    assert GAME.initial(event).goal == goal
    assert (b'"target"' in GAME.codec.encode(event)) == (goal != 30)


@rows("target", ["4", "31", "-5", "ten", "²"])
def test_other_points_are_refused(target: str) -> None:
    assert [each.rule for each in GAME.check(setup("red", "blue", target=target))] == ["zloba-cs.victory.threshold"]


def test_what_is_chosen_for_a_table_against_the_opponent() -> None:
    """The opponent's faction is not to be had, and there is no ease for newcomers."""
    names = [choice[:3] for choice in settled(against.GAME, against.setup(1))]
    assert names == [("scenario", False, False), ("faction", True, True), ("side", False, False)]


@pytest.mark.parametrize(("scenario", "missing"), [("quiet", {"runen"}), ("bears", {"koda"}), ("", set())])
def test_the_opponents_faction_is_not_offered(scenario: str, missing: set[str]) -> None:
    """Rule: zloba-cs.coop.setup.factions"""
    table = Setup("zloba-cs@2025", "coop", (), {"scenario": scenario})
    (factions,) = [choice[3] for choice in settled(against.GAME, table) if choice[0] == "faction"]
    assert set(against.GAME.components.factions) - set(factions) == missing


def test_a_scenario_takes_no_faction_from_a_table_without_opponent() -> None:
    table = Setup("zloba-cs@2025", "competitive", (), {"scenario": "quiet"})
    assert "runen" in settled(against.GAME, table)[0][3]


@rows(
    ("seats", "side", "zones"),
    [(2, "north", [0, 2]), (3, "north", [0, 1, 2]), (4, "north", [0, 1, 2, 3]), (3, "south", [2, 3, 0])],
)
def test_the_seats_sit_clockwise(seats: int, side: str, zones: list[int]) -> None:
    """Two face to face, more side by side. Rule: zloba-cs.setup.zone-choice"""
    (event,) = GAME.open(setup(*FOUR[:seats], side=side), Chance())
    assert [force.zone for force in GAME.initial(event).forces] == zones


@pytest.mark.parametrize(("options", "zone"), [({}, 0), ({"side": "east"}, 1), ({"side": "west"}, 3)])
def test_one_alone_sits_at_the_side_that_was_chosen(options: dict[str, str], zone: int) -> None:
    """Rule: zloba-cs.setup.zone-choice"""
    table = Setup("zloba-cs@2025", "coop", against.setup(1).seats, {"scenario": "quiet", **options})
    (event,) = against.GAME.open(table, Chance())
    assert [force.zone for force in against.GAME.initial(event).forces] == [zone, None]


def test_humans_win_and_lose_together_against_the_opponent_alone() -> None:
    """Rule: zloba-cs.variants.list"""
    (rules,) = GAME.rulesets
    assert {variant.key: variant.together for variant in rules.variants} == {"competitive": False, "coop": True}


def test_other_rules_are_not_known() -> None:
    """Rule: zloba-cs.variants.list"""
    table = Setup("zloba-cs@1999", "competitive", setup("red", "blue").seats)
    assert [each.rule for each in GAME.check(table)] == ["zloba-cs.variants.list"]


def test_of_two_the_one_who_stays_wins() -> None:
    outcome = GAME.retire(arrange({"points": 9}, {"points": 1}), (0,), (1,))
    assert outcome is not None
    assert [(one.seat, one.place, one.points) for one in outcome.standings] == [(0, 2, 9), (1, 1, 1)]


def test_of_three_two_play_on() -> None:
    assert GAME.retire(arrange({}, {}, {}), (0,), (1, 2)) is None


def test_humans_play_on_against_the_opponent() -> None:
    assert against.GAME.retire(against.arrange({}, {}), (0,), (1,)) is None


def test_without_humans_the_opponent_has_won() -> None:
    outcome = against.GAME.retire(against.arrange({}, {}, coop={"points": 7}), (0, 1), ())
    assert outcome is not None
    assert [(one.seat, one.points, one.won) for one in outcome.standings] == [(0, 7, False), (1, 7, False)]
    assert outcome.reason.key == "zloba-end-conceded"
