"""Names of places, units and components as arguments of sentences."""

from __future__ import annotations

from bot.games.values import Arg, Line, Seat
from bot.games.zloba.pack.components import Components, name_of
from bot.games.zloba.position.case import Case
from bot.games.zloba.position.counting import figures_at
from bot.games.zloba.position.state import Force, State
from bot.games.zloba.position.units import Figure, March, Troops, Wounds


def place(number: int) -> Line:
    """An area by its number, or the zone."""
    return Line("zloba-area", {"area": number}) if number else Line("zloba-zone")


def place_facts(case: Case, number: int) -> Line:
    """A place as an option: what an area is worth and whose units are there, the asker's own first; its own zone."""
    mine = _units(case.force, number)
    if not number:
        return Line("zloba-zone-facts", {"units": mine})
    there = [Line("zloba-you-there", {"units": mine})] if mine else []
    for other, force in enumerate(case.state.forces):
        units = 0 if other == case.seat else _units(force, number)
        if units:
            there.append(
                Line("zloba-units-there", {"faction": faction(case.components, case.state, other), "units": units})
            )
    points = case.components.pack.tokens[case.state.tokens[number - 1]].points
    values: dict[str, Arg] = {"place": place(number), "points": points}
    return Line("zloba-area-held", {**values, "there": tuple(there)}) if there else Line("zloba-area-empty", values)


def _units(force: Force, number: int) -> int:
    return force.basics[number] + len(figures_at(force, number))


def place_token(number: int) -> str:
    """What a button for a place carries."""
    return f"a{number}"


def faction(components: Components, state: State, seat: Seat) -> Line:
    """The name of a seat's faction."""
    return name_of(components.factions[state.forces[seat].faction])


def kind(components: Components, key: str) -> Line:
    """The name of a kind of elite."""
    return name_of(components.kind(key))


def figure(components: Components, elite: Figure) -> Line:
    """An elite with its toughness."""
    return Line("zloba-elite", {"name": kind(components, elite.kind), "toughness": elite.toughness})


def troops(components: Components, units: Troops) -> tuple[Line, ...]:
    """Units, listed."""
    parts: list[Line] = []
    if units.basics:
        parts.append(Line("zloba-basics", {"count": units.basics}))
    parts += [figure(components, elite) for elite in units.elites]
    return tuple(parts)


def wounds(components: Components, hurt: Wounds) -> tuple[Line, ...]:
    """Wounds to units, listed."""
    parts: list[Line] = []
    if hurt.basics:
        parts.append(Line("zloba-basics", {"count": hurt.basics}))
    for hit in hurt.elites:
        elite = figure(components, hit.elite)
        parts.append(Line("zloba-hit", {"elite": elite, "wounds": hit.wounds}))
    return tuple(parts)


def named(key: str) -> Line:
    """An action, a symbol, a phase or another thing of the rulebook by its own message."""
    return Line(f"zloba-name-{key}")


def count_line(key: str, count: int) -> Line:
    """A message with nothing but a number."""
    return Line(key, {"count": count})


def marches(components: Components, parts: tuple[March, ...]) -> tuple[Line, ...]:
    """Where units go, listed."""
    return tuple(
        Line("zloba-march", {"place": place(march.end), "units": troops(components, march.troops)}) for march in parts
    )
