"""Cards of the decks; a card without effects has its name alone, and people say what it does."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bot.games.packs.words import Words
from bot.games.twom.pack.effects.meeting import Letter
from bot.games.twom.pack.effects.story import Effect
from bot.games.twom.pack.kinds import Die, Key, Number


class Card(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every card has; ``effects`` is ``None`` where the pack does not say what it does."""

    key: Key
    name: Words
    text: Words | None = None
    copies: Annotated[int, Meta(ge=1, le=30)] = 1
    effects: tuple[Effect, ...] | None = None


class Event(Card, frozen=True, kw_only=True):
    """An event, a chapter (``chapter`` says which), or a finale."""

    kind: Literal["event", "chapter", "finale"] = "event"
    chapter: Annotated[int, Meta(ge=1, le=3)] | None = None
    frost: Annotated[int, Meta(ge=0, le=9)] = 0


class Location(Card, frozen=True, kw_only=True):
    """A location; its effects are carried out when the group arrives, ``last`` when the exploration ends.

    Attributes:
        rule: its special rule in words.
        capacity: how much more can be carried home from it.
    """

    rule: Words | None = None
    last: tuple[Effect, ...] = ()
    capacity: Annotated[int, Meta(ge=-20, le=20)] = 0
    noise: Annotated[int, Meta(ge=1, le=10)] = 1


class Exploration(Card, frozen=True, kw_only=True):
    """A card of the unknown."""


class Finding(Card, frozen=True, kw_only=True):
    """A card of the findings deck."""


class Resident(Card, frozen=True, kw_only=True):
    """Somebody who may be met while exploring; ``red`` is set aside at the beginning."""

    red: bool = False


class Enemy(Struct, frozen=True, forbid_unknown_fields=True):
    """Enemy tokens of a letter with a prowess, in so many copies."""

    letter: Letter
    prowess: Annotated[int, Meta(ge=0, le=6)]
    copies: Annotated[int, Meta(ge=1, le=12)] = 1


class Visitor(Card, frozen=True, kw_only=True):
    """Somebody who comes to the shelter."""


class Raid(Card, frozen=True, kw_only=True):
    """A night raid; ``effects`` is what it does besides, and may be left out where it does nothing."""

    damage: Annotated[int, Meta(ge=0, le=30)] | None = None
    wounds: Annotated[int, Meta(ge=0, le=30)] | None = None
    red: bool = False


class Fate(Card, frozen=True, kw_only=True):
    """A card of fate: its upper part for dawn, and for combats the die it shows with what happens."""

    die: Die | None = None
    bottom: tuple[Effect, ...] = ()
    bottom_text: Words | None = None


class LastResort(Card, frozen=True, kw_only=True):
    """A card of last resort that is kept, and played in one of these phases."""

    phases: tuple[Literal["morning", "actions", "dusk", "evening", "dawn"], ...] = ("actions",)


class ScriptText(Struct, frozen=True, forbid_unknown_fields=True):
    """A script: its text and what follows, choices among it; ``effects`` is ``None`` where people say what follows."""

    number: Number
    text: Words
    effects: tuple[Effect, ...] | None = None
