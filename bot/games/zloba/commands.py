"""What a seat can ask for: complete decisions, each with everything it needs."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from bot.games.contract import Seat
from bot.games.zloba.effects import Face
from bot.games.zloba.units import Call, Figure, March, Troops, Wounds

By: TypeAlias = Literal["die", "eye", "double", "effect"]
"""What pays for a deed: an action die with its symbol, the all-seeing die with its own or by Doubling, or the effect in
progress (spoils, a skill, a card, an elite)."""


class ChooseCards(Struct, frozen=True, tag="choose-cards"):
    """The support cards to play with, in ascending order: one, or two for a newcomer."""

    cards: tuple[str, ...]


class PickDie(Struct, frozen=True, tag="pick-die"):
    """An action die from the offer."""

    face: Face


class Mine(Struct, frozen=True, tag="mine"):
    """Corra from the supply."""

    by: By


class Deploy(Struct, frozen=True, tag="deploy"):
    """Basic units into a place: Extend, or an effect that deploys."""

    place: int
    units: int
    by: By


class Enter(Struct, frozen=True, tag="enter"):
    """Maneuver, used to deploy two basic units to the own zone."""

    by: By


class Move(Struct, frozen=True, tag="move"):
    """Units from one place into one area next to it: Maneuver, an effect that moves, or swift elites moving on."""

    start: int
    end: int
    troops: Troops
    by: By


class Attack(Struct, frozen=True, tag="attack"):
    """Wounds to one faction's units in one area: Battle, Strike, Charge, or an effect that wounds."""

    area: int
    target: Seat
    wounds: Wounds
    by: By


class Exodus(Struct, frozen=True, tag="exodus"):
    """Any units of one place into areas next to it, marches in ascending order of their ends.

    ``dice``: the two that pay, ascending, the all-seeing one last; none when Doubling repeats the action.
    """

    start: int
    marches: tuple[March, ...]
    dice: tuple[Face | Literal["eye"], ...] = ()


class Discard(Struct, frozen=True, tag="discard"):
    """An action die put away unused."""

    face: Face


class Buy(Struct, frozen=True, tag="buy"):
    """An elite from the mat, deployed to a place."""

    kind: str
    place: int


class UseSkill(Struct, frozen=True, tag="use-skill"):
    """A special skill of the faction."""

    skill: str


class UseCard(Struct, frozen=True, tag="use-card"):
    """A support card that works once a game."""

    card: str


class Recall(Struct, frozen=True, tag="recall"):
    """An elite put back on the mat for what it then does."""

    place: int
    elite: Figure


class Muster(Struct, frozen=True, tag="muster"):
    """Units called together, by ascending source, and deployed to one place."""

    place: int
    calls: tuple[Call, ...]


class LetBe(Struct, frozen=True, tag="let-be"):
    """The task in hand is not made use of."""


class EndTurn(Struct, frozen=True, tag="end-turn"):
    """The turn is over."""


class Suffering(Struct, frozen=True):
    """Wounds to one seat's units."""

    seat: Seat
    wounds: Wounds


class Divide(Struct, frozen=True, tag="divide"):
    """How the humans divide wounds from the automated opponent, by ascending seat."""

    sufferings: tuple[Suffering, ...]


Command: TypeAlias = (
    ChooseCards
    | PickDie
    | Mine
    | Deploy
    | Enter
    | Move
    | Attack
    | Exodus
    | Discard
    | Buy
    | UseSkill
    | UseCard
    | Recall
    | Muster
    | LetBe
    | EndTurn
    | Divide
)
