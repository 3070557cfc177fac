"""The automated opponent at work: its queue of tasks, each carried out by one small function."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.zloba import coop_state as does
from bot.games.zloba import events as happened
from bot.games.zloba import scenario as card
from bot.games.zloba.chaos import SCENARIO
from bot.games.zloba.opponent_units import buy, disperse, gain, move_kind, reinforce, wound
from bot.games.zloba.run import Run
from bot.games.zloba.scenario import AttackThreat, Disperse, GainCorra
from bot.games.zloba.tasks import change, coop, first
from bot.games.zloba.threat import highest, opponent, present

SIDES_OF_CHAOS = 8
MINED = 2
REINFORCED = 4

Work = Callable[[Run, Any], None]


def work(run: Run) -> None:
    """Carry out the opponent's tasks until none is left, or until the humans must divide wounds."""
    while run.state.stack and isinstance(frame := run.state.stack[-1], does.OpponentTasks):
        rest = frame.queue[1:]
        run.emit(happened.Unframed(does.OpponentTasks(rest) if rest else None))
        task = frame.queue[0]
        WORK[type(task)](run, task)


def _chaos_step(run: Run, _: does.ChaosStep) -> None:
    """Rule: zloba-cs.coop.upkeep.chaos-step"""
    now = coop(run.state)
    line = run.components.scenarios[now.scenario].chaos[now.chaos - 1]
    effects = line.effects if run.state.seats >= line.humans else ()
    first(run, *effects, does.ChaosTurn())


def _chaos_turn(run: Run, _: does.ChaosTurn) -> None:
    change(run, "chaos", chaos=coop(run.state).chaos % SIDES_OF_CHAOS + 1)


def _turn(run: Run, _: does.OpponentTurn) -> None:
    """Rule: zloba-cs.coop.ai.die"""
    now = coop(run.state)
    if now.die is None:
        return
    action = does.OpponentAction(now.die)
    if now.repeat is not None:
        first(run, action, does.RollOn())
        return
    change(run, "turn", repeat=now.die)
    first(run, does.Buy(), action, does.OpponentEye(), does.RollOn())


def _roll_on(run: Run, _: does.RollOn) -> None:
    faces = run.components.pack.dice.action
    change(run, "die", die=faces[run.draw("opponent-die", len(faces))])


def _eye(run: Run, _: does.OpponentEye) -> None:
    """Rule: zloba-cs.coop.ai.all-seeing-when"""
    seat = run.state.seats
    eye, repeat = opponent(run.state).eye, coop(run.state).repeat
    if eye is None:
        return
    run.emit(happened.DieUsed(seat, ("eye",), None))
    if eye == "mine":
        first(run, does.OpponentAction("mine"))
    elif eye == "strike":
        first(run, AttackThreat(1, "any"), AttackThreat(1, "any"))
    elif eye == "charge":
        first(run, AttackThreat(2, "near"), AttackThreat(2, "near"))
    elif repeat is not None:
        first(run, does.OpponentAction(repeat))


def _action(run: Run, task: does.OpponentAction) -> None:
    """Rule: zloba-cs.coop.ai.mine, zloba-cs.coop.ai.extend, zloba-cs.coop.ai.maneuver, zloba-cs.coop.ai.battle"""
    if task.face == "mine":
        first(run, GainCorra(MINED), does.Buy())
    elif task.face == "extend":
        area = highest(run.state, present(run.state))
        if area is not None:
            reinforce(run, area, REINFORCED)
    elif task.face == "maneuver":
        first(run, Disperse("most"))
    else:
        first(run, AttackThreat(1, "near"), AttackThreat(1, "near"))


def _buy(run: Run, _: does.Buy) -> None:
    buy(run)


def _attack_area(run: Run, task: does.AttackArea) -> None:
    wound(run, task.area, task.wounds, attack=task.attack)


def _move_kind(run: Run, task: does.MoveKind) -> None:
    move_kind(run, task.start, task.kind)


def _gain_corra(run: Run, effect: card.GainCorra) -> None:
    gain(run, effect.corra)


def _disperse(run: Run, effect: card.Disperse) -> None:
    disperse(run, effect.where)


WORK: dict[type, Work] = {
    does.ChaosStep: _chaos_step,
    does.ChaosTurn: _chaos_turn,
    does.OpponentTurn: _turn,
    does.OpponentAction: _action,
    does.OpponentEye: _eye,
    does.RollOn: _roll_on,
    does.Buy: _buy,
    does.AttackArea: _attack_area,
    does.MoveKind: _move_kind,
    card.GainCorra: _gain_corra,
    card.Disperse: _disperse,
    **SCENARIO,
}
