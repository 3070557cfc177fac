"""Setups settled from a few words."""

from __future__ import annotations

import json
from random import Random

import pytest

from bot.games.contract import after_events
from bot.games.setup import SeatSetup
from bot.games.values import Line
from bot.referee.opening import complete, wanted
from bot.referee.problem import RefereeProblem
from tests.bot.games.contestants import contestants
from tests.bot.games.suite.files import FILES
from tests.bot.games.suite.play import Dice
from tests.bot.games.toy.game import Toy
from tests.rows import rows


def name(line: Line) -> str:
    return line.key


def problem(text: str | None) -> str:
    with pytest.raises(RefereeProblem) as raised:
        complete(Toy(), wanted(text), name)
    return str(raised.value)


def test_what_is_left_open_is_settled() -> None:
    setup = complete(Toy(), wanted(None), name)
    assert not Toy().check(setup)
    assert (setup.ruleset, setup.variant) == ("toy@2026-02-01", "short")
    assert [seat.choices.get("faction") for seat in setup.seats] == ["red", "blue"]
    assert setup.options == {"deal": "3"}


def test_what_was_asked_for_stays() -> None:
    asked = {
        "ruleset": "toy@2026-01-01",
        "variant": "long",
        "seats": [{"faction": "blue", "newcomer": True}, "red", {"automated": True}],
        "options": {"deal": "4"},
    }
    setup = complete(Toy(), wanted(json.dumps(asked)), name)
    assert setup.variant == "long"
    assert setup.seats == (
        SeatSetup({"faction": "blue", "newcomer": "yes"}),
        SeatSetup({"faction": "red"}),
        SeatSetup({"faction": "green"}, automated=True),
    )
    assert setup.options == {"deal": "4"}


def test_seats_may_be_a_number() -> None:
    assert len(complete(Toy(), wanted('{"seats": 4}'), name).seats) == 4


@rows("text", ["{", "[]", '"x"', '{"seat": 2}', '{"seats": "two"}', '{"options": {"deal": 4}}'])
def test_what_is_no_setup_is_told_what_one_looks_like(text: str) -> None:
    assert "a setup is an object such as" in problem(text)


@rows(
    ("text", "expected"),
    [
        ('{"ruleset": "toy@1999-01-01"}', "there are: toy@2026-01-01, toy@2026-02-01"),
        ('{"variant": "endless"}', "there are: short"),
        ('{"seats": 9}', "2 to 4 seats"),
        ('{"seats": 1}', "2 to 4 seats"),
        ('{"seats": -5}', "2 to 4 seats"),
        ('{"seats": 1000000000000}', "2 to 4 seats"),
        ('{"seats": ["red", "red"]}', "toy.colour: toy-no-colour. To choose from: faction of a seat: red, blue"),
        ('{"seats": ["pink", "red"]}', "toy.colour"),
        ('{"options": {"deal": "5"}}', "toy.hand"),
    ],
)
def test_what_cannot_be_opened_is_told_what_can(text: str, expected: str) -> None:
    assert expected in problem(text)


@pytest.mark.parametrize(("ruleset", "points"), [("doomtrooper-cs@2018-10-28", 40), ("doomtrooper-sv@base", 25)])
def test_a_game_is_played_to_as_many_points_as_its_book_says(ruleset: str, points: int) -> None:
    game = contestants()["doomtrooper"]
    seats = [{"deck": FILES["doomtrooper", "deck"](Random(seat)).decode()} for seat in (0, 1)]
    setup = complete(game, wanted(json.dumps({"ruleset": ruleset, "seats": seats})), name)
    assert after_events(game, game.open(setup, Dice(1))).target == points
