"""The order of candidates: what speaks for each, weighed as fitted to questions written for it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from rules_index.index.ablation import Part
from rules_index.index.reader import Candidate
from rules_index.languages.frames import FRAMES
from rules_index.search.asking.question import Question, merged
from rules_index.search.evidence import ByLines, ByWords, LineReader, Stock, apart, by_words, chapter

RERANKED = 24
"""Candidates whose lines are compared with the question."""
FIRST_WORDS, FIRST_COVER, FIRST_BOOK = 0.75, 0.15, 0.10
"""Shares of the score by which candidates are chosen for that."""
SIGNS = (
    "WORDS", "COVER", "BOOK", "QUANTITY", "LINE", "WHOLE", "SECOND", "TITLE", "SPELLING", "LETTERS", "APART",
    "CHAPTER", "DEFINES", "VARIANT", "BARE", "ABROAD",
)  # fmt: skip
"""What speaks for a candidate, each about 0 to 1."""
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
"""Fitted by ``python -m tests.questions.measure --fit``."""
_COUNT = FRAMES.index("count") + 1
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


@dataclass(frozen=True, slots=True)
class Ranked:
    """A candidate with its score and the :data:`SIGNS` it sums up.

    ``lines`` is how its lines match, ``lost`` the weight of the most telling word of the question that it has not.
    ``window`` is the window of a story that speaks most for it, by its place.
    """

    id: int
    book: str
    score: float
    signs: tuple[float, ...] = (0.0,) * len(SIGNS)
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
    ranked = ranking.compared(question, shortlist[:RERANKED])
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
    worth_of = [
        window.weight / (window.weight + SLACK) * (1.0 if window.asks or not asking else TOLD) for window in windows
    ]
    near: defaultdict[int, list[int]] = defaultdict(list)
    worth: dict[int, float] = {}
    for number, words in ranking.words.items():
        gained = [
            words.within(whole, span, SLACK) * (1.0 if window.asks or not asking else TOLD)
            for window, span in zip(windows, spans, strict=True)
        ]
        best = sorted(range(len(windows)), key=lambda at: (-gained[at], at))[:WINDOWS]
        worth[number] = gained[best[0]] + FIRST_BOOK * context.likely.get(ranking.found[number].book, 0.0)
        for at in best:
            near[at].append(number)
    shortlist = set(sorted(worth, key=lambda number: (-worth[number], number))[:RERANKED])
    best_of: dict[int, Ranked] = {}
    for at, numbers in near.items():
        share = worth_of[at]
        for one in ranking.compared(windows[at], [number for number in numbers if number in shortlist]):
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
        self.words = {number: by_words(reader, question, one) for number, one in self.found.items()}

    def first(self, number: int) -> float:
        """The score by which a candidate gets on the shortlist."""
        words, context = self.words[number], self._context
        by_book = FIRST_BOOK * context.likely.get(self.found[number].book, 0.0)
        return FIRST_WORDS * words.gain + FIRST_COVER * words.cover + by_book + context.defined.get(number, 0.0)

    def shortlist(self) -> list[int]:
        """The candidates' numbers, best first."""
        return sorted(self.found, key=lambda number: (-self.first(number), number))

    def compared(self, question: Question, numbers: Sequence[int]) -> list[Ranked]:
        """These candidates with their scores for a question, without order."""
        reader, context = self._reader, self._context
        words = self._words_for(question, numbers)
        chapters: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
        for number in numbers:
            chapters[self.found[number].book, self.found[number].section].append(number)
        quantities = reader.quantities if _COUNT in question.frame else frozenset()
        lines = LineReader(reader, question)
        ranked = []
        for number in numbers:
            one = self.found[number]
            siblings = chapters[one.book, one.section]
            of_lines = lines.lines(one)
            signs = (
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

    def _words_for(self, question: Question, numbers: Sequence[int]) -> dict[int, ByWords]:
        return {number: by_words(self._reader, question, self.found[number]) for number in numbers}
