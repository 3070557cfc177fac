"""Find the notes that a question is about, and how surely each of them answers it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import exp, log

from rules_index.notes.bridges import bridge, shared
from rules_index.notes.likeness import Likeness, Likenesses, Signs
from rules_index.notes.shelf import Meant, NoteShelf
from rules_index.search.certainty import MANY_WINDOWS, RARE, logistic
from rules_index.search.lookup import FLOOR, Lookup
from rules_index.search.question import Question, merged
from rules_index.values.notes import Note

SIGNS: tuple[float, ...] = (
    0.058, -0.101, 0.085, 0.234, -0.085, 0.221, 0.127, 0.064, 0.529, 0.215, 0.204, 0.180, 0.357, 0.239, 0.193,
)  # fmt: skip
"""Weights of :class:`Signs`, in their order: what a note scores.

Fitted by ``python -m tests.questions.notes --fit``.
"""
SHARPNESS = 10.0
"""How far a lead in score makes a note likelier than the next."""
NONE = 0.6
"""What a note scores as a rule that is as little like a question as like any other."""
OF_NOTES = (
    "SCORE", "LIKELIEST", "LEAD", *(name.upper() for name in Signs._fields), "LOST", "CITED", "CHOSEN", "BOOKS",
    "LINE_LEAD",
)  # fmt: skip
WEIGHTS: tuple[float, ...] = (
    0.033, 0.337, 3.698, 2.059, -1.269, -1.475, -0.371, 0.186, -1.067, -0.331, -2.575, -1.448, 1.305,
    -0.819, 0.810, -0.104, 0.287, 0.213, -0.847, -0.096, 0.479, 0.151, -1.492, 2.556,
)  # fmt: skip
"""Bias and logistic weights, fitted in the same way."""
CAUTION, FIRM = 1.05, 1.5
"""Log-odds taken from what is likelier than not, all of them from these log-odds on.

What is near a precedent is worded much like it: so much surer is what it answers, on the servers that were fitted to.
"""
VERBATIM = 0.95
"""Least probability that a note answers what is asked in the very words of one of its lines, and of no other note's."""
KINDRED = 0.25
"""How near a note is, in what it is about, that may answer without a word of the question."""
TOP = 5
"""Rules of the books whose notes are looked at even where they share no word with the question."""


@dataclass(frozen=True, slots=True)
class Match:
    """A note that a question leads to; ``sure`` is the probability that it answers the question.

    ``like`` is what it has of the question, ``features`` what the probability depends on.
    """

    note: Note
    like: Likeness
    sure: float
    features: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Found:
    """The notes that a question leads to, those that answer it best first, and the question as their shelf heard it."""

    question: Question
    matches: tuple[Match, ...] = ()


def find(shelf: NoteShelf, lookup: Lookup) -> Found:
    """The notes that are like a question.

    Args:
        shelf: the notes, of the index in which the question was looked up.
        lookup: what the books say to it.
    """
    if not lookup.told:
        return Found(lookup.question)
    whole = shelf.heard(merged([window.question for window in lookup.told]))
    windows = [replace(window, question=_heard(window.question, whole)) for window in lookup.told]
    if not whole.words:
        return Found(whole)
    of = Likenesses(shelf.idf, shelf.telling, shelf.kinship, whole, windows)
    meant = _meant(shelf, lookup)
    cited = cited_rules(shelf, lookup)
    also = sorted(cited, key=lambda at: (-cited[at], at))[:TOP]
    verbatim = [at for at in shelf.worded(lookup.text) if meant.includes(shelf.notes[at])]
    near = [
        *verbatim,
        *shelf.candidates(whole, of.place, meant),
        *(at for at in also if meant.includes(shelf.notes[at])),
    ]
    led = bridge(lookup.ranked)
    like = [
        of.compared(
            at,
            shelf.compiled[at].candidate,
            shelf.lines_of(at),
            shelf.compiled[at].places,
            shared(led, shelf.bridges[at]),
            shelf.rules[at],
        )
        for at in dict.fromkeys(near)
    ]
    scores = [score(one.signs) for one in like]
    books = _books(lookup)
    found = []
    for one, own in zip(like, scores, strict=True):
        features = _features(one, own, scores, cited.get(one.at, 0.0), len(windows), books)
        is_near = max(one.signs.whole, one.signs.cover) >= FLOOR or one.signs.kin >= KINDRED
        sure = cautious(logistic(WEIGHTS, features)) * is_near
        sure = max(sure, VERBATIM) if verbatim == [one.at] else sure
        found.append(Match(shelf.notes[one.at], one, sure, features))
    return Found(whole, tuple(sorted(found, key=lambda match: -match.sure)))


def score(signs: Signs) -> float:
    """What speaks for a note, as one number."""
    return sum([weight * sign for weight, sign in zip(SIGNS, signs, strict=True)])


def cautious(sure: float) -> float:
    """A probability with what is likelier than not told less surely; the order stays as it is."""
    if not 0.5 < sure < 1.0:
        return sure
    odds = log(sure / (1 - sure))
    return 1 / (1 + exp(CAUTION * min(1.0, odds / FIRM) - odds))


def _heard(question: Question, whole: Question) -> Question:
    """A question with its words as they were heard in the whole of a story."""
    heard = {word.word: word for word in whole.words}
    words = tuple(heard[word.word] for word in question.words)
    return replace(question, words=words, weight=sum(word.idf for word in words))


def _features(
    one: Likeness, own: float, scores: Sequence[float], cited: float, windows: int, books: tuple[float, float]
) -> tuple[float, ...]:
    """The features of :data:`OF_NOTES` of a note.

    Args:
        own: what the note scores.
        scores: what all of them do.
        cited: how good an answer the books' rule is that it interprets, 1 for the best.
        windows: how many windows a story was read in.
        books: how sure the best answer of the books is, and how well its best line matches.
    """
    rivals = [NONE, *scores]
    rivals.remove(own)
    likely = 1 / (1 + sum([exp(SHARPNESS * (each - own)) for each in rivals]))
    return (
        own, likely, own - max(rivals), *one.signs, one.lost / RARE, cited, log(windows) / MANY_WINDOWS, books[0],
        one.signs.whole - books[1],
    )  # fmt: skip


def cited_rules(shelf: NoteShelf, lookup: Lookup) -> dict[int, float]:
    """The places of the notes that cite one of the best rules, with how good an answer that is beside the best."""
    if not shelf.citing or not lookup.ranked:
        return {}
    best = lookup.ranked[:TOP]
    slugs = shelf.reader.refs(one.id for one in best)
    found: dict[int, float] = {}
    for at, one in enumerate(best):
        worth = lookup.confidence(at)
        for place in shelf.citing.get(slugs.get(one.id, ""), ()):
            found[place] = max(found.get(place, 0.0), worth)
    return found


def _books(lookup: Lookup) -> tuple[float, float]:
    """How good the best answer of the books is: how sure it is, and how well its best line matches."""
    if not lookup.ranked:
        return 0.0, 0.0
    return lookup.answerable * lookup.confidence(), lookup.ranked[0].lines.whole


def _meant(shelf: NoteShelf, lookup: Lookup) -> Meant:
    """The games and editions whose notes are looked at."""
    games = {shelf.reader.books[book].game for book, share in lookup.likely.items() if share >= 0}
    return Meant(frozenset(games), lookup.own or lookup.naming.books)
