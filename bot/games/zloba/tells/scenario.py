"""What a scenario card says, in sentences made from its data."""

from __future__ import annotations

from bot.games.values import Arg, Line
from bot.games.zloba.looks.labels import kind
from bot.games.zloba.pack.components import Components
from bot.games.zloba.pack.scenario import (
    Allowance,
    Areas,
    AttackThreat,
    AttackWith,
    Chaos,
    DeployBasics,
    DeployElite,
    Disperse,
    GainByDomination,
    GainCorra,
    Mission,
    MoveBase,
    MoveElites,
    MusterToBase,
    Points,
    Prefer,
    Rounds,
    Scenario,
    ScenarioEffect,
    ScenarioEvent,
)

ANY = "any"


def chaos_lines(components: Components, scenario: Scenario) -> tuple[Line, ...]:
    """The table of chaos, from 1 to 8."""
    return tuple(_chaos(components, line) for line in scenario.chaos)


def mission_lines(scenario: Scenario) -> tuple[Line, ...]:
    """The missions of both sides."""
    return tuple(_mission(mission) for mission in scenario.missions)


def event_lines(components: Components, scenario: Scenario) -> tuple[Line, ...]:
    """What the card changes for the whole match."""
    return tuple(_event(components, event) for event in scenario.events)


def chaos_told(components: Components, line: Chaos) -> Line:
    """What a line of the table does where there are enough humans."""
    effects = tuple(_effect(components, effect) for effect in line.effects) or (Line("zloba-chaos-none"),)
    return Line("zloba-chaos", {"effects": Line("zloba-list", {"items": effects})})


def _chaos(components: Components, line: Chaos) -> Line:
    told = chaos_told(components, line)
    return Line("zloba-chaos-if", {"humans": line.humans, "line": told}) if line.humans > 1 else told


def _effect(components: Components, effect: ScenarioEffect) -> Line:
    def elite(key: str | None, otherwise: str) -> Arg:
        return kind(components, key) if key is not None else Line(f"zloba-{otherwise}")

    match effect:
        case DeployElite(key, count):
            return Line("zloba-chaos-deploy-elite", {"elite": elite(key, "next-elite"), "count": count})
        case DeployBasics(units, where):
            return Line(f"zloba-chaos-deploy-{where}", {"count": units})
        case MusterToBase(units):
            return Line("zloba-chaos-muster", {"count": units})
        case GainCorra(corra):
            return Line("zloba-chaos-corra", {"count": corra})
        case GainByDomination(corra):
            return Line("zloba-chaos-domination", {"count": corra})
        case MoveElites(key):
            return Line("zloba-chaos-move-elites", {"elite": elite(key, "all-elites")})
        case MoveBase(areas):
            return Line("zloba-chaos-base", {"count": areas})
        case Disperse(where):
            return Line(f"zloba-chaos-disperse-{where}")
        case AttackWith(key, wounds):
            return Line("zloba-chaos-attack-with", {"elite": kind(components, key), "count": wounds})
        case AttackThreat(wounds, reach):
            return Line(f"zloba-chaos-attack-{reach}", {"count": wounds})


def _mission(mission: Mission) -> Line:
    match mission:
        case Points(points, side):
            return Line(f"zloba-mission-points-{side}", {"count": points})
        case Rounds(rounds, side):
            return Line(f"zloba-mission-rounds-{side}", {"count": rounds})
        case Areas(count, side, among):
            listed = ", ".join(str(area) for area in among) or ANY
            return Line(f"zloba-mission-areas-{side}", {"count": count, "areas": listed})


def _event(components: Components, event: ScenarioEvent) -> Line:
    match event:
        case Prefer(key):
            return Line("zloba-event-prefer", {"elite": kind(components, key)})
        case Allowance(corra, units):
            return Line("zloba-event-allowance", {"corra": corra, "units": units})
        case _:
            return Line("zloba-event-stay")
