"""Where cards go instead of where they would go as they leave the table."""

from __future__ import annotations

from typing import Literal

from bot.games.doomtrooper.looks.holding.standing import of_card
from bot.games.doomtrooper.looks.meaning.fits import fits
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import NO_CARD, CardId
from bot.games.doomtrooper.words.continuous import Fate

Way = Literal["killed", "discarded", "sacrificed", "left"]
"""How a card leaves; a word about ``left`` means every way."""
Goal = Literal["hand", "top", "bottom", "shuffled", "discard", "sacrificed", "play"]


def fate(case: Case, card: CardId, way: Way, by: CardId = NO_CARD) -> Goal | None:
    """Where a card goes that leaves the table in a way; ``None`` where no card says.

    A card that is killed or discarded in a way of which several words speak follows the first of them.

    Args:
        by: the card that killed it.
    """
    words = (
        word.to
        for held, word in of_card(case, Fate, card)
        if (way in word.when or "left" in word.when)
        and (word.by is None or (by >= 0 and fits(case, by, word.by, held.context)))
    )
    return next(words, None)
