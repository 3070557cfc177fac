"""From all entries to an order: full text finds a bounded number of candidates, then each gets a score of 0 to 1."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations

from rapidfuzz import fuzz, process

from rules_index.index.ablation import Part
from rules_index.index.fields import token
from rules_index.index.reader import Candidate, IndexReader
from rules_index.search.question import Question

POSTINGS = 1_500
"""Entries that one ranked full-text query may match in all: what keeps a query from growing with the index."""
BY_WORD = 30
"""Best entries taken by the question's own words."""
BY_SPELLING = 20
"""Best entries taken by words of similar spelling."""
BY_PAIR = 15
"""Entries taken for two words that are each too common to rank by."""
EXACT = 0.9
FIELD_WEIGHTS = (1.5, 1.5, 1.0, 1.0)
"""How much a word counts in the heading, the players' questions, our text, the book's text."""
LENGTH_SHARE = (0.4, 0.3, 0.75, 0.75)
"""How far a field's length discounts its words (BM25F's b)."""
SATURATION = 1.2
"""How fast further occurrences stop counting (BM25F's k1)."""
BODY = 2
"""Which field is our text; a passage without a rule has none."""
OWN_FIELDS, ALL_FIELDS = 0xFFFFFF, 0xFFFFFFFF
"""The packed counts of the fields that are ours, and of all."""
RERANKED = 14
"""Candidates whose lines are compared with the question letter by letter."""
WORDS, LINES, SPELLING, COVER, BOOK = 0.48, 0.26, 0.10, 0.09, 0.07
"""Shares of the score: BM25F, the best line, its spelling, the words found at all, the likely book."""
FOUND = 0.7
"""Similarity from which a word of the question is surely found."""
QUANTITY = 0.04
"""Bonus for an entry with a number when the question asks how many."""


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


@dataclass(frozen=True, slots=True)
class Ranked:
    """A candidate with its score.

    ``matched`` counts the words of the question that it surely has. ``mass`` is the weight of those it has, in units of
    idf: two rare words are stronger evidence than one common word. ``line`` is how well its best line and the question
    cover each other.
    """

    id: int
    book: str
    score: float
    matched: int
    mass: float
    line: float = 0.0


def rank(
    reader: IndexReader, question: Question, candidates: Iterable[Candidate], likely: Mapping[str, float]
) -> list[Ranked]:
    """Candidates from best to worst; equal ones in the order of the index.

    Args:
        likely: how likely each book is the one asked about (:func:`rules_index.search.which_book.likely_books`).
    """
    weight = question.weight or 1.0
    quantities = reader.quantities if question.how_many else frozenset()
    scored = [(*_by_words(reader, question, candidate), candidate) for candidate in candidates]
    first = sorted(
        (
            (
                WORDS * words / weight
                + COVER * cover / weight
                + BOOK * likely.get(candidate.book, 0.0)
                + QUANTITY * (not quantities.isdisjoint(candidate.counts)),
                matched,
                cover,
                candidate,
            )
            for words, cover, matched, candidate in scored
        ),
        key=lambda item: (-item[0], item[3].id),
    )
    if Part.RERANKING in reader.without:
        return [Ranked(one.id, one.book, score, matched, mass) for score, matched, mass, one in first]
    ranked = []
    for score, matched, mass, candidate in first[:RERANKED]:
        line = max((line_match(reader, question, line) for line in candidate.lines), default=0.0)
        _, spelling, _ = process.extractOne(question.folded, candidate.plain.split("\n"), scorer=fuzz.token_set_ratio)
        ranked.append(
            Ranked(candidate.id, candidate.book, score + LINES * line + SPELLING * spelling / 100, matched, mass, line)
        )
    return sorted(ranked, key=lambda item: (-item.score, item.id))


def _by_words(reader: IndexReader, question: Question, candidate: Candidate) -> tuple[float, float, int]:
    """BM25F with soft matches and the weight of the words found, both in units of idf, and how many surely are.

    Where a rule of ours quotes the book, a word that only the quotation has is not found: it is only mentioned.
    """
    present = candidate.counts
    norms = [
        field / (1 - share + share * length / (average or 1.0))
        for field, share, length, average in zip(
            FIELD_WEIGHTS, LENGTH_SHARE, candidate.lengths, reader.lengths, strict=True
        )
    ]
    score = cover = 0.0
    matched = 0
    own = OWN_FIELDS if candidate.lengths[BODY] else ALL_FIELDS
    title, ask, body, verbatim = norms
    for word in question.words:
        best = most = 0.0
        for root in word.roots.keys() & present.keys():
            packed, similarity = present[root], word.roots[root]
            frequency = (
                (packed & 255) * title
                + (packed >> 8 & 255) * ask
                + (packed >> 16 & 255) * body
                + (packed >> 24) * verbatim
            )
            gained = similarity * frequency / (SATURATION + frequency)
            if gained > best:
                best = gained
            if packed & own and similarity > most:
                most = similarity
        score += word.idf * best
        cover += word.idf * most
        matched += most >= FOUND
    return score, cover, matched


def line_match(reader: IndexReader, question: Question, line: tuple[int, ...]) -> float:
    """How well a line and the question cover each other's words, weighed by idf (an F1 measure)."""
    roots = set(line)
    matched: dict[int, float] = {}
    asked = 0.0
    for word in question.words:
        best, at = 0.0, 0
        for root in roots & word.roots.keys():
            if word.roots[root] > best:
                best, at = word.roots[root], root
        if best:
            asked += word.idf * best
            matched[at] = max(matched.get(at, 0.0), best)
    if not matched:
        return 0.0
    idf = reader.idf
    covered = sum([similarity * idf[root] for root, similarity in matched.items()])
    rest = sum([idf[root] for root in roots if root not in matched])
    recall, precision = asked / question.weight, covered / (covered + rest)
    return 2 * recall * precision / (recall + precision)
