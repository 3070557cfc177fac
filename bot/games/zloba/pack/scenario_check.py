"""Whether a scenario card fits the components of its pack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.games.packs.problems import Mistake, Place
from bot.games.zloba.pack.scenario import Areas, AttackWith, DeployElite, MoveElites, Prefer, Scenario

SPOTS = frozenset("12345678")


def scenario_mistakes(
    place: Place, scenario: Scenario, dice: dict[str, int], points: Iterable[int]
) -> Iterator[Mistake]:
    """What is wrong with a scenario.

    Args:
        place: where the scenario is in the pack.
        dice: the elites of its faction with their numbers of dice.
        points: the points of the pack's tokens.
    """
    for where, kind in _named(scenario):
        if kind not in dice:
            yield Mistake((*place, *where), f"the faction `{scenario.faction}` has no elite `{kind}`")
    for kind, numbers in scenario.setup.elites.items():
        if max(numbers) > dice.get(kind, 0):
            said = f"there are only {dice.get(kind, 0)} dice of this kind"
            yield Mistake((*place, "setup", "elites", kind), said)
    for area in sorted(scenario.setup.tokens.keys() - SPOTS):
        yield Mistake((*place, "setup", "tokens", area), "an area is a number from 1 to 8")
    there = Counter(points)
    for wanted, times in Counter(scenario.setup.tokens.values()).items():
        if times > there[wanted]:
            said = f"the pack has {there[wanted]} tokens of {wanted} points, not {times}"
            yield Mistake((*place, "setup", "tokens"), said)
    for number, mission in enumerate(scenario.missions):
        if isinstance(mission, Areas) and mission.among and len(set(mission.among)) < mission.count:
            said = f"{mission.count} of {len(set(mission.among))} areas cannot be controlled"
            yield Mistake((*place, "missions", number), said)


def _named(scenario: Scenario) -> Iterator[tuple[Place, str]]:
    """The kinds of elites that a scenario names, each with its place in the scenario."""
    for number, event in enumerate(scenario.events):
        if isinstance(event, Prefer):
            yield ("events", number), event.kind
    for number, line in enumerate(scenario.chaos):
        for part, effect in enumerate(line.effects):
            if isinstance(effect, AttackWith | DeployElite | MoveElites) and effect.kind is not None:
                yield ("chaos", number, "effects", part), effect.kind
    for kind in scenario.setup.elites:
        yield ("setup", "elites", kind), kind
