"""What happens to the shelter, to locations and to the unknown."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from bot.games.twom.pack.kinds import Key


class TurnedOver(Struct, frozen=True, tag="turned-over", omit_defaults=True):
    """A shelter card was turned over: its back, and the kind of card that lies there from then on.

    Rule: twom-cs.shelter.flip
    """

    space: Key
    card: Key
    back: Key | None = None
    leaves: Key | None = None
    told: bool = False


class Built(Struct, frozen=True, tag="built", omit_defaults=True):
    """A fitting was built; one that boards up the shelter takes no space.

    Rule: twom-cs.build.how
    """

    fitting: Key
    space: Key
    boarding: int = 0


class Acted(Struct, frozen=True, tag="acted", omit_defaults=True):
    """People said what somebody did in their shelter, what it cost and what it brought.

    Attributes:
        act: as in :class:`Task`.
    """

    who: tuple[Key, ...]
    act: str
    space: Key
    cost: dict[Key, int] = {}
    brought: dict[Key, int] = {}


class Furnished(Struct, frozen=True, tag="furnished", omit_defaults=True):
    """A fitting was built of which people said; its values are kept."""

    fitting: Key
    space: Key
    bed: bool = False
    cost: dict[Key, int] = {}


class Reserved(Struct, frozen=True, tag="reserved", omit_defaults=True):
    """A card of last resort of which nobody knows the name came to the group, or left it.

    Rule: twom-cs.dawn.last-resort
    """

    by: int
    left: int


class Broke(Struct, frozen=True, tag="broke"):
    """A fitting was lost, and can be built again."""

    fitting: Key
    space: Key


class Learned(Struct, frozen=True, tag="learned"):
    """A fitting that was an idea can be built from now on."""

    fitting: Key


class Boarded(Struct, frozen=True, tag="boarded"):
    """The shelter was boarded up, or torn open."""

    by: int


class Frosted(Struct, frozen=True, tag="frosted"):
    """Frost tokens came or went.

    Rule: twom-cs.morning.frost
    """

    by: int


class Noised(Struct, frozen=True, tag="noised"):
    """The noise token stands on a space of its track; 0 where it stands on none.

    Rule: twom-cs.noise.change
    """

    level: int


class Unknown(Struct, frozen=True, tag="unknown"):
    """So many cards of the exploration deck lie in the unknown now.

    Rule: twom-cs.explore.deck
    """

    cards: int


class Visited(Struct, frozen=True, tag="visited"):
    """Those outside went to a location, or came home from it."""

    location: Key | None


class Relocated(Struct, frozen=True, tag="relocated", omit_defaults=True):
    """The open locations, after one came, in the place of one that left the campaign or (``gone`` is ``None``) of none.

    Rule: twom-cs.dawn.replace-location
    """

    locations: tuple[Key, ...]
    gone: Key | None = None


class Kept(Struct, frozen=True, tag="kept", omit_defaults=True):
    """A card of last resort that was drawn is kept, or one that was kept is played and discarded.

    Rule: twom-cs.dawn.last-resort
    """

    card: Key
    played: bool = False


HouseEvent: TypeAlias = (
    TurnedOver
    | Built
    | Acted
    | Furnished
    | Reserved
    | Broke
    | Learned
    | Boarded
    | Frosted
    | Noised
    | Unknown
    | Visited
    | Relocated
    | Kept
)
