"""Find the notes that a question is about, and how surely each of them answers it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp, log

from rules_index.notes.shelf import NoteShelf
from rules_index.search.certainty import MANY_WINDOWS, RARE, SHARPNESS, logistic
from rules_index.search.evidence import ByLines
from rules_index.search.lookup import FLOOR, Lookup
from rules_index.search.question import merged
from rules_index.search.ranking import Context, Ranked, rank
from rules_index.search.story_ranking import rank_windows
from rules_index.values.notes import Note

OF_NOTES = (
    "SCORE", "LIKELIEST", "WORDS", "LINE", "WHOLE", "COVER", "ASKED", "LOST", "LETTERS", "CITED", "CHOSEN",
    "LEAD", "BOOKS", "LINE_LEAD", "PRECISION",
)  # fmt: skip
WEIGHTS: tuple[float, ...] = (
    -0.731,
    0.230,
    0.352,
    0.718,
    0.594,
    0.849,
    1.644,
    -0.593,
    -0.417,
    -0.001,
    2.147,
    -0.277,
    2.627,
    0.351,
    1.094,
    0.668,
)
"""Bias and logistic weights, fitted by ``python -m tests.questions.notes --fit``."""
TOP = 5
"""Rules of the books whose notes are looked at even where they share no word with the question."""


@dataclass(frozen=True, slots=True)
class Match:
    """A note that a question leads to; ``sure`` is the probability that it answers the question.

    ``ranked`` is how it matches, by the place on its shelf; ``cited`` tells how good an answer the books' rule is that
    it interprets, 1 for the best.
    """

    note: Note
    ranked: Ranked
    sure: float
    cited: float = 0.0
    features: tuple[float, ...] = ()


def matches(shelf: NoteShelf, lookup: Lookup) -> list[Match]:
    """The notes that share something with a question, those that answer it best first.

    Args:
        shelf: the notes, of the index in which the question was looked up.
        lookup: what the books say to it.
    """
    cited = cited_rules(shelf, lookup)
    heard = [replace(window, question=shelf.heard(window.question)) for window in lookup.told]
    whole = heard[0].question if len(heard) == 1 else merged([window.question for window in heard])
    allowed = _games(shelf, lookup)
    also = sorted(cited, key=lambda place: (-cited[place], place))[:TOP]
    editions = lookup.own or lookup.naming.books
    near = [
        one
        for one in shelf.candidates(whole, also)
        if one.book in allowed and (not editions or shelf.notes[one.id].edition in ("", *editions))
    ]
    if not near or not whole.words:
        return []
    context = Context(allowed)
    ranked = rank(shelf, whole, near, context) if len(heard) == 1 else rank_windows(shelf, heard, near, context)
    rivals = [one.score for one in (*ranked, *lookup.ranked[:TOP])]
    books, found = _books(lookup), []
    for one in ranked:
        here = cited.get(one.id, 0.0)
        features = features_of(one, rivals, here, len(heard), books)
        is_near = max(one.lines.whole, one.signs.cover) >= FLOOR
        found.append(Match(shelf.notes[one.id], one, logistic(WEIGHTS, features) * is_near, here, features))
    return sorted(found, key=lambda match: -match.sure)


def features_of(
    one: Ranked, rivals: Sequence[float], cited: float, windows: int, books: tuple[float, float, float]
) -> tuple[float, ...]:
    """The features of :data:`OF_NOTES` of a note.

    Args:
        rivals: the scores of all notes that were found and of the best rules of the books.
        cited: as in :class:`Match`.
        windows: how many windows a story was read in.
        books: how good the best answer of the books is: its score, how sure it is, how well its best line matches.
    """
    signs, lines = one.signs, one.lines
    likeliest = exp(SHARPNESS * one.score) / sum(exp(SHARPNESS * score) for score in rivals)
    return (
        one.score, likeliest, signs.words, lines.line, lines.whole, signs.cover,
        lines.asked, one.lost / RARE, signs.letters, cited, log(windows) / MANY_WINDOWS,
        one.score - books[0], books[1], lines.whole - books[2],
        _precision(lines),
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


def _precision(lines: ByLines) -> float:
    """The share of a line that the question covers, from the mean of that and the share of the question."""
    return lines.line * lines.asked / (2 * lines.asked - lines.line) if lines.line else 0.0


def _books(lookup: Lookup) -> tuple[float, float, float]:
    """How good the best answer of the books is: its score, how sure it is, how well its best line matches."""
    if not lookup.ranked:
        return 0.0, 0.0, 0.0
    return lookup.ranked[0].score, lookup.answerable * lookup.confidence(), lookup.ranked[0].lines.whole


def _games(shelf: NoteShelf, lookup: Lookup) -> Mapping[str, float]:
    """The games whose notes are looked at, with how likely each is meant; the empty name stands for all games."""
    found = {"": 1.0}
    for book, share in lookup.likely.items():
        game = shelf.reader.books[book].game
        if share >= 0:
            found[game] = max(found.get(game, 0.0), share)
    return found
