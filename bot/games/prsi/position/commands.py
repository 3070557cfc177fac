"""The commands of a seat."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from bot.games.prsi.pack.cards import Card, Suit


class Play(Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Play a card; with an over, name a suit."""

    card: Card
    suit: Suit = ""


class Draw(Struct, frozen=True, tag="draw", forbid_unknown_fields=True):
    """Draw a card, or all those that sevens demand."""


class Stand(Struct, frozen=True, tag="stand", forbid_unknown_fields=True):
    """Sit out for an ace."""


Command: TypeAlias = Play | Draw | Stand
