"""What a scenario card says: the opponent's faction, what changes, who wins how, the setup and the table of chaos."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from bot.games.packs.words import Words

Number: TypeAlias = Annotated[int, Meta(ge=1, le=40)]
Few: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Humans: TypeAlias = Annotated[int, Meta(ge=1, le=4)]
Spot: TypeAlias = Annotated[int, Meta(ge=1, le=8)]
Side: TypeAlias = Literal["humans", "opponent", "both"]


class DeployElite(Struct, frozen=True, tag="deploy-elite", forbid_unknown_fields=True):
    """The opponent deploys elites without paying: of this kind, else by priority, each where bought ones go."""

    kind: str | None = None
    count: Number = 1


class DeployBasics(Struct, frozen=True, tag="deploy-basics", forbid_unknown_fields=True):
    """The opponent deploys basic units from its mat: to its base, or to its own area with the highest threat."""

    units: Number
    where: Literal["base", "threat"] = "base"


class MusterToBase(Struct, frozen=True, tag="muster-to-base", forbid_unknown_fields=True):
    """The opponent musters basic units to its base: the removed, those on its mat, then areas in ascending order.

    Rule: zloba-cs.coop.ai.muster
    """

    units: Number


class GainCorra(Struct, frozen=True, tag="gain-corra", forbid_unknown_fields=True):
    """The opponent gains corra, as far as the supply lasts."""

    corra: Number = 1


class GainByDomination(Struct, frozen=True, tag="gain-by-domination", forbid_unknown_fields=True):
    """Every faction gains corra for each area it dominates."""

    corra: Number = 1


class MoveElites(Struct, frozen=True, tag="move-elites", forbid_unknown_fields=True):
    """The opponent's elites of a kind (all without one) each move to the neighbouring area with the highest threat."""

    kind: str | None = None


class MoveBase(Struct, frozen=True, tag="move-base", forbid_unknown_fields=True):
    """The base token goes on by so many areas in ascending order."""

    areas: Number = 1


class Disperse(Struct, frozen=True, tag="disperse", forbid_unknown_fields=True):
    """The opponent splits its forces in the area where it has most units, or at its base.

    Rule: zloba-cs.disperse.definition
    """

    where: Literal["most", "base"] = "most"


class AttackWith(Struct, frozen=True, tag="attack-with", forbid_unknown_fields=True):
    """The opponent attacks in every area with an elite of this kind."""

    kind: str
    wounds: Number = 1


class AttackThreat(Struct, frozen=True, tag="attack-threat", forbid_unknown_fields=True):
    """The opponent attacks the area with the highest threat: of all, or of those with or beside its units."""

    wounds: Number = 1
    reach: Literal["any", "near"] = "any"


ScenarioEffect: TypeAlias = (
    DeployElite
    | DeployBasics
    | MusterToBase
    | GainCorra
    | GainByDomination
    | MoveElites
    | MoveBase
    | Disperse
    | AttackWith
    | AttackThreat
)


class Chaos(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the table: its effects in order, with so many humans at the least; otherwise nothing happens."""

    effects: tuple[ScenarioEffect, ...]
    humans: Humans = 1


class Points(Struct, frozen=True, tag="points", forbid_unknown_fields=True):
    """A side wins with so many points or more."""

    points: Annotated[int, Meta(ge=1, le=99)]
    side: Side = "both"


class Rounds(Struct, frozen=True, tag="rounds", forbid_unknown_fields=True):
    """A side wins when so many rounds have ended and neither side has won before."""

    rounds: Annotated[int, Meta(ge=1, le=12)]
    side: Side


class Areas(Struct, frozen=True, tag="areas", forbid_unknown_fields=True):
    """A side wins when it controls so many of these areas (of all, without any) at the end of a round."""

    count: Spot
    side: Side
    among: tuple[Spot, ...] = ()


Mission: TypeAlias = Points | Rounds | Areas


class Prefer(Struct, frozen=True, tag="prefer", forbid_unknown_fields=True):
    """The opponent, spending corra, prefers elites of this kind."""

    kind: str


class Allowance(Struct, frozen=True, tag="allowance", forbid_unknown_fields=True):
    """The opponent gets more corra and basic units in the phase of groundwork."""

    corra: Few = 0
    units: Few = 0


class StayAtBase(Struct, frozen=True, tag="stay-at-base", forbid_unknown_fields=True):
    """The base token does not walk in upkeep."""


ScenarioEvent: TypeAlias = Prefer | Allowance | StayAtBase


class Preparation(Struct, frozen=True, forbid_unknown_fields=True):
    """What a scenario sets up.

    Attributes:
        base: areas among which the base token is drawn; all of them without any.
        tokens: for an area, the points of the token that lies there.
        elites: for a kind, how many of it with 1, 2, 3 and 4 humans, each to an area of its own roll of the chaos die.
        chaos: where the chaos die starts; rolled without it.
    """

    base: tuple[Spot, ...] = ()
    tokens: dict[str, Few] = {}
    elites: dict[str, tuple[Few, Few, Few, Few]] = {}
    chaos: Spot | None = None


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario card; ``chaos`` has eight lines, from 1 to 8, and ``text`` introduces the conflict."""

    key: str
    faction: str
    name: Words
    text: Words
    missions: Annotated[tuple[Mission, ...], Meta(min_length=1)]
    chaos: tuple[Chaos, Chaos, Chaos, Chaos, Chaos, Chaos, Chaos, Chaos]
    events: tuple[ScenarioEvent, ...] = ()
    setup: Preparation = Preparation()
