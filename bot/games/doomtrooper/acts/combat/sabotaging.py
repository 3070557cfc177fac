"""A sabotage carried out: it is answered, then rewarded.

Rule: doomtrooper-cs.sabotage.definition, doomtrooper-sv.targets.player
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.doomtrooper.acts.happening.triggers import happened
from bot.games.doomtrooper.acts.happening.windows import open_window
from bot.games.doomtrooper.looks.fighting.able import able
from bot.games.doomtrooper.looks.fighting.paying import changed
from bot.games.doomtrooper.looks.fighting.sabotage import defenceless
from bot.games.doomtrooper.looks.fighting.values import half, rating
from bot.games.doomtrooper.position.frames import Earned, Sabotage, Splitting
from bot.games.doomtrooper.position.run import Run
from bot.games.doomtrooper.position.state import IN_PLAY, CardId
from bot.games.values import Seat


def begin(run: Run, seat: Seat, card: CardId, against: Seat, victory: int = 0) -> None:
    """A warrior sets out; the player it is meant for answers first.

    Args:
        victory: the victory points that it is worth where a card lets it happen despite defenders.
    """
    run.push(Sabotage(run.serial(), seat, against, card, victory=victory))


def go_on(run: Run, frame: Sabotage) -> bool:
    """Let it be answered, then reward it where it still holds.

    Rule: doomtrooper-cs.sabotage.reward, doomtrooper-sv.targets.player-points
    """
    if frame.at == 0:
        run.change(replace(frame, at=1))
        open_window(run, "any", "sabotage", frame.against)
        return True
    usual = Earned(frame.seat, half(max(0, rating(run, frame.card, "value"))), frame.card)
    shared = changed(run, replace(usual, points=frame.victory, only="victory") if frame.victory else usual, "all")
    run.pop()
    if frame.over:
        return True
    here = run.card(frame.card)
    holds = here.zone in IN_PLAY and here.controller == frame.seat and able(run, frame.card)
    if holds and (frame.victory or defenceless(run, frame.against)):
        happened(run, "attacked-player", frame.card, seat=frame.against)
        if shared.points:
            run.push(Splitting((shared,), run.serial(), why="sabotage"))
    return True
