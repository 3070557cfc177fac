"""A pack that people are still filling in: sections with fewer cards than the box has are left to the table."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import get_args

from msgspec.structs import replace

from bot.games.twom.pack.kinds import Printed
from bot.games.twom.pack.pack import Pack
from bot.games.twom.pack.shelter import Shelter

IN_THE_BOX: Mapping[str, int] = MappingProxyType(
    {
        "characters": 12,
        "events": 18,
        "locations": 18,
        "exploration": 26,
        "findings": 11,
        "residents": 14,
        "visitors": 12,
        "raids": 10,
        "fate": 7,
        "last_resort": 15,
    }
)
"""How many cards of each section are in the box, as they were counted in public; chapters count as events."""
SHELTER_CARDS = 19


def short(pack: Pack) -> Mapping[str, tuple[int, int]]:
    """The sections of a partial pack that are begun and not complete: how many cards there are, and in the box."""
    if not pack.partial:
        return {}
    there = {name: sum(getattr(card, "copies", 1) for card in getattr(pack, name)) for name in IN_THE_BOX}
    begun = {name: (number, IN_THE_BOX[name]) for name, number in there.items() if 0 < number < IN_THE_BOX[name]}
    if pack.shelter is None or (number := _whole_cards(pack.shelter)) >= SHELTER_CARDS:
        return begun
    return {"shelter": (number, SHELTER_CARDS), **begun}


def _whole_cards(shelter: Shelter) -> int:
    """How many cards of the shelter have a space and a back; none where a space lacks that everybody needs."""
    if {space.printed for space in shelter.spaces} < {*get_args(Printed)}:
        return 0
    return min(sum(len(card.spaces) for card in shelter.cards), sum(back.copies for back in shelter.backs))


def played(pack: Pack) -> Pack:
    """The pack as it is played with: a card of a section that is not complete could be one that nobody entered."""
    return replace(pack, **{name: None if name == "shelter" else () for name in short(pack)})
