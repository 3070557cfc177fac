"""A pack in the making: each part that is not whole is replaced by the invented one, and named."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, get_type_hints

import msgspec

from bot.games.packs.checking import mistakes
from bot.games.packs.problems import Mistake, Place
from bot.games.zloba.pack.pack import AREAS, Faction, Pack

PARTIAL = "partial"
"""The key by which a pack says that it is being filled in; ``invented`` names the parts that are not whole."""
PARTS = ("board", "tokens", "dice")
_MISSING = re.compile(r".+ is missing|Expected `array` of length (>= )?(?P<whole>\d+)(, got (?P<there>\d+))?")


def completed(value: dict[str, Any], own: Callable[[], Pack]) -> tuple[dict[str, Any], list[Mistake]]:
    """A pack in which everything is there, and the mistakes in parts of which something is not filled in.

    Args:
        value: the table of the pack's file.
        own: the pack that the game comes with.
    """
    found = {key: each for key, each in value.items() if key != PARTIAL}
    if value.get(PARTIAL) is not True:
        return found, list(mistakes(value.get(PARTIAL, False), bool, strict=True, place=(PARTIAL,)))
    stand_in: dict[str, Any] = msgspec.to_builtins(own())
    kinds = get_type_hints(Pack, include_extras=True)
    wrong: list[Mistake] = []
    invented: list[str] = []
    for name in PARTS:
        others = _unfinished(found.get(name), kinds[name], (name,))
        if others is not None:
            wrong += others
            found[name] = stand_in[name]
            invented.append(name)
    if isinstance(factions := found.get("factions"), list):
        theirs = {faction["key"]: faction for faction in stand_in["factions"]}
        found["factions"] = [*factions]
        for number, faction in enumerate(factions):
            key = faction.get("key") if isinstance(faction, dict) else None
            known = isinstance(key, str) and key in theirs
            others = _unfinished(faction, Faction, ("factions", number)) if known else None
            if others is not None:
                wrong += others
                found["factions"][number] = theirs[key]
                invented.append(str(key))
    return {**found, "invented": invented} if invented else found, wrong


def _unfinished(part: Any, kind: Any, place: Place) -> list[Mistake] | None:
    """The mistakes in a part of which something is not filled in; ``None`` where nothing is missing."""
    lacks = list(_lacks(part, kind, place))
    others = [each for each in lacks if not _is_missing(each)]
    return others if len(others) < len(lacks) else None


def _lacks(part: Any, kind: Any, place: Place) -> Iterator[Mistake]:
    if part is None:
        yield Mistake(place, f"`{place[-1]}` is missing")
        return
    yield from mistakes(part, kind, strict=True, place=place)
    if not isinstance(part, dict):
        return
    pairs = [pair for pair in (*_list(part, "borders"), *_list(part, "bridges")) if isinstance(pair, list)]
    if place == ("board",) and {number for pair in pairs for number in pair if isinstance(number, int)} < {*AREAS}:
        yield Mistake((*place, "borders"), "the border of an area is missing")
    for number, card in enumerate(_list(part, "cards")):
        if isinstance(card, dict) and not (card.get("once") or card.get("passive")):
            yield Mistake((*place, "cards", number), "`once` is missing")


def _list(part: dict[str, Any], key: str) -> list[Any]:
    """The list of a part; an empty one where it has none there."""
    found = part.get(key)
    return found if isinstance(found, list) else []


def _is_missing(mistake: Mistake) -> bool:
    """Whether something is only not filled in yet."""
    found = _MISSING.fullmatch(mistake.said)
    return found is not None and int(found["there"] or 0) < int(found["whole"] or 1)
