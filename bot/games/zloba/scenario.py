"""What a scenario card says: the opponent's faction, what changes, who wins how, the setup and the table of chaos."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from bot.games.zloba.words import Words

Number: TypeAlias = Annotated[int, Meta(ge=1, le=40)]
Humans: TypeAlias = Annotated[int, Meta(ge=1, le=4)]
Spot: TypeAlias = Annotated[int, Meta(ge=1, le=8)]


class DeployElite(Struct, frozen=True, tag="deploy-elite", forbid_unknown_fields=True):
    """The opponent deploys elites: of this kind, or by priority, each to its base or to areas of the chaos die."""

    kind: str | None = None
    count: Number = 1
    rolled: bool = False


class GainByDomination(Struct, frozen=True, tag="gain-by-domination", forbid_unknown_fields=True):
    """Every faction gains corra for each area it dominates."""

    corra: Number = 1


class MoveElites(Struct, frozen=True, tag="move-elites", forbid_unknown_fields=True):
    """The opponent's elites of a kind move to the neighbouring area with the highest threat."""

    kind: str | None = None


class MoveBase(Struct, frozen=True, tag="move-base", forbid_unknown_fields=True):
    """The base token goes on by so many areas in ascending order."""

    areas: Number = 1


class AttackWith(Struct, frozen=True, tag="attack-with", forbid_unknown_fields=True):
    """The opponent attacks in every area with an elite of this kind."""

    kind: str
    wounds: Number = 1


ScenarioEffect: TypeAlias = DeployElite | GainByDomination | MoveElites | MoveBase | AttackWith


class Chaos(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the table: its effects in order, with so many humans at the least; otherwise nothing happens."""

    effects: tuple[ScenarioEffect, ...]
    text: Words
    humans: Humans = 1


class Mission(Struct, frozen=True, forbid_unknown_fields=True):
    """A side wins with so many points; ``side`` says whose."""

    points: Number
    side: Literal["humans", "opponent", "both"] = "both"


class Prefer(Struct, frozen=True, tag="prefer", forbid_unknown_fields=True):
    """The opponent, spending corra, prefers elites of this kind."""

    kind: str


ScenarioEvent: TypeAlias = Prefer


class Preparation(Struct, frozen=True, forbid_unknown_fields=True):
    """What a scenario sets up: areas for the base, tokens by their number in the pack, elites by number of humans."""

    base: tuple[Spot, ...] = ()
    tokens: dict[str, int] = {}
    elites: dict[str, tuple[int, int, int, int]] = {}
    chaos: Spot | None = None


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario card; ``chaos`` has eight lines, from 1 to 8."""

    key: str
    faction: str
    name: Words
    text: Words
    missions: tuple[Mission, ...]
    chaos: tuple[Chaos, Chaos, Chaos, Chaos, Chaos, Chaos, Chaos, Chaos]
    event: tuple[ScenarioEvent, ...] = ()
    setup: Preparation = Preparation()
