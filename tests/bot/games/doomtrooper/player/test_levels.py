"""How well the own player plays: chosen by the host where it has a seat, kept in the position."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from bot.games.contract import after_events
from bot.games.doomtrooper.game import EARLIER, Doomtrooper
from bot.games.doomtrooper.pack.decks.lobby import LEVELS, READY
from bot.games.doomtrooper.pack.decks.ready import earlier_decks
from bot.games.doomtrooper.position.state import State
from bot.games.doomtrooper.words.rules.rulesets import CZECH
from bot.games.doomtrooper.words.rules.ways import OPPONENT
from bot.games.playing import Dice
from bot.games.setup import SeatSetup, Setup
from tests.bot.games.contestants import contestants

PEOPLE = Setup(CZECH.key, "duel", (SeatSetup({READY: "dawn"}), SeatSetup({READY: "ash"})))
BEATABLE = replace(PEOPLE, seats=(PEOPLE.seats[0], replace(PEOPLE.seats[1], automated=True)))


def game() -> Doomtrooper:
    found = contestants()["doomtrooper"]
    assert isinstance(found, Doomtrooper)
    return found


def opened(by: Doomtrooper, setup: Setup) -> State:
    state: State = after_events(by, by.open(setup, Dice(random.Random(1).randrange)))
    return state


@pytest.mark.parametrize(("setup", "asked"), [(PEOPLE, []), (BEATABLE, [list(LEVELS)])])
def test_the_host_is_asked_where_the_own_player_has_a_seat(setup: Setup, asked: list[list[str]]) -> None:
    choices = [each for each in game().choices(setup) if each.name == OPPONENT]
    assert [[option.token for option in each.options] for each in choices] == asked
    assert not any(each.needed or each.each_seat for each in choices)


@pytest.mark.parametrize(
    ("chosen", "level"), [({}, "normal"), ({OPPONENT: "easy"}, "easy"), ({OPPONENT: "?"}, "normal")]
)
def test_the_position_keeps_what_was_chosen(chosen: dict[str, str], level: str) -> None:
    assert opened(game(), replace(BEATABLE, options=chosen)).level == level


@pytest.mark.parametrize("engine", EARLIER)
def test_earlier_versions_had_no_levels_and_other_decks(engine: str) -> None:
    state = opened(game().of_version(engine), replace(BEATABLE, options={OPPONENT: "easy"}))
    assert state.level == ""
    dawn = [card.code for card in state.cards if card.owner == 0 and card.zone != "sideboard"]
    assert sorted(dawn) == sorted(Counter(earlier_decks()[0].deck.main).elements())
    now = opened(game(), BEATABLE)
    assert sorted(dawn) != sorted(card.code for card in now.cards if card.owner == 0 and card.zone != "sideboard")
