"""The menus: what can be done in a turn and in a task."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.values import Line
from bot.games.zloba.actions.attack import offer_attack
from bot.games.zloba.actions.cards import offer_card, usable_cards
from bot.games.zloba.actions.deployment import offer_deploy, offer_mine
from bot.games.zloba.actions.ending_turn import offer_discard
from bot.games.zloba.actions.exodus import can_depart, can_repeat, offer_exodus
from bot.games.zloba.actions.movement import offer_enter, offer_move, offer_onward, onward
from bot.games.zloba.actions.mustering import offer_muster
from bot.games.zloba.actions.purchase import for_sale, offer_buy, offer_recall, offer_skill, recallable, usable_skills
from bot.games.zloba.actions.question_tree import Answers, Branch, Offer
from bot.games.zloba.pack.effects import FACES, Face
from bot.games.zloba.position.case import Case
from bot.games.zloba.position.commands import Command, EndTurn, LetBe
from bot.games.zloba.rules.labels import named
from bot.games.zloba.rules.powers import BY_DIE, BY_DOUBLE, BY_EYE, FEASIBLE, Power, of_task, pending

OFFERS: dict[str, Callable[[Answers, Case, Power], Command]] = {
    "mine": offer_mine,
    "deploy": offer_deploy,
    "move": offer_move,
    "enter": offer_enter,
    "attack": offer_attack,
    "muster": offer_muster,
}


def _use(case: Case, some: tuple[Power, ...]) -> Offer | None:
    able = [power for power in some if FEASIBLE[power.does](case, power)]
    if not able:
        return None

    def offer(answers: Answers) -> Command:
        power = answers.choose("zloba-ask-how", able, lambda each: each.does, lambda each: named(each.does))
        return OFFERS[power.does](answers, case, power)

    return offer


def _die(face: Face) -> Callable[[Case], Offer | None]:
    def opens(case: Case) -> Offer | None:
        return _use(case, BY_DIE[face]) if face in case.force.dice else None

    return opens


def _eye(case: Case) -> Offer | None:
    eye, turn = case.force.eye, case.state.turn
    if eye is None or turn is None:
        return None
    if eye != "double":
        return _use(case, BY_EYE[eye])
    if can_repeat(case):
        return lambda answers: offer_exodus(answers, case, repeated=True)
    return None if turn.done is None or turn.done == "exodus" else _use(case, BY_DOUBLE[turn.done])


def _buy(case: Case) -> Offer | None:
    choices = for_sale(case)
    return (lambda answers: offer_buy(answers, case, choices)) if choices else None


def _skill(case: Case) -> Offer | None:
    choices = usable_skills(case)
    return (lambda answers: offer_skill(answers, choices)) if choices else None


def _card(case: Case) -> Offer | None:
    choices = usable_cards(case)
    return (lambda answers: offer_card(answers, choices)) if choices else None


def _recall(case: Case) -> Offer | None:
    choices = recallable(case)
    return (lambda answers: offer_recall(answers, case, choices)) if choices else None


def _end(_: Answers) -> EndTurn:
    return EndTurn()


def _discard(case: Case) -> Offer | None:
    return lambda answers: offer_discard(answers, case)


def _exodus(case: Case) -> Offer | None:
    return (lambda answers: offer_exodus(answers, case, repeated=False)) if can_depart(case) else None


def _says(key: str) -> Callable[[Case], Line]:
    line = Line(key)
    return lambda _: line


def _eye_label(case: Case) -> Line:
    return Line("zloba-eye", {"symbol": named(case.force.eye or "double")})


EXTRAS: tuple[Branch, ...] = (
    Branch("eye", _eye_label, _eye),
    Branch("buy", _says("zloba-buy"), _buy),
    Branch("skill", _says("zloba-skill"), _skill),
    Branch("card", _says("zloba-use-card"), _card),
    Branch("recall", _says("zloba-recall"), _recall),
)
"""What the seat can do besides its action: the all-seeing die, purchases, a card, an elite called back."""

BEFORE: tuple[Branch, ...] = (
    *(Branch(face, _says(f"zloba-name-{face}"), _die(face)) for face in FACES),
    *EXTRAS,
    Branch("discard", _says("zloba-discard"), _discard),
    Branch("exodus", _says("zloba-name-exodus"), _exodus),
)
"""Everything a seat may do in its turn before its action."""

AFTER: tuple[Branch, ...] = (*EXTRAS, Branch("end", _says("zloba-end-turn"), lambda _: _end))
"""What it may still do after its action."""


def turn_menu(case: Case) -> tuple[Branch, ...]:
    """The menu of the seat's turn at this moment."""
    turn = case.state.turn
    return AFTER if turn is None or turn.acted else BEFORE


def has_more(case: Case) -> bool:
    """Whether anything but ending the turn is possible after the action."""
    return any(branch.open(case) for branch in EXTRAS)


def _task(does: str) -> Callable[[Case], Offer | None]:
    def opens(case: Case) -> Offer | None:
        frame = pending(case)
        if frame is None:
            return None
        return _use(case, tuple(power for power in of_task(frame.queue[0]) if power.does == does))

    return opens


def _onward(case: Case) -> Offer | None:
    frame = onward(case)
    return None if frame is None else (lambda answers: offer_onward(answers, case, frame))


def _let_be(_: Case) -> Offer | None:
    return lambda _: LetBe()


TASK: tuple[Branch, ...] = (
    *(Branch(does, _says(f"zloba-name-{does}"), _task(does)) for does in OFFERS),
    Branch("onward", _says("zloba-name-move"), _onward),
    Branch("let-be", _says("zloba-let-be"), _let_be),
)
"""How the task in hand can be carried out, or let be."""
