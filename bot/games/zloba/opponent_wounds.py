"""How the automated opponent wounds: where its attacks fall, who is asked, and what falls."""

from __future__ import annotations

from bot.games.zloba.attack import take_trophies
from bot.games.zloba.coop_state import AttackFace, WoundsDue
from bot.games.zloba.counting import places
from bot.games.zloba.division import Way, divisions
from bot.games.zloba.events import Attacked, Framed
from bot.games.zloba.powers import BY_DIE, BY_EYE, amount, attack_mask
from bot.games.zloba.run import Case, Run
from bot.games.zloba.threat import highest
from bot.games.zloba.units import Wounds

ASSAULTS = {"battle": BY_DIE["battle"][0], "strike": BY_EYE["strike"][0], "charge": BY_EYE["charge"][0]}
"""Each attack of the opponent's wounds and reaches as a human's does; it only makes two of them."""


def assault(run: Run, face: AttackFace) -> None:
    """One attack on the area with the highest threat, stronger where an elite of the opponent's makes it so.

    Rules: zloba-cs.coop.ai.battle, zloba-cs.coop.ai.all-seeing-strike, zloba-cs.coop.ai.all-seeing-charge
    """
    case = Case(run.components, run.state, run.state.seats)
    area = highest(run.state, places(attack_mask(case, ASSAULTS[face])))
    if area is not None:
        wound(run, area, amount(case, ASSAULTS[face], area), attack=True, face=face)


def wound(run: Run, area: int, wounds: int, *, attack: bool, face: AttackFace | None = None) -> None:
    """Wounds to the humans in an area, elites first; they divide them where they have a choice.

    Rule: zloba-cs.coop.ai.wounds-elite-first
    """
    ways = divisions(run.state, area, wounds)
    if len(ways) == 1:
        suffer(run, area, ways[0], attack=attack, face=face)
    elif ways:
        seats = {seat for way in ways for seat, _ in way}
        seat = seats.pop() if len(seats) == 1 else max(run.state.start, 0)
        run.emit(Framed(WoundsDue(area, wounds, seat, attack, face)))


def suffer(run: Run, area: int, way: Way, *, attack: bool, face: AttackFace | None = None) -> None:
    """The humans suffer wounds divided like this; an attack that fells somebody is one attack, whoever falls."""
    seat = run.state.seats
    for target, wounds in way:
        run.emit(Attacked(seat, area, target, wounds, "opponent", face, attack=attack))
    if attack:
        basics = sum(wounds.basics for _, wounds in way)
        elites = tuple(hit for _, wounds in way for hit in wounds.elites)
        take_trophies(run, seat, area, Wounds(basics, elites))
