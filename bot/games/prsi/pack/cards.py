"""The 32 cards of a Czech pack: a card is written as its suit's letter and its rank.

>>> suit_of("h10"), rank_of("h10"), len(DECK)
('h', '10', 32)
"""

from __future__ import annotations

from typing import TypeAlias

Card: TypeAlias = str
Suit: TypeAlias = str

SUITS: dict[Suit, str] = {"h": "hearts", "l": "leaves", "a": "acorns", "b": "bells"}
"""Suits by the letters that cards are written with."""
SEVEN, OVER, ACE = "7", "o", "a"
RANKS: dict[str, str] = {
    SEVEN: "7",
    "8": "8",
    "9": "9",
    "10": "10",
    "u": "under",
    OVER: "over",
    "k": "king",
    ACE: "ace",
}
"""Ranks, from the lowest on, by the letters and numbers that cards are written with."""
DECK: tuple[Card, ...] = tuple(suit + rank for suit in SUITS for rank in RANKS)
HAND = 4
"""Cards that everybody is dealt."""
EACH_SEVEN = 2
"""Cards to draw for every seven."""


def suit_of(card: Card) -> Suit:
    """The suit of a card."""
    return card[0]


def rank_of(card: Card) -> str:
    """The rank of a card."""
    return card[1:]


def in_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards by suit and rank, as people hold them."""
    return tuple(sorted(cards, key=DECK.index))
