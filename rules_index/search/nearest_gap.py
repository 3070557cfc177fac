"""Find the gap a question falls into: something people ask that no rulebook answers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from rules_index.index.gap_shelf import ShelvedGap
from rules_index.index.reader import IndexReader
from rules_index.search.asking.question import Question
from rules_index.search.evidence import LineReader
from rules_index.values.digest import Gap

LEADING = 0.6
"""Similarity from which a root of the question leads to a gap's line."""
COMPARED = 8
"""Gaps whose lines are compared with the question."""
NAMED = 0.9
"""Similarity from which a word of the question is a word of a name."""
COVER, NAME, OWN_GAME, OTHER_GAME = 0.5, 0.5, 0.1, -0.5
"""Weights added to the best line: words found, a name, the likely game, another game than the one named."""

NEAR = 0.9
"""Score from which a refusal shows the gap's answer."""


@dataclass(frozen=True, slots=True)
class GapMatch:
    """The gap nearest to a question.

    ``line`` tells how well one of its questions and this one cover each other, ``cover`` the share of the question's
    weight the gap has words for, ``name`` the share that names of the gap take; all from 0 to 1.
    """

    gap: Gap | None = None
    line: float = 0.0
    cover: float = 0.0
    name: float = 0.0

    @property
    def is_near(self) -> bool:
        """Whether it is near enough to show to the person who asks."""
        return self.gap is not None and self.score >= NEAR

    @property
    def score(self) -> float:
        """How near it is."""
        return self.line + COVER * self.cover + NAME * self.name


def nearest_gap(reader: IndexReader, question: Question, likely: Mapping[str, float], games: Iterable[str]) -> GapMatch:
    """The gap that fits a question best; an empty match when none shares a word with it.

    Args:
        likely: how likely each book is meant, as :func:`rules_index.search.asking.which_book.likely_books` tells.
        games: the games asked about; the gaps of others are left aside.
    """
    allowed = {"", *games}
    weight = question.weight
    cover: defaultdict[int, float] = defaultdict(float)
    lines: defaultdict[int, defaultdict[int, float]] = defaultdict(lambda: defaultdict(float))
    for word in question.words:
        best: dict[int, float] = {}
        of_lines: dict[tuple[int, int], float] = {}
        for root, similarity in word.roots.items():
            for place in reader.gap_shelf.postings.get(root, ()) if similarity >= LEADING else ():
                of_lines[place] = max(of_lines.get(place, 0.0), similarity)
        for (at, line), similarity in of_lines.items():
            best[at] = max(best.get(at, 0.0), similarity)
            lines[at][line] += word.idf * similarity / weight
        for at, similarity in best.items():
            cover[at] += word.idf * similarity / weight
    likeliest = _games(reader, likely)
    compared = LineReader(reader, question)
    found = []
    nearest = sorted(((share, -at) for at, share in cover.items()), reverse=True)[:COMPARED]
    for share, negated in nearest:
        at = -negated
        shelved = reader.gap_shelf.gaps[at]
        if shelved.gap.game not in allowed:
            continue
        best_line = _best_line(compared, shelved, lines[at])
        match = GapMatch(shelved.gap, best_line, share, _named(question, shelved.names) / weight)
        found.append((match.score + likeliest.get(shelved.gap.game, 0.0), -at, match))
    return max(found, key=lambda one: one[:2])[2] if found else GapMatch()


def _best_line(compared: LineReader, shelved: ShelvedGap, found: Mapping[int, float]) -> float:
    """How well the best of a gap's lines and the question cover each other; ``found`` tells how far each can."""
    best = 0.0
    for line, share in sorted(found.items(), key=lambda one: -one[1]):
        if 2 * share / (1 + share) <= best:
            break
        best = max(best, compared.compare(shelved.lines[line])[1])
    return best


def _games(reader: IndexReader, likely: Mapping[str, float]) -> dict[str, float]:
    """What each game's gaps gain or lose because of the books that are likely meant."""
    gained: dict[str, float] = {}
    for book, share in likely.items():
        game = reader.books[book].game
        gained[game] = max(gained.get(game, OTHER_GAME), OWN_GAME * share if share >= 0 else OTHER_GAME)
    return gained


def _named(question: Question, names: Sequence[tuple[int, ...]]) -> float:
    """The weight of the question's words that make up whole names."""
    sure: defaultdict[int, list[int]] = defaultdict(list)
    for at, word in enumerate(question.words):
        written = {root for root, similarity in word.roots.items() if similarity == 1.0}
        for root, similarity in word.roots.items():
            # A word that the index knows as written is no inflected form of a name.
            if root in written or (not written and similarity >= NAMED):
                sure[root].append(at)
    taken = {at for name in names if all(root in sure for root in name) for root in name for at in sure[root]}
    return sum(question.words[at].idf for at in taken)
