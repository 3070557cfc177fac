"""A list of the box's tokens as owners keep it: names, numbers, market values and weights, a line for each kind."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from bot.games.packs.document import Rows

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


def listed_tokens(section: str, rows: list[dict[str, Any]]) -> tuple[str, Rows]:
    """A section of the pack and its rows: those of a list of tokens become the section of the tokens.

    Columns that no pack knows of tokens, such as notes and sources, are left out; so are rows of which the empty pack
    has the beginning alone.
    """
    if any(NAME in row for row in rows):
        return SECTION, [_token(row) for row in rows]
    match section:
        case "dice":
            return section, {_die(row): _numbered(row, 6) for row in rows if row.keys() - {"die"}}
        case "states":
            return section, [_with_marks(row) if "marks" in row else None for row in rows]
        case "characters":
            return section, [{**_named(row), **_words(row, "traits")} for row in rows]
        case "spaces":
            return "shelter.spaces", [_named(row) if row.keys() & {"floor", "column"} else None for row in rows]
        case "ladders":
            return "shelter.ladders", [[row.get("from", ""), row.get("to", "")] for row in rows]
        case "shelter_cards":
            return "shelter.cards", [{**_named(row), **_words(row, "spaces")} for row in rows]
        case "backs":
            return "shelter.backs", [_named(row, "text") for row in rows]
        case "scripts":
            return section, [_named(row, "text") if "text" in row else None for row in rows]
    return section, [_named(row) for row in rows]


def _numbered(row: Mapping[str, Any], last: int) -> list[str]:
    """The values of columns that are named by numbers."""
    return [row.get(str(number), "") for number in range(1, last + 1)]


def _die(row: Mapping[str, Any]) -> str:
    """The name of a die, where its row has one."""
    name = row.get("die")
    return name if isinstance(name, str) else "unnamed"


def _with_marks(row: Mapping[str, Any]) -> dict[str, Any]:
    """A state with its marks as a list, where they are in columns of their own."""
    marks = row["marks"]
    return {**row, "marks": _numbered(marks, 4) if isinstance(marks, dict) else marks}


def _words(row: Mapping[str, Any], column: str) -> dict[str, list[str]]:
    """The keys in a cell, with spaces between them."""
    return {column: str(row[column]).split()} if column in row else {}


def _named(row: dict[str, Any], column: str = "name") -> dict[str, Any]:
    """A row with a Czech name or text, which is that of another language where people have none."""
    name = row.get(column)
    if not isinstance(name, dict) or name.get("cs"):
        return row
    other = name.get("en") or name.get("sv")
    return {**row, column: {"cs": other, **name}} if other else row


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
