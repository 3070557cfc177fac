"""Changes since a position, and the stake, for who comes back to a campaign."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.games.twom.looks.labels import fitting, person
from bot.games.twom.pack.kinds import CONDITIONS
from bot.games.twom.position.case import Case
from bot.games.values import Line

GRAVE = 3
"""The level of a state from which the next one may be the end."""


def recap(before: Case, now: Case) -> tuple[Line, ...]:
    """The days that went by with who came and went and what was built, and who is in danger."""
    changes = tuple(_changes(before, now))
    changed = Line("twom-recap-changed", {"changes": changes}) if changes else Line("twom-recap-unchanged")
    grave = tuple(
        Line(
            "twom-recap-grave",
            {
                "who": person(now.components, each.key),
                "state": now.components.say(now.components.states[state].name),
                "level": each.level(state),
            },
        )
        for each in now.state.people
        for state in CONDITIONS
        if each.level(state) >= GRAVE
    )
    return (changed, Line("twom-recap-danger", {"grave": grave}) if grave else Line("twom-recap-safe"))


def _changes(before: Case, now: Case) -> Iterator[Line]:
    components, days = now.components, now.state.day - before.state.day
    if days > 0:
        yield Line("twom-recap-days", {"count": days})
    for each in now.state.lost[len(before.state.lost) :]:
        yield Line("twom-recap-lost", {"who": person(components, each.key), "how": Line(f"twom-how-{each.how}")})
    for key in now.state.keys:
        if key not in before.state.keys:
            yield Line("twom-recap-came", {"who": person(components, key)})
    for key in sorted(_built(now) - _built(before)):
        yield Line("twom-recap-built", {"fitting": fitting(components, key)})


def _built(case: Case) -> Counter[str]:
    return Counter(spot.fitting for spot in case.state.shelter.values() if spot.fitting is not None)
