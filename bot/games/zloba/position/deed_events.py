"""What a force did, or what befell it: events of units, corra and cards."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from bot.games.contract import Seat
from bot.games.zloba.position.commands import By
from bot.games.zloba.position.coop_state import AttackFace
from bot.games.zloba.position.units import Call, Elite, Figure, March, Troops, Wounds

Cause: TypeAlias = By | Literal["spoils", "chaos", "domination", "opponent", "trophy"]


class Gained(Struct, frozen=True, tag="gained"):
    """Corra from the supply."""

    seat: Seat
    corra: int
    cause: Cause


class PointsGained(Struct, frozen=True, tag="points-gained"):
    """Victory points by an effect, at once; ``opponent`` when they are the automated opponent's."""

    seat: Seat
    points: int
    opponent: bool = False


class Deployed(Struct, frozen=True, tag="deployed"):
    """Basic units from the mat or the removed ones into a place, and elites from the mat."""

    seat: Seat
    place: int
    basics: int
    cause: Cause
    elites: tuple[Figure, ...] = ()
    pool: Literal["mat", "removed"] = "mat"


class Mustered(Struct, frozen=True, tag="mustered"):
    """Units called together and deployed to a place; elites arrive as ``elites`` say."""

    seat: Seat
    place: int
    calls: tuple[Call, ...]
    elites: tuple[Figure, ...]
    cause: Cause = "effect"


class Moved(Struct, frozen=True, tag="moved"):
    """Units have moved into an area next to theirs."""

    seat: Seat
    start: int
    end: int
    troops: Troops
    cause: Cause


class Departed(Struct, frozen=True, tag="departed"):
    """An Exodus: units of one place have moved to areas around it."""

    seat: Seat
    start: int
    marches: tuple[March, ...]
    cause: Cause


class Attacked(Struct, frozen=True, tag="attacked"):
    """Units of one faction in an area are wounded.

    ``attack`` is false where an ability did it that is no attack; ``against_opponent``: they are the automated one's.
    """

    seat: Seat
    area: int
    target: Seat
    wounds: Wounds
    cause: Cause
    face: AttackFace | None = None
    attack: bool = True
    against_opponent: bool = False


class Bought(Struct, frozen=True, tag="bought"):
    """An elite is paid for and deployed."""

    seat: Seat
    place: int
    elite: Figure
    cost: int
    cause: Cause = "effect"


class SkillUsed(Struct, frozen=True, tag="skill-used"):
    """A special skill is paid for."""

    seat: Seat
    skill: str
    cost: int


class CardUsed(Struct, frozen=True, tag="card-used"):
    """A support card is used up."""

    seat: Seat
    card: str


class Recalled(Struct, frozen=True, tag="recalled"):
    """An elite goes back to the mat for what it then does."""

    seat: Seat
    elite: Elite
