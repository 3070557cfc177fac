"""The packaged cards and their decks, for tests of lists and formats."""

from __future__ import annotations

from functools import cache

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.pack.cards.catalogue import Catalogue
from bot.games.doomtrooper.pack.decks.lobby import Decks


def cards() -> Catalogue:
    """All cards that the bot comes with."""
    return own_catalogue()


@cache
def decks() -> Decks:
    """The decks of all cards."""
    return Decks(cards())


def code(name: str) -> str:
    """The code of the card with this English name."""
    return next(card.code for card in cards().values() if card.name == name)
