"""What a command leads to if nobody answers it."""

from __future__ import annotations

from bot.games.doomtrooper.decide import DEEDS
from bot.games.doomtrooper.effects import asking
from bot.games.doomtrooper.flow.advance import advance
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
    depth = len(case.state.stack)
    run = Run(case.catalogue, case.rules, case.state, _FIRST)
    run.share(case)
    DEEDS[type(command)](run, seat, command)
    advance(run)
    for _ in range(_MOST):
        if run.state.over or len(run.state.stack) <= depth:
            break
        match run.top:
            case Window():
                run.pop()
            case Choosing(kind="number", least=least):
                asking.answer(run, (least,))
            case Choosing(options=options, least=least):
                asking.answer(run, options[:least])
            case _:
                break
        advance(run)
    return run
