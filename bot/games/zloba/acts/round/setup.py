"""Setting the table: who may play what, tokens at random, units in the zones."""

from __future__ import annotations

from msgspec import UNSET

from bot.games.contract import Chance
from bot.games.questions import Option
from bot.games.setup import Choice, FirstMatch, Ruleset, Setup, Variant
from bot.games.values import Line, Violation
from bot.games.zloba.acts.opponent.setup import open_coop
from bot.games.zloba.looks.refusals import refuse
from bot.games.zloba.pack.components import BASICS, CORRA, Components, name_of
from bot.games.zloba.pack.pack import AREAS, SIDES
from bot.games.zloba.position.state import THRESHOLD, Force, State

RULESET = Ruleset("zloba-cs@2025", "zloba-cs", (Variant("competitive", (2, 4)), Variant("coop", (1, 4), together=True)))
START_UNITS = 3
NEWCOMER = ("no", "yes")
TARGET = "target"
"""The choice of the table: the victory points at which the competitive game ends."""
TARGETS = range(5, THRESHOLD + 1)
OPPONENT = "opponent"
"""The choice of the table: how well the game's own player plays."""
LEVELS = ("normal", "easy")
FIRST_MATCH = FirstMatch("competitive", 2, {TARGET: "10", OPPONENT: "easy"}, {"newcomer": "yes"})
# Two sit face to face, more of them clockwise.
SEATED = {1: (0,), 2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}


def choices(components: Components, setup: Setup) -> tuple[Choice, ...]:
    """What is to be settled before the match: factions, the first seat's side; the opponent and its scenario."""
    sides = Choice("side", False, tuple(Option(side, Line(f"zloba-side-{side}")) for side in SIDES))
    against = components.scenarios.get(setup.options.get("scenario", "")) if setup.variant == "coop" else None
    factions = tuple(
        Option(key, name_of(faction))
        for key, faction in components.factions.items()
        if against is None or key != against.faction
    )
    if setup.variant != "coop":
        newcomer = Choice("newcomer", True, tuple(Option(token, Line(f"zloba-newcomer-{token}")) for token in NEWCOMER))
        target = Choice(TARGET, False, kind="number", least=TARGETS[0], most=TARGETS[-1], usual=THRESHOLD, needed=False)
        return (Choice("faction", True, factions, distinct=True), newcomer, sides, target, *_levels(setup))
    scenarios = tuple(Option(key, _scenario(components, key)) for key in components.scenarios)
    return (Choice("scenario", False, scenarios), Choice("faction", True, factions, distinct=True), sides)


def _levels(setup: Setup) -> tuple[Choice, ...]:
    """How well the game's own player plays, where it has a seat."""
    if not any(seat.automated for seat in setup.seats):
        return ()
    options = tuple(Option(level, Line(f"zloba-level-{level}")) for level in LEVELS)
    return (Choice(OPPONENT, False, options, needed=False),)


def _scenario(components: Components, key: str) -> Line:
    scenario = components.scenarios[key]
    opponent = name_of(components.factions[scenario.faction])
    return Line("zloba-scenario", {"name": name_of(scenario), "opponent": opponent})


def check(components: Components, setup: Setup) -> tuple[Violation, ...]:
    """Why the table cannot be set like this.

    Rules: zloba-cs.variants.list, zloba-cs.setup.factions, zloba-cs.setup.zone-choice
    """
    variants = {variant.key: variant for variant in RULESET.variants}
    variant = variants.get(setup.variant)
    if setup.ruleset != RULESET.key or variant is None:
        return (refuse("variants.list", "variant"),)
    found: list[Violation] = []
    least, most = variant.seats
    if not least <= len(setup.seats) <= most:
        rule = "variants.competitive" if setup.variant == "competitive" else "variants.cooperative"
        found.append(refuse(rule, "seats", least=least, most=most))
    keys = [seat.choices.get("faction", "") for seat in setup.seats]
    if any(key not in components.factions for key in keys):
        found.append(refuse("setup.factions", "faction"))
    if len(set(keys)) < len(keys):
        found.append(refuse("setup.factions", "faction-twice"))
    if setup.options.get("side", "north") not in SIDES:
        found.append(refuse("setup.zone-choice", "side"))
    target = setup.options.get(TARGET, str(THRESHOLD))
    if not (target.isascii() and target.isdecimal() and int(target) in TARGETS):
        found.append(refuse("victory.threshold", "target", least=TARGETS[0], most=TARGETS[-1]))
    if setup.variant == "coop":
        found += _check_scenario(components, setup, keys)
    return tuple(found)


def _check_scenario(components: Components, setup: Setup, factions: list[str]) -> list[Violation]:
    scenario = components.scenarios.get(setup.options.get("scenario", ""))
    if scenario is None:
        return [refuse("coop.scenario-cards", "scenario")]
    return [refuse("coop.setup.factions", "opponent-faction")] if scenario.faction in factions else []


def open_table(components: Components, setup: Setup, chance: Chance) -> State:
    """The position before support cards are chosen.

    Rules: zloba-cs.setup.vp-tokens, zloba-cs.setup.mat, zloba-cs.setup.start-units
    """
    first = SIDES.index(next(side for side in SIDES if side == setup.options.get("side", "north")))
    zones = tuple((first + place) % 4 for place in SEATED[len(setup.seats)])
    if setup.variant == "coop":
        return open_coop(components, setup, chance, zones)
    pool = list(range(len(components.pack.tokens)))
    tokens = tuple(pool.pop(chance.draw("token", len(pool))) for _ in AREAS)
    forces = tuple(
        Force(
            faction=seat.choices["faction"],
            zone=zone,
            mat=BASICS - START_UNITS,
            basics=(START_UNITS, *(0 for _ in AREAS)),
            newcomer=seat.choices.get("newcomer") == "yes",
            automated=seat.automated,
        )
        for seat, zone in zip(setup.seats, zones, strict=True)
    )
    target = int(setup.options.get(TARGET, THRESHOLD))
    agreed = UNSET if target == THRESHOLD else target
    easy = True if setup.options.get(OPPONENT) == "easy" else UNSET
    return State("competitive", components.pack.key, forces, tokens, CORRA, target=agreed, easy=easy)
