"""Attacks and other wounds: Battle, Strike, Charge, and effects that wound."""

from __future__ import annotations

from functools import partial
from typing import Literal

from bot.games.kernel.ask import Answers
from bot.games.values import Line, Seat, Violation
from bot.games.zloba.acts.actions.choosing import choose_wounds, guards_at
from bot.games.zloba.looks import labels
from bot.games.zloba.looks.payment import lacking, pay, rule_in_hand
from bot.games.zloba.looks.powers import Power, amount, attack_mask, attackable, find, targets, used
from bot.games.zloba.looks.refusals import refuse
from bot.games.zloba.pack.components import Components
from bot.games.zloba.position.case import Case, Run
from bot.games.zloba.position.commands import Attack
from bot.games.zloba.position.counting import figures_at, grouped, has_units
from bot.games.zloba.position.events import Gained
from bot.games.zloba.position.events_units import Attacked
from bot.games.zloba.position.state import PLACES, Force
from bot.games.zloba.position.units import Troops, Wounds

FACES: dict[str | None, Literal["battle", "strike", "charge"]] = {
    "battle": "battle",
    "strike": "strike",
    "charge": "charge",
}


def offer_attack(answers: Answers, case: Case, power: Power) -> Attack:
    """Ask where, whom, and how the wounds are divided."""
    areas = attackable(case, power)
    area = answers.choose("zloba-ask-where", areas, labels.place_token, partial(labels.place_facts, case))
    target = answers.choose(
        "zloba-ask-whom",
        targets(case, area),
        lambda seat: f"s{seat}",
        lambda seat: _target(case, seat, area),
    )
    wounds = choose_wounds(answers, case, target, area, amount(case, power, area))
    return Attack(area, target, wounds, power.by)


def _target(case: Case, seat: Seat, area: int) -> Line:
    force = case.state.forces[seat]
    units = labels.troops(case.components, Troops(force.basics[area], figures_at(force, area)))
    return Line("zloba-target", {"faction": labels.faction(case.components, case.state, seat), "units": units})


def check_attack(case: Case, command: Attack) -> list[Violation]:
    """Rules: zloba-cs.attack.target, zloba-cs.attack.distribute, zloba-cs.coast.no-attack, zloba-cs.attack.not-own"""
    power = find(case, "attack", command.by)
    if power is None:
        return lacking(case, command.by, "battle")
    if command.area not in PLACES:
        return [refuse("board.areas", "no-area")]
    found: list[Violation] = []
    if command.area == 0:
        found.append(refuse("coast.no-attack", "coast-attack"))
    elif not attack_mask(case, power) & 1 << command.area:
        found.append(_too_far(case, power, command.area))
    found += _check_target(case, command)
    if not found:
        target = case.state.forces[command.target]
        found += check_wounds(case, target, command, amount(case, power, command.area))
    return found


def _too_far(case: Case, power: Power, area: int) -> Violation:
    from_coast = has_units(case.force, 0) and area in case.components.neighbours[0]
    if from_coast and power.where == "near":
        return refuse("coast.no-attack-from", "attack-from-coast", place=labels.place(area))
    if power.where != "near":
        return refuse(rule_in_hand(case), "effect-other")
    rule = {"charge": "all-seeing.charge", "battle": "action.battle"}.get(power.action or "") or rule_in_hand(case)
    return refuse(rule, "too-far", place=labels.place(area))


def _check_target(case: Case, command: Attack) -> list[Violation]:
    if command.target == case.seat:
        return [refuse("attack.not-own", "own-units")]
    if not 0 <= command.target < len(case.state.forces):
        return [refuse("attack.target", "no-target", place=labels.place(command.area))]
    if command.target not in case.foes():
        return [refuse("coop.no-friendly-fire", "friends")]
    if not has_units(case.state.forces[command.target], command.area):
        return [refuse("attack.target", "no-target", place=labels.place(command.area))]
    return []


def check_wounds(case: Case, target: Force, command: Attack, wounds: int) -> list[Violation]:
    """Whether wounds are divided among units that are there, all of them."""
    hurt, area = command.wounds, command.area
    there = grouped(figures_at(target, area))
    hit = grouped(tuple(each.elite for each in hurt.elites))
    if hurt.basics < 0 or hurt.basics > target.basics[area]:
        return [refuse("attack.distribute", "units", place=labels.place(area))]
    if any(there.get(figure, 0) < count for figure, count in hit.items()):
        return [refuse("attack.distribute", "units", place=labels.place(area))]
    if any(not 1 <= each.wounds <= each.elite.toughness for each in hurt.elites):
        return [refuse("toughness.elite", "toughness")]
    total = min(wounds, target.basics[area] + sum(figure.toughness * count for figure, count in there.items()))
    if hurt.total != total:
        return [refuse("attack.wounds", "wounds", count=total)]
    guards = guards_at(case, command.target, area)
    if hurt.basics and any(_survives(figure, count, hurt) for figure, count in there.items() if figure in guards):
        return [refuse("attack.elite-abilities", "guard")]
    return []


def _survives(figure: object, count: int, hurt: Wounds) -> bool:
    fallen = sum(hit.elite == figure and hit.wounds == hit.elite.toughness for hit in hurt.elites)
    return fallen < count


def do_attack(run: Run, seat: Seat, command: Attack) -> None:
    """Wound, and take the trophies."""
    power = used(Case(run.components, run.state, seat), "attack", command.by)
    cause = pay(run, seat, command.by, "battle")
    face = FACES.get(power.action)
    opponent = command.target >= run.seats
    run.emit(Attacked(seat, command.area, command.target, command.wounds, cause, face, power.attack, opponent))
    if power.attack and fells(command.wounds):
        take_trophies(run, seat, command.area)


def fells(wounds: Wounds) -> bool:
    """Whether wounds take a unit off the board."""
    return wounds.basics > 0 or any(hit.wounds == hit.elite.toughness for hit in wounds.elites)


def take_trophies(run: Run, seat: Seat, area: int) -> None:
    """Corra for an attack that took a unit off the board, as far as the supply lasts."""
    corra = min(run.state.supply, _trophies(run.components, run.force(seat), area))
    if corra:
        run.emit(Gained(seat, corra, "opponent" if seat >= run.seats else "trophy"))


def _trophies(components: Components, force: Force, area: int) -> int:
    corra = sum(trait.corra for key in force.cards for trait in components.trophies_by_card.get(key, ()))
    taking = components.trophies[force.faction]
    for elite in force.elites if taking else ():
        for trait in taking.get(elite.kind, ()):
            if elite.place and (elite.place == area or not trait.here):
                corra += trait.corra
    return corra
