"""The shelter: its spaces, ladders and cards, and the fittings that are built in it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from bot.games.packs.words import Words
from bot.games.twom.pack.effects.story import Effect
from bot.games.twom.pack.kinds import Key, Obstacle, Printed, Things


class Action(Struct, frozen=True, forbid_unknown_fields=True):
    """An action of a fitting, or of a space on which the board prints one: what it costs and what it does."""

    key: Key
    name: Words
    cost: Things = {}
    effects: tuple[Effect, ...] | None = None


class Space(Struct, frozen=True, forbid_unknown_fields=True):
    """A space of the shelter; neighbours are those of the same floor whose columns differ by 1.

    Attributes:
        floor: counted from the ground, cellars below 0.
        printed: what the board prints on it, where nothing can be built.
        actions: further actions that the board prints on it.
    """

    key: Key
    name: Words
    floor: Annotated[int, Meta(ge=-9, le=9)]
    column: Annotated[int, Meta(ge=0, le=20)]
    printed: Printed | None = None
    actions: tuple[Action, ...] = ()


class ShelterCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of shelter card: where its copies lie at the beginning, and what it takes to turn one over.

    Attributes:
        obstacle: what blocks the way, and says which tool it takes; ``None`` for what can be searched with bare hands.
    """

    key: Key
    name: Words
    spaces: tuple[Key, ...] = ()
    obstacle: Obstacle | None = None


class Back(Struct, frozen=True, forbid_unknown_fields=True):
    """What is on the back of a shelter card of a kind, in so many copies.

    Attributes:
        leaves: the kind of shelter card that lies there afterwards, such as what remains of rubble.
    """

    of: Key
    key: Key
    effects: tuple[Effect, ...] | None = None
    copies: Annotated[int, Meta(ge=1, le=20)] = 1
    leaves: Key | None = None
    text: Words | None = None


class Fitting(Struct, frozen=True, forbid_unknown_fields=True):
    """A fitting: what building it costs and needs, and what it is good for.

    Attributes:
        known: it can be built from the beginning (the green corner); others are ideas.
        next_to: a fitting that must stand on a space beside it.
        boarding: it is no card on a space but boards up the shelter by so much.
    """

    key: Key
    name: Words
    cost: Things = {}
    text: Words | None = None
    known: bool = False
    copies: Annotated[int, Meta(ge=1, le=9)] = 1
    next_to: Key | None = None
    bed: bool = False
    actions: tuple[Action, ...] = ()
    effects: tuple[Effect, ...] = ()
    boarding: Annotated[int, Meta(ge=0, le=9)] = 0


class Shelter(Struct, frozen=True, forbid_unknown_fields=True):
    """The plan of the shelter and the cards on it."""

    spaces: Annotated[tuple[Space, ...], Meta(max_length=60)] = ()
    ladders: tuple[tuple[Key, Key], ...] = ()
    cards: tuple[ShelterCard, ...] = ()
    backs: tuple[Back, ...] = ()
