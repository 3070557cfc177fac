"""The menus: what can be done in a turn and in a task, and how a turn ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from bot.games.contract import Line, Option, Seat, Step, Violation
from bot.games.zloba.actions.attack import offer_attack
from bot.games.zloba.actions.cards import offer_card, usable_cards
from bot.games.zloba.actions.deployment import offer_deploy, offer_mine
from bot.games.zloba.actions.exodus import can_depart, can_repeat, offer_exodus
from bot.games.zloba.actions.movement import offer_enter, offer_move, offer_onward, onward
from bot.games.zloba.actions.mustering import offer_muster
from bot.games.zloba.actions.purchase import for_sale, offer_buy, offer_recall, offer_skill, recallable, usable_skills
from bot.games.zloba.actions.question_tree import Asked, Astray, Walk
from bot.games.zloba.pack.effects import FACES, Face
from bot.games.zloba.position.commands import Command, Discard, EndTurn, LetBe
from bot.games.zloba.position.events import Declined, Discarded, TurnEnded, Unframed
from bot.games.zloba.position.run import Case, Run
from bot.games.zloba.rules.labels import named
from bot.games.zloba.rules.payment import not_offered, out_of_turn, task_done
from bot.games.zloba.rules.powers import BY_DIE, BY_DOUBLE, BY_EYE, Power, feasible, of_task, pending
from bot.games.zloba.rules.refusals import refuse

Offer: TypeAlias = Callable[[Walk], Command]
Open: TypeAlias = Callable[[Case], "Offer | None"]
"""What goes on from a branch of a menu; ``None`` where the branch leads nowhere now."""


class Branch(NamedTuple):
    """One branch of a menu: the token that picks it, its label, and what goes on from it."""

    token: str
    label: Callable[[Case], Line]
    open: Open


DEEDS: dict[str, Callable[[Walk, Case, Power], Command]] = {
    "mine": offer_mine,
    "deploy": offer_deploy,
    "move": offer_move,
    "enter": offer_enter,
    "attack": offer_attack,
    "muster": offer_muster,
}


def _use(case: Case, some: tuple[Power, ...]) -> Offer | None:
    able = [power for power in some if feasible(case, power)]
    if not able:
        return None

    def offer(walk: Walk) -> Command:
        power = walk.choose("zloba-ask-how", able, lambda each: each.does, lambda each: named(each.does))
        return DEEDS[power.does](walk, case, power)

    return offer


def _acted(case: Case) -> bool:
    turn = case.state.turn
    return turn is None or turn.acted


def _die(face: Face) -> Open:
    def opens(case: Case) -> Offer | None:
        return None if _acted(case) or face not in case.force.dice else _use(case, BY_DIE[face])

    return opens


def _eye(case: Case) -> Offer | None:
    eye, turn = case.force.eye, case.state.turn
    if eye is None or turn is None:
        return None
    if eye != "double":
        return _use(case, BY_EYE[eye])
    if can_repeat(case):
        return lambda walk: offer_exodus(walk, case, repeated=True)
    return None if turn.done is None or turn.done == "exodus" else _use(case, BY_DOUBLE[turn.done])


def _buy(case: Case) -> Offer | None:
    return (lambda walk: offer_buy(walk, case)) if for_sale(case) else None


def _skill(case: Case) -> Offer | None:
    return (lambda walk: offer_skill(walk, case)) if usable_skills(case) else None


def _card(case: Case) -> Offer | None:
    return (lambda walk: offer_card(walk, case)) if usable_cards(case) else None


def _recall(case: Case) -> Offer | None:
    return (lambda walk: offer_recall(walk, case)) if recallable(case) else None


def _end(case: Case) -> Offer | None:
    return (lambda _: EndTurn()) if _acted(case) else None


def _discard(case: Case) -> Offer | None:
    return None if _acted(case) else (lambda walk: _offer_discard(walk, case))


def _exodus(case: Case) -> Offer | None:
    return (lambda walk: offer_exodus(walk, case, repeated=False)) if can_depart(case) else None


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

TURN: tuple[Branch, ...] = (
    *(Branch(face, _says(f"zloba-name-{face}"), _die(face)) for face in FACES),
    *EXTRAS,
    Branch("end", _says("zloba-end-turn"), _end),
    Branch("discard", _says("zloba-discard"), _discard),
    Branch("exodus", _says("zloba-name-exodus"), _exodus),
)
"""Everything a seat may do in its turn."""


def has_more(case: Case) -> bool:
    """Whether anything but ending the turn is possible after the action."""
    return any(branch.open(case) is not None for branch in EXTRAS)


def _task(does: str) -> Open:
    def opens(case: Case) -> Offer | None:
        frame = pending(case)
        if frame is None:
            return None
        return _use(case, tuple(power for power in of_task(frame.queue[0]) if power.does == does))

    return opens


def _onward(case: Case) -> Offer | None:
    frame = onward(case)
    return None if frame is None else (lambda walk: offer_onward(walk, case, frame))


def _let_be(_: Case) -> Offer | None:
    return lambda _: LetBe()


TASK: tuple[Branch, ...] = (
    *(Branch(does, _says(f"zloba-name-{does}"), _task(does)) for does in DEEDS),
    Branch("onward", _says("zloba-name-move"), _onward),
    Branch("let-be", _says("zloba-let-be"), _let_be),
)
"""How the task in hand can be carried out, or let be."""


def menu(walk: Walk, case: Case, ask: str, branches: tuple[Branch, ...]) -> Command:
    """The command that a path through a menu ends in.

    Raises:
        Asked, Astray: see :class:`Walk`.
    """
    token = walk.take()
    for branch in branches:
        if branch.token == token:
            offer = branch.open(case)
            if offer is None:
                raise Astray
            return offer(walk)
    if token is not None:
        raise Astray
    options = (Option(branch.token, branch.label(case)) for branch in branches if branch.open(case) is not None)
    raise Asked(Step(Line(ask), tuple(options)))


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
