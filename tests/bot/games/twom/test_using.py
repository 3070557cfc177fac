"""Food and medicine at any time: beside the questions of every phase, but not in a combat or a script."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.offers import completions
from bot.games.questions import Step
from bot.games.twom.position.commands import Use
from bot.games.twom.position.frames.stack import Declaring
from bot.games.twom.position.people import Person
from bot.games.twom.position.state import State
from bot.games.values import Violation
from tests.bot.games.twom.table import Script, asked, at, done, refused, tiny
from tests.bot.games.twom.test_combat import combat
from tests.rows import rows

HUNGRY = Person("vera", hunger=3, wounds=2)
FED = Person("dita")
STORE = {"stew": 1, "gauze": 2, "wood": 3}


def phase(step: str, **parts: object) -> State:
    return at(step, (HUNGRY, FED), store=STORE, **parts)


@pytest.mark.parametrize("step", ["placing", "evening", "new-day"])
def test_who_is_hungry_eats_in_any_phase(step: str) -> None:
    """Rule: twom-faq.eat-any-time"""
    state = phase(step)
    food = tiny().components.tokens["stew"].food or 0
    after = done(state, Use("vera", "stew"))
    assert food > 0 and after.person("vera").hunger == HUNGRY.hunger - food
    assert (after.store.get("stew", 0), after.step) == (0, step), "and the question of the phase comes again"
    assert refused(after, Use("vera", "stew")) == ("dusk.food",), "there is no other"


@pytest.mark.parametrize("step", ["placing", "evening", "new-day"])
def test_who_is_wounded_is_given_a_bandage_in_any_phase_and_keeps_it(step: str) -> None:
    """Rule: twom-faq.meds-any-time"""
    after = done(done(phase(step), Use("vera", "gauze")), Use("vera", "gauze"))
    assert (after.person("vera").medicine, after.person("vera").wounds) == ({"gauze": 2}, 2), "it works with a card"
    assert refused(after, Use("vera", "gauze")) == ("dawn.meds",)


@pytest.mark.parametrize("use", [Use("vera", "stew"), Use("vera", "gauze")])
def test_it_can_be_done_in_the_place_of_a_list_of_several(use: Use) -> None:
    """Rule: twom-faq.eat-any-time, twom-faq.meds-any-time"""
    thirsty = replace(phase("water"), store={**STORE, "bottle": 1})
    game, prompt = tiny(), asked(thirsty)
    question = game.step(thirsty, prompt, ())
    assert isinstance(question, Step)
    assert (question.most, [other.token for other in question.others]) == (1, [".use"])
    assert use in [end.command for end in completions(game, thirsty, prompt)]
    after = done(thirsty, use)
    assert (after.step, after.store["bottle"]) == ("water", 1), "and the question comes again"


@rows(
    ("use", "rule"),
    [(Use("dita", "stew"), "dusk.food"), (Use("dita", "gauze"), "dawn.meds"), (Use("vera", "wood"), "dawn.meds"),
     (Use("vera", "nothing"), "dawn.meds"), (Use("nobody", "stew"), "dusk.food")],
)  # fmt: skip
def test_nobody_eats_or_is_bandaged_without_need(use: Use, rule: str) -> None:
    assert refused(phase("placing"), use) == (rule,)


def test_nobody_eats_in_a_combat_or_while_a_card_is_told() -> None:
    fight = combat("choice", (HUNGRY, FED), pile={"stew": 1, "gauze": 1}, at_home=False)
    card = replace(phase("placing"), stack=(Declaring("events.storm"),))
    for state in (fight, card):
        for use in (Use("vera", "stew"), Use("vera", "gauze")):
            found = tiny().decide(state, asked(state).seat, use, Script())
            assert all(isinstance(each, Violation) for each in found.violations), found  # type: ignore[union-attr]
