"""Noting how often something was played or used, for the limits on it."""

from __future__ import annotations

from bot.games.doomtrooper.looks.holding.uses import is_counted
from bot.games.doomtrooper.looks.playing.limits import PLAYED, on_target
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.fights import running
from bot.games.doomtrooper.position.run import Run
from bot.games.doomtrooper.position.state import CardId, Used


def set_off(run: Run, card: CardId, ability: int, limits: tuple[str, ...]) -> None:
    """Note that an ability was set off, where it is limited."""
    if is_counted(limits):
        combat = running(run)
        run.emit(ev.DidUse(Used(card, ability, run.state.turn, 0 if combat is None else combat.serial)))


def played(run: Run, card: CardId, ability: int, limits: tuple[str, ...], targets: tuple[CardId, ...] = ()) -> None:
    """Note that a card was played or an ability used, where that is limited."""
    combat = running(run)
    counted = ability == PLAYED and combat is not None and not run.rules.equal_cards
    done = (ability,) if counted or any(each.startswith("once-per:") for each in limits) else ()
    for what in (*done, *(map(on_target, targets) if counted else ())):
        run.emit(ev.DidUse(Used(card, what, run.state.turn, combat.serial if combat else 0)))
