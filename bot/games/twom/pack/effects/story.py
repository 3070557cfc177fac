"""Effects that tell, ask, roll and remember; and all effects together."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from bot.games.packs.words import Words
from bot.games.twom.pack.effects.cards import CardEffect
from bot.games.twom.pack.effects.conditions import When
from bot.games.twom.pack.effects.exploring import ExploringEffect
from bot.games.twom.pack.effects.meeting import MeetingEffect
from bot.games.twom.pack.effects.people import PeopleEffect
from bot.games.twom.pack.effects.shelter import ShelterEffect
from bot.games.twom.pack.effects.things import ThingEffect
from bot.games.twom.pack.effects.whom import Whom
from bot.games.twom.pack.kinds import Key, Number, Things


class Script(Struct, frozen=True, tag="script", forbid_unknown_fields=True, omit_defaults=True):
    """A script is read and carried out."""

    number: Number


class Row(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What follows from a roll of at most ``to``."""

    to: Annotated[int, Meta(ge=1, le=10)]
    effects: tuple[Effect, ...] = ()


class RollTable(Struct, frozen=True, tag="roll-table", forbid_unknown_fields=True, omit_defaults=True):
    """The black die is rolled; the first row that it does not exceed counts.

    Rule: twom-cs.term.black-die
    """

    rows: Annotated[tuple[Row, ...], Meta(min_length=1, max_length=10)]


class Way(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One way to choose: its label, when there is this way, what it costs, and what it does."""

    label: Words
    effects: tuple[Effect, ...] = ()
    cost: Things = {}
    when: tuple[When, ...] = ()


class Choose(Struct, frozen=True, tag="choose", forbid_unknown_fields=True, omit_defaults=True):
    """The holder chooses one of several ways; a way that cannot be paid is closed."""

    ways: Annotated[tuple[Way, ...], Meta(min_length=1, max_length=20)]


class If(Struct, frozen=True, tag="if", forbid_unknown_fields=True, omit_defaults=True):
    """One thing where all of this holds, another where it does not."""

    when: Annotated[tuple[When, ...], Meta(min_length=1)]
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()


class ForEach(Struct, frozen=True, tag="for-each", forbid_unknown_fields=True, omit_defaults=True):
    """The same for each of some people, who then act."""

    who: Whom
    effects: tuple[Effect, ...]


class Later(Struct, frozen=True, tag="later", forbid_unknown_fields=True, omit_defaults=True):
    """Effects of a dawn that is so many days ahead; 0 is the next one."""

    effects: tuple[Effect, ...]
    days: Annotated[int, Meta(ge=0, le=12)] = 0


class Flag(Struct, frozen=True, tag="flag", forbid_unknown_fields=True, omit_defaults=True):
    """Something is noted for later, or the note is taken off."""

    flag: Key
    off: bool = False


class End(Struct, frozen=True, tag="end", forbid_unknown_fields=True, omit_defaults=True):
    """The campaign ends; ``won`` says how."""

    won: bool


StoryEffect: TypeAlias = Script | RollTable | Choose | If | ForEach | Later | Flag | End

Effect: TypeAlias = (
    ThingEffect | PeopleEffect | ExploringEffect | ShelterEffect | MeetingEffect | CardEffect | StoryEffect
)
