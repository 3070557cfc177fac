"""Moving: Maneuver, effects that move, and swift elites that move on."""

from __future__ import annotations

from functools import partial

from bot.games.kernel.ask import Answers
from bot.games.values import Seat, Violation
from bot.games.zloba.acts.actions.choosing import choose_troops
from bot.games.zloba.looks import labels
from bot.games.zloba.looks.payment import lacking, pay, rule_in_hand
from bot.games.zloba.looks.powers import Power, amount, find, used, where_mask
from bot.games.zloba.looks.refusals import refuse
from bot.games.zloba.position.case import Case, Position, Run
from bot.games.zloba.position.commands import Enter, Move
from bot.games.zloba.position.counting import figures_at, grouped, has, places
from bot.games.zloba.position.events_units import Deployed, Moved
from bot.games.zloba.position.state import PLACES, Onward, Pending
from bot.games.zloba.position.units import Figure, Troops


def onward(case: Case) -> Onward | None:
    """The swift elites that the seat may move on now."""
    stack = case.state.stack
    if stack and isinstance(frame := stack[-1], Onward) and frame.seat == case.seat:
        return frame
    return None


def offer_move(answers: Answers, case: Case, power: Power) -> Move:
    """Ask where from, where to, and which units."""
    starts = places(where_mask(case, power.where) & case.own)
    start = answers.choose("zloba-ask-from", starts, labels.place_token, partial(labels.place_facts, case))
    end = _choose_end(answers, case, start)
    figures = figures_at(case.force, start)
    troops = choose_troops(answers, case, case.force.basics[start], figures, amount(case, power, start))
    return Move(start, end, troops, power.by)


def offer_onward(answers: Answers, case: Case, frame: Onward) -> Move:
    """Ask where swift elites go on to, and which of them."""
    end = _choose_end(answers, case, frame.place)
    troops = choose_troops(answers, case, 0, frame.elites, len(frame.elites))
    return Move(frame.place, end, troops, "effect")


def offer_enter(_: Answers, __: Case, power: Power) -> Enter:
    """Nothing is left to ask."""
    return Enter(power.by)


def _choose_end(answers: Answers, case: Case, start: int) -> int:
    ends = case.components.neighbours[start]
    return answers.choose("zloba-ask-to", ends, labels.place_token, partial(labels.place_facts, case))


def check_move(case: Case, command: Move) -> list[Violation]:
    """Rules: zloba-cs.action.maneuver-move, zloba-cs.move.definition, zloba-cs.coast.no-return"""
    frame = onward(case)
    power = find(case, "move", command.by)
    if power is None and (frame is None or command.by != "effect"):
        return lacking(case, command.by, "maneuver")
    found = check_march(case, command.start, command.end, command.troops)
    if power is None:
        return found or (_check_onward(command, frame) if frame is not None else [])
    if command.start in PLACES:
        if not where_mask(case, power.where) & 1 << command.start:
            found.append(refuse("move.definition", "from", place=labels.place(command.start)))
        most = amount(case, power, command.start)
        if command.troops.size > most:
            rule = "action.maneuver-move" if power.action is not None else rule_in_hand(case)
            found.append(refuse(rule, "too-many", most=most))
    return found


def check_march(case: Case, start: int, end: int, troops: Troops) -> list[Violation]:
    """What any move must keep to: units that are there go to an area next to theirs."""
    found: list[Violation] = []
    if start not in PLACES or end not in PLACES:
        return [refuse("board.areas", "no-area")]
    if end == 0:
        found.append(refuse("coast.no-return", "coast"))
    elif end not in case.components.neighbours[start]:
        rule = "coast.adjacent" if start == 0 else "board.adjacent"
        found.append(refuse(rule, "not-next", start=labels.place(start), end=labels.place(end)))
    if troops.size < 1 or troops.basics < 0:
        found.append(refuse("move.definition", "nobody"))
    elif not has(case.force, start, troops):
        found.append(refuse("move.definition", "units", place=labels.place(start)))
    return found


def _check_onward(command: Move, frame: Onward) -> list[Violation]:
    allowed = grouped(frame.elites)
    wanted = grouped(command.troops.elites)
    swift = all(allowed.get(figure, 0) >= count for figure, count in wanted.items())
    if command.start == frame.place and not command.troops.basics and swift:
        return []
    return [refuse("move.multi-area", "onward")]


def check_enter(case: Case, command: Enter) -> list[Violation]:
    """Rules: zloba-cs.action.maneuver-deploy, zloba-cs.action.few-units"""
    if find(case, "enter", command.by) is None:
        return lacking(case, command.by, "maneuver")
    return [] if case.force.mat else [refuse("action.few-units", "mat-empty")]


def do_move(run: Run, seat: Seat, command: Move) -> None:
    """Move units, then let those that may go on."""
    frame = run.state.stack[-1] if run.state.stack else None
    if isinstance(frame, Onward):
        left = list(frame.elites)
        for figure in command.troops.elites:
            left.remove(figure)
        run.change(Onward(seat, frame.place, tuple(left)) if left else None)
        run.emit(Moved(seat, command.start, command.end, command.troops, "effect"))
        arrived(run, seat, command.end, command.troops.elites, swift=False)
        return
    cause = pay(run, seat, command.by, "maneuver")
    run.emit(Moved(seat, command.start, command.end, command.troops, cause))
    arrived(run, seat, command.end, command.troops.elites, swift=True)


def do_enter(run: Run, seat: Seat, command: Enter) -> None:
    """Deploy two basic units to the zone, or as many as there are."""
    case = Case(run.components, run.state, seat)
    units = min(case.force.mat, amount(case, used(case, "enter", command.by), 0))
    cause = pay(run, seat, command.by, "maneuver")
    run.emit(Deployed(seat, 0, units, cause))


def arrived(run: Run, seat: Seat, place: int, elites: tuple[Figure, ...], *, swift: bool) -> None:
    """What elites do after a move: first what moving brings about, then those that may move on."""
    components, faction = run.components, run.state.forces[seat].faction
    going = tuple(figure for figure in elites if components.swift(faction, figure.kind))
    if swift and going:
        run.push(Onward(seat, place, going))
    for figure in reversed(elites):
        effects = components.kinds[faction][figure.kind].on_move
        if effects:
            run.push(Pending(seat, figure.kind, effects, place))


def after_onward(view: Position, frame: Onward) -> tuple[Figure, ...]:
    """Those of the swift elites that are still where they arrived."""
    there = grouped(figures_at(view.state.forces[frame.seat], frame.place))
    still: list[Figure] = []
    for figure in frame.elites:
        if there.get(figure, 0):
            there[figure] -= 1
            still.append(figure)
    return tuple(still)
