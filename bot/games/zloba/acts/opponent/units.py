"""What the automated opponent does with units: buys, deploys, musters, moves, splits its forces."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from bot.games.zloba.acts.opponent.queue import coop, first
from bot.games.zloba.looks.threat import highest, opponent, present
from bot.games.zloba.pack.effects import Attack, Deploy, Effect, Gain, Score, Where
from bot.games.zloba.pack.pack import EliteKind
from bot.games.zloba.position.case import Run
from bot.games.zloba.position.coop_state import AttackArea, Buy
from bot.games.zloba.position.counting import figures_at, left_on_mat, places, strength_by_place
from bot.games.zloba.position.events import Gained, PointsGained
from bot.games.zloba.position.events_units import Bought, Cause, Departed, Deployed, Moved, Mustered
from bot.games.zloba.position.state import Force
from bot.games.zloba.position.units import MAT, REMOVED, Call, Figure, March, Troops


def gain(run: Run, corra: int, cause: Cause = "opponent") -> None:
    """The opponent gains corra, as far as the supply lasts."""
    taken = min(corra, run.state.supply)
    if taken:
        run.emit(Gained(run.seats, taken, cause))


def reinforce(
    run: Run, area: int, units: int, pool: Literal["mat", "removed"] = "mat", cause: Cause = "opponent"
) -> None:
    """The opponent deploys basic units, as many as there are. Rule: zloba-cs.coop.ai.extend"""
    force = opponent(run.state)
    there = min(units, force.mat if pool == "mat" else force.removed)
    if there:
        run.emit(Deployed(run.seats, area, there, cause, pool=pool))


def buy(run: Run) -> None:
    """The opponent buys the next elite by priority if it can pay, then looks again.

    Rules: zloba-cs.coop.ai.spend-when, zloba-cs.coop.ai.spend-deploy
    """
    force, side = opponent(run.state), coop(run.state)
    kind = _next_elite(force, run.components.wanted[side.scenario])
    if kind is None or kind.cost > force.corra:
        return
    first(run, Buy())
    base = side.base
    run.emit(Bought(run.seats, base, Figure(kind.key, kind.toughness), kind.cost, "opponent"))
    _abilities(run, kind.on_deploy, base)


def deploy_elite(run: Run, wanted: str | None) -> None:
    """The opponent deploys an elite without paying: of a kind, or the next by priority; none when none is left."""
    force = opponent(run.state)
    if wanted is None:
        kind = _next_elite(force, run.components.by_priority[force.faction])
    else:
        kind = run.components.kinds[force.faction][wanted]
        if not left_on_mat(force, kind):
            return
    if kind is None:
        return
    base = coop(run.state).base
    run.emit(Deployed(run.seats, base, 0, "chaos", (Figure(kind.key, kind.toughness),)))
    _abilities(run, kind.on_deploy, base)


def muster(run: Run, units: int) -> None:
    """Basic units come to the base: the removed, those on the mat, then by area, those at the base among them.

    Rule: zloba-cs.coop.ai.muster
    """
    force, base = opponent(run.state), coop(run.state).base
    sources = [(REMOVED, force.removed), (MAT, force.mat)]
    sources += [(area, force.basics[area]) for area in range(1, 9)]
    calls = []
    for source, there in sources:
        called = min(there, units)
        if called:
            calls.append(Call(source, Troops(called)))
            units -= called
    if calls:
        run.emit(Mustered(run.seats, base, tuple(sorted(calls, key=lambda call: call.source)), (), "opponent"))


def move_together(run: Run, start: int, elites: tuple[Figure, ...]) -> None:
    """Elites go to the neighbouring area with the highest threat. Rule: zloba-cs.disperse.elite"""
    if not elites:
        return
    end = highest(run.state, run.components.neighbours[start])
    if end is not None:
        run.emit(Moved(run.seats, start, end, Troops(0, elites), "opponent"))
        kinds = run.components.kinds[opponent(run.state).faction]
        for figure in elites:
            _abilities(run, kinds[figure.kind].on_move, end)


def disperse(run: Run, where: Literal["most", "base"]) -> None:
    """The opponent splits its forces. Rule: zloba-cs.disperse.definition"""
    force = opponent(run.state)
    areas = present(run.state)
    if not areas:
        return
    if where == "base":
        start = coop(run.state).base
    else:
        start = max(areas, key=strength_by_place(run.components, force).__getitem__)
    around = run.components.neighbours[start]
    move_together(run, start, figures_at(force, start))
    going = _in_turn(around, force.basics[start] - 1)
    if going:
        run.emit(Departed(run.seats, start, going, "opponent"))


def _next_elite(force: Force, kinds: tuple[EliteKind, ...]) -> EliteKind | None:
    """The first of these kinds that is left on the mat. Rule: zloba-cs.coop.ai.priority"""
    out = [elite.kind for elite in force.elites]
    for kind in kinds:
        if out.count(kind.key) < kind.dice:
            return kind
    return None


def _in_turn(around: tuple[int, ...], units: int) -> tuple[March, ...]:
    """One unit after the other to the areas around, over and over. Rule: zloba-cs.disperse.basic"""
    if units < 1:
        return ()
    share, more = divmod(units, len(around))
    counts = [(area, share + (place < more)) for place, area in enumerate(around)]
    return tuple(March(area, Troops(count)) for area, count in counts if count)


def _abilities(run: Run, effects: tuple[Effect, ...], area: int) -> None:
    """What an elite does when it arrives, as far as no seat has to choose."""
    for effect in effects:
        match effect:
            case Gain(corra):
                gain(run, corra)
            case Score(points):
                run.emit(PointsGained(run.seats, points, opponent=True))
            case Deploy(units, _, pool):
                reinforce(run, area, units, pool)
            case Attack(wounds, where, attack):
                target = highest(run.state, _reached(run, where, area))
                if target is not None:
                    first(run, AttackArea(target, wounds, attack))
            case _:
                pass


def _reached(run: Run, where: Where, area: int) -> Iterable[int]:
    if where == "any":
        return range(1, 9)
    return places(run.components.within(area, 1)) if where == "near" else (area,)
