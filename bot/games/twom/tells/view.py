"""What anybody may see: everything, for nobody at this table knows more than another."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bot.games.packs.words import Words
from bot.games.twom.pack.effects.meeting import Letter
from bot.games.twom.pack.kinds import Die, Obstacle, Printed, Weapon
from bot.games.twom.position.people import Night
from bot.games.twom.position.state import Phase, State


class SpaceView(Struct, frozen=True):
    """A space of the shelter.

    Attributes:
        floor, column: where it is in the section, counted upwards and to the right.
        card, fitting: what lies there; obstacle: what blocks the way on it.
        reached: people get there.
        people: who stands there, by their places in the group.
    """

    name: Words
    floor: int
    column: int
    printed: Printed | None
    card: Words | None
    obstacle: Obstacle | None
    fitting: Words | None
    reached: bool
    people: tuple[int, ...]


class PersonView(Struct, frozen=True):
    """Somebody of the group.

    Attributes:
        levels: of the states in the order of :data:`CONDITIONS`.
        actions: left today; ``None`` from dusk on.
        weapon: what they hold; medicine: what they were given, with the numbers.
    """

    name: Words
    levels: tuple[int, ...]
    actions: int | None
    night: Night | None
    weapon: Words | None
    medicine: tuple[tuple[Words, int], ...]


class FoeView(Struct, frozen=True):
    """An enemy in a combat."""

    letter: Letter
    prowess: int
    weapons: tuple[Weapon, ...]
    wounds: int


class DieView(Struct, frozen=True):
    """A die that lies on the table: of somebody of the group, by their place in it, or else of an enemy."""

    die: Die
    face: str
    person: int | None
    foe: int | None = None


class FightView(Struct, frozen=True):
    """A combat, or a raid that is being fought off.

    Attributes:
        name: the card of a raid; ``None`` in a combat.
        damage, wounds: what is left of a raid's.
    """

    fighters: tuple[int, ...]
    dice: tuple[DieView, ...]
    foes: tuple[FoeView, ...] = ()
    round: int = 0
    name: Words | None = None
    damage: int = 0
    wounds: int = 0


class LostView(Struct, frozen=True):
    """Somebody who is no longer in the group, how they went, and on which day."""

    name: Words
    how: Literal["died", "left"]
    day: int


class BoardView(Struct, frozen=True):
    """What lies on the board, in the names of the pack.

    Attributes:
        ladders: the pairs of spaces that one joins, by their places.
        conditions: the names of the states.
        store, pile: tokens at home and in the findings pile, with their numbers.
        locations: the three that lie open, the nearest first; tonight: which of them people are at.
        fittings, ideas: what can be built, and what cannot yet; removed: tokens that left the campaign.
        last_resort: the cards of it that the group holds; lost: who is no longer in the group.
        fight: the combat or the raid that goes on.
    """

    spaces: tuple[SpaceView, ...]
    ladders: tuple[tuple[int, int], ...]
    people: tuple[PersonView, ...]
    conditions: tuple[Words, ...]
    store: tuple[tuple[Words, int], ...]
    pile: tuple[tuple[Words, int], ...]
    locations: tuple[Words, ...]
    tonight: int | None
    fittings: tuple[tuple[Words, int], ...]
    ideas: tuple[tuple[Words, int], ...]
    removed: tuple[tuple[Words, int], ...]
    last_resort: tuple[Words, ...]
    lost: tuple[LostView, ...]
    fight: FightView | None


class TwomView(Struct, frozen=True):
    """A position as anybody sees it, its phase, what lies on the board, and whether its components are a stand-in."""

    state: State
    phase: Phase
    pack: str
    stand_in: bool
    board: BoardView
