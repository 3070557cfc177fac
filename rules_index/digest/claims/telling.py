"""The acts of the vocabulary that a text mentions, and the circumstances under which they are done."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import chain
from typing import NamedTuple, Self

from rules_index.digest.claims.vocabulary import Told, WordLists, load_word_lists
from rules_index.languages.language import fold
from rules_index.languages.questions import RUN
from rules_index.values.books import Language

_OPENING = 2
"""Letters by which phrases are found that may begin with a word."""
_DENIAL, _SHORTEST_DENIED = "ne", 6
"""How a Czech verb is denied, and how long such a word is at least."""


class Telling(NamedTuple):
    """The acts and circumstances that a text mentions, as bits in the order of the lists.

    ``acts`` are those of the vocabulary, ``circumstances`` its conditions, their contraries and its moments.
    """

    acts: int = 0
    circumstances: int = 0

    @property
    def excluded(self) -> int:
        """The circumstances that those mentioned rule out."""
        excluded = 0
        for at, excludes in enumerate(_exclusions()):
            if self.circumstances >> at & 1:
                excluded |= excludes
        return excluded & ~self.circumstances


@dataclass(frozen=True, slots=True)
class Spoken:
    """The words of one list in one language, each with the bits of its places in the list."""

    whole: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    beginnings: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    phrases: dict[str, list[tuple[re.Pattern[str], int]]] = field(default_factory=lambda: defaultdict(list))

    @classmethod
    def of(cls, listed: Iterable[Told], language: Language) -> Self:
        """Those of a list; a bit is a place in it."""
        spoken = cls()
        for at, each in enumerate(listed):
            for pattern in map(fold, each.words(language)):
                stem = pattern.removesuffix("*")
                if not RUN.fullmatch(stem):
                    letters = re.escape(pattern).replace(r"\*", r"\w*")
                    found = re.compile(rf"(?<!\w){letters}(?!\w)")
                    spoken.phrases[pattern.split()[0].rstrip("*")[:_OPENING]].append((found, 1 << at))
                elif stem != pattern:
                    spoken.beginnings[stem] |= 1 << at
                else:
                    spoken.whole[stem] |= 1 << at
        return spoken

    def word(self, word: str) -> int:
        """The bits of a folded word by itself."""
        found = self.whole.get(word, 0)
        for end in range(1, len(word) + 1):
            found |= self.beginnings.get(word[:end], 0)
        return found

    def phrase(self, folded: str, words: Iterable[str]) -> int:
        """The bits of the phrases of a folded text."""
        likely = chain.from_iterable(self.phrases.get(each, ()) for each in {word[:_OPENING] for word in words})
        found = 0
        for pattern, bit in likely:
            if not found & bit and pattern.search(folded):
                found |= bit
        return found


def _circumstances(lists: WordLists) -> Iterator[Told]:
    yield from lists.conditions.values()
    yield from (each.denied for each in lists.conditions.values())
    yield from lists.moments.values()


@cache
def _spoken(language: Language) -> tuple[Spoken, Spoken]:
    lists = load_word_lists()
    return Spoken.of(lists.acts.values(), language), Spoken.of(_circumstances(lists), language)


@cache
def _exclusions() -> tuple[int, ...]:
    """By condition, and then by its contrary, the circumstances that it rules out."""
    conditions = load_word_lists().conditions
    places = {name: at for at, name in enumerate(conditions)}
    contraries = tuple(1 << at for at in range(len(places)))
    return (
        *(
            1 << len(places) + at | sum(1 << places[other] for other in each.against)
            for at, each in enumerate(conditions.values())
        ),
        *contraries,
    )


@lru_cache(maxsize=50_000)
def _of_word(word: str, language: Language) -> tuple[int, int]:
    acts, circumstances = _spoken(language)
    told = acts.word(word)
    if language is Language.CS and word.startswith(_DENIAL) and len(word) >= _SHORTEST_DENIED:
        told |= acts.word(word.removeprefix(_DENIAL))
    return told, circumstances.word(word)


def telling(text: str, language: Language) -> Telling:
    """The acts and circumstances of a text in this language; a denied verb is the same act."""
    folded = fold(text)
    words = RUN.findall(folded)
    acts, circumstances = (each.phrase(folded, words) for each in _spoken(language))
    for word in words:
        of_word = _of_word(word, language)
        acts |= of_word[0]
        circumstances |= of_word[1]
    return Telling(acts, circumstances)
