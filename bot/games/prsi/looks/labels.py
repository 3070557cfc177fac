"""Cards and suits in words."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.prsi.pack.cards import RANKS, SUITS, Card, Suit, rank_of, suit_of
from bot.games.values import Line


def card_line(card: Card) -> Line:
    """The name of a card."""
    return Line(f"prsi-card-{RANKS[rank_of(card)]}", {"suit": SUITS[suit_of(card)]})


def card_lines(cards: Iterable[Card]) -> tuple[Line, ...]:
    """The names of cards."""
    return tuple(map(card_line, cards))


def suit_line(suit: Suit) -> Line:
    """The name of a suit."""
    return Line(f"prsi-suit-{SUITS[suit]}")
