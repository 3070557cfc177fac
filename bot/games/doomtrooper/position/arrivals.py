"""In which order cards came to the table, as everybody saw it.

A card's id may say which card it is: ids follow the order of a deck, and stay the same while a card is hidden and known
in turn. What is public of a card is when it came to where it lies. By that it is ordered, numbered and picked.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from bot.games.contract import Chance
from bot.games.doomtrooper.position.state import IN_PLAY, Card, CardId, State
from bot.games.values import Seat

TABLE = IN_PLAY | {"under", "stack"}
"""The zones that everybody sees cards come to, whether they see which they are or not."""


def arrived(state: State, at: CardId, laid: Card) -> tuple[Card, int]:
    """A card as it is laid somewhere, with its arrival noted where everybody sees it, and how many cards came by then.

    What goes from one place in play to another never left the table.

    Args:
        state: the position before.
        laid: the card as it will lie, without what is noted of an earlier arrival.
    """
    before = state.cards[at]
    if laid.zone not in TABLE:
        return laid, state.arrivals
    number = 0
    if laid.unpaid:
        is_known = before.number and before.unpaid and before.controller == laid.controller
        number = before.number if is_known else next_number(state, at, laid.controller)
    if before.since and before.zone in IN_PLAY and laid.zone in IN_PLAY:
        return replace(laid, since=before.since, number=number), state.arrivals
    return replace(laid, since=state.arrivals + 1, number=number), state.arrivals + 1


def next_number(state: State, card: CardId, seat: Seat) -> int:
    """The number of a warrior who becomes one of a player's hidden ones: one more than any other there has."""
    others = (one.number for at, one in enumerate(state.cards) if at != card and one.unpaid and one.controller == seat)
    return 1 + max(others, default=0)


def ordered(state: State, cards: Iterable[CardId]) -> tuple[CardId, ...]:
    """Cards on the table as they came."""
    lying = state.cards
    return tuple(sorted(cards, key=lambda at: lying[at].since))


def bare(state: State) -> State:
    """A position as an adjustment tells it: what is known of arrivals is kept beside, in the position before."""
    cards = tuple(replace(card, since=0, number=0) if card.since or card.number else card for card in state.cards)
    return replace(state, cards=cards, arrivals=0)


def relaid(before: State, after: State, laid: Sequence[CardId]) -> State:
    """The position after an adjustment, with arrivals as they were, and those of what it laid down.

    Args:
        laid: the cards that were laid down, in that order.
    """
    old = before.cards
    cards = [
        replace(card, since=old[at].since, number=old[at].number) if _stayed(old, at, card) else card
        for at, card in enumerate(after.cards)
    ]
    return completed(replace(after, cards=tuple(cards), arrivals=before.arrivals), laid)


def _stayed(old: Sequence[Card], at: CardId, card: Card) -> bool:
    if at >= len(old) or card.zone not in TABLE or old[at].zone not in TABLE:
        return False
    return (old[at].unpaid, old[at].controller) == (card.unpaid, card.controller)


def completed(state: State, order: Sequence[CardId] = ()) -> State:
    """The position with arrivals noted of all that lies on the table without one.

    Args:
        order: in which these came, as far as that is known.
    """
    missing = [at for at, card in enumerate(state.cards) if card.zone in TABLE and not card.since]
    known = {card: place for place, card in enumerate(order)}
    for at in sorted(missing, key=lambda at: known.get(at, len(known))):
        here = state.cards[at]
        number = next_number(state, at, here.controller) if here.unpaid else 0
        state = replace(state.with_card(at, since=state.arrivals + 1, number=number), arrivals=state.arrivals + 1)
    return state


def drawn(state: State, chance: Chance) -> State:
    """A position that an older version kept, with arrivals for what lies on the table: nobody knows them any more.

    What is hidden comes last, in an order drawn by lot.
    """
    missing = [at for at, card in enumerate(state.cards) if card.zone in TABLE and not card.since]
    hidden = [at for at in missing if state.cards[at].unpaid]
    order = [at for at in missing if not state.cards[at].unpaid]
    while hidden:
        order.append(hidden.pop(chance.draw("arrivals", len(hidden))))
    return completed(state, order)
