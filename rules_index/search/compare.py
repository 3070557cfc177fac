"""Compare editions: find the entries about the same topic, and the figures in which they differ."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from rules_index.index.entries import Entry
from rules_index.index.reader import IndexReader
from rules_index.languages.figures import differing
from rules_index.languages.function_words import NUMBER_WORDS
from rules_index.search.certainty import ANSWERED, Evidence, answerable, nearest_gap
from rules_index.search.evidence import nearest_heard, wording
from rules_index.search.lookup import find_entry, whole_ruling, whole_rulings
from rules_index.search.question import Question, QuestionWord, read_question, share_said, unanswerable
from rules_index.search.ranking import Context, Ranked, candidates, rank
from rules_index.values.answers import Comparison, Ruling, Side
from rules_index.values.books import BookInfo, Language
from rules_index.values.digest import Gap

SHORTLIST = 5
"""How many of the best entries may represent the topic."""
VOUCHED, EXPECTED = 1.2, 0.8
"""Bonus for a partner that the question finds too, and the share of the best score from which it counts as found."""
PARTNERS = 6
"""Entries of another edition looked at: for the question's words, and as many for those of the entry's gist."""
SAME_THING, SAME_AS_WELL = 0.6, 0.75
"""Agreement from which two entries are taken to be about the same thing; more is asked of one declared as another's."""
SAME_WORD = 0.5
"""Likeness from which two words of two gists mean the same."""
ASKED = 0.7
"""Bonus for a partner that the question finds too, on top of how well it agrees with the entry."""
TOPICS = 5
"""Nearest rulings offered where no comparison is sure."""
OPENING = 300
"""Leading characters of a passage without a rule that show what it is about."""


@dataclass(frozen=True, slots=True)
class Match:
    """Entries about the same thing, one an edition where it has one; ``sure`` is how sure the first of them is.

    ``gap`` is what no rulebook answers, where the question is near it.
    """

    ids: tuple[int, ...]
    sure: float
    gap: Gap | None = None


def compare(reader: IndexReader, question: str, game: str | None) -> Comparison | None:
    """The same topic in the editions of one game; ``None`` when there is no game, or not this one, to compare."""
    named = find_entry(reader, question)
    if named is not None:
        game = reader.load([named])[named].book.game
    games: dict[str, list[str]] = {}
    for book in reader.books.values():
        if game in (None, book.game) and not book.corrects:
            games.setdefault(book.game, []).append(book.key)
    compared = {key: books for key, books in games.items() if len(books) > 1}
    if not compared:
        return None
    problem = unanswerable(question)
    if problem:
        return Comparison(question, game, False, problem=problem)
    read = read_question(reader, question)
    if named is not None and game is not None:
        found = match_named(reader, named, compared[game])
    else:
        found = max((match(reader, read, books) for books in compared.values()), key=lambda one: one.sure)
    if found.sure < ANSWERED:
        near = nearest(reader, read, chain(*compared.values()), TOPICS)
        return Comparison(question, game, False, topics=whole_rulings(reader, near), gap=found.gap)
    rulings = whole_rulings(reader, found.ids)
    return side_by_side(
        question, rulings, reader.books.values(), lambda ref: whole_ruling(reader, find_entry(reader, ref))
    )


def match(reader: IndexReader, question: Question, books: Iterable[str]) -> Match:
    """What the editions of one game say to a question: the best entry of all, and those that agree with it."""
    editions = _Editions(reader, question, books)
    first = max(editions.ranked, key=lambda book: (editions.best(book), book))
    near = editions.ranked[first][:SHORTLIST]
    if not near:
        return Match((), 0.0, editions.gap)
    worth = [editions.share(one.id) + VOUCHED * editions.vouched(one.id) for one in near]
    chosen = near[worth.index(max(worth))]
    return Match(editions.with_partners(chosen.id), editions.confidence(first), editions.gap)


def match_named(reader: IndexReader, entry: int, books: Iterable[str]) -> Match:
    """The entries of the other editions about the same thing as this one."""
    named = reader.load([entry])[entry]
    return Match(_Editions(reader, _about(reader, named), books).with_partners(entry), 1.0)


def nearest(reader: IndexReader, question: Question, books: Iterable[str], limit: int) -> tuple[int, ...]:
    """The best entries of all these books by their score."""
    ranked = [one for found in _Editions(reader, question, books).ranked.values() for one in found[:limit]]
    return tuple(one.id for one in sorted(ranked, key=lambda one: (-one.score, one.id))[:limit])


def side_by_side(
    question: str, rulings: Sequence[Ruling], books: Iterable[BookInfo], find: Callable[[str], Ruling | None]
) -> Comparison:
    """A comparison of rulings of one game, at least one, with what tells them apart.

    Args:
        question: what was asked.
        rulings: at most one a book.
        books: all books there are; the game's own that have no ruling here are missing.
        find: gives the ruling with an id.
    """
    game = rulings[0].book.game
    found = {ruling.book.key: ruling for ruling in rulings}
    said = {key: _said(ruling) for key, ruling in found.items()}
    sides = tuple(
        Side(
            found[key],
            differing(*said[key], said.values()),
            _also(found[key], rulings, find),
        )
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


def _also(own: Ruling, rulings: Iterable[Ruling], find: Callable[[str], Ruling | None]) -> tuple[Ruling, ...]:
    declared = dict.fromkeys(ref for ruling in rulings for ref in ruling.same if ref != own.id)
    others = (find(ref) for ref in declared)
    return tuple(other for other in others if other and other.book.key == own.book.key)


def agreement(left: Question, right: Question) -> float:
    """How far two gists are about the same thing, from 0 to 1: what words they share (an F1 measure weighed by idf).

    Synonyms and inflected forms count as shared; numbers count nothing, since editions differ in them.
    """
    one, other = _content(left), _content(right)
    recall, precision = _shared(one, other), _shared(other, one)
    return 2 * recall * precision / (recall + precision) if recall else 0.0


class _Editions:
    """The entries of each edition ranked for one question, and what agrees with an entry in the others."""

    def __init__(self, reader: IndexReader, question: Question, books: Iterable[str]) -> None:
        self._reader = reader
        self.ranked: Mapping[str, list[Ranked]] = {book: _ranked(reader, question, book) for book in books}
        self._gap = nearest_gap(
            reader, question, dict.fromkeys(self.ranked, 1.0), {reader.books[book].game for book in self.ranked}
        )
        self._question, self._said = question, share_said(reader, question)
        self._wording, self._heard = wording(reader, question), nearest_heard(reader, question)
        self._share = {
            one.id: one.score / self.best(book) for book, found in self.ranked.items() for one in found if one.score > 0
        }
        self._book = {one.id: book for book, found in self.ranked.items() for one in found}
        self._abouts: dict[int, Question] = {}
        self._found: dict[int, tuple[int, ...]] = {}

    @property
    def gap(self) -> Gap | None:
        """What no rulebook answers, where the question is near it."""
        return self._gap.gap if self._gap.is_near else None

    def best(self, book: str) -> float:
        """The score of a book's best entry."""
        return self.ranked[book][0].score if self.ranked[book] else 0.0

    def confidence(self, book: str) -> float:
        """How sure it is that a book's best entry answers the question."""
        found = Evidence(
            self._question, self.ranked[book], self._gap, self._said, wording=self._wording, heard=self._heard
        )
        return answerable(found)

    def share(self, entry: int) -> float:
        """How well the question finds an entry, as a share of what it finds best in that book."""
        return self._share.get(entry, 0.0)

    def vouched(self, entry: int) -> float:
        """How far the partners of an entry support it, each weighed by how surely its edition answers the question."""
        support = [
            self.confidence(self._book[partner]) * max(self.share(partner) - EXPECTED, 0.0)
            for partner in self._partners(entry)
            if partner in self._book
        ]
        return sum(support) / max(len(self.ranked) - 1, 1)

    def with_partners(self, entry: int) -> tuple[int, ...]:
        """An entry, then those of the other editions that agree with it."""
        return entry, *self._partners(entry)

    def _partners(self, entry: int) -> tuple[int, ...]:
        if entry not in self._found:
            own = self._reader.load([entry])[entry]
            best = (self._partner(own, entry, book) for book in self.ranked if book != own.book.key)
            self._found[entry] = tuple(partner for partner in best if partner)
        return self._found[entry]

    def _partner(self, own: Entry, entry: int, book: str) -> int | None:
        if declared := self._declared(own, book):
            return max(declared, key=lambda other: (self.share(other), -other))
        about = self._about(own, entry)
        alike = _ranked(self._reader, about, book)[:PARTNERS]
        possible = self._reader.load(one.id for one in (*self.ranked[book][:PARTNERS], *alike))
        agreed = []
        for other, theirs in possible.items():
            agrees = agreement(about, self._about(theirs, other))
            if agrees >= (SAME_AS_WELL if self._declared(theirs, own.book.key) else SAME_THING):
                agreed.append((agrees + ASKED * self.share(other), -other))
        return -max(agreed)[1] if agreed else None

    def _declared(self, own: Entry, book: str) -> list[int]:
        """The entries of a book that the digest declares to be about the same thing as this one."""
        query = "SELECT id FROM entry WHERE book = ? AND ref IN (SELECT value FROM json_each(?))"
        return [number for (number,) in self._reader.rows(query, book, list(own.rule.same))] if own.rule else []

    def _about(self, entry: Entry, number: int) -> Question:
        if number not in self._abouts:
            self._abouts[number] = _about(self._reader, entry)
        return self._abouts[number]


def _ranked(reader: IndexReader, question: Question, book: str) -> list[Ranked]:
    return rank(reader, question, reader.candidates(candidates(reader, question, [book])), Context({book: 1.0}))


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
