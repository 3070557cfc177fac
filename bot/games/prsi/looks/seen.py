"""The view of a position, and the positions that look the same to a viewer."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import Chance
from bot.games.prsi.looks.able import in_force
from bot.games.prsi.pack.cards import Card, Suit, in_order
from bot.games.prsi.position.state import Frame, Stage, State
from bot.games.values import JUDGE, Seat, Viewer

SHOWN = 4
"""Cards of the pile that are seen: the top one and those just below it."""


class PrsiView(Struct, frozen=True):
    """A position as a viewer sees it; of ``hands`` those are ``None`` that it may not look at.

    Attributes:
        held: how many cards each seat holds.
        stock: how many cards are left to draw.
        pile: the last cards that were played, the top one last.
        force: the sevens or the ace to be answered.
    """

    hands: tuple[tuple[Card, ...] | None, ...]
    held: tuple[int, ...]
    stock: int
    pile: tuple[Card, ...]
    suit: Suit
    force: Frame | None
    stage: Stage
    turn: Seat
    dealer: Seat
    deal: int
    wins: tuple[int, ...]
    goal: int


def seen(state: State, viewer: Viewer) -> PrsiView:
    """The position as a viewer sees it; a judge sees every hand.

    Rule: prsi-cs.hands.hidden
    """
    return PrsiView(
        hands=tuple(hand if viewer in (JUDGE, seat) else None for seat, hand in enumerate(state.hands)),
        held=tuple(map(len, state.hands)),
        stock=len(state.stock),
        pile=state.pile[-SHOWN:],
        suit=state.suit,
        force=in_force(state),
        stage=state.stage,
        turn=state.turn,
        dealer=state.dealer,
        deal=state.deal,
        wins=state.wins,
        goal=state.goal,
    )


def shuffled(cards: Iterable[Card], chance: Chance, purpose: str) -> tuple[Card, ...]:
    """The cards in an order drawn by chance."""
    left = list(cards)
    return tuple(left.pop(chance.draw(purpose, len(left))) for _ in range(len(left)))


def resampled(state: State, viewer: Viewer, chance: Chance) -> State:
    """The position with the cards that a viewer may not know drawn anew; from a judge nothing is hidden."""
    if viewer == JUDGE:
        return state
    others = [seat for seat in range(state.seats) if seat != viewer]
    drawn = list(shuffled((*(card for seat in others for card in state.hands[seat]), *state.stock), chance, "resample"))
    hands = list(state.hands)
    for seat in others:
        hands[seat] = in_order(tuple(drawn.pop() for _ in hands[seat]))
    return replace(state, hands=tuple(hands), stock=tuple(drawn))
