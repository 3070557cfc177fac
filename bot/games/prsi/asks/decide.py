"""Judging commands and carrying them out: the questions on the way to a command say whether it is legal."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.contract import Chance
from bot.games.kernel.deeds import Deed
from bot.games.kernel.position import View
from bot.games.kernel.said import offered
from bot.games.prsi.acts.turns import do_draw, do_play, do_stand
from bot.games.prsi.asks.course import COURSE
from bot.games.prsi.asks.said import Said
from bot.games.prsi.looks.able import why_not_draw, why_not_play, why_not_stand
from bot.games.prsi.pack.refusals import refuse
from bot.games.prsi.position.commands import Command, Draw, Play, Stand
from bot.games.prsi.position.run import Position, Run
from bot.games.prsi.position.state import State
from bot.games.values import Rejected, Seat, Violation

DEEDS: Mapping[type[Command], Deed] = {
    Play: Deed(why_not_play, do_play),
    Draw: Deed(why_not_draw, do_draw),
    Stand: Deed(why_not_stand, do_stand),
}


def is_offered(view: Position, command: Command) -> bool:
    """Whether the questions to the seat whose turn it is lead to a command."""
    return offered(Said(command), lambda answers: COURSE.offer(answers, view)) == command


def violations(state: State, seat: Seat, command: Command) -> tuple[Violation, ...]:
    """Why a command cannot stand; empty when it can.

    Rules: prsi-cs.turn.order, prsi-cs.end.out
    """
    if state.stage == "over":
        return (refuse("end.out", "over"),)
    if seat != state.turn:
        return (refuse("turn.order", "turn"),)
    view: Position = View(None, state)
    if is_offered(view, command):
        return ()
    return tuple(DEEDS[type(command)].why_not(view, command)) or (refuse("turn.order", "turn"),)


def carried_out(state: State, seat: Seat, command: Command, chance: Chance) -> Run | Rejected:
    """A command and all that it leads to, up to the next question."""
    if found := violations(state, seat, command):
        return Rejected(found)
    run = Run(None, state, chance)
    DEEDS[type(command)].do(run, seat, command)
    COURSE.advance(run)
    return run


def begun(state: State, chance: Chance) -> Run:
    """The first deal."""
    run = Run(None, state, chance)
    COURSE.advance(run)
    return run
