"""Where cards go instead of where they would go as they leave the table."""

from __future__ import annotations

from typing import Literal

from bot.games.doomtrooper.effects.standing import of_card
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.continuous import Fate

Way = Literal["killed", "discarded", "sacrificed", "left"]
"""How a card leaves; a word about ``left`` means every way."""
Goal = Literal["hand", "top", "bottom", "shuffled", "discard", "sacrificed", "play"]


def fate(case: Case, card: CardId, way: Way) -> Goal | None:
    """Where a card goes that leaves the table in a way; ``None`` where no card says.

    A card that is killed or discarded in a way of which several words speak follows the first of them.
    """
    return next((word.to for _, word in of_card(case, Fate, card) if way in word.when or "left" in word.when), None)
