"""The same topic in two editions: which entries are about the same thing, and which figures they do not share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from rules_index.candidates import candidates
from rules_index.confidence import confidence
from rules_index.entries import Entry
from rules_index.figures import differing
from rules_index.function_words import NUMBER_WORDS
from rules_index.model import BookInfo, Comparison, Language, Ruling, Side
from rules_index.question import Question, QuestionWord, read_question
from rules_index.ranking import Ranked, rank
from rules_index.reader import IndexReader

SHORTLIST, NEAR = 3, 0.08
"""How many of the best entries may stand for the topic, and how far below the best one they may score."""
PARTNERS = 6
"""Entries of another edition looked at: for the question's words, and as many for those of the entry's gist."""
SAME_THING = 0.5
"""Agreement from which two entries are taken to be about the same thing."""
SAME_WORD = 0.5
"""Likeness from which two words of two gists mean the same."""
ASKED = 0.7
"""What it counts that the question finds an entry too, beside how well it agrees with its partner."""
OPENING = 300
"""Characters of a passage without a rule that stand for what it is about."""


@dataclass(frozen=True, slots=True)
class Match:
    """Entries about the same thing, one an edition where it has one; ``sure`` is how sure the first of them is."""

    ids: tuple[int, ...]
    sure: float


def match(reader: IndexReader, question: Question, books: Iterable[str]) -> Match:
    """What the editions of one game say to a question: the best entry of all, and those that agree with it."""
    editions = _Editions(reader, question, books)
    first = max(editions.ranked, key=lambda book: (editions.top(book), book))
    near = [one for one in editions.ranked[first][:SHORTLIST] if one.score >= editions.top(first) - NEAR]
    if not near:
        return Match((), 0.0)
    at = max(range(len(near)), key=lambda place: (near[place].score + editions.worth(near[place].id), -place))
    return Match(editions.with_partners(near[at].id), confidence(editions.ranked[first], at))


def match_named(reader: IndexReader, entry: int, books: Iterable[str]) -> Match:
    """The entries of the other editions about the same thing as this one."""
    named = reader.load([entry])[entry]
    return Match(_Editions(reader, _about(reader, named), books).with_partners(entry), 1.0)


def nearest(reader: IndexReader, question: Question, books: Iterable[str], limit: int) -> tuple[int, ...]:
    """The best entries of all these books by their score."""
    ranked = [one for found in _Editions(reader, question, books).ranked.values() for one in found[:limit]]
    return tuple(one.id for one in sorted(ranked, key=lambda one: (-one.score, one.id))[:limit])


def side_by_side(question: str, rulings: Sequence[Ruling], books: Iterable[BookInfo]) -> Comparison:
    """A comparison of rulings of one game, at least one, with what tells them apart.

    Args:
        question: what was asked.
        rulings: at most one a book.
        books: all books there are; the game's own that have no ruling here are missing.
    """
    game = rulings[0].book.game
    found = {ruling.book.key: ruling for ruling in rulings}
    said = {key: _said(ruling) for key, ruling in found.items()}
    sides = tuple(
        Side(found[key], differing(*said[key], [other for each, other in said.items() if each != key]))
        for key in sorted(found)
    )
    return Comparison(
        question,
        game,
        True,
        sides,
        missing=tuple(b for b in books if b.game == game and not b.corrects and b.key not in found),
        declared=len(rulings) > 1 and all(ruling.id in rulings[0].same for ruling in rulings[1:]),
    )


def agreement(left: Question, right: Question) -> float:
    """How far two gists are about the same thing, from 0 to 1: what words they share (an F1 measure weighed by idf).

    Synonyms and inflected forms count as shared; numbers count nothing, since editions differ in them.
    """
    one, other = _content(left), _content(right)
    recall, precision = _shared(one, other), _shared(other, one)
    return 2 * recall * precision / (recall + precision) if recall and precision else 0.0


class _Editions:
    """The entries of each edition ranked for one question, and what agrees with an entry in the others."""

    def __init__(self, reader: IndexReader, question: Question, books: Iterable[str]) -> None:
        self._reader = reader
        self.ranked: Mapping[str, list[Ranked]] = {book: _ranked(reader, question, book) for book in books}
        self._score = {one.id: one.score for found in self.ranked.values() for one in found}
        self._abouts: dict[int, Question] = {}
        self._found: dict[int, list[tuple[float, int]]] = {}

    def top(self, book: str) -> float:
        """The score of a book's best entry."""
        return self.ranked[book][0].score if self.ranked[book] else 0.0

    def worth(self, entry: int) -> float:
        """What the partners of an entry count."""
        return sum(worth for worth, _ in self._partners(entry))

    def with_partners(self, entry: int) -> tuple[int, ...]:
        """An entry, then those of the other editions that agree with it."""
        return entry, *(partner for _, partner in self._partners(entry))

    def _partners(self, entry: int) -> list[tuple[float, int]]:
        if entry not in self._found:
            own = self._reader.load([entry])[entry]
            best = (self._partner(own, entry, book) for book in self.ranked if book != own.book.key)
            self._found[entry] = [partner for partner in best if partner]
        return self._found[entry]

    def _partner(self, own: Entry, entry: int, book: str) -> tuple[float, int] | None:
        about = self._about(own, entry)
        alike = _ranked(self._reader, about, book)[:PARTNERS]
        possible = {one.id for one in (*self.ranked[book][:PARTNERS], *alike)} | self._declared(own, book)
        agreed = [
            (agrees + ASKED * self._score.get(other, 0.0), other)
            for other, theirs in self._reader.load(possible).items()
            if (agrees := self._agreement(own, about, theirs, other)) >= SAME_THING
        ]
        return max(agreed, key=lambda found: (found[0], -found[1]), default=None)

    def _agreement(self, own: Entry, about: Question, theirs: Entry, other: int) -> float:
        # What the digest declares outweighs any likeness of words.
        if own.rule and theirs.ref in own.rule.same:
            return 2.0
        return agreement(about, self._about(theirs, other))

    def _declared(self, own: Entry, book: str) -> set[int]:
        query = "SELECT id FROM entry WHERE book = ? AND ref IN (SELECT value FROM json_each(?))"
        return {number for (number,) in self._reader.rows(query, book, list(own.rule.same if own.rule else ()))}

    def _about(self, entry: Entry, number: int) -> Question:
        if number not in self._abouts:
            self._abouts[number] = _about(self._reader, entry)
        return self._abouts[number]


def _ranked(reader: IndexReader, question: Question, book: str) -> list[Ranked]:
    return rank(reader, question, reader.candidates(candidates(reader, question, [book])), {book: 1.0})


def _about(reader: IndexReader, entry: Entry) -> Question:
    """What an entry is about, in English where the digest says it, else in the book's own words."""
    opening = " ".join(passage.text for passage in entry.passages)[:OPENING]
    return read_question(reader, entry.rule.gist if entry.rule else f"{entry.title} {opening}")


def _content(question: Question) -> list[QuestionWord]:
    return [word for word in question.words if not word.word.isdigit() and word.word not in NUMBER_WORDS]


def _shared(words: Sequence[QuestionWord], others: Sequence[QuestionWord]) -> float:
    """The share of the words' weight for which one of the others means the same."""
    gained = sum(word.idf * max((_likeness(word, other) for other in others), default=0.0) for word in words)
    return gained / (sum(word.idf for word in words) or 1.0)


def _likeness(one: QuestionWord, other: QuestionWord) -> float:
    if one.word == other.word:
        return 1.0
    best = max((one.roots[root] * other.roots[root] for root in one.roots.keys() & other.roots.keys()), default=0.0)
    return best if best >= SAME_WORD else 0.0


def _said(ruling: Ruling) -> tuple[str, Language]:
    text = ruling.text or "\n".join(passage.text for passage in ruling.passages)
    return f"{ruling.title}\n{text}", ruling.book.language
