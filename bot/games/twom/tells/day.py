"""A day in a few lines, as it is told at its end: at most ten."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.twom.looks.labels import person, things
from bot.games.twom.pack.components import Components
from bot.games.twom.pack.kinds import CONDITIONS
from bot.games.twom.position.events import DayOver
from bot.games.twom.position.figures import FIGURES
from bot.games.twom.position.people import Person
from bot.games.values import Line


def day_lines(components: Components, event: DayOver) -> Iterator[Line]:
    """What came of a day: everybody, whom the group lost, the store, and what was counted."""
    yield Line("twom-day-over", {"day": event.day})
    for one in event.people:
        yield Line("twom-day-person", {"who": person(components, one.key), "levels": _levels(components, one)})
    if event.lost:
        lost = tuple(
            Line("twom-day-lost-one", {"who": person(components, each.key), "how": Line(f"twom-how-{each.how}")})
            for each in event.lost
        )
        yield Line("twom-day-lost", {"lost": lost})
    if event.gained:
        yield Line("twom-day-gained", {"things": things(components, event.gained)})
    if event.spent:
        yield Line("twom-day-spent", {"things": things(components, event.spent)})
    counted = tuple(
        Line(f"twom-sum-{figure}", {"count": number})
        for figure in FIGURES
        if (number := event.figures.get(figure, 0)) > 0
    )
    if counted:
        yield Line("twom-day-counted", {"counted": counted})


def _levels(components: Components, one: Person) -> tuple[Line, ...]:
    """The states somebody suffers from; that they are well, where there are none."""
    found = tuple(
        Line("twom-level", {"state": components.say(components.states[state].name), "level": one.level(state)})
        for state in CONDITIONS
        if one.level(state)
    )
    return found or (Line("twom-day-well"),)
