"""The loop: the innermost frame is carried on until one asks somebody, or the match is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.doomtrooper.acts import carry, simultaneous
from bot.games.doomtrooper.acts.actions import cultists, taking
from bot.games.doomtrooper.acts.combat import phases, points, sabotaging
from bot.games.doomtrooper.acts.deeds import replacing, states
from bot.games.doomtrooper.acts.flow import discarding, entering, hands, opening, turns
from bot.games.doomtrooper.acts.happening import choosing, ends, windows
from bot.games.doomtrooper.acts.happening.triggers import WithoutEnd, reach
from bot.games.doomtrooper.acts.playing import declaring, playing
from bot.games.doomtrooper.looks.acting import moving
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position import frames
from bot.games.doomtrooper.position.run import Run


def _choosing(run: Run, frame: frames.Choosing) -> bool:
    """Ask; a seat that is out lets the first that is possible be chosen."""
    if not run.player(frame.seat).out:
        return False
    choosing.answer(run, (frame.least,) if frame.kind == "number" else frame.options[: frame.least])
    return True


def _window(run: Run, frame: frames.Window) -> bool:
    """Seats go on playing, unless the combat they play in is over.

    Rule: doomtrooper-cs.combat.ends-on-discard
    """
    beneath = run.state.stack[-2] if len(run.state.stack) > 1 else None
    if frame.kind in ("combat", "modifiers") and isinstance(beneath, frames.Combat) and phases.is_off(run, beneath):
        run.pop()
        return True
    return windows.go_on(run, frame)


STEPS: dict[type, Callable[[Run, Any], bool]] = {
    frames.Opening: opening.go_on,
    frames.TurnFrame: turns.go_on,
    frames.ActionFrame: taking.go_on,
    frames.Discarding: discarding.go_on,
    frames.Window: _window,
    frames.Playing: playing.go_on,
    frames.Carrying: carry.go_on,
    frames.Choosing: _choosing,
    frames.Simultaneous: simultaneous.go_on,
    frames.Befalling: replacing.go_on,
    frames.Combat: phases.go_on,
    frames.Splitting: points.go_on,
    frames.Sabotage: sabotaging.go_on,
    frames.Revealing: entering.go_on,
    frames.Declared: declaring.go_on,
}
"""By type of frame what carries it on: ``False`` where it asks somebody now."""


def advance(run: Run) -> None:
    """Let everything happen up to the next question."""
    while run.state.stack and (step(run) or reach(run) or hands.settle(run)):
        _keep(run)
    _keep(run)


def _keep(run: Run) -> None:
    """Let happen at once what follows from a card being something else now."""
    if run.laid(ends.orphaned):
        states.lapse(run)
    _get_out(run)
    cultists.fall_apart(run)


def _get_out(run: Run) -> None:
    """Let everybody out of a vehicle who has lost the affiliation that it demands; that takes no action.

    Rule: doomtrooper-cs.vehicle.forced-out
    """
    for card in run.once(moving.strangers):
        run.emit(ev.Marked(card, "inside", off=True, why="outside"))


def step(run: Run) -> bool:
    """Carry the innermost frame on; ``False`` where it asks somebody."""
    try:
        return STEPS[type(run.top)](run, run.top)
    except WithoutEnd:
        return True
