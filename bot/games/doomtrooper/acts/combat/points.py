"""Points that were earned: split between victory and destiny, answered, and looked at for the end."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.doomtrooper.acts.combat import victory
from bot.games.doomtrooper.acts.happening.triggers import happened
from bot.games.doomtrooper.acts.happening.windows import open_window
from bot.games.doomtrooper.looks.fighting.paying import banked
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import Split
from bot.games.doomtrooper.position.frames import Earned, Splitting
from bot.games.doomtrooper.position.run import Run


def asked(frame: Splitting) -> Earned | None:
    """Whose turn it is to say how its points are split."""
    return next((one for one in frame.earned if one.victory < 0 and not one.only), None)


def go_on(run: Run, frame: Splitting) -> bool:
    """Ask each, give the points, let them be answered, and look for a winner.

    Rule: doomtrooper-cs.combat.points-split, doomtrooper-sv.combat.points
    """
    if not frame.earned:
        # Whoever earned them has left the match.
        run.pop()
    elif frame.at == 0:
        if asked(frame) is not None:
            return False
        run.change(replace(frame, at=1, earned=tuple(map(_settled, frame.earned))))
    elif frame.at == 1:
        run.change(replace(frame, at=2))
        _give(run, frame)
    else:
        run.pop()
        victory.settle(run)
    return True


def _settled(one: Earned) -> Earned:
    if one.victory >= 0:
        return one
    return replace(one, victory=one.points if one.only == "victory" else 0)


def _give(run: Run, frame: Splitting) -> None:
    for one in frame.earned:
        destiny = banked(run, one.seat, one.points - one.victory)
        run.emit(ev.Scored(one.seat, destiny, one.victory, card=one.killed, why=frame.why))
    open_window(run, "points", "points", frame.earned[0].seat)
    for one in frame.earned:
        happened(run, "points-chosen", one.killed, by=one.card, seat=one.seat, number=one.victory)


def split(run: Run, frame: Splitting, said: Split) -> None:
    """The seat that is asked says how many of its points become victory points."""
    one = asked(frame)
    earned = tuple(replace(each, victory=said.victory) if each is one else each for each in frame.earned)
    run.change(replace(frame, earned=earned))
