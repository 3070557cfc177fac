"""Looking a question up: the candidates, the book it means, the gap it may fall into, and how sure all that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules_index.index.ablation import Part
from rules_index.index.reader import IndexReader
from rules_index.search.candidates import candidates
from rules_index.search.confidence import confidence
from rules_index.search.nearest_gap import GapMatch, nearest_gap
from rules_index.search.question import Question, read_question, share_said
from rules_index.search.ranking import Ranked, rank
from rules_index.search.which_book import Naming, likely_books, named_books


@dataclass(frozen=True, slots=True)
class Looked:
    """What a question led to.

    ``ranked`` are the candidates, best first. ``meant`` is the key of the book most likely meant. ``said`` is the share
    of the question that the books have words for at all.
    """

    question: Question
    ranked: Sequence[Ranked]
    meant: str | None
    naming: Naming
    gap: GapMatch
    said: float

    def confidence(self, at: int = 0) -> float:
        """The probability that the candidate at this place answers the question."""
        return confidence(self.ranked, at, gap=self.gap, said=self.said, leave=self.question.asks_leave)


def look_up(reader: IndexReader, text: str, game: str | None = None) -> Looked:
    """Look a question up; ``game`` narrows it to one game's books."""
    asked = read_question(reader, text)
    books = {key: book for key, book in reader.books.items() if game in (None, book.game)}
    naming = named_books(reader, asked, books)
    likely = {} if Part.BOOK in reader.without else likely_books(reader, asked, books, naming)
    question = asked.about(naming.words)
    found = reader.candidates(candidates(reader, question, books))
    return Looked(
        question,
        rank(reader, question, found, likely),
        max(likely, key=lambda key: likely[key], default=None) if question.words else None,
        naming,
        nearest_gap(reader, question, likely, {book.game for book in books.values()}),
        share_said(reader, question),
    )
