"""What is being carried out: frames lie on the stack of the position, the newest is in hand."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from bot.games.twom.pack.effects.story import Effect
from bot.games.twom.pack.kinds import Key
from bot.games.twom.position.frames.night import NightFrame


class Doing(Struct, frozen=True, tag="doing", omit_defaults=True):
    """Effects that are carried out one after the other.

    Attributes:
        queue: what is left of them; the first one is in hand.
        source: the card, script or fitting they are of, as ``deck.key``.
        acting: who acts; empty where nobody does.
    """

    queue: tuple[Effect, ...]
    source: str = ""
    acting: tuple[Key, ...] = ()


class Declaring(Struct, frozen=True, tag="declaring", omit_defaults=True):
    """A card came of which the pack knows the name alone: people are asked what it does.

    Attributes:
        fought: it is a raid, and was fought off already.
    """

    source: str
    acting: tuple[Key, ...] = ()
    fought: bool = False


class Halted(Struct, frozen=True, tag="halted"):
    """A judge laid the position out: it goes on when the holder says so."""


Frame: TypeAlias = Doing | Declaring | Halted | NightFrame
