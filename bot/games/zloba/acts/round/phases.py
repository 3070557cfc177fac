"""Phases, spoils and effects without a choice, which need no decision; and whether a seat is asked instead."""

from __future__ import annotations

from bot.games.values import Seat
from bot.games.zloba.acts.actions.menu import has_more
from bot.games.zloba.acts.actions.movement import after_onward
from bot.games.zloba.acts.opponent import round as coop_round
from bot.games.zloba.looks.payment import task_done
from bot.games.zloba.looks.powers import BY_EFFECT, amount, of_task, usable
from bot.games.zloba.pack.effects import Face, Gain, Score
from bot.games.zloba.pack.pack import AREAS
from bot.games.zloba.position.case import Case, Position, Run
from bot.games.zloba.position.counting import groundwork as groundwork_of
from bot.games.zloba.position.counting import most, strengths
from bot.games.zloba.position.events import (
    Gained,
    Passed,
    PhaseBegan,
    PointsGained,
    Prepared,
    Revealed,
    RoundBegan,
    SpoilsTaken,
    Started,
    TurnBegan,
    TurnEnded,
)
from bot.games.zloba.position.state import Act, Onward, Pending, Spoils, State


def choosing(view: Position, _: None) -> bool:
    """Whether somebody has still to choose support cards."""
    state = view.state
    return not all(force.cards for force in state.forces[: state.seats])


def setup(run: Run, _: None) -> None:
    """Turn the support cards up and draw the start player. Rule: zloba-cs.setup.start-player"""
    run.emit(Revealed(tuple(force.cards for force in run.state.forces)))
    start = run.draw("start-player", run.seats)
    run.emit(Started(start))
    run.emit(RoundBegan(1, start))
    if run.state.coop is not None:
        coop_round.begin_round(run)


def groundwork(run: Run, _: None) -> None:
    """Reinforce, discern and allocate for everybody at once.

    Rules: zloba-cs.groundwork.reinforce, zloba-cs.groundwork.discern, zloba-cs.korrakam.shortage-several
    """
    state, components = run.state, run.components
    extra = [groundwork_of(components, force) for force in state.forces]
    base, places, paid = (2,) * run.seats, (0,) * run.seats, (1,) * run.seats
    if state.coop is not None:
        base = coop_round.reinforcements(components, state)
        places, paid = (*places, state.coop.base), (*paid, coop_round.allowance(components, state))
    units = tuple(min(force.mat, least + more[1]) for force, least, more in zip(state.forces, base, extra, strict=True))
    eyes = tuple(components.pack.dice.eye[run.draw("all-seeing-die", 6)] for _ in state.forces)
    corra = [0] * len(state.forces)
    left = state.supply
    for seat in _payees(state):
        corra[seat] = min(left, paid[seat] + extra[seat][0])
        left -= corra[seat]
    run.emit(Prepared(units, places, eyes, tuple(corra)))


def _payees(state: State) -> list[Seat]:
    """All seats clockwise from the start player, the automated opponent last."""
    seats = state.seats
    humans = [(state.start + turn) % seats for turn in range(seats)]
    return [*humans, *range(seats, len(state.forces))]


def playing(view: Position, _: None) -> bool:
    """Whether the seat whose turn it is can still do anything."""
    turn = view.state.turn
    if turn is None or turn.over:
        return False
    return not turn.acted or has_more(Case(view.components, view.state, turn.seat))


def actions(run: Run, _: None) -> None:
    """Whose turn it is, who passes, when the phase is over.

    Rules: zloba-cs.turn.order, zloba-cs.turn.no-dice, zloba-cs.turn.phase-end
    """
    state = run.state
    turn = state.turn
    if turn is not None and not turn.over:
        run.emit(TurnEnded(turn.seat))
    elif not any(force.dice for force in state.forces):
        run.emit(PhaseBegan("scoring"))
    else:
        seat = state.start if turn is None else (turn.seat + 1) % run.seats
        run.emit(TurnBegan(seat) if state.forces[seat].dice else Passed(seat))


def spoils(run: Run, frame: Spoils) -> None:
    """The next area with a symbol and a sole majority gives its bonus action.

    Rules: zloba-cs.spoils.who, zloba-cs.spoils.tie, zloba-cs.spoils.order
    """
    state, symbols = run.state, run.components.symbols
    for area in AREAS[frame.area - 1 :]:
        face = symbols[state.tokens[area - 1]]
        if face is None:
            continue
        seat = most(strengths(run.components, state, area))
        if seat is None:
            continue
        case = Case(run.components, state, seat, area)
        if seat == run.seats or usable(case, BY_EFFECT[face]):
            _take_spoils(run, case, area, face)
            return
    run.pop()


def no_spoils(run: Run, _: None) -> None:
    """The phase of spoils with no area left to check. Rule: zloba-cs.coop.spoils.first-round"""
    run.emit(PhaseBegan("groundwork"))


def _take_spoils(run: Run, case: Case, area: int, face: Face) -> None:
    opponent = case.seat == run.seats
    run.emit(SpoilsTaken(case.seat, area, face, opponent))
    if opponent:
        coop_round.spoils(run, face)
    elif face == "mine":
        corra = amount(case, BY_EFFECT["mine"][0], 0)
        run.emit(Gained(case.seat, min(run.state.supply, corra), "spoils"))
    else:
        run.push(Pending(case.seat, "spoils", (Act(face),), area))


def is_choice(view: Position, frame: Pending) -> bool:
    """Whether the task in hand is one to carry out or let be, and can be carried out."""
    task = frame.queue[0]
    if isinstance(task, Gain | Score):
        return False
    return usable(Case(view.components, view.state, frame.seat), of_task(task))


def tasks(run: Run, frame: Pending) -> None:
    """What an effect does without asking, or cannot do."""
    task, seat = frame.queue[0], frame.seat
    task_done(run)
    if isinstance(task, Gain):
        run.emit(Gained(seat, min(run.state.supply, task.corra), "effect"))
    elif isinstance(task, Score):
        run.emit(PointsGained(seat, task.points))


def going_on(run: Run, frame: Onward) -> None:
    """Swift elites that are no longer where they arrived do not move on."""
    still = after_onward(run, frame)
    run.change(Onward(frame.seat, frame.place, still) if still else None)
