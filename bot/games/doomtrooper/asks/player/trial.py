"""The position that a command leads to if nobody answers it."""

from __future__ import annotations

from bot.games.doomtrooper.acts.happening import choosing
from bot.games.doomtrooper.asks.course import advance
from bot.games.doomtrooper.asks.decide import DEEDS
from bot.games.doomtrooper.position.commands import Command
from bot.games.doomtrooper.position.frames import Choosing, Window
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.playing import Dice
from bot.games.values import Seat

_MOST = 16
"""Windows and choices that a trial goes through."""
_FIRST = Dice(lambda _: 0)


def tried(case: Case, seat: Seat, command: Command) -> Run:
    """The position after a legal command, up to the next question that is about something else."""
    run = _begun(case)
    DEEDS[type(command)](run, seat, command)
    return _settled(run, _depth(case))


def let_be(case: Case) -> Case:
    """The position after what is answered now happened; the same one where a window is about nothing that waits."""
    if len(case.state.stack) == _depth(case):
        return case
    run = _begun(case)
    run.pop()
    return _settled(run, _depth(case))


def _begun(case: Case) -> Run:
    run = Run(case.catalogue, case.rules, case.state, _FIRST)
    run.share(case)
    return run


def _depth(case: Case) -> int:
    """How many frames wait for something else: what a reaction answers is over before its effect is looked at."""
    top, number = case.top, len(case.state.stack)
    return number - 2 if isinstance(top, Window) and top.kind == "reaction" else number


def _settled(run: Run, depth: int) -> Run:
    """Carry on with nobody answering, and with the first of all choices."""
    advance(run)
    for _ in range(_MOST):
        if run.state.over or len(run.state.stack) <= depth:
            break
        match run.top:
            case Window():
                run.pop()
            case Choosing(kind="number", least=least):
                choosing.answer(run, (least,))
            case Choosing(options=options, least=least):
                choosing.answer(run, options[:least])
            case _:
                break
        advance(run)
    return run
