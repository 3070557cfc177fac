"""The component pack: everything that the box prints and the rulebook does not, as one readable TOML file."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from bot.games.packs.words import Words
from bot.games.zloba.pack.effects import Effect, EyeFace, Face, Trait, Where
from bot.games.zloba.pack.scenario import Scenario

Key: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,19}$")]
Coordinate: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]
Point: TypeAlias = tuple[Coordinate, Coordinate]
Outline: TypeAlias = Annotated[tuple[Point, ...], Meta(min_length=3)]
Spot: TypeAlias = Annotated[int, Meta(ge=1, le=8)]
Side: TypeAlias = Literal["north", "east", "south", "west"]
Colour: TypeAlias = Annotated[str, Meta(pattern=r"^#[0-9a-f]{6}$")]

AREAS = range(1, 9)
COAST_TOUCHES = (1, 2, 3, 4, 5, 6)
SIDES: tuple[Side, ...] = ("north", "east", "south", "west")


class Area(Struct, frozen=True, forbid_unknown_fields=True):
    """A numbered area as it is drawn: where its number is written, and its border, in thousandths of the picture."""

    number: Spot
    centre: Point
    outline: Outline


class Zone(Struct, frozen=True, forbid_unknown_fields=True):
    """A deployment zone on the Coast as it is drawn."""

    side: Side
    centre: Point
    outline: Outline


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """The board: pairs of areas that share a border or a land bridge, and how all of it is drawn.

    The Coast is not listed: it touches areas 1 to 6 by the rulebook.
    """

    borders: tuple[tuple[Spot, Spot], ...]
    areas: tuple[Area, ...]
    zones: tuple[Zone, ...]
    bridges: tuple[tuple[Spot, Spot], ...] = ()


class Token(Struct, frozen=True, forbid_unknown_fields=True):
    """A token of victory points, and its symbol if it has one."""

    points: Annotated[int, Meta(ge=0, le=9)]
    symbol: Face | None = None


class Dice(Struct, frozen=True, forbid_unknown_fields=True):
    """The six faces of the action die and of the all-seeing die."""

    action: tuple[Face, Face, Face, Face, Face, Face]
    eye: tuple[EyeFace, EyeFace, EyeFace, EyeFace, EyeFace, EyeFace]


class EliteKind(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of elite unit.

    Attributes:
        dice: how many there are; cost: corra for one; toughness: at full; points: bonus when scoring.
        deploy: where a bought one may be placed; priority: order in which the automated opponent buys, if it does.
        on_deploy, on_move: effects each time one is deployed or moves; recall: effects in its owner's turn for putting
            it back on the mat.
    """

    key: Key
    name: Words
    text: Words
    dice: Annotated[int, Meta(ge=1, le=9)]
    cost: Annotated[int, Meta(ge=1, le=20)]
    toughness: Annotated[int, Meta(ge=1, le=6)]
    points: Annotated[int, Meta(ge=0, le=9)] = 0
    deploy: Where = "zone"
    priority: Literal["A", "B", "C"] | None = None
    traits: tuple[Trait, ...] = ()
    on_deploy: tuple[Effect, ...] = ()
    on_move: tuple[Effect, ...] = ()
    recall: tuple[Effect, ...] = ()


class Skill(Struct, frozen=True, forbid_unknown_fields=True):
    """A faction's special skill: its price in corra and what it does."""

    key: Key
    name: Words
    text: Words
    cost: Annotated[int, Meta(ge=1, le=20)]
    effects: Annotated[tuple[Effect, ...], Meta(min_length=1)]


class SupportCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A support card: effects to be used once a game, or traits that last all of it."""

    key: Key
    name: Words
    text: Words
    once: tuple[Effect, ...] = ()
    passive: tuple[Trait, ...] = ()


class Faction(Struct, frozen=True, forbid_unknown_fields=True):
    """A faction: its names, colour, basic unit, kinds of elites, skills and three support cards."""

    key: Key
    name: Words
    colour: Colour
    basic: Words
    elites: Annotated[tuple[EliteKind, ...], Meta(min_length=1, max_length=3)]
    cards: tuple[SupportCard, SupportCard, SupportCard]
    skills: tuple[Skill, ...] = ()


class Pack(Struct, frozen=True, forbid_unknown_fields=True):
    """A component pack; ``stand_in`` says that its values are invented and not those of the box.

    Attributes:
        invented: the parts of a pack in the making that are not whole, and for which invented ones stand in: the board,
            the tokens, the dice, factions by key.
    """

    key: Key
    name: Words
    stand_in: bool
    board: Board
    tokens: Annotated[tuple[Token, ...], Meta(min_length=8, max_length=11)]
    dice: Dice
    factions: Annotated[tuple[Faction, ...], Meta(min_length=2)]
    scenarios: tuple[Scenario, ...] = ()
    invented: tuple[str, ...] | UnsetType = UNSET
