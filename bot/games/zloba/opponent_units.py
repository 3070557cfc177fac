"""What the automated opponent does with units: buys, deploys, musters, moves, splits its forces, wounds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from bot.games.zloba.coop_state import AttackArea, WoundsDue
from bot.games.zloba.counting import figures_at, strength
from bot.games.zloba.division import divisions
from bot.games.zloba.effects import Attack, Deploy, Effect, Gain
from bot.games.zloba.events import Attacked, Bought, Departed, Deployed, Framed, Gained, Moved, Mustered
from bot.games.zloba.pack import EliteKind
from bot.games.zloba.run import Run
from bot.games.zloba.scenario import Prefer
from bot.games.zloba.tasks import coop, first
from bot.games.zloba.threat import highest, opponent, present
from bot.games.zloba.units import MAT, REMOVED, Call, Figure, March, Troops, Wounds


def gain(run: Run, corra: int) -> None:
    """The opponent gains corra, as far as the supply lasts."""
    taken = min(corra, run.state.supply)
    if taken:
        run.emit(Gained(run.state.seats, taken, "opponent"))


def reinforce(run: Run, area: int, units: int) -> None:
    """The opponent deploys basic units from its mat, as many as there are. Rule: zloba-cs.coop.ai.extend"""
    there = min(units, opponent(run.state).mat)
    if there:
        run.emit(Deployed(run.state.seats, area, there, "opponent"))


def buy(run: Run) -> None:
    """The opponent buys elites by priority as long as it can pay. Rule: zloba-cs.coop.ai.spend-when"""
    while (kind := _next_elite(run)) is not None and kind.cost <= opponent(run.state).corra:
        base = coop(run.state).base
        run.emit(Bought(run.state.seats, base, Figure(kind.key, kind.toughness), kind.cost, "opponent"))
        _abilities(run, kind.on_deploy, base)


def deploy_elite(run: Run, wanted: str | None) -> None:
    """The opponent deploys an elite without paying: of a kind, or the next by priority; none when none is left."""
    force = opponent(run.state)
    if wanted is None:
        kind = _next_elite(run)
    else:
        kind = run.components.kinds[force.faction][wanted]
        if not run.components.left_on_mat(force, kind):
            return
    if kind is None:
        return
    base = coop(run.state).base
    run.emit(Deployed(run.state.seats, base, 0, "chaos", (Figure(kind.key, kind.toughness),)))
    _abilities(run, kind.on_deploy, base)


def muster(run: Run, units: int) -> None:
    """Basic units come to the base: the removed, those on the mat, then by area. Rule: zloba-cs.coop.ai.muster"""
    force, base = opponent(run.state), coop(run.state).base
    sources = [(REMOVED, force.removed), (MAT, force.mat)]
    sources += [(area, force.basics[area]) for area in range(1, 9) if area != base]
    calls = []
    for source, there in sources:
        called = min(there, units)
        if called:
            calls.append(Call(source, Troops(called)))
            units -= called
    if calls:
        run.emit(Mustered(run.state.seats, base, tuple(sorted(calls, key=lambda call: call.source)), (), "opponent"))


def move_kind(run: Run, start: int, kind: str) -> None:
    """Elites of a kind go to the neighbouring area with the highest threat. Rule: zloba-cs.disperse.elite"""
    figures = tuple(each for each in figures_at(opponent(run.state), start) if each.kind == kind)
    end = highest(run.state, run.components.neighbours[start])
    if figures and end is not None:
        _move_elites(run, start, end, figures)


def disperse(run: Run, where: Literal["most", "base"]) -> None:
    """The opponent splits its forces. Rule: zloba-cs.disperse.definition"""
    force = opponent(run.state)
    areas = present(run.state)
    if not areas:
        return
    start = max(areas, key=lambda area: (strength(run.components, force, area), -area))
    if where == "base":
        start = coop(run.state).base
    around = run.components.neighbours[start]
    figures = figures_at(force, start)
    end = highest(run.state, around)
    if figures and end is not None:
        _move_elites(run, start, end, figures)
    going = _in_turn(around, force.basics[start] - 1)
    if going:
        run.emit(Departed(run.state.seats, start, going, "opponent"))


def wound(run: Run, area: int, wounds: int, *, attack: bool) -> None:
    """Wounds to the humans in an area, elites first; they divide them where they have a choice.

    Rule: zloba-cs.coop.ai.wounds-elite-first
    """
    ways = divisions(run.state, area, wounds)
    if len(ways) == 1:
        suffer(run, area, ways[0], attack=attack)
    elif ways:
        seats = {seat for way in ways for seat, _ in way}
        seat = seats.pop() if len(seats) == 1 else max(run.state.start, 0)
        run.emit(Framed(WoundsDue(area, wounds, seat, attack)))


def suffer(run: Run, area: int, way: Iterable[tuple[int, Wounds]], *, attack: bool) -> None:
    """The humans suffer wounds divided like this."""
    for seat, wounds in way:
        run.emit(Attacked(run.state.seats, area, seat, wounds, "opponent", attack=attack))


def _next_elite(run: Run) -> EliteKind | None:
    """The kind to be bought next: a preferred one, else A before B before C. Rule: zloba-cs.coop.ai.priority"""
    force = opponent(run.state)
    preferred = [event.kind for event in _events(run) if isinstance(event, Prefer)]
    kinds = [
        kind
        for kind in run.components.factions[force.faction].elites
        if kind.priority is not None and run.components.left_on_mat(force, kind)
    ]
    return min(kinds, key=lambda kind: (kind.key not in preferred, kind.priority or "", kind.key), default=None)


def _events(run: Run) -> tuple[object, ...]:
    return run.components.scenarios[coop(run.state).scenario].events


def _in_turn(around: tuple[int, ...], units: int) -> tuple[March, ...]:
    """One unit after the other to the areas around, over and over. Rule: zloba-cs.disperse.basic"""
    share, more = divmod(max(units, 0), len(around))
    counts = [(area, share + (place < more)) for place, area in enumerate(around)]
    return tuple(March(area, Troops(count)) for area, count in counts if count)


def _move_elites(run: Run, start: int, end: int, figures: tuple[Figure, ...]) -> None:
    run.emit(Moved(run.state.seats, start, end, Troops(0, figures), "opponent"))
    kinds = run.components.kinds[opponent(run.state).faction]
    for figure in figures:
        _abilities(run, kinds[figure.kind].on_move, end)


def _abilities(run: Run, effects: tuple[Effect, ...], area: int) -> None:
    """What an elite does when it arrives, as far as it needs nobody's choice."""
    for effect in effects:
        match effect:
            case Gain(corra):
                gain(run, corra)
            case Deploy(units, _, "mat"):
                reinforce(run, area, units)
            case Attack(wounds, _, attack):
                first(run, AttackArea(area, wounds, attack))
            case _:
                pass
