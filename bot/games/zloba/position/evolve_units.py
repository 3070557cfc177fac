"""What events about units make of a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bot.games.zloba.position import events as happened
from bot.games.zloba.position.state import LastMove, State, joined, put, swapped, without
from bot.games.zloba.position.units import MAT, REMOVED, Figure, March, Troops

Apply = Callable[[State, Any], State]


def _deployed(state: State, event: happened.Deployed) -> State:
    force = state.forces[event.seat]
    elites = joined(force.elites, event.place, event.elites) if event.elites else force.elites
    from_mat = event.basics if event.pool == "mat" else 0
    march = March(event.place, Troops(event.basics, event.elites))
    force = replace(
        force,
        mat=force.mat - from_mat,
        removed=force.removed - event.basics + from_mat,
        basics=put(force.basics, event.place, event.basics),
        elites=elites,
    )
    forces = swapped(state.forces, event.seat, force)
    return replace(state, forces=forces, serial=state.serial + 1, last=LastMove(event.seat, marches=(march,)))


def _mustered(state: State, event: happened.Mustered) -> State:
    force = state.forces[event.seat]
    mat, removed, basics, elites = force.mat, force.removed, force.basics, [*force.elites]
    called = 0
    for call in event.calls:
        called += call.troops.basics
        if call.source == MAT:
            mat -= call.troops.basics
        elif call.source == REMOVED:
            removed -= call.troops.basics
        else:
            basics = put(basics, call.source, -call.troops.basics)
            elites = without(elites, call.source, call.troops.elites)
    march = March(event.place, Troops(called, event.elites))
    force = replace(
        force,
        mat=mat,
        removed=removed,
        basics=put(basics, event.place, called),
        elites=joined(elites, event.place, event.elites),
    )
    forces = swapped(state.forces, event.seat, force)
    return replace(state, forces=forces, serial=state.serial + 1, last=LastMove(event.seat, marches=(march,)))


def _moved(state: State, event: happened.Moved) -> State:
    return _marched(state, event.seat, event.start, (March(event.end, event.troops),))


def _departed(state: State, event: happened.Departed) -> State:
    return _marched(state, event.seat, event.start, event.marches)


def _marched(state: State, seat: int, start: int, marches: tuple[March, ...]) -> State:
    force = state.forces[seat]
    basics, elites = [*force.basics], force.elites
    for march in marches:
        troops = march.troops
        basics[start] -= troops.basics
        basics[march.end] += troops.basics
        if troops.elites:
            elites = joined(without(elites, start, troops.elites), march.end, troops.elites)
    force = replace(force, basics=tuple(basics), elites=elites)
    forces = swapped(state.forces, seat, force)
    return replace(state, forces=forces, serial=state.serial + 1, last=LastMove(seat, start, marches))


def _attacked(state: State, event: happened.Attacked) -> State:
    force = state.forces[event.target]
    elites = force.elites
    if event.wounds.elites:
        hits = event.wounds.elites
        left = without(elites, event.area, tuple(hit.elite for hit in hits))
        alive = [Figure(hit.elite.kind, hit.elite.toughness - hit.wounds) for hit in hits]
        elites = joined(left, event.area, (figure for figure in alive if figure.toughness > 0))
    force = replace(
        force,
        basics=put(force.basics, event.area, -event.wounds.basics),
        removed=force.removed + event.wounds.basics,
        elites=elites,
    )
    forces = swapped(state.forces, event.target, force)
    return replace(state, forces=forces, serial=state.serial + 1, last=LastMove(event.seat, wounded=event.area))


def _bought(state: State, event: happened.Bought) -> State:
    force = state.forces[event.seat]
    march = March(event.place, Troops(0, (event.elite,)))
    force = replace(
        force,
        corra=force.corra - event.cost,
        elites=joined(force.elites, event.place, (event.elite,)),
    )
    last = LastMove(event.seat, marches=(march,))
    forces = swapped(state.forces, event.seat, force)
    return replace(state, forces=forces, supply=state.supply + event.cost, serial=state.serial + 1, last=last)


def _recalled(state: State, event: happened.Recalled) -> State:
    force = state.forces[event.seat]
    elites = [*force.elites]
    elites.remove(event.elite)
    last = LastMove(event.seat, event.elite.place)
    forces = swapped(state.forces, event.seat, replace(force, elites=tuple(elites)))
    return replace(state, forces=forces, serial=state.serial + 1, last=last)


UNITS: dict[type, Apply] = {
    happened.Deployed: _deployed,
    happened.Mustered: _mustered,
    happened.Moved: _moved,
    happened.Departed: _departed,
    happened.Attacked: _attacked,
    happened.Bought: _bought,
    happened.Recalled: _recalled,
}
