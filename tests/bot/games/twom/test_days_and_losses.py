"""What the group is promised of a whole day, and of a night in which nobody is left where they should be."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.contract import after_events
from bot.games.offers import BETWEEN, part
from bot.games.playing import Dice
from bot.games.questions import Complete, Step
from bot.games.twom.asks.decide import begun
from bot.games.twom.pack.effects.people import Kill
from bot.games.twom.pack.effects.whom import Whom
from bot.games.twom.position.commands import Assign, Bedtime
from bot.games.twom.position.decks import Cards
from bot.games.twom.position.events import DiaryPassed, Ended, Stepped
from bot.games.twom.position.frames.stack import Doing
from bot.games.twom.position.people import Person
from bot.games.twom.position.state import State
from bot.games.values import Accepted
from tests.bot.games.twom.table import Script, asked, at, opened, tiny
from tests.rows import rows

QUIET = {"shelf": 14}
"""Exploration cards that bring nobody and end nothing."""


def a_day(seats: int, seed: int, **options: str) -> tuple[int, int]:
    """How often the Diary passes on a day on which two go out, and how many cards they resolve."""
    game, lot = tiny(), Dice(random.Random(seed).randrange)
    state = opened(seats, Script(), **options)
    state = replace(state, decks={**state.decks, "exploration": Cards(QUIET)}, day=state.day)
    passes = 1  # Of the morning, which is over as soon as the campaign begins.
    cards = 0
    while state.step != "new-day" or state.stack:
        prompt = asked(state)
        command = game.automated(state, prompt)
        if isinstance(command, Assign):
            guard, *others = state.keys
            nights = (Bedtime(guard, "guard"), *(Bedtime(each, "outside") for each in others))
            command = Assign(nights)
        done = game.decide(state, prompt.seat, command, lot)
        assert isinstance(done, Accepted), done
        passes += sum(isinstance(event, DiaryPassed) for event in done.events)
        cards += sum(isinstance(event, Stepped) and event.step == "card-over" for event in done.events)
        state = after_events(game, done.events, state)
    return passes, cards


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (2, 5)])
def test_leader_when_the_diary_passes_ten_times_and_once_for_each_card(seats: int, seed: int) -> None:
    passes, cards = a_day(seats, seed)
    assert cards > 5
    assert passes == 10 + cards
    stays, cards = a_day(seats, seed, diary="stays")
    assert cards > 5
    assert stays == 10, "no card is a place where it passes"


def killed(of: str) -> tuple[Doing, ...]:
    return (Doing((Kill(Whom(of)),), "exploration.shelf", ()),)  # type: ignore[arg-type]


def gone_on(state: State) -> tuple[State, list[Any]]:
    """The position at the next question, and what happened on the way."""
    found = [*begun(tiny().components, state, Script()).events]
    return after_events(tiny(), tuple(found), state), found


NIGHT = (Person("vera", night="outside"), Person("dita", night="outside"), Person("hugo", night="guard"))


def test_the_last_guard_dies_and_those_outside_go_on() -> None:
    state, found = gone_on(at("raid-over", NIGHT, stack=killed("guards"), outside="mill", store={"turnip": 2}))
    assert state.keys == ("vera", "dita")
    assert [each.key for each in state.lost] == ["hugo"]
    assert state.end is None
    assert asked(state).seat == state.holder
    assert not any(isinstance(event, Ended) for event in found)


def test_everybody_outside_dies_and_the_guard_goes_on_to_the_raid() -> None:
    before = at("card-over", NIGHT, stack=killed("outside"), outside="mill", unknown=4, noise=2, pile={"stew": 2})
    state, found = gone_on(before)
    assert state.keys == ("hugo",)
    assert [event.step for event in found if isinstance(event, Stepped)][-1] in ("arms", "raid", "raid-over")
    assert (state.unknown, state.pile) == (0, {})
    assert "stew" not in state.store, "nobody brings it home"
    assert state.end is None


@rows("step", ["placing", "card-over", "raid-over", "new-day"])
def test_when_the_last_of_the_group_dies_the_campaign_is_over(step: str) -> None:
    away = {"outside": "mill", "unknown": 2, "noise": 1} if step == "card-over" else {}
    state, found = gone_on(at(step, NIGHT, stack=killed("all"), round=int(step == "placing"), **away))
    assert [(event.end.won, event.end.reason) for event in found if isinstance(event, Ended)] == [
        (False, "nobody-left")
    ]
    assert tiny().prompts(state) == ()


def test_picks_in_another_order_are_the_same_answer() -> None:
    """Three people of whom two drink: whoever is picked first, the command is one."""
    game, state = tiny(), at("water", store={"bottle": 2})
    prompt = asked(state)
    step = game.step(state, prompt, ())
    assert isinstance(step, Step) and step.most > 1
    one, two = (option.token for option in step.options[:2])
    there = game.step(state, prompt, (part(step.options, (one, two)),))
    back = game.step(state, prompt, (part(step.options, (two, one)),))
    assert isinstance(there, Complete)
    assert there == back
    assert game.step(state, prompt, (BETWEEN.join((two, one)),)) is None, "it is said in one way alone"
