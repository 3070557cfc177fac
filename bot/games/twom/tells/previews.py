"""Commands in words, to be confirmed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.twom.acts.day.placing import task_label
from bot.games.twom.looks.labels import people, person, space, things, token
from bot.games.twom.position import commands as asked
from bot.games.twom.position.case import Case
from bot.games.twom.position.night_commands import GoOn
from bot.games.twom.position.portions import numbers_of
from bot.games.twom.tells.night_previews import NIGHT_PREVIEWS
from bot.games.twom.tells.picks import declared, picked, told
from bot.games.values import Arg, Line


def _place(case: Case, command: asked.Place) -> Mapping[str, Arg]:
    tasks = tuple(
        Line("twom-preview-task", {"who": people(case.components, task.who), "task": task_label(case, task)})
        for task in command.tasks
    )
    return {"tasks": tasks, "count": len(tasks)}


def _food(case: Case, meal: asked.Meal) -> tuple[Line, ...]:
    return things(case.components, numbers_of(meal.food))


def _eat(case: Case, command: asked.Eat) -> Mapping[str, Arg]:
    components = case.components
    meals = tuple(
        Line(
            "twom-preview-meal",
            {"who": person(components, meal.who), "food": things(components, numbers_of(meal.food))},
        )
        for meal in command.meals
    )
    return {"meals": meals, "count": len(meals)}


def _assign(case: Case, command: asked.Assign) -> Mapping[str, Arg]:
    components = case.components
    nights = tuple(
        Line(
            "twom-preview-night",
            {
                "who": person(components, each.who),
                "night": Line("twom-night-bed", {"space": space(components, each.bed)})
                if each.bed
                else Line(f"twom-at-{each.night}"),
            },
        )
        for each in command.nights
    )
    return {"nights": nights, "count": len(nights)}


PREVIEWS: Mapping[type, Callable[[Case, Any], Mapping[str, Arg]]] = {
    asked.Place: _place,
    asked.Drink: lambda case, command: {
        "who": people(case.components, command.who),
        "count": len(command.who),
    },
    asked.Eat: _eat,
    asked.Assign: _assign,
    asked.Pick: lambda case, command: {"picked": picked(case, command.of)},
    asked.Tell: lambda case, command: {"said": told(case, command)},
    asked.Declare: lambda case, command: {
        "why": Line(f"twom-source-told-{command.why}"),
        "picked": declared(case, command),
    },
    asked.Use: lambda case, command: {
        "who": person(case.components, command.who),
        "token": token(case.components, command.token),
    },
    GoOn: lambda case, _: {"day": case.state.day + 1},
    **NIGHT_PREVIEWS,
}


def preview(case: Case, command: asked.Answer) -> Line:
    """An answer in words, to be confirmed."""
    return Line(f"twom-preview-{command.__struct_config__.tag}", dict(PREVIEWS[type(command)](case, command)))
