"""What every event makes of a position; total, and without chance, rules or components."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bot.games.values import Seat
from bot.games.zloba.pack.effects import Face
from bot.games.zloba.position import events as happened
from bot.games.zloba.position.evolve_units import UNITS
from bot.games.zloba.position.state import Force, LastMove, Spoils, State, Turn, put, swapped

Apply = Callable[[State, Any], State]


def evolve(state: State, event: happened.Event) -> State:
    """The position after an event."""
    return APPLY[type(event)](state, event)


def _opened(_: State, event: happened.Opened) -> State:
    return event.state


def _chose(state: State, event: happened.Chose) -> State:
    forces = swapped(state.forces, event.seat, replace(state.forces[event.seat], cards=event.cards))
    return replace(state, forces=forces, serial=state.serial + 1)


def _revealed(state: State, event: happened.Revealed) -> State:
    forces = tuple(replace(force, cards=cards) for force, cards in zip(state.forces, event.cards, strict=True))
    return replace(state, forces=forces, serial=state.serial + 1)


def _started(state: State, event: happened.Started) -> State:
    return replace(state, start=event.seat, serial=state.serial + 1)


def _round_began(state: State, event: happened.RoundBegan) -> State:
    return replace(
        state,
        round=event.round,
        start=event.start,
        phase="spoils",
        turn=None,
        stack=(Spoils(1),),
        serial=state.serial + 1,
    )


def _framed(state: State, event: happened.Framed) -> State:
    return replace(state, stack=(*state.stack, event.frame), serial=state.serial + 1)


def _unframed(state: State, event: happened.Unframed) -> State:
    rest = state.stack[:-1]
    return replace(state, stack=(*rest, event.frame) if event.frame else rest, serial=state.serial + 1)


def _spoils_taken(state: State, event: happened.SpoilsTaken) -> State:
    stack = (*state.stack[:-1], Spoils(event.area + 1))
    return replace(state, stack=stack, serial=state.serial + 1)


def _phase_began(state: State, event: happened.PhaseBegan) -> State:
    return replace(state, phase=event.phase, turn=None, serial=state.serial + 1)


def _prepared(state: State, event: happened.Prepared) -> State:
    forces = tuple(
        replace(
            force,
            mat=force.mat - units,
            basics=put(force.basics, place, units),
            eye=eye,
            corra=force.corra + corra,
        )
        for force, units, place, eye, corra in zip(
            state.forces, event.units, event.places, event.eyes, event.corra, strict=True
        )
    )
    supply = state.supply - sum(event.corra)
    return replace(state, forces=forces, supply=supply, phase="draft", last=None, serial=state.serial + 1)


def _offered(state: State, event: happened.Offered) -> State:
    return replace(state, offer=event.dice, turn=Turn(event.seat), serial=state.serial + 1)


def _picked(state: State, event: happened.Picked) -> State:
    offer = [*state.offer]
    offer.remove(event.face)
    turn = None if event.after is None else Turn(event.after)
    forces = _with_die(state.forces, event.seat, event.face)
    return replace(state, forces=forces, offer=tuple(offer), turn=turn, serial=state.serial + 1)


def _last_die(state: State, event: happened.LastDie) -> State:
    coop, serial = state.coop, state.serial + 1
    if coop is not None and event.opponent:
        coop = replace(coop, die=event.face)
    forces = state.forces
    if event.seat is not None:
        forces, serial = _with_die(forces, event.seat, event.face), serial + 1
    return replace(state, forces=forces, offer=(), phase="actions", turn=None, coop=coop, serial=serial)


def _with_die(forces: tuple[Force, ...], seat: Seat, face: Face) -> tuple[Force, ...]:
    force = forces[seat]
    return swapped(forces, seat, replace(force, dice=tuple(sorted((*force.dice, face)))))


def _turn_began(state: State, event: happened.TurnBegan) -> State:
    return replace(state, phase="actions", turn=Turn(event.seat), serial=state.serial + 1)


def _passed(state: State, event: happened.Passed) -> State:
    return replace(state, turn=Turn(event.seat, over=True), serial=state.serial + 1)


def _die_used(state: State, event: happened.DieUsed) -> State:
    force = state.forces[event.seat]
    dice, eye = [*force.dice], force.eye
    for die in event.dice:
        if die == "eye":
            eye = None
        else:
            dice.remove(die)
    turn = Turn(event.seat, True, event.action) if event.dice != ("eye",) else state.turn
    forces = swapped(state.forces, event.seat, replace(force, dice=tuple(dice), eye=eye))
    return replace(state, forces=forces, turn=turn, serial=state.serial + 1)


def _discarded(state: State, event: happened.Discarded) -> State:
    force = state.forces[event.seat]
    dice = [*force.dice]
    dice.remove(event.face)
    forces = swapped(state.forces, event.seat, replace(force, dice=tuple(dice)))
    return replace(state, forces=forces, turn=Turn(event.seat, acted=True), serial=state.serial + 1)


def _gained(state: State, event: happened.Gained) -> State:
    return _paid(state, event.seat, -event.corra)


def _points_gained(state: State, event: happened.PointsGained) -> State:
    if state.coop is not None and event.seat < state.seats:
        coop = replace(state.coop, points=state.coop.points + event.points)
        return replace(state, coop=coop, serial=state.serial + 1)
    force = state.forces[event.seat]
    forces = swapped(state.forces, event.seat, replace(force, points=force.points + event.points))
    return replace(state, forces=forces, serial=state.serial + 1)


def _skill_used(state: State, event: happened.SkillUsed) -> State:
    return _paid(state, event.seat, event.cost)


def _card_used(state: State, event: happened.CardUsed) -> State:
    force = state.forces[event.seat]
    forces = swapped(state.forces, event.seat, replace(force, spent=tuple(sorted((*force.spent, event.card)))))
    return replace(state, forces=forces, serial=state.serial + 1)


def _declined(state: State, event: happened.Declined) -> State:
    return replace(state, last=LastMove(event.seat), serial=state.serial + 1)


def _turn_ended(state: State, event: happened.TurnEnded) -> State:
    return replace(state, turn=Turn(event.seat, over=True), serial=state.serial + 1)


def _scored(state: State, event: happened.Scored) -> State:
    forces = tuple(
        replace(force, points=force.points + gain) if gain else force
        for force, gain in zip(state.forces, event.gains, strict=True)
    )
    coop = state.coop
    if coop is not None and event.shared is not None:
        coop = replace(coop, points=coop.points + event.shared)
    return replace(state, forces=forces, coop=coop, serial=state.serial + 1)


def _ended(state: State, event: happened.Ended) -> State:
    return replace(state, phase="over", turn=None, stack=(), end=event.end, serial=state.serial + 1)


def _adjusted(_: State, event: happened.Adjusted) -> State:
    return event.state


def _coop_changed(state: State, event: happened.CoopChanged) -> State:
    return replace(state, coop=event.coop, serial=state.serial + 1)


def _told(state: State, _: happened.Event) -> State:
    return replace(state, serial=state.serial + 1)


def _paid(state: State, seat: Seat, cost: int) -> State:
    force = state.forces[seat]
    forces = swapped(state.forces, seat, replace(force, corra=force.corra - cost))
    return replace(state, forces=forces, supply=state.supply + cost, serial=state.serial + 1)


APPLY: dict[type, Apply] = {
    happened.Opened: _opened,
    happened.Chose: _chose,
    happened.Revealed: _revealed,
    happened.Started: _started,
    happened.RoundBegan: _round_began,
    happened.Framed: _framed,
    happened.Unframed: _unframed,
    happened.SpoilsTaken: _spoils_taken,
    happened.PhaseBegan: _phase_began,
    happened.Prepared: _prepared,
    happened.Offered: _offered,
    happened.Picked: _picked,
    happened.LastDie: _last_die,
    happened.TurnBegan: _turn_began,
    happened.Passed: _passed,
    happened.DieUsed: _die_used,
    happened.Discarded: _discarded,
    happened.Gained: _gained,
    happened.PointsGained: _points_gained,
    happened.SkillUsed: _skill_used,
    happened.CardUsed: _card_used,
    happened.Declined: _declined,
    happened.TurnEnded: _turn_ended,
    happened.Scored: _scored,
    happened.Ended: _ended,
    happened.Adjusted: _adjusted,
    happened.CoopChanged: _coop_changed,
    happened.ChaosStruck: _told,
    happened.OpponentActed: _told,
    happened.OpponentIdle: _told,
    **UNITS,
}
