"""From all entries to a bounded number of candidates, and their order: what speaks for each, weighed as fitted."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import NamedTuple

from rules_index.index.ablation import Part
from rules_index.index.entries import Candidate
from rules_index.index.fields import token
from rules_index.index.reader import IndexReader
from rules_index.languages.questions import FRAME_ROOTS
from rules_index.search.evidence import ByLines, ByWords, LineReader, Stock, apart, by_words, chapter
from rules_index.search.question import Question, merged

POSTINGS = 1_500
"""Entries that one ranked full-text query may match in all: what keeps a query from growing with the index."""
BY_WORD = 30
"""Best entries taken by the question's own words."""
BY_SPELLING = 20
"""Best entries taken by words of similar spelling."""
BY_PAIR = 15
"""Entries taken for two words that are each too common to rank by."""
EXACT = 0.9
"""Similarity from which a root is the question's own word."""
RERANKED = 24
"""Candidates whose lines are compared with the question."""
FIRST_WORDS, FIRST_COVER, FIRST_BOOK = 0.75, 0.15, 0.10
"""Shares of the score by which candidates are chosen for that."""
WEIGHTS: tuple[float, ...] = (
    0.277,
    0.232,
    0.072,
    0.118,
    0.025,
    0.355,
    0.594,
    0.030,
    0.161,
    0.373,
    0.202,
    0.131,
    0.070,
    -0.164,
    0.0,
    -0.105,
)
"""Of :class:`Signs`, in their order; fitted by ``python -m tests.questions.measure --fit``."""
FOUND = 0.5
"""Similarity from which a candidate has a word of the question."""
WINDOWS = 2
"""Windows of a story whose words a candidate has most of, which are compared with its lines."""
TOLD = 0.8
"""What a window without a question counts beside those that ask."""
THROUGHOUT = 0.8
"""What the words of the whole story count beside those of the window that speaks most for a candidate."""
SLACK = 20.0
"""Weight added to that of a window: a window of one rare word is no question."""


def candidates(reader: IndexReader, question: Question, books: Iterable[str]) -> list[int]:
    """Entries of these books that may answer the question, without order."""
    spans = reader.spans(books)
    if not spans:
        return []
    exact = {root for word in question.words for root, weight in word.roots.items() if weight >= EXACT}
    similar = {root for word in question.words for root in word.roots} - exact
    rare, common = _within_budget(reader, exact)
    found: dict[int, None] = {}
    if rare:
        found.update(dict.fromkeys(reader.ranked(_any(rare), BY_WORD, spans)))
    for one, other in list(combinations(common[:4], 2)) + [(r, c) for r in rare[:2] for c in common[:2]]:
        found.update(dict.fromkeys(reader.matching(f"{token(one)} AND {token(other)}", BY_PAIR, spans)))
    if common and not found:
        found.update(dict.fromkeys(reader.matching(token(common[0]), BY_WORD, spans)))
    spelled, _ = _within_budget(reader, similar)
    if spelled:
        found.update(dict.fromkeys(reader.ranked(_any(spelled), BY_SPELLING, spans)))
    return list(found)


def _within_budget(reader: IndexReader, roots: Iterable[int]) -> tuple[list[int], list[int]]:
    """The rarest roots whose entries can all be ranked, and the rest, both rarest first."""
    ordered = sorted(
        (root for root in roots if reader.root_sizes[root]), key=lambda root: (reader.root_sizes[root], root)
    )
    spent = 0
    for at, root in enumerate(ordered):
        spent += reader.root_sizes[root]
        if spent > POSTINGS:
            return ordered[:at], ordered[at:]
    return ordered, []


def _any(roots: list[int]) -> str:
    return " OR ".join(token(root) for root in roots)


class Signs(NamedTuple):
    """What speaks for a candidate, each about 0 to 1.

    ``words`` and ``cover`` are its words, ``book`` how likely its book is meant, ``quantity`` whether it has a number
    where one is asked for; ``line`` to ``title`` are what its lines say, ``spelling`` and ``letters`` what they do
    letter by letter; ``apart`` is what it has more than its chapter, ``chapter`` what that has; ``defines`` how far it
    explains the question. ``variant``, ``bare`` and ``abroad`` tell that it is about another way to play, that it is a
    passage without a rule, and that its book has an edition in the reader's language.
    """

    words: float = 0.0
    cover: float = 0.0
    book: float = 0.0
    quantity: float = 0.0
    line: float = 0.0
    whole: float = 0.0
    second: float = 0.0
    title: float = 0.0
    spelling: float = 0.0
    letters: float = 0.0
    apart: float = 0.0
    chapter: float = 0.0
    defines: float = 0.0
    variant: float = 0.0
    bare: float = 0.0
    abroad: float = 0.0


@dataclass(frozen=True, slots=True)
class Ranked:
    """A candidate with its score and the signs it sums up.

    ``lines`` is how its lines match, ``lost`` the weight of the most telling word of the question that it has not.
    ``window`` is the window of a story that speaks most for it, by its place.
    """

    id: int
    book: str
    score: float
    signs: Signs = field(default_factory=Signs)
    lines: ByLines = field(default_factory=ByLines)
    lost: float = 0.0
    window: int = 0


@dataclass(frozen=True, slots=True)
class Context:
    """What is known beside the words of a question.

    ``likely`` is how likely each book is the one asked about, ``defined`` by entry how far the question is but
    a name that it explains, ``variants`` the ways to play that are meant, ``abroad`` are the books that have an edition
    in the reader's language beside them.
    """

    likely: Mapping[str, float]
    defined: Mapping[int, float] = field(default_factory=dict)
    variants: frozenset[str] = frozenset()
    abroad: frozenset[str] = frozenset()


def rank(reader: Stock, question: Question, candidates: Iterable[Candidate], context: Context) -> list[Ranked]:
    """Candidates from best to worst; equal ones in the order of the index."""
    ranking = _Ranking(reader, question, candidates, context)
    shortlist = ranking.shortlist()
    if Part.RERANKING in reader.without:
        return [Ranked(number, ranking.found[number].book, ranking.first(number)) for number in shortlist]
    ranked = ranking.compared(question, shortlist[:RERANKED], ranking.words)
    return sorted(ranked, key=lambda one: (-one.score, one.id))


def rank_windows(
    reader: Stock, windows: Sequence[Question], candidates: Iterable[Candidate], context: Context
) -> list[Ranked]:
    """Candidates for a story from best to worst: each by the window that speaks most for it; none without windows."""
    if not windows:
        return []
    whole = merged(windows)
    places = {word.word: at for at, word in enumerate(whole.words)}
    spans = [[places[word.word] for word in window.words] for window in windows]
    ranking = _Ranking(reader, whole, candidates, context)
    asking = any(window.asks for window in windows)
    told = [1.0 if window.asks or not asking else TOLD for window in windows]
    worth_of = [window.weight / (window.weight + SLACK) * share for window, share in zip(windows, told, strict=True)]
    near: defaultdict[int, list[int]] = defaultdict(list)
    worth: dict[int, float] = {}
    for number, words in ranking.words.items():
        gained = [words.within(whole, span, SLACK) * share for span, share in zip(spans, told, strict=True)]
        best = sorted(range(len(windows)), key=lambda at: (-gained[at], at))[:WINDOWS]
        worth[number] = gained[best[0]] + FIRST_BOOK * context.likely.get(ranking.found[number].book, 0.0)
        for at in best:
            near[at].append(number)
    shortlist = set(sorted(worth, key=lambda number: (-worth[number], number))[:RERANKED])
    best_of: dict[int, Ranked] = {}
    for at, numbers in near.items():
        share = worth_of[at]
        short = [number for number in numbers if number in shortlist]
        for one in ranking.compared(windows[at], short, ranking.by_words(windows[at], short)):
            if one.id not in best_of or share * one.score > best_of[one.id].score:
                best_of[one.id] = replace(one, score=share * one.score, window=at)
    found = [
        replace(one, score=one.score + THROUGHOUT * ranking.words[one.id].within(whole, range(len(whole.words)), SLACK))
        for one in best_of.values()
    ]
    return sorted(found, key=lambda one: (-one.score, one.id))


class _Ranking:
    """The candidates for one question with what its words find in them."""

    def __init__(self, reader: Stock, question: Question, candidates: Iterable[Candidate], context: Context) -> None:
        self._reader, self._context = reader, context
        self.found = {one.id: one for one in candidates}
        self.words = self.by_words(question, self.found)

    def by_words(self, question: Question, numbers: Iterable[int]) -> dict[int, ByWords]:
        """What the words of a question, such as a window of a story, find in these candidates."""
        return {number: by_words(self._reader, question, self.found[number]) for number in numbers}

    def first(self, number: int) -> float:
        """The score by which a candidate gets on the shortlist."""
        words, context = self.words[number], self._context
        by_book = FIRST_BOOK * context.likely.get(self.found[number].book, 0.0)
        return FIRST_WORDS * words.gain + FIRST_COVER * words.cover + by_book + context.defined.get(number, 0.0)

    def shortlist(self) -> list[int]:
        """The candidates' numbers, best first."""
        return sorted(self.found, key=lambda number: (-self.first(number), number))

    def compared(self, question: Question, numbers: Sequence[int], words: Mapping[int, ByWords]) -> list[Ranked]:
        """These candidates with their scores for a question, without order; ``words`` are what its words find."""
        reader, context = self._reader, self._context
        chapters: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
        for number in numbers:
            chapters[self.found[number].book, self.found[number].section].append(number)
        quantities = reader.quantities if FRAME_ROOTS["count"] in question.frame else frozenset()
        lines = LineReader(reader, question)
        ranked = []
        for number in numbers:
            one = self.found[number]
            siblings = chapters[one.book, one.section]
            of_lines = lines.lines(one)
            signs = Signs(
                words[number].gain,
                words[number].cover,
                context.likely.get(one.book, 0.0),
                float(not quantities.isdisjoint(one.counts)),
                of_lines.line,
                of_lines.whole,
                of_lines.second,
                of_lines.title,
                *lines.letters(one),
                apart(question, words, siblings, number),
                chapter(question, words, siblings),
                context.defined.get(number, 0.0),
                float(bool(one.variant) and one.variant not in context.variants),
                float(len(one.lines) == 1),
                float(one.book in context.abroad),
            )
            score = sum(weight * sign for weight, sign in zip(WEIGHTS, signs, strict=True))
            found = zip(question.words, words[number].found, strict=True)
            lost = max((word.idf for word, share in found if share < FOUND), default=0.0)
            ranked.append(Ranked(number, one.book, score, signs, of_lines, lost))
        return ranked
