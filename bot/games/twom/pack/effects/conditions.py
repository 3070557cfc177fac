"""What an effect or a choice may depend on."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from bot.games.twom.pack.effects.whom import Quality, Whom
from bot.games.twom.pack.kinds import Key, Things


class Has(Struct, frozen=True, tag="has", forbid_unknown_fields=True, omit_defaults=True):
    """The group has these tokens: in the findings pile while exploring, else in the store."""

    things: Things


class Somebody(Struct, frozen=True, tag="somebody", forbid_unknown_fields=True, omit_defaults=True):
    """One of these people has at least (``least``) or at most so much of a quality; without one, there is one."""

    who: Whom
    quality: Quality | None = None
    least: Annotated[int, Meta(ge=0, le=30)] = 0
    most: Annotated[int, Meta(ge=0, le=30)] = 30


class Here(Struct, frozen=True, tag="here", forbid_unknown_fields=True, omit_defaults=True):
    """A character is in the group; ``gone``: was, and is no more."""

    character: Key
    gone: bool = False


class Flagged(Struct, frozen=True, tag="flagged", forbid_unknown_fields=True, omit_defaults=True):
    """Something was noted by :class:`Flag`."""

    flag: Key


class Day(Struct, frozen=True, tag="day", forbid_unknown_fields=True, omit_defaults=True):
    """It is this day or a later one."""

    least: Annotated[int, Meta(ge=1, le=30)]


class Built(Struct, frozen=True, tag="built", forbid_unknown_fields=True, omit_defaults=True):
    """A fitting stands in the shelter."""

    fitting: Key


class Frosty(Struct, frozen=True, tag="frosty", forbid_unknown_fields=True, omit_defaults=True):
    """There are at least so many frost tokens."""

    least: Annotated[int, Meta(ge=1, le=20)] = 1


class Not(Struct, frozen=True, tag="not", forbid_unknown_fields=True, omit_defaults=True):
    """This does not hold."""

    that: When


When: TypeAlias = Has | Somebody | Here | Flagged | Day | Built | Frosty | Not
