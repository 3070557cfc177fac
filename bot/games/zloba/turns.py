"""A turn in the phase of actions: what can be done in it, and its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from bot.games.contract import Line, Seat, Violation
from bot.games.zloba.attack import offer_attack
from bot.games.zloba.cards import offer_card, usable_cards
from bot.games.zloba.commands import Command, Discard, EndTurn, LetBe
from bot.games.zloba.deployment import offer_deploy, offer_mine
from bot.games.zloba.events import Declined, Discarded, TurnEnded, Unframed
from bot.games.zloba.exodus import can_depart, can_repeat, offer_exodus
from bot.games.zloba.labels import named
from bot.games.zloba.movement import offer_enter, offer_move, offer_onward, onward
from bot.games.zloba.mustering import offer_muster
from bot.games.zloba.payment import not_offered, out_of_turn, task_done
from bot.games.zloba.powers import BY_DIE, BY_DOUBLE, BY_EYE, Power, feasible, of_task, pending
from bot.games.zloba.purchase import for_sale, offer_buy, offer_recall, offer_skill, recallable, usable_skills
from bot.games.zloba.refusals import refuse
from bot.games.zloba.run import Case, Run
from bot.games.zloba.walk import Walk

Offer: TypeAlias = Callable[[Walk], Command]
Entry: TypeAlias = tuple[str, Line, Offer]

DEEDS: dict[str, Callable[[Walk, Case, Power], Command]] = {
    "mine": offer_mine,
    "deploy": offer_deploy,
    "move": offer_move,
    "enter": offer_enter,
    "attack": offer_attack,
    "muster": offer_muster,
}


def _entry(case: Case, token: str, label: Line, some: tuple[Power, ...]) -> list[Entry]:
    able = [power for power in some if feasible(case, power)]
    if not able:
        return []

    def offer(walk: Walk) -> Command:
        power = walk.choose("zloba-ask-how", able, lambda each: each.does, lambda each: named(each.does))
        return DEEDS[power.does](walk, case, power)

    return [(token, label, offer)]


def turn_menu(case: Case) -> list[Entry]:
    """Everything the seat can do in its turn now."""
    turn = case.state.turn
    acted = turn is None or turn.acted
    menu: list[Entry] = []
    if not acted:
        for face in dict.fromkeys(case.force.dice):
            menu += _entry(case, face, named(face), BY_DIE[face])
        if can_depart(case):
            menu.append(("exodus", named("exodus"), lambda walk: offer_exodus(walk, case, repeated=False)))
    menu += extras(case)
    if acted:
        menu.append(("end", Line("zloba-end-turn"), lambda _: EndTurn()))
    else:
        menu.append(("discard", Line("zloba-discard"), lambda walk: _offer_discard(walk, case)))
    return menu


def extras(case: Case) -> list[Entry]:
    """What the seat can do besides its action: the all-seeing die, purchases, a card, an elite called back."""
    menu = _eye_entries(case)
    if for_sale(case):
        menu.append(("buy", Line("zloba-buy"), lambda walk: offer_buy(walk, case)))
    if usable_skills(case):
        menu.append(("skill", Line("zloba-skill"), lambda walk: offer_skill(walk, case)))
    if usable_cards(case):
        menu.append(("card", Line("zloba-use-card"), lambda walk: offer_card(walk, case)))
    if recallable(case):
        menu.append(("recall", Line("zloba-recall"), lambda walk: offer_recall(walk, case)))
    return menu


def _eye_entries(case: Case) -> list[Entry]:
    eye, turn = case.force.eye, case.state.turn
    if eye is None or turn is None:
        return []
    label = Line("zloba-eye", {"symbol": named(eye)})
    if eye != "double":
        return _entry(case, "eye", label, BY_EYE[eye])
    if can_repeat(case):
        return [("eye", label, lambda walk: offer_exodus(walk, case, repeated=True))]
    if turn.done is None or turn.done == "exodus":
        return []
    return _entry(case, "eye", label, BY_DOUBLE[turn.done])


def has_more(case: Case) -> bool:
    """Whether anything but ending the turn is possible after the action."""
    return bool(extras(case))


def task_menu(case: Case) -> list[Entry]:
    """How the task in hand can be carried out, or let be."""
    menu: list[Entry] = []
    frame = pending(case)
    if frame is not None:
        for power in of_task(frame.queue[0]):
            menu += _entry(case, power.does, named(power.does), (power,))
    swift = onward(case)
    if swift is not None:
        menu.append(("move", named("move"), lambda walk: offer_onward(walk, case, swift)))
    return [*menu, ("let-be", Line("zloba-let-be"), lambda _: LetBe())]


def _offer_discard(walk: Walk, case: Case) -> Discard:
    return Discard(walk.choose("zloba-ask-discard", list(dict.fromkeys(case.force.dice)), str, named))


def check_discard(case: Case, command: Discard) -> list[Violation]:
    """Rule: zloba-cs.turn.decline"""
    found = out_of_turn(case)
    turn = case.state.turn
    if not found and turn is not None and turn.acted:
        found.append(refuse("turn.use-die", "second-die"))
    if not found and command.face not in case.force.dice:
        found.append(refuse("turn.use-die", "die", action=named(command.face)))
    return found


def check_end(case: Case, _: EndTurn) -> list[Violation]:
    """Rule: zloba-cs.turn.use-die"""
    found = out_of_turn(case)
    turn = case.state.turn
    if not found and turn is not None and not turn.acted:
        found.append(refuse("turn.use-die", "must-use-die"))
    return found


def check_let_be(case: Case, _: LetBe) -> list[Violation]:
    """Rule: zloba-cs.spoils.who"""
    return [] if pending(case) is not None or onward(case) is not None else not_offered(case)


def do_discard(run: Run, seat: Seat, command: Discard) -> None:
    """Put a die away unused."""
    run.emit(Discarded(seat, command.face))


def do_end(run: Run, seat: Seat, _: EndTurn) -> None:
    """End the turn."""
    run.emit(TurnEnded(seat))


def do_let_be(run: Run, seat: Seat, _: LetBe) -> None:
    """Make no use of the task in hand."""
    case = Case(run.components, run.state, seat)
    frame = pending(case)
    if frame is None:
        run.emit(Unframed())
        run.emit(Declined(seat, "onward"))
        return
    task_done(run)
    run.emit(Declined(seat, "spoils" if frame.source == "spoils" else "effect"))
