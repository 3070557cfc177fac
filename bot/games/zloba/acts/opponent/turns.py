"""The automated opponent at work: its queue of tasks, each carried out by one small function."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bot.games.values import Bookkeeping
from bot.games.zloba.acts.opponent.chaos import SCENARIO
from bot.games.zloba.acts.opponent.queue import coop, first
from bot.games.zloba.acts.opponent.units import buy, disperse, gain, move_together, reinforce
from bot.games.zloba.acts.opponent.wounds import assault, wound
from bot.games.zloba.looks.powers import BY_DIE, Power, amount
from bot.games.zloba.looks.threat import highest, humans, opponent, present
from bot.games.zloba.pack import scenario as card
from bot.games.zloba.position import coop_state as does
from bot.games.zloba.position import events as happened
from bot.games.zloba.position.case import Case, Run
from bot.games.zloba.position.coop_state import OpponentTasks

SIDES_OF_CHAOS = 8
MINE = replace(BY_DIE["mine"][0], amount=2)
EXTEND = replace(BY_DIE["extend"][0], amount=4)

BUY, USE_EYE, ROLL_ON = does.Buy(), does.OpponentEye(), does.RollOn()
TURN_CHAOS, TELL_IDLE = does.ChaosTurn(), does.TellIdle()
"""Tasks that are always the same."""

Work = Callable[[Run, Any], None]


def work(run: Run) -> None:
    """Carry out the opponent's tasks until none is left, or until the humans must divide wounds."""
    stack = run.state.stack
    while stack and isinstance(frame := stack[-1], OpponentTasks):
        task, rest = frame.queue[0], frame.queue[1:]
        run.change(OpponentTasks(rest) if rest else None)
        WORK[type(task)](run, task)
        stack = run.state.stack


def _chaos_step(run: Run, _: does.ChaosStep) -> None:
    """Rule: zloba-cs.coop.upkeep.chaos-step"""
    now = coop(run.state)
    line = run.components.scenarios[now.scenario].chaos[now.chaos - 1]
    effects = line.effects if run.seats >= line.humans else ()
    run.emit(happened.ChaosStruck(now.scenario, now.chaos, run.seats))
    first(run, *effects, TURN_CHAOS)


def _chaos_turn(run: Run, _: does.ChaosTurn) -> None:
    now = coop(run.state)
    run.emit(happened.CoopChanged(replace(now, chaos=now.chaos % SIDES_OF_CHAOS + 1), "chaos"))


def _turn(run: Run, task: does.OpponentTurn) -> None:
    """Rules: zloba-cs.coop.ai.die, zloba-cs.coop.ai.first-turn-buys, zloba-cs.coop.ai.all-seeing-lost"""
    now = coop(run.state)
    if now.die is None:
        # Only where a judge began the actions without a draft; the opponent then rolls for its first turn, too.
        _roll(run)
        first(run, task)
        return
    action = does.OpponentTurnAction(now.die)
    if now.repeat is not None:
        first(run, action, ROLL_ON)
        return
    run.emit(happened.CoopChanged(replace(now, repeat=now.die), "turn"))
    first(run, BUY, action, USE_EYE, ROLL_ON)


def _turn_action(run: Run, task: does.OpponentTurnAction) -> None:
    run.emit(happened.OpponentActed(task.face, "action"))
    first(run, does.OpponentAction(task.face), TELL_IDLE)


def _tell_idle(run: Run, _: does.TellIdle) -> None:
    last = next((event for event in reversed(run.events) if not isinstance(event, Bookkeeping)), None)
    if isinstance(last, happened.OpponentActed):
        run.emit(happened.OpponentIdle())


def _roll_on(run: Run, _: does.RollOn) -> None:
    """Roll for the next turn, if there will be one in this round. Rule: zloba-cs.coop.ai.die"""
    state = run.state
    queue = state.stack[-1].queue if state.stack and isinstance(state.stack[-1], OpponentTasks) else ()
    if does.OpponentTurn() in queue or any(force.dice for force in humans(state)):
        _roll(run)


def _roll(run: Run) -> None:
    faces = run.components.pack.dice.action
    die = faces[run.draw("opponent-die", len(faces))]
    run.emit(happened.CoopChanged(replace(coop(run.state), die=die), "die"))


def _eye(run: Run, _: does.OpponentEye) -> None:
    """Rule: zloba-cs.coop.ai.all-seeing-when"""
    eye, repeat = opponent(run.state).eye, coop(run.state).repeat
    if eye is None:
        return
    run.emit(happened.DieUsed(run.seats, ("eye",), None))
    run.emit(happened.OpponentActed(eye, "eye"))
    first(run, TELL_IDLE)
    if eye == "mine":
        first(run, does.OpponentAction("mine"))
    elif eye != "double":
        first(run, does.Assault(eye), does.Assault(eye))
    elif repeat is not None:
        first(run, does.OpponentAction(repeat))


def _action(run: Run, task: does.OpponentAction) -> None:
    """Rule: zloba-cs.coop.ai.mine, zloba-cs.coop.ai.extend, zloba-cs.coop.ai.maneuver, zloba-cs.coop.ai.battle"""
    if task.face == "mine":
        gain(run, _amount(run, MINE, 0))
        first(run, BUY)
    elif task.face == "extend":
        area = highest(run.state, present(run.state))
        if area is not None:
            reinforce(run, area, _amount(run, EXTEND, area))
    elif task.face == "maneuver":
        disperse(run, "most")
    else:
        first(run, does.Assault("battle"), does.Assault("battle"))


def _amount(run: Run, power: Power, place: int) -> int:
    return amount(Case(run.components, run.state, run.seats), power, place)


def _buy(run: Run, _: does.Buy) -> None:
    buy(run)


def _attack_area(run: Run, task: does.AttackArea) -> None:
    wound(run, task.area, task.wounds, attack=task.attack)


def _assault(run: Run, task: does.Assault) -> None:
    assault(run, task.face)


def _move_together(run: Run, task: does.MoveTogether) -> None:
    move_together(run, task.start, task.elites)


def _gain_corra(run: Run, effect: card.GainCorra) -> None:
    gain(run, effect.corra, "chaos")


def _disperse(run: Run, effect: card.Disperse) -> None:
    disperse(run, effect.where)


WORK: dict[type, Work] = {
    does.ChaosStep: _chaos_step,
    does.ChaosTurn: _chaos_turn,
    does.OpponentTurn: _turn,
    does.OpponentTurnAction: _turn_action,
    does.OpponentAction: _action,
    does.TellIdle: _tell_idle,
    does.OpponentEye: _eye,
    does.RollOn: _roll_on,
    does.Buy: _buy,
    does.AttackArea: _attack_area,
    does.Assault: _assault,
    does.MoveTogether: _move_together,
    card.GainCorra: _gain_corra,
    card.Disperse: _disperse,
    **SCENARIO,
}
