"""What people can command; each kind belongs to one question."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from bot.games.twom.pack.kinds import Key
from bot.games.twom.position.night_commands import NightCommand
from bot.games.twom.position.night_commands import Play as Play
from bot.games.twom.position.people import Night
from bot.games.twom.position.portions import Portion


class Task(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What somebody does in a round of actions.

    Attributes:
        who: one of the group, or the two who clear rubble together.
        space: where.
        deed: ``turn`` a shelter card over, ``use`` what is there, or ``build`` a fitting.
        what: the action that is used or the fitting that is built.
    """

    who: Annotated[tuple[Key, ...], Meta(min_length=1, max_length=2)]
    space: Key
    deed: Literal["turn", "use", "build"]
    what: Key | None = None


class Place(Struct, frozen=True, tag="place", forbid_unknown_fields=True, omit_defaults=True):
    """A round of actions: what everybody does; who is in no task stays idle.

    Rule: twom-cs.actions.rounds
    """

    tasks: Annotated[tuple[Task, ...], Meta(max_length=4)] = ()


class Drink(Struct, frozen=True, tag="drink", forbid_unknown_fields=True, omit_defaults=True):
    """Who drinks.

    Rule: twom-cs.dusk.water
    """

    who: Annotated[tuple[Key, ...], Meta(max_length=4)] = ()


class Meal(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody eats."""

    who: Key
    food: Annotated[tuple[Portion, ...], Meta(min_length=1, max_length=10)]


class Eat(Struct, frozen=True, tag="eat", forbid_unknown_fields=True, omit_defaults=True):
    """Who eats what; who has no meal does not eat.

    Rule: twom-cs.dusk.food
    """

    meals: Annotated[tuple[Meal, ...], Meta(max_length=4)] = ()


class Bedtime(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What somebody does at night; ``bed`` is the space where the bed stands."""

    who: Key
    night: Night
    bed: Key | None = None


class Assign(Struct, frozen=True, tag="assign", forbid_unknown_fields=True):
    """What everybody does at night.

    Rule: twom-cs.evening.activities
    """

    nights: Annotated[tuple[Bedtime, ...], Meta(min_length=1, max_length=4)]


class Pick(Struct, frozen=True, tag="pick", forbid_unknown_fields=True):
    """The answer to the effect in hand: the tokens of the options that are picked, one after the other."""

    of: Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(min_length=1, max_length=20)]


class Tell(Struct, frozen=True, tag="tell", forbid_unknown_fields=True):
    """What came at the table: the face of a die, or a card."""

    said: Annotated[str, Meta(max_length=24)]


Command: TypeAlias = Tell | Place | Drink | Eat | Assign | Pick | NightCommand
