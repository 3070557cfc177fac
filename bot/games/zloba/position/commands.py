"""What a seat can ask for: complete decisions, each with everything it needs.

Dice, cards, units and areas may be listed in any order; a command keeps them in the one order that its docstring names,
so that equal decisions are equal commands.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import force_setattr, replace

from bot.games.values import Seat
from bot.games.zloba.pack.effects import Face
from bot.games.zloba.position.units import Call, Figure, Hit, March, Troops, Wounds

By: TypeAlias = Literal["die", "eye", "double", "effect"]
"""What pays for a deed: an action die with its symbol, the all-seeing die with its own or by Doubling, or the effect in
progress (spoils, a skill, a card, an elite)."""


class ChooseCards(Struct, frozen=True, tag="choose-cards", forbid_unknown_fields=True):
    """The support cards to play with, in ascending order: one, or two for a newcomer."""

    cards: tuple[str, ...]

    def __post_init__(self) -> None:
        force_setattr(self, "cards", tuple(sorted(self.cards)))


class PickDie(Struct, frozen=True, tag="pick-die", forbid_unknown_fields=True):
    """An action die from the offer."""

    face: Face


class Mine(Struct, frozen=True, tag="mine", forbid_unknown_fields=True):
    """Corra from the supply."""

    by: By


class Deploy(Struct, frozen=True, tag="deploy", forbid_unknown_fields=True):
    """Basic units into a place: Extend, or an effect that deploys."""

    place: int
    units: int
    by: By


class Enter(Struct, frozen=True, tag="enter", forbid_unknown_fields=True):
    """Maneuver, used to deploy two basic units to the own zone."""

    by: By


class Move(Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """Units from one place into one area next to it: Maneuver, an effect that moves, or swift elites moving on."""

    start: int
    end: int
    troops: Troops
    by: By

    def __post_init__(self) -> None:
        force_setattr(self, "troops", _listed(self.troops))


class Attack(Struct, frozen=True, tag="attack", forbid_unknown_fields=True):
    """Wounds to one faction's units in one area: Battle, Strike, Charge, or an effect that wounds.

    Of elites that are alike the most wounded comes first.
    """

    area: int
    target: Seat
    wounds: Wounds
    by: By

    def __post_init__(self) -> None:
        hits = sorted(self.wounds.elites, key=lambda hit: (hit.elite, -hit.wounds))
        force_setattr(self, "wounds", replace(self.wounds, elites=tuple(hits)))


class Exodus(Struct, frozen=True, tag="exodus", forbid_unknown_fields=True):
    """Any units of one place into areas next to it, marches in ascending order of their ends.

    ``dice``: the two that pay, ascending, the all-seeing one last; none when Doubling repeats the action.
    """

    start: int
    marches: tuple[March, ...]
    dice: tuple[Face | Literal["eye"], ...] = ()

    def __post_init__(self) -> None:
        marches = (replace(march, troops=_listed(march.troops)) for march in self.marches)
        force_setattr(self, "marches", tuple(sorted(marches, key=lambda march: march.end)))
        force_setattr(self, "dice", tuple(sorted(self.dice, key=lambda die: (die == "eye", die))))


class Discard(Struct, frozen=True, tag="discard", forbid_unknown_fields=True):
    """An action die put away unused."""

    face: Face


class Buy(Struct, frozen=True, tag="buy", forbid_unknown_fields=True):
    """An elite from the mat, deployed to a place."""

    kind: str
    place: int


class UseSkill(Struct, frozen=True, tag="use-skill", forbid_unknown_fields=True):
    """A special skill of the faction."""

    skill: str


class UseCard(Struct, frozen=True, tag="use-card", forbid_unknown_fields=True):
    """A support card that works once a game."""

    card: str


class Recall(Struct, frozen=True, tag="recall", forbid_unknown_fields=True):
    """An elite put back on the mat for what it then does."""

    place: int
    elite: Figure


class Muster(Struct, frozen=True, tag="muster", forbid_unknown_fields=True):
    """Units called together, by ascending source, and deployed to one place."""

    place: int
    calls: tuple[Call, ...]

    def __post_init__(self) -> None:
        calls = (replace(call, troops=_listed(call.troops)) for call in self.calls)
        force_setattr(self, "calls", tuple(sorted(calls, key=lambda call: call.source)))


class LetBe(Struct, frozen=True, tag="let-be", forbid_unknown_fields=True):
    """The task in hand is not made use of."""


class EndTurn(Struct, frozen=True, tag="end-turn", forbid_unknown_fields=True):
    """The turn is over."""


class Suffering(Struct, frozen=True, forbid_unknown_fields=True):
    """Wounds to one seat's units."""

    seat: Seat
    wounds: Wounds

    def __post_init__(self) -> None:
        hits: tuple[Hit, ...] = tuple(sorted(self.wounds.elites))
        force_setattr(self, "wounds", replace(self.wounds, elites=hits))


class Divide(Struct, frozen=True, tag="divide", forbid_unknown_fields=True):
    """What a seat's own units take of the wounds from the automated opponent; nothing where nothing is named."""

    sufferings: tuple[Suffering, ...]

    def __post_init__(self) -> None:
        force_setattr(self, "sufferings", tuple(sorted(self.sufferings, key=lambda each: each.seat)))


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


def _listed(units: Troops) -> Troops:
    return replace(units, elites=tuple(sorted(units.elites)))
