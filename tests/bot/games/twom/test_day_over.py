"""The day in ten lines, told when everything that came of it is over."""

from __future__ import annotations

from typing import Any

from bot.games.twom.asks.advance import advance
from bot.games.twom.position.case import Run
from bot.games.twom.position.events import DayOver
from bot.games.twom.position.figures import FIGURES
from bot.games.twom.position.night_commands import GoOn
from bot.games.twom.position.people import Lost, Person
from bot.games.twom.position.state import Since, State
from tests.bot.games.twom.table import Script, at, done, tiny

PEOPLE = (Person("vera", fatigue=2, hunger=1), Person("dita"), Person("hugo", wounds=3))


def over(**parts: Any) -> tuple[DayOver, State]:
    """What is told of a day, and the position after it."""
    run = Run(tiny().components, at("day-over", PEOPLE, **parts), Script())
    advance(run)
    (told,) = (event for event in run.events if isinstance(event, DayOver))
    return told, run.state


def test_it_tells_what_became_more_and_what_became_less_today() -> None:
    since = Since({"stew": 2, "plank": 5}, {"built": 3, "scripts": 1})
    told, after = over(store={"stew": 3, "plank": 4}, since=since, figures={"built": 4, "scripts": 1})
    assert (told.gained, told.spent, told.figures) == ({"stew": 1}, {"plank": 1}, {"built": 1})
    assert after.step == "new-day"
    assert after.since == Since(after.store, after.figures)


def test_it_names_whom_the_group_lost_today_and_not_before() -> None:
    lost = (Lost("ola", "left", 1, counted=True), Lost("ida", "died", 2, counted=True))
    told, _ = over(day=2, turned=2, lost=lost)
    assert [each.key for each in told.lost] == ["ida"]


def test_it_has_ten_lines_at_most() -> None:
    people = (*PEOPLE, Person("ida"))
    everything = DayOver(9, people, (Lost("ola", "left", 9),), {"stew": 1}, {"plank": 1}, dict.fromkeys(FIGURES, 1))
    lines = tiny().narrate(everything, "spectator")
    assert 9 <= len(lines) <= 10
    levels = [line.args["levels"] for line in lines if line.key == "twom-day-person"]
    assert [len(each) for each in levels if isinstance(each, tuple)] == [2, 1, 1, 1]


def test_it_is_told_at_dawn_before_the_next_day() -> None:
    state = at("keeping", PEOPLE)
    told, after = over()
    assert tiny().chapter(after) == tiny().chapter(state) == "1.dawn"
    assert told.day == 1
    assert done(after, GoOn()).day == 2
