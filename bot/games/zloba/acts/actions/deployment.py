"""Mining and deploying: Mine, Extend, and effects that deploy or muster."""

from __future__ import annotations

from functools import partial

from bot.games.kernel.ask import Answers
from bot.games.values import Seat, Violation
from bot.games.zloba.looks import labels
from bot.games.zloba.looks.payment import lacking, pay, rule_in_hand
from bot.games.zloba.looks.powers import Power, amount, find, used, where_mask
from bot.games.zloba.looks.refusals import refuse
from bot.games.zloba.position.case import Case, Run
from bot.games.zloba.position.commands import Deploy, Mine
from bot.games.zloba.position.counting import places
from bot.games.zloba.position.events import Gained
from bot.games.zloba.position.events_units import Deployed
from bot.games.zloba.position.state import PLACES


def offer_mine(_: Answers, __: Case, power: Power) -> Mine:
    """Nothing is left to ask."""
    return Mine(power.by)


def check_mine(case: Case, command: Mine) -> list[Violation]:
    """Rule: zloba-cs.action.mine"""
    return [] if find(case, "mine", command.by) else lacking(case, command.by, "mine")


def do_mine(run: Run, seat: Seat, command: Mine) -> None:
    """Take corra, or what is left of it. Rule: zloba-cs.korrakam.shortage-one"""
    case = Case(run.components, run.state, seat)
    corra = amount(case, used(case, "mine", command.by), 0)
    cause = pay(run, seat, command.by, "mine")
    run.emit(Gained(seat, min(corra, run.state.supply), cause))


def offer_deploy(answers: Answers, case: Case, power: Power) -> Deploy:
    """Ask where and how many."""
    options = places(where_mask(case, power.where))
    place = answers.choose("zloba-ask-place", options, labels.place_token, partial(labels.place_facts, case))
    most = min(amount(case, power, place), _pool(case, power))
    return Deploy(place, answers.number("zloba-ask-units", "zloba-basics", 1, most), power.by)


def check_deploy(case: Case, command: Deploy) -> list[Violation]:
    """Rules: zloba-cs.action.extend, zloba-cs.action.few-units, zloba-cs.deploy.definition"""
    power = find(case, "deploy", command.by)
    if power is None:
        return lacking(case, command.by, "extend")
    if command.place not in PLACES:
        return [refuse("board.areas", "no-area")]
    found: list[Violation] = []
    if not where_mask(case, power.where) & 1 << command.place:
        own_zone = command.place == 0 and power.action is not None
        rule = "action.extend-own-zone" if own_zone else _rule(case, power)
        found.append(refuse(rule, "nobody-there", place=labels.place(command.place)))
    left, most = _pool(case, power), amount(case, power, command.place)
    if command.units < 1:
        found.append(refuse("deploy.definition", "nobody"))
    elif command.units > most:
        found.append(refuse(_rule(case, power), "too-many", most=most))
    if command.units > left:
        found.append(refuse("action.few-units", "few-units", left=left))
    return found


def do_deploy(run: Run, seat: Seat, command: Deploy) -> None:
    """Deploy basic units."""
    power = used(Case(run.components, run.state, seat), "deploy", command.by)
    cause = pay(run, seat, command.by, "extend")
    run.emit(Deployed(seat, command.place, command.units, cause, pool=power.pool))


def _rule(case: Case, power: Power) -> str:
    return "action.extend" if power.action is not None else rule_in_hand(case)


def _pool(case: Case, power: Power) -> int:
    return case.force.mat if power.pool == "mat" else case.force.removed
