"""What is being carried out: frames lie on the stack of the position, the newest is in hand."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from bot.games.twom.pack.effects.story import Effect
from bot.games.twom.pack.kinds import Condition, Key
from bot.games.twom.position.commands import Answer
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
        where: the space of an action.
        chosen: what the Leader chose, where that was asked.
    """

    source: str
    acting: tuple[Key, ...] = ()
    fought: bool = False
    where: Key = ""
    chosen: str = ""


class Putting(Struct, frozen=True, tag="putting", omit_defaults=True):
    """A card is put to the Leader, with the answers that people read from it; afterwards people say its outcome."""

    source: str
    ways: tuple[str, ...]
    acting: tuple[Key, ...] = ()
    where: Key = ""


class Rolling(Struct, frozen=True, tag="rolling", omit_defaults=True):
    """A black die is rolled for each of these people; ``where`` is the space with the lock."""

    purpose: Literal["thirst", "lock"]
    who: tuple[Key, ...]
    where: Key = ""


class Turning(Struct, frozen=True, tag="turning", omit_defaults=True):
    """A shelter card is turned over by these people."""

    space: Key
    who: tuple[Key, ...]


class Worst(Struct, frozen=True, tag="worst"):
    """Somebody's state is at level 4, and people tell the script that its token points to."""

    state: Condition
    who: Key


class Held(Struct, frozen=True, tag="held", omit_defaults=True):
    """A step that waits for an answer, below something that people added in between; as in :class:`Pending`."""

    command: Answer | None
    told: tuple[str, ...] = ()
    drawn: tuple[int, ...] = ()


class Halted(Struct, frozen=True, tag="halted"):
    """A judge laid the position out: it goes on when the holder says so."""


Frame: TypeAlias = Doing | Declaring | Putting | Rolling | Turning | Worst | Held | Halted | NightFrame
