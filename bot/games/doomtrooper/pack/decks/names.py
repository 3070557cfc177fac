"""Finding the card that a name means: folded, in Czech or English, misspelt, cut short, or one of several."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from functools import lru_cache

from msgspec import Struct
from rapidfuzz import fuzz, process
from rapidfuzz.distance import OSA

from bot.games.doomtrooper.pack.cards.catalogue import Catalogue
from bot.games.doomtrooper.words.catalogue import Printed

MOST_NEAR = 4
"""Cards that are told instead of one that is not known."""

_LONGEST = 100
"""Letters of a name that are looked at."""
_WORD = re.compile(r"[^\W_]+")
_BYNAME = re.compile(r"\s+[–—-]\s+|[–—]")
"""Parts a name from its byname."""
_SLIPS = ((14, 3), (8, 2), (0, 1))
"""From so many letters, so many slips of the pen still leave a name to be known by."""
_CLEAR = {1: 1, 2: 2, 3: 2}
"""By slips, how many more the next name must be away for the nearest to be taken."""
_SHORTEST_PART = 4
"""Letters of a part of a name that is taken for the whole."""
_MOST = 0.5
"""How much of a name its part must be to be taken for the whole: few of the cards have a Czech name that is known."""
_ALIKE, _ALIKE_SORTED = 55, 75
"""Likeness, of 100, from which a name is told as near: as it is written, and with the words of both sorted."""
_REMEMBERED = 2000
"""Guesses that are kept."""


class Found(Struct, frozen=True):
    """What a name means.

    Attributes:
        code: the card; empty where there is none, or no single one.
        guessed: the name is not its own, and it is the only one near.
        near: the cards that could be meant, the nearest first, where there is no single one.
        several: all of ``near`` fit equally.
    """

    code: str = ""
    guessed: bool = False
    near: tuple[str, ...] = ()
    several: bool = False


class NameBook:
    """The names of a catalogue's cards, to be found by what people write."""

    def __init__(self, catalogue: Catalogue) -> None:
        exact: dict[str, set[str]] = defaultdict(set)
        parts: dict[str, set[str]] = defaultdict(set)
        for card in catalogue.values():
            for name in _names(card):
                exact[folded(name)].add(card.code)
                parts[folded(_BYNAME.split(name)[0])].add(card.code)
        exact.pop("", None)
        self._codes = {folded(code): code for code in catalogue}
        self._exact = {name: tuple(sorted(codes)) for name, codes in exact.items()}
        self._squeezed: dict[str, set[str]] = defaultdict(set)
        for name, codes in self._exact.items():
            self._squeezed[name.replace(" ", "")].update(codes)
        self._parts = {name: codes for name, codes in parts.items() if name and name not in self._exact}
        self._spelt = list(self._exact)
        self._words = {f" {name} ": codes for name, codes in self._exact.items()}
        self._sorted: dict[str, set[str]] = defaultdict(set)
        for name, codes in self._exact.items():
            self._sorted[_sorted(name)].update(codes)
        # A list is read several times, and may have one unknown line hundreds of times.
        self._nearest = lru_cache(maxsize=_REMEMBERED)(self._guessed)

    def exact(self, typed: str) -> Found | None:
        """The card with this code or name, or the several that share it; ``None`` where no card has it."""
        wanted = folded(typed)
        codes = self._exact.get(wanted) or tuple(sorted(self._squeezed.get(wanted.replace(" ", ""), ())))
        if not codes and (code := self.code(typed)):
            return Found(code)
        if not codes:
            return None
        return Found(codes[0]) if len(codes) == 1 else Found(near=codes[:MOST_NEAR], several=True)

    def code(self, typed: str) -> str | None:
        """The code that this is, whatever its case."""
        return self._codes.get(folded(typed))

    def find(self, typed: str) -> Found:
        """The card that is meant; a guess is marked as one, and made only where one card is clearly the nearest."""
        return self.exact(typed) or self._nearest(folded(typed[:_LONGEST]))

    def _guessed(self, wanted: str) -> Found:
        if not wanted:
            return Found()
        found = self._misspelt(wanted) or self._cut_short(wanted)
        reordered = sorted(self._sorted.get(_sorted(wanted), ()))
        if not reordered:
            return found
        # The same words in another order, and still it may be another card with a slip or cut short.
        others = (found.code,) if found.code else found.near if found.several else ()
        near = tuple(dict.fromkeys((*reordered, *others)))[:MOST_NEAR]
        return Found(near[0], guessed=True) if len(near) == 1 else Found(near=near, several=True)

    def _misspelt(self, wanted: str) -> Found | None:
        slips = next(slips for letters, slips in _SLIPS if len(wanted) >= letters)
        reach = slips + max(_CLEAR.values())
        by_card: dict[str, int] = {}
        for name, distance, _ in process.extract(
            wanted, self._spelt, scorer=OSA.distance, score_cutoff=reach, limit=MOST_NEAR * 3
        ):
            for code in self._exact[name]:
                by_card.setdefault(code, round(distance))
        ranked = sorted(by_card.items(), key=lambda each: each[1])
        if not ranked or (nearest := ranked[0][1]) > slips:
            return None
        if len(ranked) > 1 and ranked[1][1] - nearest < _CLEAR[nearest]:
            return Found(near=tuple(code for code, _ in ranked[:MOST_NEAR]), several=True)
        return Found(ranked[0][0], guessed=True)

    def _cut_short(self, wanted: str) -> Found:
        if len(wanted) >= _SHORTEST_PART:
            part = f" {wanted} "
            whole = {name.strip(): codes for name, codes in self._words.items() if part in name}
            cards = self._parts.get(wanted) or {code for codes in whole.values() for code in codes}
            if len(cards) > 1:
                return Found(near=tuple(sorted(cards)[:MOST_NEAR]), several=True)
            if cards:
                is_most = wanted in self._parts or any(len(wanted) >= _MOST * len(name) for name in whole)
                (code,) = cards
                return Found(code, guessed=True) if is_most else Found(near=(code,))
        alike = [
            *process.extract(wanted, self._spelt, scorer=fuzz.ratio, score_cutoff=_ALIKE, limit=MOST_NEAR * 2),
            *process.extract(
                wanted, self._spelt, scorer=fuzz.token_sort_ratio, score_cutoff=_ALIKE_SORTED, limit=MOST_NEAR
            ),
        ]
        alike.sort(key=lambda each: -each[1])
        near = dict.fromkeys(code for name, _, _ in alike for code in self._exact[name])
        return Found(near=tuple(near)[:MOST_NEAR])


def _sorted(name: str) -> str:
    return " ".join(sorted(name.split()))


@lru_cache(maxsize=10_000)
def folded(text: str) -> str:
    """The words and numbers of a text in lower case, without accents and punctuation."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return " ".join(_WORD.findall("".join(letter for letter in plain if not unicodedata.combining(letter))))


def _names(card: Printed) -> tuple[str, ...]:
    return tuple(name for name in (card.name, card.name_cs) if name)
