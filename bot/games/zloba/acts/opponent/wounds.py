"""How the automated opponent wounds: where its attacks fall, who is asked, and what falls."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.zloba.acts.actions.attack import fells, take_trophies
from bot.games.zloba.acts.opponent.wound_division import Way, after, divisions
from bot.games.zloba.looks.powers import BY_DIE, BY_EYE, amount, attack_mask
from bot.games.zloba.looks.threat import highest
from bot.games.zloba.position.case import Case, Run
from bot.games.zloba.position.coop_state import AttackFace, WoundsDue
from bot.games.zloba.position.counting import places, still_to_come
from bot.games.zloba.position.events import Declined
from bot.games.zloba.position.events_units import Attacked
from bot.games.zloba.position.units import Wounds

ASSAULTS = {"battle": BY_DIE["battle"][0], "strike": BY_EYE["strike"][0], "charge": BY_EYE["charge"][0]}
"""Each attack of the opponent's wounds and reaches as a human's does; it only makes two of them."""


def assault(run: Run, face: AttackFace) -> None:
    """One attack on the area with the highest threat, stronger where an elite of the opponent's makes it so.

    Rules: zloba-cs.coop.ai.battle, zloba-cs.coop.ai.all-seeing-strike, zloba-cs.coop.ai.all-seeing-charge
    """
    case = Case(run.components, run.state, run.seats)
    area = highest(run.state, places(attack_mask(case, ASSAULTS[face])))
    if area is not None:
        wound(run, area, amount(case, ASSAULTS[face], area), attack=True, face=face)


def wound(run: Run, area: int, wounds: int, *, attack: bool, face: AttackFace | None = None) -> None:
    """Wounds to the humans in an area, elites first; where they have a choice, each divides those of its own units.

    Clockwise from the start player each takes as many as it likes of those that the next ones can bear.

    Rule: zloba-cs.coop.ai.wounds-elite-first
    """
    ways = divisions(run.state, area, wounds)
    if len(ways) == 1:
        suffer(run, area, *ways, attack=attack, face=face)
    elif ways:
        start = max(run.state.start, 0)
        hit = {seat for way in ways for seat, _ in way}
        first = next(seat for seat in (start, *still_to_come(run.state, start)) if seat in hit)
        run.push(WoundsDue(area, wounds, first, attack, face))


def take(run: Run, due: WoundsDue, share: Wounds) -> None:
    """The units of the seat in question suffer what it takes; the next one is in question, if anything is left."""
    left, rest = due.wounds - share.total, after(run.state, due)
    felled = due.felled or fells(share)
    goes_on = bool(left and rest)
    run.change(replace(due, wounds=left, seat=rest[0], felled=felled) if goes_on else None)
    opponent = run.seats
    if share.total:
        run.emit(Attacked(opponent, due.area, due.seat, share, "opponent", due.face, attack=due.attack))
    else:
        run.emit(Declined(due.seat, "wounds"))
    if due.attack and felled and not goes_on:
        take_trophies(run, opponent, due.area)


def suffer(run: Run, area: int, way: Way, *, attack: bool, face: AttackFace | None = None) -> None:
    """The humans suffer wounds divided like this; felling units of several humans is still one attack."""
    seat = run.seats
    for target, wounds in way:
        run.emit(Attacked(seat, area, target, wounds, "opponent", face, attack=attack))
    if attack and any(fells(wounds) for _, wounds in way):
        take_trophies(run, seat, area)
