"""Combats and attacks that cards end before their time."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.frames import Combat, Sabotage
from bot.games.doomtrooper.position.run import Run


def stop(run: Run, what: Literal["combat", "attack"]) -> Combat | Sabotage | None:
    """End the innermost combat or attack before its time; what a player suffers himself is an attack as well.

    By the Swedish rules it is a combat, too. Returns what was ended.

    Rule: doomtrooper-cs.sabotage.definition, doomtrooper-sv.targets.player
    """
    for at in reversed(range(len(run.state.stack))):
        frame = run.state.stack[at]
        if isinstance(frame, Combat):
            run.emit(ev.Changed(replace(frame, over="card"), at))
            return frame
        if isinstance(frame, Sabotage) and (what == "attack" or not run.rules.sabotage):
            run.emit(ev.Changed(replace(frame, over=True), at))
            return frame
    return None
