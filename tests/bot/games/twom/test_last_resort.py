"""Cards of last resort that are played: when, by which question, and what they do."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.questions import Complete, Step
from bot.games.twom.position.commands import Drink, Place
from bot.games.twom.position.decks import Cards
from bot.games.twom.position.frames.stack import Doing
from bot.games.twom.position.night_commands import Keep, Play
from bot.games.twom.position.people import Person
from bot.games.twom.position.state import State
from tests.bot.games.twom.table import asked, at, done, refused, tiny

PEOPLE = (Person("vera", at="gate"), Person("dita", at="gate"))


def holding(step: str, **parts: Any) -> State:
    """A position in which the group holds the trinket, which is played in the actions and yields brandy."""
    return at(step, PEOPLE, last_resort=("trinket",), **{"store": {}, **parts})


def options(state: State, *path: str) -> tuple[str, ...]:
    """The tokens that can be picked after a path."""
    step = tiny().step(state, asked(state), path)
    assert isinstance(step, Step)
    return tuple(option.token for option in step.options)


def test_dawn_last_resort_is_played_beside_the_question_and_asked_again() -> None:
    state = holding("placing", round=2)
    assert options(state)[-1] == ".play"
    assert options(state, ".play") == ("trinket",)
    end = tiny().step(state, asked(state), (".play", "trinket"))
    assert isinstance(end, Complete)
    assert end.command == Play("trinket")
    after = done(state, end.command)
    assert (after.store, after.last_resort, after.decks["last-resort"].discards) == ({"brandy": 1}, (), {"trinket": 1})
    assert (after.step, after.round) == ("placing", 2)
    assert ".play" not in options(after)


def test_dawn_last_resort_only_in_the_phases_of_the_card() -> None:
    evening = holding("evening")
    assert ".play" not in options(evening)
    assert refused(evening, Play("trinket")) == ("dawn.last-resort",)
    assert refused(holding("placing", round=1), Play("trinket")) == ()


def test_dawn_last_resort_only_what_the_group_holds() -> None:
    assert refused(at("placing", PEOPLE, round=1, last_resort=()), Play("trinket")) == ("dawn.last-resort",)


def test_dawn_last_resort_not_while_something_is_carried_out() -> None:
    gift = tiny().components.events["gift"].effects or ()
    state = holding("placing", round=1, stack=(Doing(gift),), store={"plank": 1})
    assert refused(state, Play("trinket")) == ("overview.phases",)


def test_dawn_last_resort_not_while_one_of_two_is_kept() -> None:
    deck = Cards({"trinket": 1}, discards={"trinket": 1, "other": 1})
    state = holding("keeping", decks={**at("placing").decks, "last-resort": deck})
    assert refused(state, Play("trinket")) == ("dawn.last-resort",)
    assert refused(state, Keep("trinket")) == ()


@pytest.mark.parametrize(("round_", "asks"), [(1, False), (2, False), (3, True)])
def test_who_has_nothing_to_do_is_asked_about_a_card_before_it_is_too_late(round_: int, asks: bool) -> None:
    tired = tuple(Person(key, at="gate", resting=True) for key in ("vera", "dita"))
    state = at("placing", tired, round=round_, last_resort=("trinket",), store={})
    prompts = tiny().prompts(state)
    assert bool(prompts) == asks
    if asks:
        assert prompts[0].ask.key == "twom-await-last-resort"
        assert options(state) == (".rest", ".play")
        end = tiny().step(state, prompts[0], (".rest",))
        assert isinstance(end, Complete)
        assert end.command == Place()
        assert done(state, end.command).step in ("water", "food", "evening")


def test_a_question_of_several_picks_asks_first_whether_a_card_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    components = tiny().components
    card = replace(components.last_resort["trinket"], phases=("dusk",))
    monkeypatch.setattr(components, "last_resort", {"trinket": card})
    state = holding("water", store={"bottle": 1})
    assert options(state) == (".rest", ".play")
    assert options(state, ".rest") == ("vera", "dita")
    dry = holding("water")
    end = tiny().step(dry, asked(dry), (".rest",))
    assert isinstance(end, Complete)
    assert end.command == Drink()
