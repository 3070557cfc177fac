"""The game's own player, which goes by what its seat sees."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from bot.games.prsi.looks.able import names_suit, unfit
from bot.games.prsi.looks.seen import PrsiView
from bot.games.prsi.pack.cards import ACE, SEVEN, SUITS, Card, Suit, rank_of, suit_of
from bot.games.prsi.position.commands import Command, Draw, Play, Stand
from bot.games.prsi.position.state import Stop
from bot.games.values import Seat

NEAR = 2
"""The cards of an opponent from which on a seven or an ace is played against it."""


class Choice(NamedTuple):
    """A command, and the sentence of its reason without the game's name."""

    command: Command
    why: str


def choose(view: PrsiView, seat: Seat, *, easy: bool) -> Choice:
    """The player's choice in a seat whose turn it is; one that holds back plays the first card it can."""
    hand = view.hands[seat] or ()
    able = [card for card in hand if not unfit(card, view.suit, view.pile[-1], view.force)]
    if not able:
        return Choice(Stand(), "stand") if isinstance(view.force, Stop) else Choice(Draw(), "draw")
    if view.force is not None:
        return Choice(Play(able[0]), "pass-on")
    if easy:
        return Choice(Play(able[0], suit_of(hand[0]) if names_suit(able[0]) else ""), "first")
    plain = [card for card in able if not names_suit(card)]
    return _best(view, seat, hand, plain) if plain else Choice(Play(able[0], _longest(hand, able[0])), "over")


def _best(view: PrsiView, seat: Seat, hand: tuple[Card, ...], plain: list[Card]) -> Choice:
    """The card that is the hardest to get rid of later; against who is nearly through, one that holds them up."""
    following = view.held[(seat + 1) % len(view.held)]
    holding = [card for card in plain if rank_of(card) in (SEVEN, ACE)]
    if holding and following <= NEAR:
        return Choice(Play(max(holding, key=lambda card: rank_of(card) == SEVEN)), "hold-up")
    rest = [card for card in plain if card not in holding] or plain
    return Choice(Play(min(rest, key=lambda card: _fellows(hand, card))), "lone")


def _fellows(hand: tuple[Card, ...], card: Card) -> int:
    """How many other cards of a hand have the suit or the rank of one of them."""
    return sum(not unfit(other, suit_of(card), card, None) for other in hand if other != card)


def _longest(hand: tuple[Card, ...], played: Card) -> Suit:
    """The suit of which a hand has most, apart from a card and from what can be played on anything."""
    left = Counter(suit_of(card) for card in hand if card != played and not names_suit(card))
    return max(SUITS, key=lambda suit: left[suit])
