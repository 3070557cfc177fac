"""Effects on the shelter."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from bot.games.twom.pack.kinds import Count, Key


class OpenCard(Struct, frozen=True, tag="open-card", forbid_unknown_fields=True, omit_defaults=True):
    """A shelter card of a kind is turned over and its back carried out, such as a hole that nobody gets across else.

    Rule: twom-cs.move.obstacles
    """

    kind: Key


class Board(Struct, frozen=True, tag="board", forbid_unknown_fields=True, omit_defaults=True):
    """So much of the shelter is boarded up, or torn open.

    Rule: twom-cs.raid.boarding
    """

    by: Annotated[int, Meta(ge=-10, le=10)] = 1


class Frost(Struct, frozen=True, tag="frost", forbid_unknown_fields=True, omit_defaults=True):
    """Frost tokens come or go."""

    by: Annotated[int, Meta(ge=-10, le=10)]


class Learn(Struct, frozen=True, tag="learn", forbid_unknown_fields=True, omit_defaults=True):
    """Fittings pass from the ideas to those that can be built: the one named, or as many as the holder chooses."""

    fitting: Key | None = None
    number: Count = 1


class Break(Struct, frozen=True, tag="break", forbid_unknown_fields=True, omit_defaults=True):
    """A fitting that was built is lost: of a kind, or whichever the holder chooses."""

    fitting: Key | None = None


ShelterEffect: TypeAlias = OpenCard | Board | Frost | Learn | Break
