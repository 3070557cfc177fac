"""Several answers in one: those who are asked again answer at once, and all is as if they answered one by one."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.packs.words import reader
from bot.games.questions import Complete, Option, Step
from bot.games.twom.position.commands import Answer, Assign, Bedtime, Declare, Drink, Eat, Meal, Pick, Series, Tell, Use
from bot.games.twom.position.frames.stack import Declaring
from bot.games.twom.position.portions import Portion
from bot.games.twom.position.state import State
from bot.games.values import Accepted, Rejected
from bot.locales.lines import put
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.games.twom.table import Script, asked, opened, tiny
from tests.bot.games.twom.test_own_box import DITA, GAME, REHOR, VERA, accepted, begun, first_round, told, why_not

FED = Eat((Meal(VERA, (Portion("our-raw-food", 1),)),))
DUSK = (Drink((VERA, REHOR)), Tell("9"), FED)
"""All of one dusk: two drink, the third rolls a 9, and one eats."""
ON = ".on"
PATH = (f"{VERA}+{REHOR}", ON, "9", ON)
"""The same as it is picked, up to the food."""


def dusk(**options: str) -> State:
    return replace(first_round(**options), step="water", round=0)


def test_answers_in_one_lead_to_the_same_as_one_by_one() -> None:
    state = dusk()
    one_by_one = state
    events: list[object] = []
    for answer in DUSK:
        events += accepted(one_by_one, answer)
        one_by_one = told(one_by_one, answer)
    assert [*accepted(state, Series(DUSK))] == events
    assert told(state, Series(DUSK)) == one_by_one
    assert (one_by_one.person(DITA).misery, one_by_one.person(VERA).hunger) == (1, 1)


@pytest.mark.parametrize(
    ("options", "answers"),
    [
        ({"keeper": "3"}, DUSK),
        ({}, (*DUSK, Assign(tuple(Bedtime(who, "guard") for who in (VERA, REHOR, DITA))))),
        ({"dice": "bot"}, (Drink((VERA, REHOR)), FED)),
    ],
    ids=["the keeper tells the die", "the Diary passes", "the bot rolls"],
)
def test_where_somebody_else_is_asked_or_the_bot_rolls_answers_are_not_given_in_one(
    options: dict[str, str], answers: tuple[Answer, ...]
) -> None:
    state = dusk()
    changes = {"keeper": 3 if "keeper" in options else None, "dice": options.get("dice", "table")}
    state = replace(state, table=replace(state.table, **changes), holder=0)
    assert why_not(state, Series(answers), 0) == ("twom-no-series",)
    assert isinstance(GAME.decide(state, 0, answers[0], Script()), Accepted), "the first of them alone stands"


def test_who_adds_something_without_being_asked_adds_nothing_more_in_the_same_answer() -> None:
    state = replace(dusk(), holder=0)
    state = replace(state, table=replace(state.table, keeper=1))
    roll = Declare("else", ("roll",))
    assert why_not(state, Series((roll, Tell("3"))), 1) == ("twom-no-series",)
    assert told(state, roll, 1).pending is not None, "the remark alone stands, and the keeper tells the die"


def test_nothing_is_answered_at_once_before_the_first_morning() -> None:
    state = begun()
    for name in ("Anna", "Eva"):
        state = told(state, Tell(f"={name}", ("1", "2", "9")))
    last = Tell("=Ida", ("1", "2", "9"))
    assert state.step == "characters"
    assert why_not(state, Series((last, Pick(("done",))))) == ("twom-no-series",)
    assert told(told(state, last), Pick(("done",))).step != "characters"


def test_an_answer_that_cannot_be_says_why_also_among_others() -> None:
    assert why_not(dusk(), Series((Drink((VERA, REHOR)), Tell("11"), FED))) == ("twom-no-face",)
    assert why_not(dusk(), Series((Drink((VERA, REHOR, DITA)), FED))) == ("twom-no-water",)
    assert why_not(dusk(), Series((Drink((VERA, REHOR)), Tell("9"), Use(VERA, "our-meds")))) == ("twom-no-now",)


def test_the_next_question_is_offered_beside_the_whole_answer_and_asked_as_it_stands_then() -> None:
    state = dusk()
    prompt = GAME.prompts(state)[0]
    path = (".rest", *PATH)
    end = GAME.step(state, prompt, path[:2])
    assert isinstance(end, Complete)
    assert [each.token for each in end.more] == [ON]
    food = GAME.step(state, prompt, path)
    assert isinstance(food, Step)
    assert Option("our-raw-food", food.options[1].label) in food.options
    say = localizer(Language.EN).say
    facts = [put(line, say, str, reader(GAME.texts, Language.EN)) for line in GAME.facts(state, prompt, path)]
    assert "Dita: misery 1, hunger 2" in facts, "the die that was told in the same answer counts already"
    assert GAME.step(state, prompt, (*path[:3], "11")) is None


def test_nothing_of_the_kind_is_offered_where_the_bot_has_the_box() -> None:
    state = replace(opened(), step="water", round=0)
    end = tiny().step(state, asked(state), (f"{state.keys[0]}+{state.keys[1]}",))
    assert isinstance(end, Complete)
    assert end.more == ()
    refusal = tiny().decide(state, state.holder, Series((Drink(state.keys[:2]), Eat())), Script())
    assert isinstance(refusal, Rejected)


@pytest.mark.parametrize(("council", "more"), [("0", True), ("2", False)])
def test_what_is_talked_over_is_a_question_of_its_own(council: str, more: bool) -> None:
    state = replace(dusk(council=council), step="event-over", stack=(Declaring("events.unknown-event"),))
    prompt = GAME.prompts(state)[0]
    put = ("put", "2", "=go in", "=walk on")
    end = GAME.step(state, prompt, put)
    assert isinstance(end, Complete)
    assert [each.token for each in end.more] == [ON] * more


def test_before_a_new_day_nothing_is_answered_at_once_so_that_the_campaign_can_be_saved() -> None:
    state = replace(first_round(), step="day-over", round=0, holder=0, stack=(Declaring("scripts.7"),))
    end = GAME.step(state, GAME.prompts(state)[0], ("done",))
    assert isinstance(end, Complete)
    assert end.more == ()
    after = told(state, Pick(("done",)))
    assert after.step == "new-day"
    assert isinstance(GAME.save(after), bytes)


@pytest.mark.parametrize("language", Language)
def test_the_next_question_and_the_whole_answer_are_put_into_words(language: Language) -> None:
    state, say = dusk(), localizer(language).say
    end = GAME.step(state, GAME.prompts(state)[0], (".rest", *PATH[:3]))
    assert isinstance(end, Complete)
    for line in (end.preview, *(each.label for each in end.more)):
        words = put(line, say, str, str)
        assert "twom-" not in words
    assert len(put(end.preview, say, str, str).splitlines()) == 2, "an answer a line"
