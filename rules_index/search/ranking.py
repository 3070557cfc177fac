"""From all entries to a bounded number of candidates, and their order: what speaks for each, weighed as fitted."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import NamedTuple

from rules_index.index.ablation import Part
from rules_index.index.entries import Candidate
from rules_index.index.reader import IndexReader
from rules_index.languages.questions import FRAME_ROOTS
from rules_index.meaning.learned import Learned, nothing_learned
from rules_index.search.evidence import ByLines, ByWords, LineReader, Stock, WordReader
from rules_index.search.question import Question

EXACT = 0.9
"""Similarity from which a root is the question's own word."""
RERANKED = 24
"""Candidates whose lines are compared with the question."""
FIRST_WORDS, FIRST_COVER, FIRST_BOOK = 0.75, 0.15, 0.10
"""Shares of the score by which candidates are chosen for that."""
WEIGHTS: tuple[float, ...] = (
    0.208,
    0.143,
    0.094,
    0.001,
    0.157,
    0.211,
    0.328,
    0.123,
    0.157,
    0.358,
    0.037,
    0.158,
    0.038,
    -0.049,
    0.000,
    -0.109,
    0.604,
)
"""Of :class:`Signs`, in their order; fitted by ``python -m tests.questions.measure --fit``."""
FOUND = 0.5
"""Similarity from which a candidate has a word of the question."""


class Reach(NamedTuple):
    """How far entries are looked for.

    ``postings`` are the entries that one ranked full-text query may match in all: what keeps a query from growing with
    the index. ``by_word`` and ``by_spelling`` are the best entries taken by the question's own words and by words of
    similar spelling or meaning, of at least ``alike``; ``by_pair`` those taken for two words that are each too common
    to rank by.
    """

    postings: int = 1_500
    by_word: int = 30
    by_spelling: int = 20
    by_pair: int = 15
    alike: float = 0.0


OF_QUESTION = Reach()


def candidates(reader: IndexReader, question: Question, books: Iterable[str], reach: Reach = OF_QUESTION) -> list[int]:
    """Entries of these books that may answer the question, without order."""
    spans = reader.spans(books)
    if not spans:
        return []
    exact = {root for word in question.words for root, weight in word.roots.items() if weight >= EXACT}
    similar = {root for word in question.words for root, weight in word.roots.items() if weight >= reach.alike} - exact
    rare, common = _within_budget(reader, exact, reach.postings)
    found: dict[int, None] = {}
    if rare:
        found.update(dict.fromkeys(reader.ranked(rare, reach.by_word, spans)))
    for one, other in list(combinations(common[:4], 2)) + [(r, c) for r in rare[:2] for c in common[:2]]:
        found.update(dict.fromkeys(reader.matching((one, other), reach.by_pair, spans)))
    if common and not found:
        found.update(dict.fromkeys(reader.matching(common[:1], reach.by_word, spans)))
    spelled, _ = _within_budget(reader, similar, reach.postings)
    if spelled:
        found.update(dict.fromkeys(reader.ranked(spelled, reach.by_spelling, spans)))
    return list(found)


def _within_budget(reader: IndexReader, roots: Iterable[int], postings: int) -> tuple[list[int], list[int]]:
    """The rarest roots whose entries can all be ranked, and the rest, both rarest first."""
    ordered = sorted(
        (root for root in roots if reader.root_sizes[root]), key=lambda root: (reader.root_sizes[root], root)
    )
    spent = 0
    for at, root in enumerate(ordered):
        spent += reader.root_sizes[root]
        if spent > postings:
            return ordered[:at], ordered[at:]
    return ordered, []


class Signs(NamedTuple):
    """What speaks for a candidate, each about 0 to 1.

    ``words`` and ``cover`` are its words, ``book`` how likely its book is meant, ``quantity`` whether it has a number
    where one is asked for; ``line`` to ``title`` are what its lines say, ``spelling`` and ``letters`` what they do
    letter by letter; ``apart`` is what it has more than its chapter, ``chapter`` what that has; ``defines`` how far it
    explains the question. ``variant``, ``bare`` and ``abroad`` tell that it is about another way to play, that it is a
    passage without a rule, and that its book has an edition in the reader's language. ``learned``, from -1 to 0, is
    what was learned from the questions of rules.
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
    learned: float = 0.0


class StorySigns(NamedTuple):
    """What a story says for a candidate, each about 0 to 1.

    ``best`` is its score for the window that speaks most for it, ``asked`` that for the windows that end with the
    question, letters left aside; ``throughout`` is what it has of the words of the whole story. ``lines`` tells how
    alike several of its lines are to the widest windows, on average: the rule that is the point matches more than one
    sentence, and by more than one line. ``covered`` is how much of its nearest lines the story has, in any sentences:
    who tells what happened spreads over all of it what a player's question says at once.

    ``point`` is its score for the sentence that asks, alone. ``sure`` is how much of the words of the story it has
    itself, ``heard`` how well the nearest question that players asked before, and that it answers, fits a window.
    ``quoted`` is how long the book is about it. ``excepted`` tells that others are exceptions to it: who tells a story
    mostly asks for one of those; ``term`` that it but explains a word. ``learned`` and ``learned_of_all``, from -1
    to 0, are what was learned from the questions of rules says of the sentence that asks and of the whole story.
    """

    best: float = 0.0
    asked: float = 0.0
    throughout: float = 0.0
    lines: float = 0.0
    covered: float = 0.0
    point: float = 0.0
    sure: float = 0.0
    heard: float = 0.0
    quoted: float = 0.0
    excepted: float = 0.0
    term: float = 0.0
    learned: float = 0.0
    learned_of_all: float = 0.0


SIGNS_OF: Mapping[Part, tuple[str, ...]] = {
    Part.FRAMES: ("quantity",),
    Part.WHOLE: ("whole", "second"),
    Part.LETTERS: ("spelling", "letters"),
    Part.DEFINES: ("defines",),
    Part.VARIANT: ("variant",),
    Part.SIBLINGS: ("apart", "chapter"),
}
"""The signs that a part of the ranking is about."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """A candidate with its score and the signs it sums up.

    ``lines`` is how its lines match, ``found`` how surely it has each word of the question, and ``lost`` the weight of
    the most telling one that it has not.
    ``window`` is the window of a story that speaks most for it, by its place, and ``told`` what the story says for it.
    """

    id: int
    book: str
    score: float
    signs: Signs = field(default_factory=Signs)
    lines: ByLines = field(default_factory=ByLines)
    lost: float = 0.0
    window: int = 0
    told: StorySigns | None = None
    found: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Context:
    """What is known beside the words of a question.

    ``likely`` is how likely each book is the one asked about, ``defined`` by entry how far the question is but
    a name that it explains, ``variants`` the ways to play that are meant, ``abroad`` are the books that have an edition
    in the reader's language beside them, ``heard`` are by entry the lines of questions that players asked before, and
    that it answers. ``learned`` is what was learned from the questions of rules says of the question or the sentence
    that asks, ``learned_of_all`` what it says of a whole story: both are asked for as late as can be, since a model may
    still be reading.
    """

    likely: Mapping[str, float]
    defined: Mapping[int, float] = field(default_factory=dict)
    variants: frozenset[str] = frozenset()
    abroad: frozenset[str] = frozenset()
    heard: Mapping[int, Sequence[tuple[int, ...]]] = field(default_factory=dict)
    learned: Callable[[], Learned] = nothing_learned
    learned_of_all: Callable[[], Learned] = nothing_learned


def rank(reader: Stock, question: Question, candidates: Iterable[Candidate], context: Context) -> list[Ranked]:
    """Candidates, and what was learned to be likely, from best to worst; equal ones in the order of the index."""
    ranking = Ranking(reader, candidates, context)
    words = WordReader(reader, question)
    is_short = Part.RERANKING in reader.without
    if not is_short:
        ranking.read_lines(question, ranking.shortlist(words)[:RERANKED], in_letters=True)
    likely = ranking.add(context.learned().foremost)
    shortlist = ranking.shortlist(words)
    if is_short:
        return [
            Ranked(one.id, one.book, ranking.first(one, words)) for one in map(ranking.found.__getitem__, shortlist)
        ]
    near = {number: words.words(ranking.found[number]) for number in (*shortlist[:RERANKED], *likely)}
    ranked = ranking.compared(question, near, near, in_letters=True)
    return sorted(ranked, key=lambda one: (-one.score, one.id))


class Ranking:
    """The candidates for a question or for the windows of a story, and what is known beside its words."""

    def __init__(self, reader: Stock, candidates: Iterable[Candidate], context: Context) -> None:
        self._reader, self._context = reader, context
        self._lines: dict[int, LineReader] = {}
        self.found = {one.id: one for one in candidates}
        without = {sign for part in reader.without for sign in SIGNS_OF.get(part, ())}
        named = zip(Signs._fields, WEIGHTS, strict=True)
        self._weights = [0.0 if name in without else weight for name, weight in named] if without else WEIGHTS

    def shortlist(self, words: WordReader) -> list[int]:
        """The candidates by what their words say, best first."""
        first = {number: self.first(one, words) for number, one in self.found.items()}
        return sorted(first, key=lambda number: (-first[number], number))

    def first(self, one: Candidate, words: WordReader) -> float:
        """The score by which a candidate gets on the shortlist."""
        found, context = words.words(one), self._context
        by_book = FIRST_BOOK * context.likely.get(one.book, 0.0)
        return FIRST_WORDS * found.gain + FIRST_COVER * found.cover + by_book + context.defined.get(one.id, 0.0)

    def add(self, numbers: Iterable[int]) -> list[int]:
        """Add candidates by their numbers; returns those that there are."""
        wanted = [*numbers]
        self.found |= {one.id: one for one in self._reader.candidates(set(wanted) - self.found.keys())}
        return [number for number in wanted if number in self.found]

    def read_lines(self, question: Question, numbers: Iterable[int], *, in_letters: bool = False) -> None:
        """Compare the lines of candidates ahead, so that :meth:`compared` need not."""
        lines = self._reading(question)
        for number in numbers:
            lines.lines(self.found[number])
            if in_letters:
                lines.letters(self.found[number])

    def _reading(self, question: Question) -> LineReader:
        """The reader of a question's lines, the same each time."""
        if id(question) not in self._lines:
            self._lines[id(question)] = LineReader(self._reader, question)
        return self._lines[id(question)]

    def with_letters(self, question: Question, ranked: Iterable[Ranked]) -> list[Ranked]:
        """These candidates with what their lines say letter by letter added to their scores."""
        lines = self._reading(question)
        found = []
        for one in ranked:
            spelling, letters = lines.letters(self.found[one.id])
            signs = one.signs._replace(spelling=spelling, letters=letters)
            found.append(replace(one, score=self._score(signs), signs=signs))
        return found

    def compared(
        self, question: Question, numbers: Iterable[int], words: Mapping[int, ByWords], *, in_letters: bool = False
    ) -> list[Ranked]:
        """These candidates with their scores for a question, without order.

        Args:
            words: what the question's words find in these and their siblings of the shortlist.
            in_letters: whether their lines are compared letter by letter too.
        """
        reader, context = self._reader, self._context
        chapters: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
        for number in words:
            chapters[self.found[number].book, self.found[number].section].append(number)
        of_chapters = {key: chapter(question, words, siblings) for key, siblings in chapters.items()}
        quantities = reader.quantities if FRAME_ROOTS["count"] in question.frame else frozenset()
        lines, learned = self._reading(question), context.learned()
        ranked = []
        for number in numbers:
            one = self.found[number]
            siblings = chapters[one.book, one.section]
            of_lines = lines.lines(one)
            spelling, letters = lines.letters(one) if in_letters else (0.0, 0.0)
            signs = Signs(
                words[number].gain,
                words[number].cover,
                context.likely.get(one.book, 0.0),
                float(not quantities.isdisjoint(one.counts)),
                of_lines.line,
                of_lines.whole,
                of_lines.second,
                of_lines.title,
                spelling,
                letters,
                apart(question, words, siblings, number),
                of_chapters[one.book, one.section],
                context.defined.get(number, 0.0),
                float(bool(one.variant) and one.variant not in context.variants),
                float(len(one.lines) == 1),
                float(one.book in context.abroad),
                learned.sign(number, one.book),
            )
            found = words[number].found
            shares = zip(question.words, found, strict=True)
            lost = max((word.idf for word, share in shares if share < FOUND), default=0.0)
            ranked.append(Ranked(number, one.book, self._score(signs), signs, of_lines, lost, found=found))
        return ranked

    def _score(self, signs: Signs) -> float:
        return sum([weight * sign for weight, sign in zip(self._weights, signs, strict=True)])


def apart(question: Question, found: Mapping[int, ByWords], siblings: Sequence[int], own: int) -> float:
    """How much more of the question a candidate has than its siblings of the same chapter have on average."""
    if len(siblings) < 2 or not question.weight:
        return 0.0
    others = [found[one].found for one in siblings if one != own]
    usual: list[float] = [sum(shares) / len(others) for shares in zip(*others, strict=True)]
    more = zip(question.words, found[own].found, usual, strict=True)
    return sum([word.idf * (here - there) for word, here, there in more]) / question.weight


def chapter(question: Question, found: Mapping[int, ByWords], siblings: Sequence[int]) -> float:
    """The share of the question's weight that the candidates of a chapter have between them."""
    best: list[float] = list(map(max, zip(*[found[one].found for one in siblings], strict=True)))
    return sum([word.idf * share for word, share in zip(question.words, best, strict=True)]) / (question.weight or 1.0)
