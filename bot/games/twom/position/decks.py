"""A deck as a number of each card, for nobody knows more of its order than that.

Every card that is not known to lie on top is equally likely to be next; so a position hides nothing from anybody.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from bot.games.twom.pack.kinds import Key


class Cards(Struct, frozen=True, omit_defaults=True):
    """A deck.

    Attributes:
        left: cards in it, without those known to lie on top.
        top: cards known to lie on top, the next one first.
        discards: cards that were carried out, face up.
        red: cards with the red corner that are set aside, or among the ``mixed``.
        mixed: how many of the red ones were shuffled in unseen.
        aside: cards that an effect set aside.
        out: cards that left the campaign.
    """

    left: dict[Key, int] = {}
    top: tuple[Key, ...] = ()
    discards: dict[Key, int] = {}
    red: dict[Key, int] = {}
    mixed: int = 0
    aside: dict[Key, int] = {}
    out: dict[Key, int] = {}

    @property
    def size(self) -> int:
        """How many cards can be drawn before the discards are shuffled in."""
        return len(self.top) + sum(self.left.values()) + self.mixed

    @property
    def waiting(self) -> int:
        """How many red ones are still set aside."""
        return sum(self.red.values()) - self.mixed


def plus(things: Mapping[Key, int], more: Mapping[Key, int], times: int = 1) -> dict[Key, int]:
    """Numbers of things after more of them came, in the order of their keys; what is none is not listed."""
    keys = sorted({*things, *more})
    found = {key: things.get(key, 0) + times * more.get(key, 0) for key in keys}
    return {key: number for key, number in found.items() if number}


def nth(things: Mapping[Key, int], number: int) -> Key:
    """The thing with a number, counted from 0 through all copies in the order of their keys."""
    for key in sorted(things):
        number -= things[key]
        if number < 0:
            return key
    raise IndexError(number)


def without(deck: Cards, card: Key, *, red: bool) -> Cards:
    """A deck from which a card was drawn: the top one, one of the mixed red ones, or any other."""
    if deck.top:
        return replace(deck, top=deck.top[1:])
    if red:
        return replace(deck, red=plus(deck.red, {card: -1}), mixed=deck.mixed - 1)
    return replace(deck, left=plus(deck.left, {card: -1}))


def shuffled(deck: Cards) -> Cards:
    """A deck of which no card is known to lie on top any more."""
    on_top: dict[Key, int] = {}
    for key in deck.top:
        on_top[key] = on_top.get(key, 0) + 1
    return replace(deck, left=plus(deck.left, on_top), top=())


def reshuffled(deck: Cards) -> Cards:
    """A deck with its discards shuffled in, after which no card is known to lie on top.

    Rule: twom-cs.findings.shuffle
    """
    mixed = shuffled(deck)
    return replace(mixed, left=plus(mixed.left, mixed.discards), discards={})
