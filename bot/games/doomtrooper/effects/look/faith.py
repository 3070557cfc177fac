"""What a card is by itself, with the faith that a warrior has who names none."""

from __future__ import annotations

from functools import lru_cache

from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.affiliations import FAITHS, TRIBES

FAITHLESS = frozenset({"not-doomtrooper", "outsider"})
"""What keeps a warrior who is of no faith from counting as a Doomtrooper."""


def printed_tags(case: Case, card: CardId) -> frozenset[str]:
    """The tags that a card has by itself, with its faith and the side a cultist counts as."""
    printed = case.printed(card)
    found = printed.tags
    if printed.type != "warrior":
        return found
    side = case.card(card).side
    if side:
        found = (found - FAITHS) | {side}
    return with_faith(found)


@lru_cache(maxsize=4096)
def with_faith(found: frozenset[str]) -> frozenset[str]:
    """The tags of a warrior with the faith he has: Doomtrooper is who is neither of the Legion nor of a tribe.

    Who is recruited outside all areas is neither, unless his card says that he is.
    Rule: doomtrooper-cs.doomtrooper.meaning, doomtrooper-cs.doomtrooper.unaligned, doomtrooper-cs.outsider.who
    """
    if not TRIBES.isdisjoint(found):
        found |= {"tribe"}
    if FAITHS.isdisjoint(found) and FAITHLESS.isdisjoint(found):
        found |= {"doomtrooper"}
    return found
