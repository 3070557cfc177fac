"""What people can command; each kind belongs to one question."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from bot.games.twom.pack.kinds import Key
from bot.games.twom.position.night_commands import NightCommand
from bot.games.twom.position.night_commands import Play as Play
from bot.games.twom.position.people import Night
from bot.games.twom.position.portions import Portion, Portions

Picks: TypeAlias = Annotated[tuple[Annotated[str, Meta(max_length=4000)], ...], Meta(max_length=400)]
"""Parts of a path, one after the other; one may name every kind of token of a pack."""
Act: TypeAlias = Literal["look", "search", "rubble", "bars", "door", "use", "build", "board"]
"""An act in a shelter that the pack does not know."""


class Task(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What somebody does in a round of actions.

    Attributes:
        who: one of the group, or the two who clear rubble together.
        space: where.
        deed: ``turn`` a shelter card over, ``use`` what is there, ``build`` a fitting; ``act``, where the pack has no
            shelter.
        what: the action that is used or the fitting that is built.
        act: what people say is done; cost, brought: what it costs, and what it brings; bed: what is built is one.
    """

    who: Annotated[tuple[Key, ...], Meta(min_length=1, max_length=2)]
    space: Key
    deed: Literal["turn", "use", "build", "act"]
    what: Key | None = None
    act: Act | None = None
    cost: Portions = ()
    brought: Portions = ()
    bed: bool = False


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

    of: Annotated[Picks, Meta(min_length=1)]


class Tell(Struct, frozen=True, tag="tell", forbid_unknown_fields=True, omit_defaults=True):
    """An answer from the table: the face of a die, a card, a value, or several of them together.

    Attributes:
        more: what else was asked about, in its order.
        did: what the card did, where the pack does not say it, as in :class:`Pick`.
    """

    said: Annotated[str, Meta(max_length=60)]
    more: Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=30)] = ()
    did: Picks = ()


class Declare(Struct, frozen=True, tag="declare", forbid_unknown_fields=True):
    """Something that happened at the table and that nobody asked about, as in :class:`Pick`, and its kind."""

    why: Literal["else", "skill", "mistake"]
    of: Annotated[Picks, Meta(min_length=1)]


class Use(Struct, frozen=True, tag="use", forbid_unknown_fields=True):
    """Who eats what, or is given which medicine, beside the question of the moment.

    Rule: twom-faq.eat-any-time, twom-faq.meds-any-time
    """

    who: Key
    token: Key


Answer: TypeAlias = Tell | Place | Drink | Eat | Assign | Pick | Declare | Use | NightCommand


class Series(Struct, frozen=True, tag="series", forbid_unknown_fields=True):
    """Several answers in one, each to the question that the one before it leads to.

    Rule: twom-cs.leader.decides
    """

    answers: Annotated[tuple[Answer, ...], Meta(min_length=2, max_length=8)]


Command: TypeAlias = Answer | Series


def answers_of(command: Command) -> tuple[Answer, ...]:
    """The answers of which a command consists: one, or those of a series."""
    return command.answers if isinstance(command, Series) else (command,)
