"""Look a question up: the book it means, the candidates in order, the nearest gap, and how sure the answer is."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace

from rules_index.index.ablation import Part
from rules_index.index.reader import IndexReader
from rules_index.languages.language import is_foreign, plain
from rules_index.search.asking.definitions import defined
from rules_index.search.asking.question import Question, merged, share_said
from rules_index.search.asking.stories import read_story, windows
from rules_index.search.asking.which_book import Naming, likely_books, named_books
from rules_index.search.candidates import candidates
from rules_index.search.certainty import Evidence, answerable, certainty
from rules_index.search.editions import abroad, beside_each_other, books_of, in_edition
from rules_index.search.nearest_gap import GapMatch, nearest_gap
from rules_index.search.ranking import Context, Ranked, rank, rank_windows
from rules_index.values.books import Language

WRITTEN, KNOWN = 0.5, 0.9
"""What a rule gains that is written for the very question, and how likely it is then that a rule answers at least."""
SHOWN, FLOOR = 5, 0.15
"""Rulings shown, and the share of the question that the best of them has at least where a rule answers at all."""
FOREIGN = 0.5
"""Share of a question that the books have words for, below which it may be in another language."""


@dataclass(frozen=True, slots=True)
class Lookup:
    """What a question led to.

    ``ranked`` are the candidates, best first. ``meant`` is the key of the book most likely meant. ``said`` is the share
    of the question that the books have words for at all. ``own`` are the books of the edition played, empty where it
    does not matter. ``is_foreign`` tells that it is in a language the oracle does not know, ``is_written`` that it is
    word for word a line that a rule is written for. ``told`` are the question, or the windows of a story; ``likely`` is
    how likely each book is meant.
    """

    question: Question
    ranked: Sequence[Ranked]
    meant: str | None
    naming: Naming
    gap: GapMatch
    said: float
    own: frozenset[str] = frozenset()
    is_foreign: bool = False
    windows: int = 1
    is_written: bool = False
    told: Sequence[Question] = ()
    likely: Mapping[str, float] = field(default_factory=dict)

    @property
    def evidence(self) -> Evidence:
        """What tells whether a rule answers, and whether it is this one."""
        return Evidence(self.question, self.ranked, self.gap, self.said, self.windows)

    @property
    def is_gap(self) -> bool:
        """Whether it is known that no rulebook answers: a gap is near, and no rule's own line is nearer."""
        return self.gap.is_near and all(self.gap.line >= one.lines.whole for one in self.ranked[:SHOWN])

    @property
    def answerable(self) -> float:
        """The probability that any rule answers the question; none where nothing matches to speak of."""
        if self.is_written:
            return max(answerable(self.evidence), KNOWN)
        best = max((max(one.lines.whole, one.signs[1]) for one in self.ranked[:SHOWN]), default=0.0)
        return answerable(self.evidence) if best >= FLOOR else 0.0

    def confidence(self, at: int = 0) -> float:
        """The probability that the candidate at this place answers the question."""
        return certainty(self.evidence, at)


def look_up(
    reader: IndexReader,
    text: str,
    game: str | None = None,
    language: Language | None = None,
    edition: str | None = None,
    variants: frozenset[str] = frozenset(),
) -> Lookup:
    """Look a question up, alone or at the end of a story.

    Args:
        game: narrows it to one game's books.
        language: the reader's own, where the words do not tell.
        edition: the rulebook that is played, by its key; a question that names another asks of that.
        variants: the ways to play that are meant.
    """
    read = read_story(reader, text, language)
    asked = merged(read)
    books = {key: book for key, book in reader.books.items() if game in (None, book.game)}
    naming = named_books(reader, asked, books)
    likely = {} if Part.BOOK in reader.without else likely_books(reader, asked, books, naming)
    question = asked.about(naming.words)
    names, lines = defined(reader, question, books), _written(reader, text, books)
    elsewhere = frozenset() if edition in books or naming.books else abroad(books, question.language)
    context = Context(likely, names, variants | naming.variants, elsewhere)
    if len(read) == 1:
        told = [question]
        found = reader.candidates([*candidates(reader, question, books), *names, *lines])
        ranked = _foremost(rank(reader, question, found, context), lines)
    else:
        told = list(windows(read))
        near = dict.fromkeys(number for each in read for number in candidates(reader, each, books))
        ranked = rank_windows(reader, told, reader.candidates(near), replace(context, defined={}))
        question = told[ranked[0].window] if ranked else question
    own: frozenset[str] = frozenset()
    if naming.books and edition not in naming.books:
        ranked = in_edition(ranked, naming.books, reader.same)
    elif edition in books:
        own = books_of(edition, {key: book.corrects for key, book in books.items()})
        ranked = in_edition(ranked, own, reader.same)
    if naming.editions > 1 and ranked:
        ranked = beside_each_other(ranked, _partners(reader, ranked[0].id, naming.books))
    said = share_said(reader, question)
    return Lookup(
        question,
        ranked,
        max(likely, key=lambda key: likely[key], default=None) if question.words else None,
        naming,
        nearest_gap(reader, question, likely, {book.game for book in books.values()}),
        said,
        own,
        said < FOREIGN and is_foreign(text),
        max(len(told), 1),
        bool(lines) and len(read) == 1,
        told,
        likely,
    )


def _written(reader: IndexReader, text: str, books: Collection[str]) -> frozenset[int]:
    """The entries of these books that have the text word for word among their lines."""
    query = "SELECT entry.id, entry.book FROM asked JOIN entry ON entry.id = asked.entry WHERE asked.line = ?"
    return frozenset(entry for entry, book in reader.rows(query, plain(text)) if book in books)


def _partners(reader: IndexReader, entry: int, books: Collection[str]) -> dict[int, str]:
    """The entries of these books about the same thing as this one, with their books."""
    query = "SELECT id, book FROM entry WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id"
    return {number: book for number, book in reader.rows(query, list(reader.same.get(entry, ()))) if book in books}


def _foremost(ranked: Sequence[Ranked], first: Collection[int]) -> list[Ranked]:
    """The candidates, those that are written for the question before all others."""
    raised = [replace(one, score=one.score + WRITTEN) if one.id in first else one for one in ranked]
    return sorted(raised, key=lambda one: (-one.score, one.id))
