"""Names of cards, areas and ratings as arguments of sentences."""

from __future__ import annotations

from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.catalogue import named
from bot.games.values import Line, Seat


def card(case: Case, which: CardId, viewer: Seat | None = None) -> Line:
    """A card on the table or in a pile; a hidden warrior is one only to his controller.

    Args:
        viewer: the seat that reads it; ``None`` where everybody does.
    """
    here = case.card(which)
    if here.unpaid and viewer != here.controller:
        return Line("doomtrooper-hidden", {"number": hidden_number(case, which), "who": seat(here.controller)})
    return named(here.code)


def hidden_number(case: Case, which: CardId) -> int:
    """Which of its controller's hidden warriors a card is, from 1, in the order in which they lie."""
    owner = case.card(which).controller
    hidden = [at for at, one in enumerate(case.state.cards) if one.unpaid and one.controller == owner]
    return hidden.index(which) + 1


def seat(number: Seat) -> Line:
    """A seat."""
    return Line("doomtrooper-seat", {"seat": number})


def area(zone: str) -> Line:
    """An area by its zone."""
    return Line(f"doomtrooper-area-{zone}")


def rating(which: str) -> Line:
    """One of the four ratings."""
    return Line(f"doomtrooper-rating-{which}")


def points(destiny: int, victory: int) -> Line:
    """Points of both kinds."""
    return Line("doomtrooper-points", {"destiny": destiny, "victory": victory})
