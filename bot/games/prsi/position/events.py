"""Events, each with its outcome: replaying needs no rule and no chance."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec.structs import replace

from bot.games.kernel.event import Happening, Laid, Opening
from bot.games.kernel.stack import Pushed, Replaced
from bot.games.prsi.pack.cards import Card, Suit, in_order, suit_of
from bot.games.prsi.position.state import Frame, State, put
from bot.games.values import Seat


class Opened(Opening[State], frozen=True, tag="opened"):
    """The players sit down."""


class Dealt(Happening, frozen=True, tag="dealt"):
    """Cards are dealt; ``up`` begins the pile."""

    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    up: Card
    stock: tuple[Card, ...]

    def apply(self, state: State) -> State:
        return replace(
            state,
            hands=self.hands,
            stock=self.stock,
            pile=(self.up,),
            suit=suit_of(self.up),
            stage="turn",
            turn=state.after(self.dealer),
            dealer=self.dealer,
            deal=state.deal + 1,
            idle=0,
        )


class Played(Happening, frozen=True, tag="played"):
    """A card is played; ``suit`` is to be followed."""

    seat: Seat
    card: Card
    suit: Suit

    def apply(self, state: State) -> State:
        hand = tuple(card for card in state.hands[self.seat] if card != self.card)
        return replace(
            state,
            hands=put(state.hands, self.seat, hand),
            pile=(*state.pile, self.card),
            suit=self.suit,
            turn=state.after(self.seat),
            idle=0,
            serial=state.serial + 1,
        )


class Turned(Happening, frozen=True, tag="turned"):
    """The pile without its top card is shuffled, and lies below what is left of the stock."""

    cards: tuple[Card, ...]

    def apply(self, state: State) -> State:
        return replace(state, stock=(*state.stock, *self.cards), pile=state.pile[-1:])


class Drew(Happening, frozen=True, tag="drew"):
    """Cards are drawn, and the turn is over; ``due`` is how many sevens demanded, 0 where none did."""

    seat: Seat
    cards: tuple[Card, ...]
    due: int = 0

    def apply(self, state: State) -> State:
        hand = in_order((*state.hands[self.seat], *self.cards))
        return replace(
            state,
            hands=put(state.hands, self.seat, hand),
            stock=state.stock[len(self.cards) :],
            turn=state.after(self.seat),
            idle=0 if self.cards else state.idle + 1,
            serial=state.serial + 1,
        )


class Stood(Happening, frozen=True, tag="stood"):
    """A seat sat out for an ace."""

    seat: Seat

    def apply(self, state: State) -> State:
        return replace(state, turn=state.after(self.seat), serial=state.serial + 1)


class Won(Happening, frozen=True, tag="won"):
    """A deal is won: by the last card, or by the fewest where nobody can go on."""

    seat: Seat
    by: Literal["last", "fewest"]

    def apply(self, state: State) -> State:
        wins = put(state.wins, self.seat, state.wins[self.seat] + 1)
        return replace(state, wins=wins, stack=(), stage="over" if state.goal in wins else "deal")


class Framed(Pushed[Frame], frozen=True, tag="framed"):
    """A seven or an ace comes into force."""


class Unframed(Replaced[Frame], frozen=True, tag="unframed"):
    """A seven or an ace is answered for good, or demands more."""


class Adjusted(Laid[State], frozen=True, tag="adjusted"):
    """A judge set parts of the position."""


Event: TypeAlias = Opened | Dealt | Played | Turned | Drew | Stood | Won | Framed | Unframed | Adjusted
