"""What a seat may do at this moment, and how much of it: with a die, with the all-seeing die, or in an effect."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from msgspec import Struct

from bot.games.zloba.pack.components import NUMBERED
from bot.games.zloba.pack.effects import Attack, Deploy, Effect, Gain, Move, Muster, Pool, Score, Where
from bot.games.zloba.position.case import Case
from bot.games.zloba.position.commands import By
from bot.games.zloba.position.counting import has_units, places
from bot.games.zloba.position.state import Act, Pending, Task


class Power(Struct, frozen=True):
    """One thing a seat may do.

    Attributes:
        does: the kind of deed; by: what pays for it; amount: of corra, units or wounds, before what strengthens it.
        where: into which places, from which place, or in which areas; action: the name by which it is strengthened.
        pool: where deployed units come from; attack: whether the wounds count as an attack.
    """

    does: str
    by: By
    amount: int
    where: Where
    action: str | None = None
    pool: Pool = "mat"
    attack: bool = True


def _acts(by: By) -> dict[str, tuple[Power, ...]]:
    return {
        "mine": (Power("mine", by, 1, "any", "mine"),),
        "extend": (Power("deploy", by, 2, "presence", "extend"),),
        "maneuver": (Power("move", by, 2, "presence", "maneuver"), Power("enter", by, 2, "zone")),
        "battle": (Power("attack", by, 1, "near", "battle"),),
    }


BY_DIE: dict[str, tuple[Power, ...]] = _acts("die")
BY_DOUBLE: dict[str, tuple[Power, ...]] = _acts("double")
BY_EFFECT: dict[str, tuple[Power, ...]] = _acts("effect")
BY_EYE: dict[str, tuple[Power, ...]] = {
    "mine": (Power("mine", "eye", 1, "any", "mine"),),
    "strike": (Power("attack", "eye", 1, "any", "strike"),),
    "charge": (Power("attack", "eye", 2, "near", "charge"),),
    "double": (),
}


def of_task(task: Task) -> tuple[Power, ...]:
    """The powers that a task gives; none where it happens by itself."""
    return BY_EFFECT[task.face] if isinstance(task, Act) else _of_effect(task)


@lru_cache(maxsize=1024)
def _of_effect(effect: Effect) -> tuple[Power, ...]:
    match effect:
        case Deploy(units, where, pool):
            return (Power("deploy", "effect", units, where, None, pool),)
        case Muster(units, where):
            return (Power("muster", "effect", units, where),)
        case Move(units, start):
            return (Power("move", "effect", units, start),)
        case Attack(wounds, where, attack):
            return (Power("attack", "effect", wounds, where, None, "mat", attack),)
        case _:
            return ()


def my_turn(case: Case) -> bool:
    """Whether the seat's turn of the action phase goes on and nothing interrupts it."""
    turn = case.state.turn
    return turn is not None and turn.seat == case.seat and case.state.phase == "actions" and not case.state.stack


def pending(case: Case) -> Pending | None:
    """The tasks that the seat is to answer now."""
    stack = case.state.stack
    if stack and isinstance(frame := stack[-1], Pending) and frame.seat == case.seat:
        return frame
    return None


def powers(case: Case, by: By) -> tuple[Power, ...]:
    """What the seat may do now besides Exodus, purchases and cards, if it is paid for like this."""
    if by == "effect":
        frame = pending(case)
        return () if frame is None else of_task(frame.queue[0])
    if not my_turn(case):
        return ()
    return die_powers(case) if by == "die" else eye_powers(case)


def die_powers(case: Case) -> tuple[Power, ...]:
    """What the action dice give in the seat's turn. Rule: zloba-cs.turn.use-die"""
    turn = case.state.turn
    found: tuple[Power, ...] = ()
    if turn is not None and not turn.acted:
        for face in dict.fromkeys(case.force.dice):
            found += BY_DIE[face]
    return found


def eye_powers(case: Case) -> tuple[Power, ...]:
    """What the all-seeing die gives in the seat's turn. Rule: zloba-cs.all-seeing.when"""
    eye, turn = case.force.eye, case.state.turn
    if eye is None or turn is None:
        return ()
    if eye != "double":
        return BY_EYE[eye]
    return BY_DOUBLE[turn.done] if turn.done is not None and turn.done != "exodus" else ()


def find(case: Case, does: str, by: By) -> Power | None:
    """The power that a command makes use of, if the seat has it."""
    for power in powers(case, by):
        if power.does == does and power.by == by:
            return power
    return None


def used(case: Case, does: str, by: By) -> Power:
    """The power that a legal command makes use of.

    Raises:
        LookupError: the seat has no such power, so that the command is not legal.
    """
    power = find(case, does, by)
    if power is None:
        raise LookupError(f"seat {case.seat} cannot {does} by {by}")
    return power


def where_mask(case: Case, where: Where) -> int:
    """The places that ``where`` names for the seat, as a mask."""
    if where == "presence":
        return case.own
    if where == "near":
        return case.components.near[case.own >> 1]
    if where == "own":
        return case.own & NUMBERED
    if where == "any":
        return NUMBERED
    return 1 if where == "zone" else 1 << case.area


def attack_mask(case: Case, power: Power) -> int:
    """The areas that the seat may attack, with or without units in them. Rule: zloba-cs.action.battle"""
    mask = where_mask(case, power.where) & NUMBERED
    reach = case.components.reach[case.force.faction]
    if reach and power.where == "near":
        for elite in case.force.elites:
            if elite.kind in reach:
                mask |= case.components.within(elite.place, reach[elite.kind])
    return mask


def targets(case: Case, area: int) -> tuple[int, ...]:
    """The seats with units in an area that the seat may wound."""
    return tuple(seat for seat in case.foes() if has_units(case.state.forces[seat], area))


def attackable(case: Case, power: Power) -> tuple[int, ...]:
    """The areas where the seat can wound units, ascending."""
    return places(attack_mask(case, power) & case.hostile)


def amount(case: Case, power: Power, place: int) -> int:
    """How much a power does in, into or from a place, with everything that strengthens it."""
    if power.action is None:
        return power.amount
    total = power.amount
    for key in case.force.cards:
        for more in case.components.more_by_card.get(key, ()):
            if more.action == power.action:
                total += more.amount
    strengthening = case.components.more[case.force.faction]
    for elite in case.force.elites if strengthening else ():
        for more in strengthening.get(elite.kind, ()):
            if more.action == power.action and (not more.here or _helps(case, power, elite.place, elite.kind, place)):
                total += more.amount
    return total


def _helps(case: Case, power: Power, stands_in: int, kind: str, place: int) -> bool:
    if power.does == "mine":
        return True
    if power.does != "attack":
        return stands_in == place
    steps = case.components.reach[case.force.faction].get(kind, 1)
    return bool(case.components.within(stands_in, steps) >> place & 1)


def feasible(case: Case, power: Power) -> bool:
    """Whether a power can be put to any use now."""
    return FEASIBLE[power.does](case, power)


def usable(case: Case, some: tuple[Power, ...]) -> bool:
    """Whether at least one of these powers can be put to any use now."""
    for power in some:  # noqa: SIM110  # asked of every die after every move; a generator takes twice as long
        if FEASIBLE[power.does](case, power):
            return True
    return False


def _can_deploy(case: Case, power: Power) -> bool:
    return (case.force.mat if power.pool == "mat" else case.force.removed) > 0 and where_mask(case, power.where) != 0


def _can_move(case: Case, power: Power) -> bool:
    return where_mask(case, power.where) & case.own != 0


def _can_attack(case: Case, power: Power) -> bool:
    return attack_mask(case, power) & case.hostile != 0


def _can_muster(case: Case, power: Power) -> bool:
    # There are always units to call: every force has basic ones, on the mat, removed or on the board.
    return where_mask(case, power.where) != 0


FEASIBLE: dict[str, Callable[[Case, Power], bool]] = {
    "mine": lambda _, __: True,
    "enter": lambda case, _: case.force.mat > 0,
    "deploy": _can_deploy,
    "move": _can_move,
    "attack": _can_attack,
    "muster": _can_muster,
}


ALWAYS_USEFUL = (Gain, Score)


def useful(case: Case, effects: tuple[Effect, ...], area: int) -> bool:
    """Whether at least one of these effects, happening in an area, would do something now."""
    there = case if case.area == area else Case(case.components, case.state, case.seat, area)
    for effect in effects:
        if isinstance(effect, ALWAYS_USEFUL):
            return True
        if usable(there, of_task(effect)):
            return True
    return False
