"""Effects on decks, locations and prices."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from bot.games.twom.pack.kinds import Count, Deck, Key


class ReplaceLocation(Struct, frozen=True, tag="replace-location", forbid_unknown_fields=True, omit_defaults=True):
    """A location leaves the campaign, the others move up, a new one comes: the one named, if it lies there.

    Rule: twom-cs.dawn.replace-location
    """

    location: Key | None = None


class AddCard(Struct, frozen=True, tag="add-card", forbid_unknown_fields=True, omit_defaults=True):
    """A card is shuffled into a deck."""

    deck: Deck
    card: Key


class DropCard(Struct, frozen=True, tag="drop-card", forbid_unknown_fields=True, omit_defaults=True):
    """This card leaves the campaign instead of being discarded; a named one leaves its deck.

    Rule: twom-cs.term.remove
    """

    deck: Deck | None = None
    card: Key | None = None


class Aside(Struct, frozen=True, tag="aside", forbid_unknown_fields=True, omit_defaults=True):
    """This card is set aside, to come back when an effect adds it."""


class Price(Struct, frozen=True, tag="price", forbid_unknown_fields=True, omit_defaults=True):
    """The market value of a token changes for the rest of the campaign.

    Rule: twom-cs.trade.value
    """

    token: Key
    by: Annotated[int, Meta(ge=-20, le=20)]


class Cap(Struct, frozen=True, tag="cap", forbid_unknown_fields=True, omit_defaults=True):
    """So many tokens of a kind leave the supply for good.

    Rule: twom-cs.term.remove
    """

    token: Key
    number: Count


CardEffect: TypeAlias = ReplaceLocation | AddCard | DropCard | Aside | Price | Cap
