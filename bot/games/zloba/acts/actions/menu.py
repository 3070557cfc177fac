"""The menus: what can be done in a turn and in a task."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.games.kernel import ask
from bot.games.kernel.ask import Answers, NoSuchAnswer, says
from bot.games.kernel.frames import always
from bot.games.values import Line
from bot.games.zloba.acts.actions.attack import offer_attack
from bot.games.zloba.acts.actions.cards import offer_card, usable_cards
from bot.games.zloba.acts.actions.deployment import offer_deploy, offer_mine
from bot.games.zloba.acts.actions.ending_turn import offer_discard
from bot.games.zloba.acts.actions.exodus import can_depart, can_repeat, offer_exodus
from bot.games.zloba.acts.actions.movement import offer_enter, offer_move, offer_onward, onward
from bot.games.zloba.acts.actions.mustering import offer_muster
from bot.games.zloba.acts.actions.purchase import (
    for_sale,
    offer_buy,
    offer_recall,
    offer_skill,
    recallable,
    usable_skills,
)
from bot.games.zloba.looks.labels import named
from bot.games.zloba.looks.powers import BY_DIE, Power, eye_powers, feasible, find, of_task, pending, usable, used
from bot.games.zloba.pack.effects import FACES, Face
from bot.games.zloba.position.case import Case
from bot.games.zloba.position.commands import Command, EndTurn, LetBe

Branch = ask.Branch[Case, Command]

OFFERS: dict[str, Callable[[Answers, Case, Power], Command]] = {
    "mine": offer_mine,
    "deploy": offer_deploy,
    "move": offer_move,
    "enter": offer_enter,
    "attack": offer_attack,
    "muster": offer_muster,
}


def _how(answers: Answers, case: Case, some: tuple[Power, ...]) -> Command:
    """Ask for one of the powers that can be put to use, and then all that it needs."""
    able = [power for power in some if feasible(case, power)]
    power = answers.choose("zloba-ask-how", able, lambda each: each.does, lambda each: named(each.does))
    return OFFERS[power.does](answers, case, power)


def _die(face: Face) -> Branch:
    some = BY_DIE[face]
    return Branch(
        face,
        says(f"zloba-name-{face}"),
        lambda case: face in case.force.dice and usable(case, some),
        lambda answers, case: _how(answers, case, some),
    )


def _eye_opens(case: Case) -> bool:
    return case.force.eye is not None and (usable(case, eye_powers(case)) or can_repeat(case))


def _eye(answers: Answers, case: Case) -> Command:
    if can_repeat(case):
        return offer_exodus(answers, case, repeated=True)
    return _how(answers, case, eye_powers(case))


def _with_corra(key: str) -> Callable[[Case], Line]:
    return lambda case: Line(key, {"have": case.force.corra})


def _eye_label(case: Case) -> Line:
    return Line("zloba-eye", {"symbol": named(case.force.eye or "double")})


EXTRAS: tuple[Branch, ...] = (
    Branch("eye", _eye_label, _eye_opens, _eye),
    Branch("buy", _with_corra("zloba-buy"), for_sale, offer_buy),
    Branch("skill", _with_corra("zloba-skill"), usable_skills, offer_skill),
    Branch("card", says("zloba-use-card"), usable_cards, offer_card),
    Branch("recall", says("zloba-recall"), recallable, offer_recall),
)
"""What the seat can do besides its action: the all-seeing die, purchases, a card, an elite called back."""

BEFORE: tuple[Branch, ...] = (
    *(_die(face) for face in FACES),
    *EXTRAS,
    Branch("discard", says("zloba-discard"), always, offer_discard),
    Branch("exodus", says("zloba-name-exodus"), can_depart, partial(offer_exodus, repeated=False)),
)
"""Everything a seat may do in its turn before its action."""

AFTER: tuple[Branch, ...] = (*EXTRAS, Branch("end", says("zloba-end-turn"), always, lambda _, __: EndTurn()))
"""What it may still do after its action."""


def turn_menu(case: Case) -> tuple[Branch, ...]:
    """The menu of the seat's turn at this moment."""
    turn = case.state.turn
    return AFTER if turn is None or turn.acted else BEFORE


def has_more(case: Case) -> bool:
    """Whether anything but ending the turn is possible after the action."""
    for branch in EXTRAS:  # noqa: SIM110  # asked after every action; a generator takes twice as long
        if branch.is_open(case):
            return True
    return False


def _doing(does: str) -> Branch:
    def opens(case: Case) -> bool:
        power = find(case, does, "effect")
        return power is not None and feasible(case, power)

    def offer(answers: Answers, case: Case) -> Command:
        return OFFERS[does](answers, case, used(case, does, "effect"))

    return Branch(does, says(f"zloba-name-{does}"), opens, offer)


def _onward(answers: Answers, case: Case) -> Command:
    frame = onward(case)
    if frame is None:
        raise NoSuchAnswer
    return offer_onward(answers, case, frame)


DOING: dict[str, Branch] = {does: _doing(does) for does in OFFERS}
ONWARD = Branch("onward", says("zloba-name-move"), onward, _onward)
LET_BE: Branch = Branch("let-be", says("zloba-let-be"), always, lambda _, __: LetBe())


def task_menu(case: Case) -> tuple[Branch, ...]:
    """How the task in hand can be carried out, or let be."""
    frame = pending(case)
    if frame is None:
        return ONWARD, LET_BE
    return (*(DOING[power.does] for power in of_task(frame.queue[0])), LET_BE)
