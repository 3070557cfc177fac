"""Events about units, with their outcomes."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec.structs import replace

from bot.games.kernel.event import Happening
from bot.games.values import Seat
from bot.games.zloba.pack.effects import Pool
from bot.games.zloba.position.commands import By
from bot.games.zloba.position.coop_state import AttackFace
from bot.games.zloba.position.state import LastMove, State, joined, put, swapped, without
from bot.games.zloba.position.units import MAT, REMOVED, Call, Elite, Figure, March, Troops, Wounds

Cause: TypeAlias = By | Literal["spoils", "chaos", "domination", "opponent", "trophy"]
"""What brought an event about: what paid for it, or what happened by itself."""


class Deployed(Happening, frozen=True, gc=False, tag="deployed"):
    """Basic units from the mat or the removed ones into a place, and elites from the mat."""

    seat: Seat
    place: int
    basics: int
    cause: Cause
    elites: tuple[Figure, ...] = ()
    pool: Pool = "mat"

    def apply(self, state: State) -> State:
        force = state.forces[self.seat]
        elites = joined(force.elites, self.place, self.elites) if self.elites else force.elites
        from_mat = self.basics if self.pool == "mat" else 0
        march = March(self.place, Troops(self.basics, self.elites))
        force = replace(
            force,
            mat=force.mat - from_mat,
            removed=force.removed - self.basics + from_mat,
            basics=put(force.basics, self.place, self.basics),
            elites=elites,
        )
        forces = swapped(state.forces, self.seat, force)
        return replace(state, forces=forces, serial=state.serial + 1, last=LastMove(self.seat, marches=(march,)))


class Mustered(Happening, frozen=True, gc=False, tag="mustered"):
    """Units called together and deployed to a place; elites arrive as ``elites`` say."""

    seat: Seat
    place: int
    calls: tuple[Call, ...]
    elites: tuple[Figure, ...]
    cause: Cause = "effect"

    def apply(self, state: State) -> State:
        force = state.forces[self.seat]
        mat, removed, basics, elites = force.mat, force.removed, force.basics, [*force.elites]
        called = 0
        for call in self.calls:
            called += call.troops.basics
            if call.source == MAT:
                mat -= call.troops.basics
            elif call.source == REMOVED:
                removed -= call.troops.basics
            else:
                basics = put(basics, call.source, -call.troops.basics)
                elites = without(elites, call.source, call.troops.elites)
        march = March(self.place, Troops(called, self.elites))
        force = replace(
            force,
            mat=mat,
            removed=removed,
            basics=put(basics, self.place, called),
            elites=joined(elites, self.place, self.elites),
        )
        forces = swapped(state.forces, self.seat, force)
        return replace(state, forces=forces, serial=state.serial + 1, last=LastMove(self.seat, marches=(march,)))


class Moved(Happening, frozen=True, gc=False, tag="moved"):
    """Units have moved into an area next to theirs."""

    seat: Seat
    start: int
    end: int
    troops: Troops
    cause: Cause

    def apply(self, state: State) -> State:
        return _marched(state, self.seat, self.start, (March(self.end, self.troops),))


class Departed(Happening, frozen=True, gc=False, tag="departed"):
    """An Exodus: units of one place have moved to areas around it."""

    seat: Seat
    start: int
    marches: tuple[March, ...]
    cause: Cause

    def apply(self, state: State) -> State:
        return _marched(state, self.seat, self.start, self.marches)


class Attacked(Happening, frozen=True, gc=False, tag="attacked"):
    """Units of one faction in an area are wounded.

    ``attack`` is false where an ability did it that is no attack; ``against_opponent``: they are the automated one's.
    """

    seat: Seat
    area: int
    target: Seat
    wounds: Wounds
    cause: Cause
    face: AttackFace | None = None
    attack: bool = True
    against_opponent: bool = False

    def apply(self, state: State) -> State:
        force = state.forces[self.target]
        elites = force.elites
        if self.wounds.elites:
            hits = self.wounds.elites
            left = without(elites, self.area, tuple(hit.elite for hit in hits))
            alive = [Figure(hit.elite.kind, hit.elite.toughness - hit.wounds) for hit in hits]
            elites = joined(left, self.area, (figure for figure in alive if figure.toughness > 0))
        force = replace(
            force,
            basics=put(force.basics, self.area, -self.wounds.basics),
            removed=force.removed + self.wounds.basics,
            elites=elites,
        )
        forces = swapped(state.forces, self.target, force)
        return replace(state, forces=forces, serial=state.serial + 1, last=LastMove(self.seat, wounded=self.area))


class Bought(Happening, frozen=True, gc=False, tag="bought"):
    """An elite is paid for and deployed."""

    seat: Seat
    place: int
    elite: Figure
    cost: int
    cause: Cause = "effect"

    def apply(self, state: State) -> State:
        force = state.forces[self.seat]
        march = March(self.place, Troops(0, (self.elite,)))
        force = replace(
            force,
            corra=force.corra - self.cost,
            elites=joined(force.elites, self.place, (self.elite,)),
        )
        last = LastMove(self.seat, marches=(march,))
        forces = swapped(state.forces, self.seat, force)
        return replace(state, forces=forces, supply=state.supply + self.cost, serial=state.serial + 1, last=last)


class Recalled(Happening, frozen=True, gc=False, tag="recalled"):
    """An elite goes back to the mat for what it then does."""

    seat: Seat
    elite: Elite

    def apply(self, state: State) -> State:
        force = state.forces[self.seat]
        elites = [*force.elites]
        elites.remove(self.elite)
        last = LastMove(self.seat, self.elite.place)
        forces = swapped(state.forces, self.seat, replace(force, elites=tuple(elites)))
        return replace(state, forces=forces, serial=state.serial + 1, last=last)


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


UnitEvent: TypeAlias = Deployed | Mustered | Moved | Departed | Attacked | Bought | Recalled
