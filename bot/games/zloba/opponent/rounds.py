"""The phases of a round as the automated opponent changes them."""

from __future__ import annotations

from bot.games.zloba.opponent.queue import change, coop, first
from bot.games.zloba.opponent.setup import UNITS
from bot.games.zloba.pack.components import Components
from bot.games.zloba.pack.effects import Face
from bot.games.zloba.pack.scenario import Allowance, ScenarioEvent, StayAtBase
from bot.games.zloba.position.coop_state import ChaosStep, OpponentAction, OpponentTurn
from bot.games.zloba.position.events import Unframed
from bot.games.zloba.position.run import Run
from bot.games.zloba.position.state import State

AREAS = 8


def begin_round(run: Run) -> None:
    """Upkeep: the base walks on but in the first round, chaos strikes as often as the counter says, first no spoils.

    Rule: zloba-cs.coop.upkeep.base-move, zloba-cs.coop.upkeep.chaos-count, zloba-cs.coop.spoils.first-round
    """
    if run.state.round == 1:
        run.emit(Unframed())
    elif not any(isinstance(event, StayAtBase) for event in scenario_events(run.components, run.state)):
        change(run, "base", base=coop(run.state).base % AREAS + 1)
    change(run, "turn", repeat=None, die=None)
    first(run, *(ChaosStep() for _ in range(run.state.counter)))


def spoils(run: Run, face: Face) -> None:
    """A bonus action falls to the opponent. Rule: zloba-cs.coop.spoils.ai"""
    first(run, OpponentAction(face))


def series(run: Run) -> None:
    """The opponent plays as many turns as there are humans, whether or not they passed theirs.

    Rule: zloba-cs.coop.turn.ai-series
    """
    first(run, *(OpponentTurn() for _ in range(run.seats)))


def reinforcements(components: Components, state: State) -> tuple[int, ...]:
    """Basic units that come in groundwork, by force: by the table for humans, one for each human for the opponent.

    Rule: zloba-cs.coop.groundwork.humans, zloba-cs.coop.groundwork.ai-reinforce
    """
    more = sum(event.units for event in scenario_events(components, state) if isinstance(event, Allowance))
    return (*(UNITS[state.seats][2] for _ in range(state.seats)), state.seats + more)


def allowance(components: Components, state: State) -> int:
    """How much corra the opponent gets in groundwork. Rule: zloba-cs.coop.groundwork.ai-allocate"""
    return 1 + sum(event.corra for event in scenario_events(components, state) if isinstance(event, Allowance))


def scenario_events(components: Components, state: State) -> tuple[ScenarioEvent, ...]:
    """What the scenario card changes for the whole match."""
    return components.scenarios[coop(state).scenario].events
