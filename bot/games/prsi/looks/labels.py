"""Cards and suits in words."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.prsi.pack.cards import RANKS, SUITS, Card, Suit, rank_of, suit_of
from bot.games.values import Line


def card_line(card: Card) -> Line:
    """What a card is called."""
    return Line(f"prsi-card-{RANKS[rank_of(card)]}", {"suit": SUITS[suit_of(card)]})


def card_lines(cards: Iterable[Card]) -> tuple[Line, ...]:
    """What cards are called."""
    return tuple(map(card_line, cards))


def suit_line(suit: Suit) -> Line:
    """What a suit is called."""
    return Line(f"prsi-suit-{SUITS[suit]}")
