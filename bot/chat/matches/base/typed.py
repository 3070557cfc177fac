"""What people type where they could have picked: names in any language, in part or misspelt, and lengths of time."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from math import isfinite

from rapidfuzz import fuzz

_ALIKE = 80.0
_SHORTEST_PART = 3
_AMOUNT = re.compile(r"(\d+(?:[.,]\d+)?)\s*([a-z]*)")
_MINUTE, _HOUR, _DAY = 60, 3600, 86400
# Beginnings of units in Czech, Swedish and English without their marks: the longer ones come first.
_UNITS = {
    "ty": 7 * _DAY,
    "ve": 7 * _DAY,
    "w": 7 * _DAY,
    "d": _DAY,
    "h": _HOUR,
    "t": _HOUR,
    "m": _MINUTE,
    "s": 1,
}


def named(typed: str, names: Mapping[str, Iterable[str]]) -> str | None:
    """The key whose name, or else one alone whose name in part, or else whose most similar name was typed.

    Args:
        names: every name of each key; a key is a name of itself.
    """
    wanted = fold(typed)
    if not wanted:
        return None
    known = {key: [fold(key), *map(fold, its)] for key, its in names.items()}
    for key, its in known.items():
        if wanted in its:
            return key
    if len(wanted) >= _SHORTEST_PART:
        holding = [key for key, its in known.items() if any(wanted in name for name in its)]
        if len(holding) == 1:
            return holding[0]
    alike = {key: max(_likeness(wanted, name) for name in its) for key, its in known.items()}
    best = max(alike, key=lambda key: alike[key], default=None)
    return best if best is not None and alike[best] >= _ALIKE else None


def seconds(typed: str) -> int | None:
    """A length of time such as ``1 den``, ``24h`` or ``1 day 12 hours``; a bare number is hours.

    Returns:
        ``None`` when it is no length of time.
    """
    wanted = fold(typed)
    amounts = _AMOUNT.findall(wanted)
    if not amounts or _AMOUNT.sub("", wanted).strip(" ,.a"):
        return None
    total = 0.0
    for number, unit in amounts:
        size = next((size for beginning, size in _UNITS.items() if unit.startswith(beginning)), None if unit else _HOUR)
        if size is None:
            return None
        total += float(number.replace(",", ".")) * size
    return round(total) if isfinite(total) else None


def fold(text: str) -> str:
    """The text in lower case, without accents, on one line."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(letter for letter in plain if not unicodedata.combining(letter)).split())


def _likeness(wanted: str, name: str) -> float:
    return max(fuzz.ratio(wanted, word) for word in (name, *name.split()))
