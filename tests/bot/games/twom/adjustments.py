"""Adjustments as a judge may order them, for the tiny pack and for the stand-in."""

from __future__ import annotations

from typing import Any, NamedTuple


class Named(NamedTuple):
    """What the keys of a pack are."""

    people: tuple[str, str, str]
    space: str
    food: str
    weapon: str
    bandage: str
    location: str
    card: str
    fitting: str
    raid: str


TINY = Named(("vera", "dita", "olaf"), "hall", "stew", "revolver", "gauze", "depot", "shelf", "cot", "prowlers")
STAND_IN = Named(
    ("baker", "nurse", "cook"), "kitchen", "can", "pistol", "bandage", "tram-depot", "shelf", "bed",
    "wood-thieves",
)  # fmt: skip


def _of(pack: Named) -> tuple[dict[str, Any], ...]:
    one, two, three = pack.people
    party = [{"key": one, "night": "outside"}, {"key": two, "night": "guard", "wounds": 1}, {"key": three, "hunger": 3}]
    return (
        {"phase": "actions", "round": 2, "day": 5, "holder": 0, "people": [{"key": one}, {"key": two, "fatigue": 2}]},
        {"phase": "evening", "store": {pack.food: 2, pack.weapon: 1}, "frost": 3, "boarded": 2, "turned": 4},
        {"phase": "raid", "people": party, "store": {pack.weapon: 1}, "removed": {pack.food: 1}},
        {"step": "explore", "people": party, "outside": pack.location, "unknown": 4, "noise": 3},
        {
            "step": "card-over", "people": party, "outside": pack.location, "noise": 2, "pile": {pack.weapon: 1},
            "combat": {"foes": [{"letter": "A", "prowess": 1, "weapons": ["melee"]}, {"letter": "B"}]},
        },
        {"phase": "dawn", "people": [{"key": one, "wounds": 3, "medicine": {pack.bandage: 1}}, {"key": two}]},
        {"phase": "dusk", "raid": {"card": pack.raid, "damage": 3, "wounds": 2}},
        {"phase": "dusk", "shelter": {pack.space: {"fitting": pack.fitting}}, "lost": [{"key": three, "how": "died"}]},
        {"decks": {"exploration": {"top": [pack.card], "size": 6}, "fate": {"size": 1}}, "phase": "scavenging"},
        {"effects": {"do": [{"type": "gain", "things": {pack.food: 1}}, {"type": "join"}]}, "flags": ["seen"]},
        {"step": "new-day", "effects": {"do": [{"type": "wound", "wounds": 2, "who": {"of": "all"}}]}},
        {"due": [{"day": 2, "effects": [{"type": "frost", "by": 1}]}], "figures": {"built": 2}},
    )  # fmt: skip


def adjustments() -> tuple[dict[str, Any], ...]:
    """Adjustments of either pack; those of the other one are refused."""
    return (*_of(TINY), *_of(STAND_IN))
