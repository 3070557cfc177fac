"""How likely a passage of an undigested book answers a question: fitted on other such books."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from heapq import nlargest
from math import log1p, nextafter
from operator import attrgetter

from rules_index.index.entries import Entry
from rules_index.languages.questions import LAST_FRAME
from rules_index.languages.sentences import sentences_of
from rules_index.search.model import packaged_model
from rules_index.search.question import Question
from rules_index.search.ranking import Ranked
from rules_index.search.undigested.reading import OWN
from rules_index.search.undigested.signs import Weighed
from rules_index.values.answers import CERTAIN

ANSWERED = 0.5
"""Probability from which a passage answers: below it, the book does not say."""
UNCERTAIN = nextafter(CERTAIN, 0.0)
"""The highest probability in a book that may be read in a wrong order, and of a passage that lacks what is asked."""
LACKED = 0.2
"""Share of the question's weight in a single word from which a passage without that word is never certain."""
FOUND = 0.5
"""Similarity from which a passage has a word of the question."""
RIVAL = 0.9
"""Share of the best sentence's cover that another section's best sentence has at least to count as a rival."""
RARE, MANY = 6.0, 5.0
"""Idf of a rare word, and how many words, sections or passages are many: they scale what counts to about 0 to 1."""
LONG = 4.0
"""Logarithm of the length of a long sentence."""
FIELD = 5
"""The next best sections, whose score together says how far ahead the first is."""
SHOWN = 5
"""Passages that are looked at for a sentence which answers."""
OF_SIGNS = ("gain", "cover", "exact", "headed", "run", "kind", "frames")
"""The signs that tell whether a passage answers; the others only tell which."""
FEATURES: tuple[str, ...] = (
    *("ABROAD", "WEIGHT", "LOST", "RIVALS", "LEAD", "SOFT", *map(str.upper, OF_SIGNS)),
    *("SCORE", "FIELD", "SIBLING", "LENGTH"),
)
"""The features of the model ``undigested.json``, which ``python -m tests.questions.foreign.fitting`` writes."""
NEAR_FEATURES = (*FEATURES, "NEAR", "AHEAD", "NEAREST")
"""Those of ``undigested_near.json``, where passages are found by their meaning as well."""
_read_signs = attrgetter(*OF_SIGNS)


@dataclass(frozen=True)
class Known:
    """The answer of an undigested book to a question: its passages from best to worst, one of each section first.

    ``is_abroad`` tells that the question is in another language than the book, ``is_near`` that the passages were
    found by their meaning as well, ``is_unsound`` that the book is read without its headings: then nothing is certain.
    ``corrections`` are the numbers of the passages that FAQs and errata say something on, each with those that do: what
    is said twice speaks for the answer, not against it. ``aside`` are those that say something on another sentence
    than the one that answers.
    """

    asked: Question
    passages: Sequence[Weighed]
    is_abroad: bool = False
    is_near: bool = False
    is_unsound: bool = False
    corrections: Mapping[int, Collection[int]] = field(default_factory=dict)
    aside: frozenset[int] = frozenset()

    @property
    def ranked(self) -> list[Ranked]:
        """The passages as candidates."""
        return [Ranked(one.candidate.id, one.candidate.book, one.score, found=one.found) for one in self.passages]

    @cached_property
    def _by_section(self) -> Mapping[tuple[str, str], Sequence[Weighed]]:
        """The passages of each section, its best first."""
        found: defaultdict[tuple[str, str], list[Weighed]] = defaultdict(list)
        for one in self.passages:
            found[one.place].append(one)
        return found

    @cached_property
    def _best(self) -> Mapping[tuple[str, str], Weighed]:
        """The best passage of each section."""
        return {place: those[0] for place, those in self._by_section.items()}

    @cached_property
    def _same(self) -> Mapping[tuple[str, str], frozenset[tuple[str, str]]]:
        """The sections that correct each section, and those that it corrects."""
        places = {one.candidate.id: one.place for one in self.passages}
        found: defaultdict[tuple[str, str], set[tuple[str, str]]] = defaultdict(set)
        for number, said in self.corrections.items():
            for other in said:
                if number in places and other in places:
                    found[places[number]].add(places[other])
                    found[places[other]].add(places[number])
        return {place: frozenset(those) for place, those in found.items()}

    @cached_property
    def answerable(self) -> float:
        """The probability that the book answers, which is that of its best passage."""
        return self.certainty(0)

    @property
    def is_answered(self) -> bool:
        """Whether the book likely answers."""
        return self.answerable >= ANSWERED

    def certainty(self, at: int) -> float:
        """The probability that the passage at this place answers; 0 where there is none."""
        if at >= len(self.passages):
            return 0.0
        named = ("undigested_near", NEAR_FEATURES) if self.is_near else ("undigested", FEATURES)
        probability = packaged_model(*named).probability(self.features(at))
        lacks = self._lost(at) >= LACKED * self.asked.weight
        return min(probability, UNCERTAIN) if self.is_unsound or lacks else probability

    def _lost(self, at: int) -> float:
        """The weight of the weightiest word of the question that a passage lacks."""
        shares = zip(self.asked.words, self.passages[at].found, strict=True)
        return max((word.idf for word, share in shares if share < FOUND), default=0.0)

    def answering(self, number: int, entry: Entry) -> str:
        """The sentence of a passage that answers; empty where that is not likely.

        Args:
            number: the entry's.
        """
        at = next((at for at, one in enumerate(self.passages[:SHOWN]) if one.candidate.id == number), None)
        if at is None or self.certainty(at) < ANSWERED:
            return ""
        said = [sentence for passage in entry.passages for sentence in sentences_of(passage.text)]
        return said[self.passages[at].sentence]

    def features(self, at: int) -> tuple[float, ...]:
        """The features of :data:`FEATURES`, or of :data:`NEAR_FEATURES`."""
        one, question = self.passages[at], self.asked
        shares = list(zip(question.words, one.found, strict=True))
        same = self._same.get(one.place, frozenset()) | {one.place}
        others = [each for place, each in self._best.items() if place not in same]
        rivals = sum(each.signs.sentence >= RIVAL * one.signs.sentence for each in others)
        next_best = nlargest(FIELD, [each.score for each in others])
        siblings = [each.signs.cover for each in self._by_section[one.place] if each is not one]
        sentence = one.candidate.sentences[one.sentence] if one.candidate.sentences else ()
        return (
            float(self.is_abroad),
            question.weight / (RARE * MANY),
            self._lost(at) / RARE,
            rivals / MANY,
            one.score - max(next_best, default=0.0),
            sum(word.idf for word, share in shares if 0 < share < OWN) / (question.weight or 1.0),
            *_read_signs(one.signs),
            one.score,
            one.score - sum(next_best) / (len(next_best) or 1),
            max(siblings, default=0.0),
            log1p(sum(root > LAST_FRAME for root in sentence)) / LONG,
            *(self._near_features(one, others) if self.is_near else ()),
        )

    def _near_features(self, one: Weighed, others: Sequence[Weighed]) -> tuple[float, float, float]:
        """How near a passage is, how much nearer than those of other sections, and whether none of all is nearer."""
        rival = max((each.signs.near for each in others), default=0.0)
        nearest = max(self.passages, key=lambda each: each.signs.near)
        return one.signs.near, one.signs.near - rival, float(nearest.place == one.place)
