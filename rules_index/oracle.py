"""The oracle's public face: ask a question, get cited rulings."""

from __future__ import annotations

import time
from dataclasses import replace
from itertools import chain
from pathlib import Path

from rapidfuzz import fuzz

from rules_index.cards.shelf import CardShelf
from rules_index.digest.cribs import Crib
from rules_index.digest.scenarios import named_scenario
from rules_index.index.ablation import Part
from rules_index.index.hot_swap import CurrentIndex
from rules_index.index.reader import IndexReader
from rules_index.languages.language import fold, legible, lemma, stem, words
from rules_index.search.compare import match, match_named, nearest, side_by_side
from rules_index.search.completion import suggestions
from rules_index.search.confidence import ANSWERED, features
from rules_index.search.pipeline import Looked, look_up
from rules_index.search.question import Question, read_question
from rules_index.search.ranking import Ranked
from rules_index.search.rulings import find_entry, ruling_of, rulings_of, whole_ruling, whole_rulings
from rules_index.values.answers import Answer, Comparison, Ruling, Suggestion, SuggestionKind, Unanswerable
from rules_index.values.books import BookInfo, Language, Scenario
from rules_index.values.cards import CardAnswer

LONGEST_QUESTION = 1_000
"""Characters a question may have; a longer text is a story, not a question."""
NEIGHBOURS = 1
"""Entries shown before and after one for context."""
TERMS_RANKED, TERMS_SHOWN = 20, 5
"""Answers looked through for glossary entries, and entries shown."""
TOPICS = 5
"""Nearest rulings offered where no comparison is sure."""
TRANSLATED = 0.7
"""Similarity from which a word of the lexicon stands for a word of a title."""
TERM_NAMED = 85
"""Likeness of a title, of 100, from which it names the term asked for."""


class Oracle:
    """Answers from one index file; safe to use from several threads; sees a newly built index by itself."""

    def __init__(self, reader: IndexReader) -> None:
        self._index = CurrentIndex(reader)
        self._cards = CardShelf(reader.path)

    @classmethod
    def open(cls, index: Path, *, without: frozenset[Part] = frozenset()) -> Oracle:
        """Open an index built by ``rules_index.build_index``.

        Args:
            without: parts of the ranking to leave out, for measuring what they are worth.

        Raises:
            IndexProblem: the file is missing, truncated, damaged, or of another version.
        """
        return cls(IndexReader(index, without))

    @property
    def books(self) -> tuple[BookInfo, ...]:
        """The indexed books, by key."""
        return tuple(self._index.reader().books.values())

    def ask(self, question: str, *, game: str | None = None, limit: int = 5) -> Answer:
        """Look a question up; ``game`` narrows it to one game's books, else the words tell the game.

        Raises:
            IndexProblem: the index file was damaged after it was opened.
        """
        start = time.perf_counter()
        question, game = legible(question), game and legible(game)
        problem = _problem(question)
        if problem:
            return Answer(question, False, (), problem=problem, millis=_millis(start))
        reader = self._index.reader()
        looked = look_up(reader, question, game)
        rulings = rulings_of(reader, looked, limit)
        answered = bool(rulings) and rulings[0].confidence >= ANSWERED
        return Answer(
            question,
            answered,
            rulings,
            topics=() if answered else tuple(dict.fromkeys(ruling.title for ruling in rulings)),
            gap=None if answered or not looked.gap.is_near else looked.gap.gap,
            game=_game(reader, looked, rulings[0] if answered else None),
            named=bool(looked.naming.books),
            millis=_millis(start),
        )

    def ranked(self, question: str) -> list[Ranked]:
        """The candidates for a question with what ranking found of each: for measuring and fitting."""
        return list(look_up(self._index.reader(), question).ranked)

    def features(self, question: str) -> tuple[float, ...]:
        """What tells how sure the first candidate for a question is: for fitting the weights of confidence."""
        looked = look_up(self._index.reader(), question)
        return features(looked.ranked, gap=looked.gap, said=looked.said, leave=looked.question.asks_leave)

    def ruling(self, ref: str) -> Ruling | None:
        """The ruling with this id, slug, or rule number as people write it (``ZL 2.3``, ``zl2.3``)."""
        reader = self._index.reader()
        return whole_ruling(reader, find_entry(reader, legible(ref)))

    def compare(self, question: str, *, game: str | None = None) -> Comparison | None:
        """The same topic in the editions of one game; ``None`` when there is no game, or not this one, to compare.

        A rule named by id, slug or number is compared with what the other editions say of the same thing.

        Raises:
            IndexProblem: the index file was damaged after it was opened.
        """
        reader, question = self._index.reader(), legible(question)
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
        problem = _problem(question)
        if problem:
            return Comparison(question, game, False, problem=problem)
        read = read_question(reader, question)
        if named is not None and game is not None:
            found = match_named(reader, named, compared[game])
        else:
            found = max((match(reader, read, books) for books in compared.values()), key=lambda one: one.sure)
        if found.sure < ANSWERED:
            near = nearest(reader, read, sorted(chain(*compared.values())), TOPICS)
            return Comparison(question, game, False, topics=whole_rulings(reader, near), gap=found.gap)
        return side_by_side(question, whole_rulings(reader, found.ids), reader.books.values(), self.ruling)

    def neighbours(self, ref: str) -> tuple[Ruling, ...]:
        """The rulings just before and after this one in its book, itself included, in reading order."""
        reader = self._index.reader()
        at = find_entry(reader, legible(ref))
        query = (
            "SELECT near.id FROM entry AS near JOIN entry AS this ON this.book = near.book "
            "WHERE this.id = ? AND near.id BETWEEN this.id - ? AND this.id + ? ORDER BY near.id"
        )
        near = [number for (number,) in reader.rows(query, at, NEIGHBOURS, NEIGHBOURS)]
        return whole_rulings(reader, near)

    def suggest(
        self, typed: str, *, game: str | None = None, kind: SuggestionKind | None = None, limit: int = 25
    ) -> tuple[Suggestion, ...]:
        """Titles and terms that complete what is typed, best first; with nothing typed, the first ones in order."""
        return suggestions(self._index.reader(), legible(typed), game and legible(game), kind, limit)

    def term(self, name: str, *, game: str | None = None) -> Answer:
        """The glossary entries that explain a term, in any inflection; entries so named come first."""
        name = legible(name)
        answer = self.ask(name, game=game, limit=TERMS_RANKED)
        reader = self._index.reader()
        asked = read_question(reader, name)
        terms = sorted(
            (ruling for ruling in answer.rulings if ruling.term),
            key=lambda ruling: not _names(reader, ruling, name, asked),
        )
        named = bool(terms) and _names(reader, terms[0], name, asked)
        return replace(
            answer,
            rulings=tuple(terms[:TERMS_SHOWN]),
            topics=tuple(ruling.title for ruling in terms[:TERMS_SHOWN]) if not named else (),
            answered=named,
        )

    @property
    def cribs(self) -> tuple[Crib, ...]:
        """The turn or round of each book that has a crib, by the books' keys."""
        return tuple(self._index.reader().cribs.values())

    def crib(self, book: str) -> Crib | None:
        """The turn or round of the book with this key, step by step."""
        return self._index.reader().cribs.get(book)

    def scenarios(self) -> tuple[Scenario, ...]:
        """The scenario cards; one in a loaded book takes the place of ours of the same name."""
        return self._index.reader().scenarios

    def scenario(self, name: str) -> Scenario | None:
        """The scenario card that a name means, also one in part or with slips of the pen."""
        return named_scenario(self.scenarios(), legible(name))

    def card(self, name: str, *, game: str | None = None) -> CardAnswer:
        """All that is known of a card: its printed names, its row of an imported table, what the rules say of it.

        The name may be Czech, Swedish or English, inflected, cut short or misspelt.

        Raises:
            CardsProblem: the imported table is damaged.
            IndexProblem: the index file was damaged after it was opened.
        """
        names, name = self._cards.names, legible(name)
        known = names.find(name, game)
        if known is None:
            return CardAnswer(name, game, near=names.near(name, game))
        reader = self._index.reader()
        rulings = tuple(
            replace(ruling_of(reader, each.number, each.entry, 1.0), matched=each.written)
            for each in self._cards.mentions(reader, known)
        )
        return CardAnswer(name, known.game, known.names, known.card, rulings)

    def card_names(self, typed: str, *, game: str | None = None, limit: int = 25) -> tuple[str, ...]:
        """Printed names of cards that complete what is typed, best first.

        Raises:
            CardsProblem: the imported table is damaged.
        """
        return self._cards.names.near(legible(typed), game, limit)

    def warm(self) -> None:
        """Load what the first question would otherwise wait for: the dictionaries of all languages."""
        for language in Language:
            lemma("a", language)

    def close(self) -> None:
        """Release the index file."""
        self._index.close()


def _problem(question: str) -> Unanswerable | None:
    if not question.strip():
        return Unanswerable.EMPTY
    if len(question) > LONGEST_QUESTION:
        return Unanswerable.TOO_LONG
    return None if words(question) else Unanswerable.NO_WORDS


def _game(reader: IndexReader, looked: Looked, answer: Ruling | None) -> str | None:
    if answer:
        return answer.book.game
    return reader.books[looked.meant].game if looked.meant else None


def _names(reader: IndexReader, ruling: Ruling, name: str, asked: Question) -> bool:
    """Whether a glossary entry is headed by this term: inflected, with a slip of the pen, or in another language."""
    inflected, printed = ({stem(word, ruling.book.language) for word in words(text)} for text in (name, ruling.title))
    return (
        inflected == printed
        or fuzz.ratio(fold(ruling.title), fold(name)) >= TERM_NAMED
        or _translated(reader, ruling, asked)
    )


def _translated(reader: IndexReader, ruling: Ruling, asked: Question) -> bool:
    """Whether the lexicon holds every word of a question for a word of the title, and the title has no other."""
    found = find_entry(reader, ruling.id)
    title = set(reader.candidates([found])[0].lines[0]) if found else set()
    heard = [{root for root in word.roots if word.roots[root] >= TRANSLATED} & title for word in asked.words]
    return bool(title) and all(heard) and bool(heard) and set().union(*heard) == title


def _millis(start: float) -> float:
    return round((time.perf_counter() - start) * 1000, 2)
