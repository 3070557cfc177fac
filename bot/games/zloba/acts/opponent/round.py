"""The phases of a round as they run with the automated opponent, and what a scenario card changes about them."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.zloba.acts.actions.draft import draft
from bot.games.zloba.acts.opponent import missions
from bot.games.zloba.acts.opponent.queue import coop, first
from bot.games.zloba.acts.opponent.scoring import score
from bot.games.zloba.acts.opponent.setup import UNITS
from bot.games.zloba.acts.opponent.wound_division import shares
from bot.games.zloba.acts.opponent.wounds import take
from bot.games.zloba.looks.control import sides
from bot.games.zloba.pack.components import Components
from bot.games.zloba.pack.effects import Face
from bot.games.zloba.pack.scenario import Allowance, ScenarioEvent, StayAtBase
from bot.games.zloba.position.case import Position, Run
from bot.games.zloba.position.coop_state import ChaosStep, OpponentAction, OpponentTurn, WoundsDue
from bot.games.zloba.position.events import (
    CoopChanged,
    Ended,
    LastDie,
    Passed,
    PhaseBegan,
    RoundBegan,
    TurnBegan,
    TurnEnded,
)
from bot.games.zloba.position.state import State
from bot.games.zloba.position.units import Wounds

AREAS = 8


def begin_round(run: Run) -> None:
    """Upkeep: the base walks on but in the first round, chaos strikes as often as the counter says, first no spoils.

    Rule: zloba-cs.coop.upkeep.base-move, zloba-cs.coop.upkeep.chaos-count, zloba-cs.coop.spoils.first-round
    """
    side = coop(run.state)
    if run.state.round == 1:
        run.pop()
    elif not any(isinstance(event, StayAtBase) for event in scenario_events(run.components, run.state)):
        side = replace(side, base=side.base % AREAS + 1)
        run.emit(CoopChanged(side, "base"))
    run.emit(CoopChanged(replace(side, repeat=None, die=None), "turn"))
    first(run, *(ChaosStep(),) * run.state.counter)


def spoils(run: Run, face: Face) -> None:
    """A bonus action falls to the opponent. Rule: zloba-cs.coop.spoils.ai"""
    first(run, OpponentAction(face))


def series(run: Run) -> None:
    """The opponent plays as many turns as there are humans, whether or not they passed theirs.

    Rule: zloba-cs.coop.turn.ai-series
    """
    first(run, *(OpponentTurn(),) * run.seats)


def reinforcements(components: Components, state: State) -> tuple[int, ...]:
    """Basic units that come in groundwork, by force: by the table for humans, one for each human for the opponent.

    Rule: zloba-cs.coop.groundwork.humans, zloba-cs.coop.groundwork.ai-reinforce
    """
    humans = state.seats
    more = sum(event.units for event in scenario_events(components, state) if isinstance(event, Allowance))
    return (*(UNITS[humans][2],) * humans, humans + more)


def allowance(components: Components, state: State) -> int:
    """How much corra the opponent gets in groundwork. Rule: zloba-cs.coop.groundwork.ai-allocate"""
    return 1 + sum(event.corra for event in scenario_events(components, state) if isinstance(event, Allowance))


def scenario_events(components: Components, state: State) -> tuple[ScenarioEvent, ...]:
    """What the scenario card changes for the whole match."""
    return components.scenarios[coop(state).scenario].events


def last_die(run: Run, _: None) -> None:
    """The draft; its last die is the opponent's. Rule: zloba-cs.coop.draft.last-die"""
    state = run.state
    if state.offer and state.turn is None:
        run.emit(LastDie(state.offer[0], None, opponent=True))
    else:
        draft(run, None)


def actions(run: Run, _: None) -> None:
    """The humans have a turn each, then the opponent has its series, for as long as the humans have dice.

    Rules: zloba-cs.coop.turn.humans-first, zloba-cs.coop.turn.end
    """
    state = run.state
    turn = state.turn
    if turn is not None and not turn.over:
        run.emit(TurnEnded(turn.seat))
    elif turn is not None and (turn.seat + 1) % run.seats == state.start:
        run.emit(PhaseBegan("actions"))
        series(run)
    elif turn is None and not any(force.dice for force in state.forces[: run.seats]):
        run.emit(PhaseBegan("scoring"))
    else:
        seat = state.start if turn is None else (turn.seat + 1) % run.seats
        run.emit(TurnBegan(seat) if state.forces[seat].dice else Passed(seat))


def scoring(run: Run, _: None) -> None:
    """Score, look at the missions, end the match or begin the next round. Rule: zloba-cs.coop.victory.mission"""
    held = sides(run.components, run.state)
    run.emit(score(run.components, run.state, held))
    end = missions.end(run.components, run.state, held)
    if end is not None:
        run.emit(Ended(end))
    else:
        run.emit(RoundBegan(run.state.round + 1, (run.state.start + 1) % run.seats))
        begin_round(run)


def has_choice(view: Position, due: WoundsDue) -> bool:
    """Whether who is to suffer has a choice of what its units take."""
    return len(shares(view.state, due)) > 1


def dividing(run: Run, due: WoundsDue) -> None:
    """Who has no choice of what its units suffer, suffers at once."""
    options = shares(run.state, due)
    take(run, due, options[0] if options else Wounds())
