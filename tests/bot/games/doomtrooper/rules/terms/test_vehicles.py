"""Vehicles whose drivers lose what lets them drive."""

from __future__ import annotations

from typing import Any

from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import Act, Play
from tests.bot.games.doomtrooper.flow.seats import Seats

REBELS: dict[str, Any] = {"do": "kind", "who": {"role": "chosen"}, "lose": ["bauhaus"], "gain": ["capitol"],
                          "until": "turn"}  # fmt: skip
FASTER: dict[str, Any] = {"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], "sum": 2}


def driven(*demands: str) -> tuple[Seats, int, int]:
    """A driver of Bauhaus in a vehicle that demands this of him; somebody can make him one of Capitol for the turn."""
    table = Seats()
    driver = table.warrior(0, tags=("bauhaus",), inside=True)
    whom = {"side": "own", "tags": ["warrior", *demands]}
    play = {"to": "card", "whom": whom, "after": "attach"}
    table.on(driver, tags=("vehicle",), play=play, effects=(FASTER,))
    anybody = {"when": "any", "to": "card", "whom": {"tags": ["warrior"]}, "after": "discard"}
    return table, driver, table.card("special", 0, play=anybody, effects=(REBELS,))


def test_who_loses_the_affiliation_gets_out_at_once() -> None:
    """It takes no action, and the vehicle stays with him. Rule: doomtrooper-cs.vehicle.forced-out"""
    table, driver, rebels = driven("bauhaus")
    table.at(1).says(0, Play(rebels, targets=(driver,))).all_pass()
    assert not table.state.cards[driver].inside
    assert (len(table.tokens()), rating(table.run, driver, "fight")) == (3, 5)
    assert [event.mark for event in table.told(ev.Marked)] == ["inside"]
    assert table.refused(0, Act("board", driver)) == "vehicle.board"


def test_a_vehicle_that_anybody_drives_keeps_its_driver() -> None:
    table, driver, rebels = driven()
    table.at(1).says(0, Play(rebels, targets=(driver,))).all_pass()
    assert (table.state.cards[driver].inside, rating(table.run, driver, "fight")) == (True, 7)


def test_who_has_got_out_boards_again_as_his_affiliation_returns() -> None:
    table, driver, rebels = driven("bauhaus")
    table.at(1).says(0, Play(rebels, targets=(driver,))).all_pass()
    table.do({"do": "kind", "who": {"role": "chosen"}, "gain": ["bauhaus"], "until": "turn"}, targets=(driver,))
    table.says(0, Act("board", driver)).all_pass()
    assert table.state.cards[driver].inside
