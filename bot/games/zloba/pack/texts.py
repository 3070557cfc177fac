"""The names and texts of a component pack, each with the key by which sentences hold it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from bot.games.packs.words import Words
from bot.games.values import Line, text
from bot.games.zloba.pack.pack import EliteKind, Faction, Pack, Skill, SupportCard
from bot.games.zloba.pack.scenario import Scenario

Described: TypeAlias = EliteKind | Scenario | Skill | SupportCard
Named: TypeAlias = Described | Faction

PACK_NAME = "pack.name"

_FAMILY: dict[type[Named], str] = {
    EliteKind: "elite",
    Faction: "faction",
    Scenario: "scenario",
    Skill: "skill",
    SupportCard: "card",
}


def name_of(thing: Named) -> Line:
    """What a component is called."""
    return text(f"{_FAMILY[type(thing)]}.{thing.key}.name")


def text_of(thing: Described) -> Line:
    """What is printed on a component."""
    return text(f"{_FAMILY[type(thing)]}.{thing.key}.text")


def texts_of(pack: Pack) -> dict[str, Words]:
    """All of a pack's names and texts by key."""
    return dict(_keyed(pack))


def _keyed(pack: Pack) -> Iterator[tuple[str, Words]]:
    described: list[Described] = list(pack.scenarios)
    yield PACK_NAME, pack.name
    for faction in pack.factions:
        yield f"faction.{faction.key}.name", faction.name
        described += [*faction.elites, *faction.cards, *faction.skills]
    for thing in described:
        place = f"{_FAMILY[type(thing)]}.{thing.key}"
        yield f"{place}.name", thing.name
        yield f"{place}.text", thing.text
