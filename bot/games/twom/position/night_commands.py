"""What people can command at night."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from bot.games.twom.pack.kinds import Key
from bot.games.twom.position.portions import Portions


class Visit(Struct, frozen=True, tag="visit", forbid_unknown_fields=True, omit_defaults=True):
    """The location that those outside go to.

    Attributes:
        things: what is taken along from the store, where that is said at once.

    Rule: twom-cs.location.choose
    """

    location: Key
    things: Portions | None = None


class Take(Struct, frozen=True, tag="take", forbid_unknown_fields=True, omit_defaults=True):
    """What is taken along from the store.

    Rule: twom-cs.gear.take
    """

    things: Portions = ()


class Carry(Struct, frozen=True, tag="carry", forbid_unknown_fields=True, omit_defaults=True):
    """What is carried home of all that weighs something, more resources included.

    Rule: twom-cs.findings.capacity
    """

    things: Portions = ()


class Hold(Struct, frozen=True, forbid_unknown_fields=True):
    """A guard and the weapon they hold."""

    who: Key
    weapon: Key


class Arm(Struct, frozen=True, tag="arm", forbid_unknown_fields=True, omit_defaults=True):
    """Which guards hold which weapons; the others have none.

    Rule: twom-cs.raid.weapons
    """

    held: Annotated[tuple[Hold, ...], Meta(max_length=4)] = ()


class Mix(Struct, frozen=True, tag="mix", forbid_unknown_fields=True):
    """How many of the cards that a crime wave adds are raids; the others are residents.

    Rule: twom-cs.crime.choice
    """

    raids: Annotated[int, Meta(ge=0, le=2)]


class Dose(Struct, frozen=True, forbid_unknown_fields=True):
    """A token for somebody."""

    who: Key
    token: Key


class Treat(Struct, frozen=True, tag="treat", forbid_unknown_fields=True, omit_defaults=True):
    """Who gets which medicine, or which alcohol.

    Rule: twom-cs.dawn.meds, twom-cs.alcohol.when
    """

    doses: Annotated[tuple[Dose, ...], Meta(max_length=20)] = ()


class Keep(Struct, frozen=True, tag="keep", forbid_unknown_fields=True):
    """Which card of last resort is kept.

    Rule: twom-cs.dawn.last-resort
    """

    card: Key


class Play(Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Which card of last resort is played.

    Rule: twom-cs.dawn.last-resort
    """

    card: Key


class GoOn(Struct, frozen=True, tag="go-on", forbid_unknown_fields=True):
    """A new day begins.

    Rule: twom-cs.dawn.new-day
    """


NightCommand: TypeAlias = Visit | Take | Carry | Arm | Mix | Treat | Keep | Play | GoOn
