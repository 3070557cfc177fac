"""Who may know which card lies somewhere."""

from __future__ import annotations

from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import IN_PLAY, CardId
from bot.games.values import JUDGE, SPECTATOR, Viewer


def knows(case: Case, card: CardId, viewer: Viewer) -> bool:
    """Whether a viewer may know which card it is."""
    here = case.card(card)
    if viewer == JUDGE or here.zone == "sacrificed" or viewer in here.seen:
        return True
    if viewer == SPECTATOR and len(here.seen) == len(case.state.players):
        return True
    if here.zone in IN_PLAY or here.zone == "stack":
        return not here.unpaid or viewer == here.controller
    return here.zone != "library" and viewer == here.holder
