"""A list of the box's tokens as owners keep it: names, numbers, market values and weights, a line for each kind."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

SECTION, NAME = "tokens", "token_en"
_COLUMNS = {"count": "number", "market_value": "value", "weight": "weight", "color": "colour"}
_UNKNOWN = "-"
_IN_THE_BOX = re.compile(r"physical (\d+)")
"""What a note says of pieces of which the column counts more than there are in the box."""
_KNOWN: Mapping[str, Mapping[str, Any]] = MappingProxyType(
    {
        "wood": {"role": "wood"},
        "component": {"role": "component"},
        "water": {"role": "water"},
        "shovel": {"role": "shovel"},
        "saw blade": {"role": "saw"},
        "lockpick": {"role": "lockpick"},
        "ammo": {"role": "bullet"},
        "raw food": {"role": "raw-food", "food": 1},
        "canned food": {"food": 2},
        "vegetable": {"food": 0},
        "moonshine": {"fatigue": 2},
        "100% alcohol": {"fatigue": 1},
        "herbal meds": {"medicine": "herbs"},
        "meds": {"medicine": "medicine"},
        "bandages": {"medicine": "bandage"},
        "knife": {"weapon": "melee"},
        "hatchet": {"weapon": "hatchet"},
        "pistol": {"weapon": "pistol"},
        "assault rifle": {"weapon": "rifle"},
        "shotgun": {"weapon": "shotgun"},
    }
)
"""What the diary does with a token, by its English name.

Rule: twom-cs.alcohol.effects, twom-cs.dusk.food-kinds, twom-faq.food-values
"""


def listed_tokens(section: str, rows: list[dict[str, Any]]) -> tuple[str, list[dict[str, Any]]]:
    """A section of the pack and its rows: those of a list of tokens become the section of the tokens.

    Columns that no pack knows, such as notes and sources, are left out.
    """
    if not any(NAME in row for row in rows):
        return section, [_named(row) for row in rows]
    return SECTION, [_token(row) for row in rows]


def _named(row: dict[str, Any]) -> dict[str, Any]:
    """A row with a Czech name, which is that of another language where people have none."""
    name = row.get("name")
    if not isinstance(name, dict) or name.get("cs"):
        return row
    other = name.get("en") or name.get("sv")
    return {**row, "name": {"cs": other, **name}} if other else row


def _token(row: Mapping[str, Any]) -> dict[str, Any]:
    english = str(row.get(NAME, "")).strip()
    told = {to: row[column] for column, to in _COLUMNS.items() if row.get(column, _UNKNOWN) != _UNKNOWN}
    if counted := _IN_THE_BOX.search(str(row.get("note", ""))):
        told["number"] = counted[1]
    name = {"cs": row.get("token_cs") or english, "en": english}
    return {"key": _key(english), "name": name, **_KNOWN.get(english.casefold(), {}), **told}


def _key(english: str) -> str:
    """A name as packs write keys: from its first letter on."""
    return re.sub(r"[^a-z0-9]+", "-", english.casefold()).strip("-0123456789")[:24]
