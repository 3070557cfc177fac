"""Questions that players asked, and how those that a book answers are worded: naive Bayes over their collocations."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import log

from rules_index.digest.gaps import GapText
from rules_index.digest.heard import Heard
from rules_index.index.fields import pack, unpack
from rules_index.index.vocabulary import Vocabulary
from rules_index.languages.language import fold, said
from rules_index.languages.questions import LAST_FRAME, collocations
from rules_index.values.books import Language

HEARD = 5.0
"""What a question that a player asked counts beside a line of the digest."""
SEEN = 2
"""Questions that have a collocation, from which it tells something."""
UNSEEN = 0.5
"""Questions of either kind that each collocation is taken to have beside those seen."""


class Wording:
    """Learns from questions, one by one, which collocations tell that a book answers."""

    def __init__(self) -> None:
        self._having: dict[tuple[bool, float], Counter[str]] = {}
        self._totals = {True: 0.0, False: 0.0}

    def learn(self, question: str, language: Language, *, is_answered: bool, weight: float = 1.0) -> None:
        """Take in a question and whether a book answers it."""
        found = collocations(fold(" ".join(said(question, language))).split())
        self._totals[is_answered] += weight
        if (is_answered, weight) not in self._having:
            self._having[is_answered, weight] = Counter()
        self._having[is_answered, weight].update(found)

    def learn_open(self, gaps: Iterable[GapText], heard: Iterable[Heard]) -> None:
        """Take in what no book answers, and what players asked."""
        for gap in gaps:
            for question, language in gap.asked():
                self.learn(question, language, is_answered=False)
        for each in heard:
            for question, is_answered in each.questions():
                self.learn(question, each.language, is_answered=is_answered, weight=HEARD)

    def telling(self) -> Iterator[tuple[str, float]]:
        """The collocations with the logarithm of how much likelier an answered question has each than an open one.

        None where questions of one kind are missing.
        """
        if not all(self._totals.values()):
            return
        scale = self._totals[True] / self._totals[False]
        answered, left_open = self._weights(is_answered=True), self._weights(is_answered=False)
        having: Counter[str] = Counter()
        for counts in self._having.values():
            having.update(counts)
        for one in sorted(one for one, count in having.items() if count >= SEEN):
            yield one, log((answered[one] + UNSEEN) / (scale * left_open[one] + UNSEEN))

    def _weights(self, *, is_answered: bool) -> Mapping[str, float]:
        """The weights of each collocation, summed over the questions of one kind that have it."""
        found: defaultdict[str, float] = defaultdict(float)
        for (kind, weight), counts in self._having.items():
            if kind is is_answered:
                for one, count in counts.items():
                    found[one] += weight * count
        return found


def learn_stories(heard: Iterable[Heard]) -> Wording:
    """What the stories tell that players wrote."""
    found = Wording()
    for each in heard:
        for story, is_answered in each.stories():
            found.learn(story, each.language, is_answered=is_answered)
    return found


@dataclass(frozen=True, slots=True)
class HeardQuestion:
    """A question that a player asked: the roots of its words and of its frame, and how much both weigh."""

    question: str
    is_answered: bool
    words: frozenset[int]
    frame: frozenset[int]
    weight: float
    framed: float


class HeardShelf:
    """The questions that players asked, ready to be compared; ``postings`` give for each root those that have it.

    ``lines`` are by entry those that it answers, as the roots that the index has.

    ``roots`` are the numbers of those that no book has, by their names, ``idf`` is how much each root tells.
    """

    def __init__(
        self, rows: Iterable[tuple[str, bool, bytes, bytes]], roots: Mapping[str, int], idf: Sequence[float]
    ) -> None:
        self.roots = roots
        highest = max(roots.values(), default=0)
        self.idf: Sequence[float] = [*idf, *[idf[0]] * (highest + 1 - len(idf))]
        postings: defaultdict[int, list[int]] = defaultdict(list)
        heard = []
        lines: defaultdict[int, list[tuple[int, ...]]] = defaultdict(list)
        for at, (question, is_answered, packed, entries) in enumerate(rows):
            found = frozenset(unpack(packed))
            frame = frozenset(number for number in found if number <= LAST_FRAME)
            words = found - frame
            weight, framed = sum(self.idf[root] for root in words), sum(self.idf[root] for root in frame)
            heard.append(HeardQuestion(question, bool(is_answered), words, frame, weight, framed))
            for number in words:
                postings[number].append(at)
            line = tuple(sorted(number for number in found if number < len(idf)))
            for entry in unpack(entries) if line and line[-1] > LAST_FRAME else ():
                lines[entry].append(line)
        self.heard = tuple(heard)
        self.weights = [one.weight for one in heard]
        self.lines: Mapping[int, Sequence[tuple[int, ...]]] = lines
        self.postings: Mapping[int, Sequence[int]] = postings


def heard_rows(
    vocabulary: Vocabulary, heard: Iterable[Heard], entries: Mapping[str, int]
) -> Iterator[dict[str, object]]:
    """A row for each question that players asked.

    Args:
        vocabulary: learns the words that no book has.
        entries: the numbers of rules by slug.
    """
    for each in heard:
        for question, is_answered in each.questions():
            roots = pack(vocabulary.line(question, each.language))
            answering = pack(entries[slug] for slug in each.rules.get(question, ()) if slug in entries)
            yield {"question": question, "is_answered": is_answered, "roots": roots, "entries": answering}
