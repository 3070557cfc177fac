"""The rules that refusals cite, by topic: the slug of each book's digest.

A book refuses nothing on a topic that it lacks.
"""

from __future__ import annotations

from typing import Literal

Edition = Literal["cs", "sv"]


def _both(cs: str, sv: str | None = None) -> dict[Edition, str]:
    found: dict[Edition, str] = {"cs": f"doomtrooper-cs.{cs}"}
    if sv is not None:
        found["sv"] = f"doomtrooper-sv.{sv}"
    return found


SLUGS: dict[str, dict[Edition, str]] = {
    "deck.list": _both("term.deck", "deck.composing"),
    "deck.size": _both("term.deck-size", "deck.minimum"),
    "deck.copies": _both("term.deck-size", "deck.copies"),
    "deck.sideboard": _both("term.sideboard", "term.collection"),
    "deck.agreed": _both("term.deck-size", "deck.composing"),
    "cover.one-uncovered": _both("cover.one-uncovered", "cover.not-all"),
    "cover.never": _both("cover.never"),
    "recruit.cost": _both("recruit.cost", "play.cannot-afford"),
}
"""By topic, by edition."""
