"""Whether a scenario card fits the components of its pack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.games.zloba.pack.scenario import Areas, AttackWith, DeployElite, MoveElites, Prefer, Scenario

SPOTS = frozenset("12345678")


def scenario_problems(place: str, scenario: Scenario, dice: dict[str, int], points: Iterable[int]) -> Iterator[str]:
    """What is wrong with a scenario, each problem with its place in the file.

    Args:
        place: where the scenario stands in the file.
        dice: the elites of its faction with their numbers of dice.
        points: the points of the pack's tokens.
    """
    named = [(f"{place}.events", event.kind) for event in scenario.events if isinstance(event, Prefer)]
    for number, line in enumerate(scenario.chaos):
        kinds = (effect.kind for effect in line.effects if isinstance(effect, AttackWith | DeployElite | MoveElites))
        named += [(f"{place}.chaos[{number}]", kind) for kind in kinds if kind is not None]
    named += [(f"{place}.setup.elites", kind) for kind in scenario.setup.elites]
    for where, kind in named:
        if kind not in dice:
            yield f"{where}: the faction `{scenario.faction}` has no elite `{kind}`"
    for kind, numbers in scenario.setup.elites.items():
        if max(numbers) > dice.get(kind, 0):
            yield f"{place}.setup.elites.{kind}: there are only {dice.get(kind, 0)} dice of this kind"
    for area in scenario.setup.tokens.keys() - SPOTS:
        yield f"{place}.setup.tokens.{area}: an area is a number from 1 to 8"
    there = Counter(points)
    for wanted, times in Counter(scenario.setup.tokens.values()).items():
        if times > there[wanted]:
            yield f"{place}.setup.tokens: the pack has {there[wanted]} tokens of {wanted} points, not {times}"
    for mission in scenario.missions:
        if isinstance(mission, Areas) and mission.among and len(set(mission.among)) < mission.count:
            yield f"{place}.missions: {mission.count} of {len(set(mission.among))} areas cannot be controlled"
