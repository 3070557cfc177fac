"""How much of each set the effects say: whole cards, most of them, a part, or nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from bot.games.doomtrooper.words.catalogue import Printed


class Coverage(Struct, frozen=True):
    """How many cards of a set are said wholly, mostly, in part, or not at all, and how many have doubts."""

    set: str
    cards: int = 0
    wholly: int = 0
    mostly: int = 0
    partly: int = 0
    unsaid: int = 0
    doubtful: int = 0

    @property
    def share(self) -> float:
        """The share of cards that are said wholly; 0 of an empty set."""
        return self.wholly / self.cards if self.cards else 0.0


def coverage(cards: Iterable[Printed]) -> tuple[Coverage, ...]:
    """The coverage of each set in the order of the codes, and last that of all cards together."""
    by_set: dict[str, list[Printed]] = {}
    everything = sorted(cards, key=lambda card: card.code)
    for card in everything:
        by_set.setdefault(card.set, []).append(card)
    return (*(_of(name, each) for name, each in by_set.items()), _of("", everything))


def _of(name: str, cards: list[Printed]) -> Coverage:
    said = Counter(card.text.said if card.text else "none" for card in cards)
    doubtful = sum(bool(card.text and card.text.doubts) for card in cards)
    return Coverage(name, len(cards), said["all"], said["most"], said["part"], said["none"], doubtful)
