"""Setting the table against the automated opponent: what the book and the scenario card say."""

from __future__ import annotations

from bot.games.contract import Chance
from bot.games.setup import Setup
from bot.games.zloba.pack.components import BASICS, CORRA, Components
from bot.games.zloba.pack.scenario import Scenario
from bot.games.zloba.position.coop_state import Coop
from bot.games.zloba.position.state import Force, State, put
from bot.games.zloba.position.units import Elite

UNITS = {1: (20, 4, 1), 2: (15, 3, 1), 3: (12, 2, 1), 4: (10, 1, 1)}
"""By number of humans: basic units each has, deploys at first, deploys every round. Rule: zloba-cs.coop.table"""
AT_BASE = 4
"""Rule: zloba-cs.coop.setup.ai-start-units"""
SIDES_OF_CHAOS = 8


def open_coop(components: Components, setup: Setup, chance: Chance, zones: tuple[int, ...]) -> State:
    """The table before support cards are chosen and the start player is drawn.

    Args:
        zones: the side of the board that each human's zone is on.
    """
    scenario = components.scenarios[setup.options["scenario"]]
    humans = len(setup.seats)
    base = _base(scenario, chance)
    chaos = scenario.setup.chaos or chance.draw("chaos-die", SIDES_OF_CHAOS) + 1
    owned, placed, _ = UNITS[humans]
    forces = tuple(
        Force(
            seat.choices["faction"],
            zone,
            owned - placed,
            put((0,) * 9, 0, placed),
            newcomer=seat.choices.get("newcomer") == "yes",
            automated=seat.automated,
        )
        for seat, zone in zip(setup.seats, zones, strict=True)
    )
    opponent = Force(
        scenario.faction,
        None,
        BASICS - AT_BASE,
        put((0,) * 9, base, AT_BASE),
        elites=_elites(components, scenario, humans, chance),
    )
    return State(
        "coop",
        components.pack.key,
        (*forces, opponent),
        _tokens(components, scenario, chance),
        CORRA,
        coop=Coop(scenario.key, base, chaos),
    )


def _base(scenario: Scenario, chance: Chance) -> int:
    """Rule: zloba-cs.coop.setup.base"""
    areas = scenario.setup.base or tuple(range(1, 9))
    return areas[chance.draw("base", len(areas))]


def _elites(components: Components, scenario: Scenario, humans: int, chance: Chance) -> tuple[Elite, ...]:
    """Each of the scenario's elites goes to the area of its own roll of the chaos die."""
    kinds = components.kinds[scenario.faction]
    keys = [key for key, numbers in sorted(scenario.setup.elites.items()) for _ in range(numbers[humans - 1])]
    return tuple(
        sorted(Elite(chance.draw("scenario-elite", SIDES_OF_CHAOS) + 1, key, kinds[key].toughness) for key in keys)
    )


def _tokens(components: Components, scenario: Scenario, chance: Chance) -> tuple[int, ...]:
    """The scenario's tokens where it wants them, the others at random. Rule: zloba-cs.coop.setup.scenario-tokens"""
    left = list(range(len(components.pack.tokens)))
    fixed: dict[int, int] = {}
    for area, points in sorted(scenario.setup.tokens.items()):
        number = next(each for each in left if components.pack.tokens[each].points == points)
        fixed[int(area)] = number
        left.remove(number)
    return tuple(fixed[area] if area in fixed else left.pop(chance.draw("token", len(left))) for area in range(1, 9))
