"""The choices that a command makes on its way: what answers each question about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from bot.games.kernel.frames import always, never
from bot.games.kernel.said import SaidAnswers
from bot.games.questions import Option
from bot.games.twom.acts.day.dusk import ENOUGH, NONE
from bot.games.twom.acts.day.evening import token_of
from bot.games.twom.acts.day.home import NEW
from bot.games.twom.acts.day.placing import BUILD, IDLE
from bot.games.twom.acts.flow.using import USE
from bot.games.twom.acts.night.raid import BARE
from bot.games.twom.asks.last_resort import PLAY
from bot.games.twom.asks.told.beside import REST
from bot.games.twom.pack.told_names import spelling
from bot.games.twom.position import commands as asked
from bot.games.twom.position import night_commands as night
from bot.games.twom.position.commands import Answer, Task
from bot.games.twom.position.portions import Portions, numbers_of

ASKS = "twom-ask-"
ASIDE: Mapping[type, str] = {asked.Use: USE, asked.Play: PLAY}
"""By command that is no answer to the question of the moment the option beside its answers that leads there."""


def _of(entries: Iterable[Any], about: Mapping[str, Any]) -> Any:
    """The entry of whom a question is about, if there is one."""
    return next((each for each in entries if each.who == about["who"]), None)


def _task(command: asked.Place, about: Mapping[str, Any]) -> Any:
    """The task of whom a question is about, if there is one."""
    return next((task for task in command.tasks if task.who[0] == about["who"]), None)


def _goes(task: Task | None) -> str:
    """Where somebody goes in the shelter of the pack."""
    if task is None:
        return IDLE
    return BUILD if task.deed == "build" else task.space


def _eaten(command: asked.Eat, about: Mapping[str, Any]) -> str:
    """The food that somebody eats next, or the pick after the last."""
    meal = _of(command.meals, about)
    if meal is None:
        return NONE
    food: list[str] = [each.token for each in meal.food for _ in range(each.number)]
    nth: int = about["nth"]
    return food[nth] if nth < len(food) else ENOUGH


def _night(command: asked.Assign, about: Mapping[str, Any]) -> str | None:
    """The pick of what somebody does at night."""
    bedtime = _of(command.nights, about)
    return None if bedtime is None else token_of(bedtime)


def _number(things: Portions, about: Mapping[str, Any]) -> int:
    """How many there are of the token that a question is about."""
    return numbers_of(things).get(about["token"], 0)


def _of_task(task: Task, about: Mapping[str, Any]) -> Portions:
    """The cost or the yield of a task, whichever a question is about."""
    return task.cost if about["things"] == f"{ASKS}cost" else task.brought


Makes: TypeAlias = Callable[[Any, Any, Mapping[str, Any]], object]
"""Whether a command makes a choice, by what the question is about."""

PLACE: Mapping[str, Makes] = {
    "place": lambda command, pick, about: pick == _goes(_task(command, about)),
    "build": lambda command, what, about: what in (_task(command, about).what, NEW),
    "where": lambda command, task, about: task == _task(command, about),
    "task": lambda command, task, about: task == _task(command, about),
    "act": lambda command, act, about: act == getattr(_task(command, about), "act", IDLE),
    "helper": lambda command, who, about: who == (*_task(command, about).who, IDLE)[1],
    "act-where": lambda command, where, about: where in (_task(command, about).space, NEW),
    "bed": lambda command, is_bed, about: (is_bed == "yes") == _task(command, about).bed,
    "cost": lambda command, key, about: key in numbers_of(_task(command, about).cost),
    "brought": lambda command, key, about: key in numbers_of(_task(command, about).brought),
    "how-many": lambda command, number, about: number == _number(_of_task(_task(command, about), about), about),
}
GEAR: Mapping[str, Makes] = {
    "gear": lambda command, key, _: key in numbers_of(command.things or ()),
    "number": lambda command, number, about: number == _number(command.things, about),
}
MAKES: Mapping[type, Mapping[str, Makes]] = {
    asked.Place: PLACE,
    asked.Drink: {"water": lambda command, who, _: who in command.who},
    asked.Eat: {"food": lambda command, food, about: food == _eaten(command, about)},
    asked.Assign: {"night": lambda command, pick, about: pick == _night(command, about)},
    asked.Use: {"use": lambda command, use, _: use == command},
    night.Visit: {"location": lambda command, location, _: location == command.location, **GEAR},
    night.Take: GEAR,
    night.Carry: {"carry": lambda command, number, about: number == _number(command.things, about)},
    night.Arm: {"arms": lambda command, weapon, about: weapon == getattr(_of(command.held, about), "weapon", BARE)},
    night.Mix: {"crime": lambda command, raids, _: raids == str(command.raids)},
    night.Treat: dict.fromkeys(
        ("medicine", "alcohol", "alcohol-after"),
        lambda command, dose, about: dose == (*command.doses, None)[about["nth"]],
    ),
    night.Keep: {"keep": lambda command, card, _: card == command.card},
    night.Play: {"play": lambda command, card, _: card == command.card},
    night.GoOn: {"new-day": always},
}
"""By command, and by question on the way to it, whether the command makes a choice of it."""
VALUES: Mapping[str, Callable[[Any, Mapping[str, Any]], str]] = {
    "space-name": lambda command, about: spelling(_task(command, about).space),
    "fitting-name": lambda command, about: spelling(_task(command, about).what or ""),
}
"""By question that is answered in words the words of a round of actions, which has them as keys."""


class Said(SaidAnswers):
    """Answers from a command of This War of Mine, but of one that consists of the parts of a path."""

    __slots__ = ("_command",)

    def __init__(self, command: Answer) -> None:
        super().__init__()
        self._command = command

    def makes(self, ask: str, choice: Any, most: int = 1) -> object:
        """See :meth:`SaidAnswers.makes`."""
        del most
        kind = type(self._command)
        if isinstance(choice, Option):
            return choice.token == ASIDE.get(kind)
        if choice == REST:
            return kind not in ASIDE
        return MAKES[kind].get(ask.removeprefix(ASKS), never)(self._command, choice, self.about)

    def value(self, ask: str) -> object:
        """See :meth:`SaidAnswers.value`."""
        said = VALUES.get(ask.removeprefix(ASKS))
        return None if said is None else said(self._command, self.about)
