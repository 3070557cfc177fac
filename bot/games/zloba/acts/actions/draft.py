"""The draft: rolling the action dice, picking from the offer, the last die."""

from __future__ import annotations

from bot.games.kernel.ask import Answers
from bot.games.values import Line, Seat, Violation
from bot.games.zloba.looks.labels import named
from bot.games.zloba.looks.refusals import refuse
from bot.games.zloba.pack.effects import Face
from bot.games.zloba.position.case import Case, Position, Run
from bot.games.zloba.position.commands import PickDie
from bot.games.zloba.position.events import LastDie, Offered, Picked
from bot.games.zloba.position.state import State

DICE = {2: 7, 3: 7, 4: 9}
COOP_DICE = {1: 4, 2: 5, 3: 7, 4: 9}


def dice_in_play(state: State) -> int:
    """How many action dice are rolled. Rules: zloba-cs.setup.action-dice, zloba-cs.coop.setup.action-dice"""
    return (DICE if state.coop is None else COOP_DICE)[state.seats]


def quota(state: State) -> int:
    """How many dice everybody picks. Rules: zloba-cs.draft.count, zloba-cs.draft.two-players"""
    return 3 if state.seats == (2 if state.coop is None else 1) else 2


def picking(case: Case) -> bool:
    """Whether the seat is to pick a die."""
    turn = case.state.turn
    return case.state.phase == "draft" and turn is not None and turn.seat == case.seat


def offer_pick(answers: Answers, case: Case, _: None) -> PickDie:
    """Ask for a die of the offer."""
    offer = case.state.offer
    return PickDie(answers.menu("zloba-ask-die", list(dict.fromkeys(offer)), str, lambda face: _times(offer, face)))


def _times(offer: tuple[Face, ...], face: Face) -> Line:
    return Line("zloba-times", {"count": offer.count(face), "die": named(face)})


def check_pick(case: Case, command: PickDie) -> list[Violation]:
    """Rule: zloba-cs.draft.pick"""
    if case.state.phase != "draft":
        return [refuse("round.phases", "phase", phase=named(case.state.phase))]
    if not picking(case):
        return [refuse("draft.pick", "turn")]
    return [] if command.face in case.state.offer else [refuse("draft.offer", "offer", die=named(command.face))]


def do_pick(run: Run, seat: Seat, command: PickDie) -> None:
    """Take the die; the next seat clockwise picks until all have enough."""
    after = (seat + 1) % run.seats
    held = len(run.force(after).dice) + (after == seat)
    run.emit(Picked(seat, command.face, after if held < quota(run.state) else None))


def is_open(view: Position, _: None) -> bool:
    """Whether a seat has a choice of dice."""
    state = view.state
    return state.turn is not None and len(set(state.offer)) > 1


def draft(run: Run, _: None) -> None:
    """Roll, take what leaves no choice, give the last die away. Rules: zloba-cs.draft.roll, zloba-cs.draft.last-die"""
    state = run.state
    if not state.offer:
        faces = run.components.pack.dice.action
        dice = tuple(sorted(faces[run.draw("action-die", 6)] for _ in range(dice_in_play(state))))
        run.emit(Offered(dice, state.start))
    elif state.turn is None:
        run.emit(LastDie(state.offer[0], poorest(state)))
    else:
        do_pick(run, state.turn.seat, PickDie(state.offer[0]))


def poorest(state: State) -> Seat | None:
    """Who alone has the fewest points. Rule: zloba-cs.draft.last-die-tie"""
    points = [force.points for force in state.forces]
    return points.index(min(points)) if points.count(min(points)) == 1 else None
