"""What happens without a decision, until a seat is asked: phases, spoils, effects without a choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from bot.games.values import Seat
from bot.games.zloba.actions.draft import draft
from bot.games.zloba.actions.menu import has_more
from bot.games.zloba.actions.movement import after_onward
from bot.games.zloba.opponent import round as coop_round
from bot.games.zloba.pack.effects import Face, Gain, Score
from bot.games.zloba.pack.pack import AREAS
from bot.games.zloba.position.case import Case, Run
from bot.games.zloba.position.counting import groundwork as groundwork_of
from bot.games.zloba.position.counting import most, strengths
from bot.games.zloba.position.events import (
    Framed,
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
    Unframed,
)
from bot.games.zloba.position.state import Act, Frame, Onward, Pending, Spoils, State, VariantKey
from bot.games.zloba.round.scoring import scoring
from bot.games.zloba.rules.payment import task_done
from bot.games.zloba.rules.powers import BY_EFFECT, amount, of_task, usable

Phase: TypeAlias = Callable[[Run], bool]
Interruption: TypeAlias = Callable[[Run, Any], bool]
"""What goes on without a decision, in a phase or with what has interrupted it; false where a seat is to be asked."""


def advance(run: Run) -> None:
    """Let everything happen up to the next question."""
    phases, frames = PHASES[run.state.variant], FRAMES[run.state.variant]
    going = True
    while going:
        state = run.state
        if state.stack:
            frame = state.stack[-1]
            going = frames[type(frame)](run, frame)
        else:
            going = phases[state.phase](run)


def setup(run: Run) -> bool:
    """Turn the support cards up and draw the start player once all have chosen. Rule: zloba-cs.setup.start-player"""
    seats = run.seats
    cards = tuple(force.cards for force in run.state.forces)
    if not all(cards[:seats]):
        return False
    run.emit(Revealed(cards))
    start = run.draw("start-player", seats)
    run.emit(Started(start))
    run.emit(RoundBegan(1, start))
    if run.state.coop is not None:
        coop_round.begin_round(run)
    return True


def groundwork(run: Run) -> bool:
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
    return True


def _payees(state: State) -> list[Seat]:
    """All seats clockwise from the start player, the automated opponent last."""
    seats = state.seats
    humans = [(state.start + turn) % seats for turn in range(seats)]
    return [*humans, *range(seats, len(state.forces))]


def actions(run: Run) -> bool:
    """Whose turn it is, who passes, when the phase is over.

    Rules: zloba-cs.turn.order, zloba-cs.turn.no-dice, zloba-cs.turn.phase-end
    """
    state = run.state
    turn = state.turn
    if turn is None or turn.over:
        if not any(force.dice for force in state.forces):
            run.emit(PhaseBegan("scoring"))
            return True
        seat = state.start if turn is None else (turn.seat + 1) % run.seats
        run.emit(TurnBegan(seat) if state.forces[seat].dice else Passed(seat))
        return True
    if turn.acted and not has_more(Case(run.components, state, turn.seat)):
        run.emit(TurnEnded(turn.seat))
        return True
    return False


def over(_: Run) -> bool:
    """Nothing happens any more."""
    return False


def spoils(run: Run, frame: Spoils) -> bool:
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
            return True
    run.emit(Unframed())
    return True


def no_spoils(run: Run) -> bool:
    """The phase of spoils with no area left to check. Rule: zloba-cs.coop.spoils.first-round"""
    run.emit(PhaseBegan("groundwork"))
    return True


def _take_spoils(run: Run, case: Case, area: int, face: Face) -> None:
    opponent = case.seat == run.seats
    run.emit(SpoilsTaken(case.seat, area, face, opponent))
    if opponent:
        coop_round.spoils(run, face)
    elif face == "mine":
        corra = amount(case, BY_EFFECT["mine"][0], 0)
        run.emit(Gained(case.seat, min(run.state.supply, corra), "spoils"))
    else:
        run.emit(Framed(Pending(case.seat, "spoils", (Act(face),), area)))


def tasks(run: Run, frame: Pending) -> bool:
    """What an effect does without asking, or cannot do."""
    seat = frame.seat
    match frame.queue[0]:
        case Gain(corra):
            task_done(run)
            run.emit(Gained(seat, min(run.state.supply, corra), "effect"))
        case Score(points):
            task_done(run)
            run.emit(PointsGained(seat, points))
        case task:
            case_ = Case(run.components, run.state, seat)
            if usable(case_, of_task(task)):
                return False
            task_done(run)
    return True


def going_on(run: Run, frame: Onward) -> bool:
    """Swift elites that are no longer where they arrived do not move on."""
    still = after_onward(Case(run.components, run.state, frame.seat), frame)
    if still == frame.elites:
        return False
    run.emit(Unframed(Onward(frame.seat, frame.place, still) if still else None))
    return True


COMPETITIVE: dict[str, Phase] = {
    "setup": setup,
    "spoils": no_spoils,
    "groundwork": groundwork,
    "draft": draft,
    "actions": actions,
    "scoring": scoring,
    "over": over,
}
COMMON: dict[type[Frame], Interruption] = {Spoils: spoils, Pending: tasks, Onward: going_on}
PHASES: dict[VariantKey, dict[str, Phase]] = {
    "competitive": COMPETITIVE,
    "coop": {**COMPETITIVE, **coop_round.PHASES},
}
FRAMES: dict[VariantKey, dict[type[Frame], Interruption]] = {
    "competitive": COMMON,
    "coop": {**COMMON, **coop_round.FRAMES},
}
