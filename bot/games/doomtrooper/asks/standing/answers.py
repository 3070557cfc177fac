"""What a seat's standing answers say to a window: pass, or ask."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.doomtrooper.asks.standing import settings
from bot.games.doomtrooper.asks.standing.concerns import concerns, shown
from bot.games.doomtrooper.looks.seen.view import DoomtrooperView, WindowView
from bot.games.doomtrooper.position.commands import Command, Pass
from bot.games.offers import BETWEEN
from bot.games.questions import Prompt
from bot.games.values import Seat

TOUCHING = frozenset({"reaction", "saving", "points"})
"""The windows in which something is about to be done to somebody."""


def standing_answer(view: DoomtrooperView, prompt: Prompt, chosen: Mapping[str, str]) -> Command | None:
    """A pass where a window is neither one that the seat stops at nor one that concerns it; ``None`` to ask it.

    Args:
        view: what a spectator sees.
    """
    window = view.window
    if window is None or prompt.window != window.id:
        return None
    if chosen.get(settings.HOLD) == settings.NEXT or _stops(view, window, prompt.seat, chosen):
        return None
    if _skips(view, window, prompt.seat, chosen.get(settings.SKIP, settings.NO)):
        return Pass()
    if chosen.get(settings.ASK) == settings.EVERYTHING or concerns(view, window, prompt.seat):
        return None
    return Pass()


def _skips(view: DoomtrooperView, window: WindowView, seat: Seat, until: str) -> bool:
    """Whether a seat passes whatever happens, until something is done to it, or a combat or its own turn comes."""
    if until == settings.TOUCHED:
        return window.kind not in TOUCHING or not concerns(view, window, seat)
    if until == settings.COMBAT:
        return not view.combats
    return until == settings.TURN and view.active != seat


def _stops(view: DoomtrooperView, window: WindowView, seat: Seat, chosen: Mapping[str, str]) -> bool:
    """Whether a seat set a stop here."""

    def picked(name: str) -> set[str]:
        return set(chosen.get(name, "").split(BETWEEN)) - {""}

    # The window after the points of an attack is that after its action.
    step = "action" if window.name == "combat-points" else window.name
    if settings.step_token(step, own=view.active == seat) in picked(settings.STEPS):
        return True
    if window.name.removeprefix("combat-") in picked(settings.PHASES):
        return True
    top = view.played[-1] if window.kind == "reaction" else None
    if top is not None and top.seat != seat and top.card.type in picked(settings.CARDS):
        return True
    woken = picked(settings.WAKE)
    return bool(woken) and any(card.code in woken for card in shown(view))
