"""Exodus: two dice pay for any number of units leaving one place."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from typing import Literal, TypeAlias

from bot.games.kernel.ask import Answers
from bot.games.values import Line, Seat, Violation
from bot.games.zloba.acts.actions.choosing import choose_troops
from bot.games.zloba.acts.actions.movement import arrived, check_march
from bot.games.zloba.looks import labels
from bot.games.zloba.looks.payment import lacking, out_of_turn
from bot.games.zloba.looks.powers import my_turn
from bot.games.zloba.looks.refusals import refuse
from bot.games.zloba.pack.effects import Face
from bot.games.zloba.position.case import Case, Run
from bot.games.zloba.position.commands import Exodus
from bot.games.zloba.position.counting import figures_at, has, places
from bot.games.zloba.position.events import DieUsed
from bot.games.zloba.position.events_units import Departed
from bot.games.zloba.position.state import PLACES
from bot.games.zloba.position.units import Figure, March, Troops

Die: TypeAlias = Face | Literal["eye"]
STAY = 9
"""What is picked in place of an area when no more units leave."""


def can_depart(case: Case) -> bool:
    """Whether Exodus can be played with dice now. Rule: zloba-cs.exodus.dice"""
    turn = case.state.turn
    if turn is None or turn.acted or not case.force.dice:
        return False
    return len(case.force.dice) + (case.force.eye is not None) >= 2 and bool(case.own)


def can_repeat(case: Case) -> bool:
    """Whether Doubling can repeat an Exodus. Rule: zloba-cs.all-seeing.double-exodus"""
    turn = case.state.turn
    return case.force.eye == "double" and turn is not None and turn.done == "exodus" and bool(case.own)


def pairs(case: Case) -> list[tuple[Die, ...]]:
    """Every two dice that can pay, ascending, the all-seeing one last."""
    found = list(dict.fromkeys(combinations(case.force.dice, 2)))
    faces = dict.fromkeys(case.force.dice) if case.force.eye is not None else {}
    return [*found, *((face, "eye") for face in faces)]


def offer_exodus(answers: Answers, case: Case, *, repeated: bool) -> Exodus:
    """Ask for the dice, the place, then for one area after the other and who goes there."""
    dice: tuple[Die, ...] = ()
    if not repeated:
        dice = answers.choose("zloba-ask-dice", pairs(case), "-".join, dice_label)
    start = answers.choose("zloba-ask-from", places(case.own), labels.place_token, partial(labels.place_facts, case))
    basics, figures = case.force.basics[start], figures_at(case.force, start)
    marches: list[March] = []
    ends = list(case.components.neighbours[start])
    while ends and basics + len(figures):
        ask, choices = ("zloba-ask-to-next", [*ends, STAY]) if marches else ("zloba-ask-to", ends)
        end = answers.choose(ask, choices, _token, partial(_label, case))
        if end == STAY:
            break
        answers.regards(end=end)
        troops = choose_troops(answers, case, basics, figures, basics + len(figures))
        marches.append(March(end, troops))
        basics -= troops.basics
        figures = _left(figures, troops)
        ends = [other for other in ends if other > end]
    return Exodus(start, tuple(marches), dice)


def dice_label(dice: tuple[Die, ...]) -> Line:
    """Two dice by their names."""
    return Line("zloba-dice", {"dice": tuple(labels.named(die) for die in dice)})


def _left(figures: tuple[Figure, ...], troops: Troops) -> tuple[Figure, ...]:
    left = list(figures)
    for figure in troops.elites:
        left.remove(figure)
    return tuple(left)


def _token(end: int) -> str:
    return "done" if end == STAY else labels.place_token(end)


def _label(case: Case, end: int) -> Line:
    return Line("zloba-done") if end == STAY else labels.place_facts(case, end)


def check_exodus(case: Case, command: Exodus) -> list[Violation]:
    """Rules: zloba-cs.exodus.dice, zloba-cs.exodus.targets"""
    found = _check_dice(case, command)
    ends = [march.end for march in command.marches]
    if not ends or len(set(ends)) < len(ends):
        found.append(refuse("exodus.targets", "exodus-ends"))
    for march in command.marches:
        found += check_march(case, command.start, march.end, march.troops)
    if not found and command.start in PLACES and not has(case.force, command.start, _together(command)):
        found.append(refuse("exodus.targets", "units", place=labels.place(command.start)))
    return [each for place, each in enumerate(found) if each not in found[:place]]


def _check_dice(case: Case, command: Exodus) -> list[Violation]:
    if not command.dice:
        return [] if my_turn(case) and can_repeat(case) else lacking(case, "double", "exodus")
    turn = case.state.turn
    found = out_of_turn(case)
    if found:
        return found
    if turn is not None and turn.acted:
        return [refuse("turn.use-die", "second-die")]
    if command.dice not in pairs(case):
        if "eye" in command.dice and case.force.eye is None:
            return [refuse("all-seeing.use", "eye-used")]
        return [refuse("exodus.dice", "exodus-dice")]
    return []


def _together(command: Exodus) -> Troops:
    figures = [figure for march in command.marches for figure in march.troops.elites]
    return Troops(sum(march.troops.basics for march in command.marches), tuple(figures))


def do_exodus(run: Run, seat: Seat, command: Exodus) -> None:
    """Pay and let the units go; what moving brings about follows area by area."""
    run.emit(DieUsed(seat, command.dice or ("eye",), "exodus" if command.dice else None))
    run.emit(Departed(seat, command.start, command.marches, "die" if command.dice else "double"))
    for march in reversed(command.marches):
        arrived(run, seat, march.end, march.troops.elites, swift=True)
