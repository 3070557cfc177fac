"""Every step of a day, in the order of its phases."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.twom.acts.day import dusk, evening, morning, rounds
from bot.games.twom.acts.flow.setup import draw_characters, draw_locations, set_up
from bot.games.twom.acts.flow.step import Step
from bot.games.twom.acts.night.steps import NIGHT
from bot.games.twom.position.state import StepName

STEPS: Mapping[StepName, Step] = {
    "setup": Step("morning", set_up),
    "characters": Step("morning", draw_characters),
    "locations": Step("morning", draw_locations),
    "event": morning.EVENT,
    "event-over": morning.EVENT_OVER,
    "placing": rounds.PLACING,
    "round-over": rounds.ROUND_OVER,
    "water": dusk.WATER,
    "food": dusk.FOOD,
    "food-over": dusk.FOOD_OVER,
    "evening": evening.EVENING,
    "evening-over": evening.EVENING_OVER,
    **NIGHT,
}
