"""How much of each set the effects say: whole cards, most of them, a part, or nothing; and how many are proven."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from bot.games.doomtrooper.pack.cards.proven import Proven
from bot.games.doomtrooper.words.catalogue import Printed, sentence


class Coverage(Struct, frozen=True):
    """How many cards of a set are said wholly, mostly, in part, or not at all, and how many have doubts.

    ``sentences`` are those that have one for people, ``seen`` those that tests saw do all they say, ``vouched`` those
    on which a second source agrees.
    """

    set: str
    cards: int = 0
    wholly: int = 0
    mostly: int = 0
    partly: int = 0
    unsaid: int = 0
    doubtful: int = 0
    sentences: int = 0
    seen: int = 0
    vouched: int = 0

    @property
    def share(self) -> float:
        """The share of cards that are said wholly; 0 of an empty set."""
        return self.wholly / self.cards if self.cards else 0.0


def coverage(cards: Iterable[Printed], proven: Proven = Proven()) -> tuple[Coverage, ...]:  # noqa: B008
    """The coverage of each set in the order of the codes, and last that of all cards together."""
    by_set: dict[str, list[Printed]] = {}
    everything = sorted(cards, key=lambda card: card.code)
    for card in everything:
        by_set.setdefault(card.set, []).append(card)
    return (*(_of(name, each, proven) for name, each in by_set.items()), _of("", everything, proven))


def _of(name: str, cards: list[Printed], proven: Proven) -> Coverage:
    said = Counter(card.text.said if card.text else "none" for card in cards)
    doubtful = sum(bool(card.text and card.text.doubts) for card in cards)
    sentences = sum(sentence(card) is not None for card in cards)
    figures = (said["all"], said["most"], said["part"], said["none"], doubtful, sentences)
    return Coverage(name, len(cards), *figures, *_proven(cards, proven))


def _proven(cards: list[Printed], proven: Proven) -> tuple[int, int]:
    seen = sum(card.code in proven.seen for card in cards)
    return seen, sum(card.code in proven.vouched for card in cards)
