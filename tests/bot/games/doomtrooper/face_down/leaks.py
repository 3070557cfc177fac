"""Faults by which cards that lie face down under others would be shown, or would do something there."""

from __future__ import annotations

from bot.games.doomtrooper.looks.seen.knowing import knows
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.values import Viewer

_in_play = Case.in_play


def known_to_all(case: Case, card: CardId, viewer: Viewer) -> bool:
    """``knows`` with every card known to everybody that lies under another."""
    return case.card(card).zone == "under" or knows(case, card, viewer)


def in_play_below(case: Case) -> tuple[CardId, ...]:
    """``Case.in_play`` with the cards that lie under others."""
    return (*_in_play(case), *(at for at, card in enumerate(case.state.cards) if card.zone == "under"))
