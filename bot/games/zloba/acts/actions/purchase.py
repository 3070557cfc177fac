"""Buying elites and special skills, and calling an elite back for what it does."""

from __future__ import annotations

from functools import partial

from bot.games.kernel.ask import Answers
from bot.games.values import Arg, Line, Seat, Violation
from bot.games.zloba.acts.actions.mustering import deployed
from bot.games.zloba.looks import labels
from bot.games.zloba.looks.payment import out_of_turn, own_turn_only
from bot.games.zloba.looks.powers import useful, where_mask
from bot.games.zloba.looks.refusals import refuse
from bot.games.zloba.pack.components import name_of
from bot.games.zloba.pack.pack import EliteKind, Skill
from bot.games.zloba.position.case import Case, Run
from bot.games.zloba.position.commands import Buy, Recall, UseSkill
from bot.games.zloba.position.counting import left_on_mat, places
from bot.games.zloba.position.events import SkillUsed
from bot.games.zloba.position.events_units import Bought, Recalled
from bot.games.zloba.position.state import PLACES, Pending
from bot.games.zloba.position.units import Elite, Figure


def for_sale(case: Case) -> list[EliteKind]:
    """The kinds of elites that the seat can buy and deploy now. Rule: zloba-cs.purchase.legal-placement"""
    corra = case.force.corra
    return [
        kind
        for kind in case.components.kinds[case.force.faction].values()
        if kind.cost <= corra and left_on_mat(case.force, kind) and where_mask(case, kind.deploy)
    ]


def usable_skills(case: Case) -> list[Skill]:
    """The skills that the seat can pay for and make use of now."""
    corra = case.force.corra
    return [
        skill
        for skill in case.components.skills[case.force.faction].values()
        if skill.cost <= corra and useful(case, skill.effects, 0)
    ]


def recallable(case: Case) -> list[Elite]:
    """The elites that the seat can put back for a use they have now, each kind, toughness and place once."""
    effects = case.components.recalls[case.force.faction]
    if not effects:
        return []
    return [
        elite
        for elite in dict.fromkeys(case.force.elites)
        if elite.kind in effects and useful(case, effects[elite.kind], elite.place)
    ]


def offer_buy(answers: Answers, case: Case) -> Buy:
    """Ask which kind and where it is deployed."""
    kind = answers.choose("zloba-ask-elite", for_sale(case), lambda each: each.key, partial(elite_price, case))
    options = places(where_mask(case, kind.deploy))
    return Buy(
        kind.key, answers.choose("zloba-ask-place", options, labels.place_token, partial(labels.place_facts, case))
    )


def offer_skill(answers: Answers, case: Case) -> UseSkill:
    """Ask which skill."""
    return UseSkill(answers.choose("zloba-ask-skill", usable_skills(case), lambda each: each.key, skill_price).key)


def offer_recall(answers: Answers, case: Case) -> Recall:
    """Ask which elite."""
    elite = answers.choose("zloba-ask-recall", recallable(case), _elite_token, lambda each: _elite_label(case, each))
    return Recall(elite.place, elite.figure)


def elite_price(case: Case, kind: EliteKind) -> Line:
    """A kind of elite as an option: what it costs and has, and how many are left."""
    left = left_on_mat(case.force, kind)
    values: dict[str, Arg] = {"name": name_of(kind), "cost": kind.cost, "toughness": kind.toughness}
    return Line("zloba-elite-price", {**values, "left": left})


def skill_price(thing: Skill) -> Line:
    """A skill as an option: what it costs."""
    return Line("zloba-price", {"name": name_of(thing), "cost": thing.cost})


def _elite_token(elite: Elite) -> str:
    return f"{elite.kind[:18]}.{elite.place}.{elite.toughness}"


def _elite_label(case: Case, elite: Elite) -> Line:
    name = labels.figure(case.components, elite.figure)
    return Line("zloba-elite-in", {"elite": name, "place": labels.place(elite.place)})


def check_buy(case: Case, command: Buy) -> list[Violation]:
    """Rules: zloba-cs.purchase.when, zloba-cs.purchase.own-mat, zloba-cs.purchase.cost, zloba-cs.purchase.deploy"""
    found = own_turn_only(case, "purchase.when", "buy-turn")
    if found:
        return found
    kind = case.components.kinds[case.force.faction].get(command.kind)
    if kind is None:
        return [refuse("purchase.own-mat", "other-elite")]
    if not left_on_mat(case.force, kind):
        found.append(refuse("purchase.own-mat", "elite-out", elite=name_of(kind)))
    if kind.cost > case.force.corra:
        found.append(refuse("purchase.cost", "corra", cost=kind.cost, have=case.force.corra))
    mask = where_mask(case, kind.deploy)
    if not mask:
        found.append(refuse("purchase.legal-placement", "nowhere", elite=name_of(kind)))
    elif command.place not in PLACES or not mask & 1 << command.place:
        found.append(refuse("purchase.deploy", "elite-place", elite=name_of(kind)))
    return found


def check_skill(case: Case, command: UseSkill) -> list[Violation]:
    """Rules: zloba-cs.purchase.when, zloba-cs.purchase.skills, zloba-cs.purchase.cost"""
    found = own_turn_only(case, "purchase.when", "buy-turn")
    if found:
        return found
    skill = case.components.skills[case.force.faction].get(command.skill)
    if skill is None:
        return [refuse("purchase.skills", "skill")]
    if skill.cost > case.force.corra:
        found.append(refuse("purchase.cost", "corra", cost=skill.cost, have=case.force.corra))
    if not useful(case, skill.effects, 0):
        found.append(refuse("purchase.skills", "useless"))
    return found


def check_recall(case: Case, command: Recall) -> list[Violation]:
    """Rule: zloba-cs.attack.elite-abilities"""
    found = out_of_turn(case)
    if found:
        return found
    elite = Elite(command.place, command.elite.kind, command.elite.toughness)
    if elite not in case.force.elites:
        return [refuse("attack.elite-abilities", "units", place=labels.place(command.place))]
    kind = case.components.kinds[case.force.faction][elite.kind]
    if not kind.recall:
        return [refuse("attack.elite-abilities", "no-recall", elite=name_of(kind))]
    if elite not in recallable(case):
        return [refuse("attack.elite-abilities", "useless")]
    return []


def do_buy(run: Run, seat: Seat, command: Buy) -> None:
    """Pay, and deploy the elite at full toughness. Rule: zloba-cs.units.elite-full"""
    kind = run.components.kinds[run.force(seat).faction][command.kind]
    elite = Figure(kind.key, kind.toughness)
    run.emit(Bought(seat, command.place, elite, kind.cost))
    deployed(run, seat, command.place, (elite,))


def do_skill(run: Run, seat: Seat, command: UseSkill) -> None:
    """Pay, and begin what the skill does."""
    skill = run.components.skills[run.force(seat).faction][command.skill]
    run.emit(SkillUsed(seat, skill.key, skill.cost))
    run.push(Pending(seat, skill.key, skill.effects))


def do_recall(run: Run, seat: Seat, command: Recall) -> None:
    """Put the elite back, and begin what it does."""
    effects = run.components.kinds[run.force(seat).faction][command.elite.kind].recall
    run.emit(Recalled(seat, Elite(command.place, command.elite.kind, command.elite.toughness)))
    run.push(Pending(seat, command.elite.kind, effects, command.place))
