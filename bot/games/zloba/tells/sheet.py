"""What a viewer holds in words: a faction with its values, support cards, the scenario card, the pack."""

from __future__ import annotations

from bot.games.packs.words import text
from bot.games.setup import Setup
from bot.games.values import JUDGE, Line, Seat, Section, Viewer
from bot.games.zloba.pack.components import PACK_NAME, Components, name_of, text_of
from bot.games.zloba.pack.pack import EliteKind, Faction, Skill, SupportCard
from bot.games.zloba.pack.scenario import Scenario
from bot.games.zloba.position.counting import left_on_mat
from bot.games.zloba.position.state import Force, State
from bot.games.zloba.tells.scenario import chaos_lines, event_lines, mission_lines


def sheet(components: Components, state: State, viewer: Viewer) -> tuple[Section, ...]:
    """The sections of a viewer's sheet; a judge reads every faction's, a spectator none but the opponent's."""
    seats: list[Seat] = []
    if viewer == JUDGE:
        seats += range(state.seats)
    elif isinstance(viewer, int) and 0 <= viewer < state.seats:
        seats.append(viewer)
    sections = [_faction(components, state, seat) for seat in seats]
    if state.coop is not None:
        sections.append(_faction(components, state, state.seats))
        sections.append(_scenario(components, components.scenarios[state.coop.scenario]))
    return (*sections, _pack(components))


def components_shown(components: Components, setup: Setup) -> tuple[Section, ...]:
    """The sections to read before choosing: the pack, every faction, and against the opponent every scenario card.

    The faction of the chosen scenario is shown as the opponent plays it.
    """
    coop = setup.variant == "coop"
    scenario = components.scenarios.get(setup.options.get("scenario", "")) if coop else None
    against = None if scenario is None else scenario.faction
    factions = (_choosable(each, opponent=key == against) for key, each in components.factions.items())
    scenarios = (_scenario(components, each) for each in components.scenarios.values()) if coop else ()
    return (_pack(components), *factions, *scenarios)


def _faction(components: Components, state: State, seat: Seat) -> Section:
    force = state.forces[seat]
    faction = components.factions[force.faction]
    opponent = seat >= state.seats
    lines = [_elite(kind, left_on_mat(force, kind), opponent=opponent) for kind in faction.elites]
    if not opponent:
        lines += [_skill(skill) for skill in faction.skills]
        lines += [_card(card, spent=key in force.spent) for key, card in _held(components, force)]
    return _titled("opponent" if opponent else "faction", faction, lines)


def _held(components: Components, force: Force) -> list[tuple[str, SupportCard]]:
    return [(key, components.cards[force.faction][key]) for key in force.cards]


def _choosable(faction: Faction, *, opponent: bool) -> Section:
    """A faction as the box has it: all its elites on the mat, and where a player takes it every support card."""
    lines = [_elite(kind, kind.dice, opponent=opponent) for kind in faction.elites]
    if not opponent:
        lines += [_skill(skill) for skill in faction.skills]
        lines += [_card(card, spent=False) for card in faction.cards]
    return _titled("opponent" if opponent else "choosable", faction, lines)


def _titled(kind: str, faction: Faction, lines: list[Line]) -> Section:
    name = name_of(faction)
    return Section(Line(f"zloba-sheet-{kind}", {"faction": name}), tuple(lines), name)


def _elite(kind: EliteKind, left: int, *, opponent: bool) -> Line:
    values = Line(
        "zloba-sheet-values",
        {
            "cost": kind.cost,
            "toughness": kind.toughness,
            "points": kind.points,
            "left": left,
            "dice": kind.dice,
        },
    )
    priority = kind.priority if opponent else None
    if priority is not None:
        values = Line("zloba-sheet-priority", {"values": values, "priority": priority})
    return Line("zloba-sheet-elite", {"name": name_of(kind), "values": values, "text": text_of(kind)})


def _skill(skill: Skill) -> Line:
    return Line("zloba-sheet-skill", {"name": name_of(skill), "cost": skill.cost, "text": text_of(skill)})


def _card(card: SupportCard, *, spent: bool) -> Line:
    kind = "spent" if spent else "once" if card.once else "lasting"
    return Line(f"zloba-sheet-card-{kind}", {"name": name_of(card), "text": text_of(card)})


def _scenario(components: Components, scenario: Scenario) -> Section:
    chaos = (
        Line("zloba-sheet-chaos", {"number": number, "line": line})
        for number, line in enumerate(chaos_lines(components, scenario), 1)
    )
    events = event_lines(components, scenario)
    lines = (text_of(scenario), *events, *mission_lines(scenario), *chaos)
    name = name_of(scenario)
    return Section(Line("zloba-sheet-scenario", {"name": name}), lines, name, is_scenario=True)


def _pack(components: Components) -> Section:
    kind = "stand-in" if components.pack.stand_in else "own"
    return Section(Line("zloba-sheet-pack"), (Line(f"zloba-sheet-pack-{kind}", {"name": text(PACK_NAME)}),))
