"""Dusk: water, thirst, food."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.games.kernel.ask import Answers
from bot.games.kernel.deeds import Deed
from bot.games.twom.acts.flow.chance import roll_black, rolls_are_told
from bot.games.twom.acts.flow.diary import go
from bot.games.twom.acts.flow.step import Step
from bot.games.twom.looks.labels import person, token
from bot.games.twom.looks.levels import change_level
from bot.games.twom.looks.refusals import refuse
from bot.games.twom.pack.kinds import Key
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.causes import Cause
from bot.games.twom.position.commands import Drink, Eat, Meal
from bot.games.twom.position.decks import plus
from bot.games.twom.position.events_group import Moved
from bot.games.twom.position.frames.stack import Rolling
from bot.games.twom.position.portions import is_ordered, numbers_of, portions
from bot.games.values import Line, Violation

HUNGRY = 5
"""The highest roll at which thirst makes hungry rather than miserable.

Rule: twom-cs.dusk.no-water
"""
NONE, ENOUGH = ".none", ".enough"


def _water(case: Case) -> int:
    return case.state.store.get(case.components.token_of("water"), 0)


def _ask_water(case: Case) -> Line | None:
    return Line("twom-await-water", {"count": _water(case)}) if _water(case) else None


def _offer_water(answers: Answers, case: Case) -> Drink:
    keys = case.state.keys
    most = min(len(keys), _water(case))
    label = lambda key: person(case.components, key)  # noqa: E731
    return Drink(answers.several("twom-ask-water", keys, str, label, 0, most, count=_water(case)))


def _check_water(case: Case, command: Drink) -> Iterator[Violation]:
    keys = case.state.keys
    if any(who not in keys for who in command.who):
        yield refuse("group.shared", "person")
    elif [key for key in keys if key in command.who] != [*command.who]:
        yield refuse("dusk.water", "once")
    elif len(command.who) > _water(case):
        yield refuse("dusk.water", "water", count=_water(case))


def _drink(run: Run, command: Drink) -> None:
    """Who does not drink, rolls.

    Rule: twom-cs.dusk.no-water
    """
    go(run, "food")
    if command.who:
        run.cause = Cause("water", command.who)
        run.emit(Moved({run.components.token_of("water"): len(command.who)}, "store", "supply", "drink"))
    thirsty = tuple(key for key in run.state.keys if key not in command.who)
    if rolls_are_told(run):
        if thirsty:
            run.push(Rolling("thirst", thirsty))
        return
    for key in thirsty:
        thirst(run, key, roll_black(run, "thirst", key))


def thirst(run: Run, who: Key, face: int) -> None:
    """The consequence of a roll for somebody who did not drink.

    Rule: twom-cs.dusk.no-water
    """
    run.cause = Cause("thirst", (who,))
    change_level(run, who, "hunger" if face <= HUNGRY else "misery", 1)


def foods(case: Case) -> tuple[Key, ...]:
    """The kinds of food in the store."""
    tokens = case.components.tokens
    return tuple(key for key in case.state.store if tokens[key].food is not None)


def _ask_food(case: Case) -> Line | None:
    return Line("twom-await-food") if foods(case) else None


def _offer_food(answers: Answers, case: Case) -> Eat:
    left = {key: case.state.store[key] for key in foods(case)}
    meals: list[Meal] = []
    for key in case.state.keys:
        food = _meal(answers, case, key, left)
        if food:
            left = plus(left, food, -1)
            meals.append(Meal(key, portions(food)))
    return Eat(tuple(meals))


def _meal(answers: Answers, case: Case, who: Key, left: Mapping[Key, int]) -> dict[Key, int]:
    """What somebody eats, piece by piece and in ascending order, so that the same meal is the same answer."""
    food: dict[Key, int] = {}
    first = ""
    while open_ := [key for key in left if key >= first and left[key] > food.get(key, 0)]:
        name = person(case.components, who)
        answers.regards(who=who, nth=sum(food.values()))
        pick = answers.menu(
            "twom-ask-food", [ENOUGH if food else NONE, *open_], str, lambda t: _food(case, t), who=name
        )
        if pick in (NONE, ENOUGH):
            break
        food = plus(food, {pick: 1})
        first = pick
    return food


def _food(case: Case, pick: str) -> Line:
    return Line(f"twom-{pick[1:]}") if pick in (NONE, ENOUGH) else token(case.components, pick)


def _check_food(case: Case, command: Eat) -> Iterator[Violation]:
    keys = case.state.keys
    eaters = [meal.who for meal in command.meals]
    if any(who not in keys for who in eaters):
        yield refuse("group.shared", "person")
        return
    if [key for key in keys if key in eaters] != eaters:
        yield refuse("dusk.food", "once")
        return
    wanted: dict[Key, int] = {}
    for meal in command.meals:
        if not is_ordered(meal.food):
            yield refuse("dusk.food", "kinds")
            return
        for key in numbers_of(meal.food):
            if key not in case.components.tokens or case.components.tokens[key].food is None:
                yield refuse("dusk.food-kinds", "food")
                return
        wanted = plus(wanted, numbers_of(meal.food))
    for key, number in wanted.items():
        if number > case.state.store.get(key, 0):
            yield refuse("dusk.food", "store", token=token(case.components, key), count=number)
            return


def _eat(run: Run, command: Eat) -> None:
    """Every token has its effect; who eats nothing is hungrier.

    Rule: twom-cs.dusk.no-food
    """
    go(run, "food-over")
    meals = {meal.who: numbers_of(meal.food) for meal in command.meals}
    for key in run.state.keys:
        food = meals.get(key)
        run.cause = Cause("meal" if food else "no-food", (key,))
        if not food:
            change_level(run, key, "hunger", 1)
            continue
        run.emit(Moved(food, "store", "supply", "eat"))
        less = sum((run.components.tokens[kind].food or 0) * number for kind, number in food.items())
        change_level(run, key, "hunger", -less)


WATER = Step("dusk", lambda run: _drink(run, Drink()), _ask_water, _offer_water)
FOOD = Step("dusk", lambda run: _eat(run, Eat()), _ask_food, _offer_food)
FOOD_OVER = Step("dusk", lambda run: go(run, "evening", passes=True))
DRINK = Deed(_check_water, _drink, lambda case: case.state.step == "water")
EAT = Deed(_check_food, _eat, lambda case: case.state.step == "food")
