"""The opponent's queue of tasks, and its side of the table, as events change them."""

from __future__ import annotations

from bot.games.zloba.position.case import Run
from bot.games.zloba.position.coop_state import Coop, OpponentTask, OpponentTasks
from bot.games.zloba.position.state import State


def coop(state: State) -> Coop:
    """The opponent's side of the table.

    Raises:
        ValueError: this match has no automated opponent.
    """
    if state.coop is None:
        raise ValueError("there is no automated opponent in this match")
    return state.coop


def first(run: Run, *tasks: OpponentTask) -> None:
    """Put tasks before all that the opponent has still to do."""
    stack = run.state.stack
    if not tasks:
        return
    if stack and isinstance(frame := stack[-1], OpponentTasks):
        run.change(OpponentTasks((*tasks, *frame.queue)))
    else:
        run.push(OpponentTasks(tasks))
