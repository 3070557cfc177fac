"""The oracle as the people of a server with books of its own ask it; nobody else's meets these books."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic
from typing import Any

from rules_index.digest.cribs import Crib
from rules_index.index.ablation import Part
from rules_index.index.reader import IndexReader
from rules_index.languages.language import fold
from rules_index.meaning.encoder import Encoder
from rules_index.oracle import Oracle
from rules_index.values.answers import (
    Answer,
    Comparison,
    Lacking,
    RuleList,
    Ruling,
    Suggestion,
    Surety,
    Topic,
    Unanswerable,
)
from rules_index.values.books import BookInfo, Language

IDLE = 600.0
"""Seconds after its last question from which an index is opened anew; those of other servers do not count."""
MOST_OPEN = 32
"""Indexes of servers' books that are open at once, some 10 MB each: more than are asked within :data:`IDLE`, or else
memory would run out."""
OWN_FIRST = 8
"""Suggestions of the server's own books that stand before everybody's."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """The books of one game of a server: their index, and what they are called, known before it is opened."""

    path: Path
    books: tuple[BookInfo, ...]

    def has(self, name: str | None) -> bool:
        """Whether a name is the key of the game, of a book, or the id of a passage of one."""
        wanted = (name or "").partition("#")[0]
        return any(wanted in (book.game, book.key) for book in self.books)

    @property
    def game(self) -> str:
        """The key of the game."""
        return self.books[0].game


class OpenShelves:
    """The opened indexes of all servers' books; safe to use from several threads.

    Each is kept by its own questions alone: where others' push it out, the time of an answer tells of them.

    Args:
        clock: tells seconds.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._open: OrderedDict[Path, tuple[Oracle, float]] = OrderedDict()
        self._encoder: Encoder | None = None
        self._lock = threading.Lock()

    def search_with(self, encoder: Encoder | None) -> None:
        """Search by meaning as well from now on, in the indexes that have vectors."""
        with self._lock:
            if encoder is not self._encoder:
                self._encoder = encoder
                self._open.clear()

    def oracle(self, path: Path) -> Oracle:
        """The oracle of one index.

        Raises:
            IndexProblem: the file is missing or damaged.
        """
        with self._lock:
            now = self._clock()
            # What is dropped may still be asked by another thread: its connections close once nobody has it.
            while self._open and now - next(iter(self._open.values()))[1] > IDLE:
                self._open.popitem(last=False)
            oracle, _ = self._open.pop(path, (None, now))
            if oracle is None:
                oracle = Oracle(IndexReader(path, frozenset({Part.CARDS}), self._encoder))
            self._open[path] = oracle, now
            while len(self._open) > MOST_OPEN:
                self._open.popitem(last=False)
            return oracle

    def drop(self, path: Path) -> None:
        """Forget an index that is deleted."""
        with self._lock:
            self._open.pop(path, None)


class ServerOracle(Oracle):
    """Everybody's oracle with the books of one server beside it.

    A game, a rulebook or a passage of the server's own is asked of its own index, all else of everybody's. Where no
    game is said, both are asked: the server's book answers where it is named, or where it is surer than the others.
    Where both answer, the one has the other's first ruling ``beside`` it.
    """

    def __init__(self, everybody: Oracle, shelves: Sequence[Shelf], opened: OpenShelves, guild: int) -> None:
        vars(self).update(vars(everybody))
        self._everybody, self._shelves, self._opened, self._server = everybody, tuple(shelves), opened, guild

    @property
    def books(self) -> tuple[BookInfo, ...]:
        """Everybody's books, and then the server's own."""
        return (*self._everybody.books, *(book for shelf in self._shelves for book in shelf.books))

    def ask(self, question: str, *, game: str | None = None, edition: str | None = None, **how: Any) -> Answer:
        """Look a question up, as :meth:`Oracle.ask` does."""
        asked, how = self.stripped(question), {**how, "guild": self._server}
        if own := self._own(game, edition, asked):
            return own.ask(asked, game=game, edition=edition, **how)
        answer = self._everybody.ask(question, game=game, edition=edition, **how)
        if game is not None or answer.named or answer.problem not in (None, Unanswerable.LANGUAGE):
            return answer
        named = [shelf for shelf in self._shelves if _names(asked, shelf)]
        answers = [self._open(shelf).ask(asked, **how) for shelf in named or self._shelves]
        best = max(answers, key=lambda one: (one.answered, one.answerable))
        if named:
            return best
        is_surer = answer.surety is not Surety.CERTAIN and best.answerable > answer.answerable
        chosen, other = (best, answer) if best.answered and (not answer.answered or is_surer) else (answer, best)
        return replace(chosen, beside=other.rulings[:1]) if chosen.answered and other.answered else chosen

    def ruling(self, ref: str, *, guild: int | None = None, language: Language | None = None) -> Ruling | None:
        """The ruling with this id, as :meth:`Oracle.ruling` has it."""
        own = self._own(self.stripped(ref))
        return (own or self._everybody).ruling(ref, guild=guild, language=language)

    def neighbours(self, ref: str) -> tuple[Ruling, ...]:
        """The rulings around one, as :meth:`Oracle.neighbours` has them."""
        return (self._own(self.stripped(ref)) or self._everybody).neighbours(ref)

    def lacking(self, question: str, ref: str, *, guild: int | None = None) -> tuple[Lacking, ...]:
        """The words that the book of an answer has nothing for, as :meth:`Oracle.lacking` has them."""
        own = self._own(self.stripped(ref))
        return (own or self._everybody).lacking(self.stripped(question), ref, guild=guild or self._server)

    def has_words(self, edition: str, text: str) -> bool:
        """Whether a rulebook has every word of a text."""
        return (self._own(edition) or self._everybody).has_words(edition, text)

    def compare(self, question: str, *, game: str | None = None, **how: Any) -> Comparison | None:
        """The same topic in the editions of a game, as :meth:`Oracle.compare` has it."""
        return (self._own(game) or self._everybody).compare(question, game=game, **how)

    def suggest(
        self, typed: str, *, game: str | None = None, edition: str | None = None, limit: int = 25, **how: Any
    ) -> tuple[Suggestion, ...]:
        """Titles and terms that complete what is typed, as :meth:`Oracle.suggest` has them."""
        if own := self._own(game, edition):
            return own.suggest(self.stripped(typed), game=game, edition=edition, limit=limit, **how)
        others = self._everybody.suggest(typed, game=game, edition=edition, limit=limit, **how)
        if game is not None or edition is not None or not self.stripped(typed):
            return others
        own_first = (each for own in self._every() for each in own.suggest(self.stripped(typed), limit=limit, **how))
        return (*tuple(own_first)[:OWN_FIRST], *others)[:limit]

    def topics(
        self, typed: str = "", *, game: str | None = None, edition: str | None = None, **how: Any
    ) -> tuple[Topic, ...]:
        """Topics whose rules can be listed, as :meth:`Oracle.topics` has them."""
        return (self._own(game, edition) or self._everybody).topics(typed, game=game, edition=edition, **how)

    def rules_of(
        self, topic: str, *, game: str | None = None, edition: str | None = None, language: Language | None = None
    ) -> RuleList | None:
        """Every rule of a topic, as :meth:`Oracle.rules_of` has them."""
        asked = self._own(game, edition) or self._everybody
        found = asked.rules_of(topic, game=game, edition=edition, language=language)
        if found is None and game is None and edition is None:
            found = next(filter(None, (own.rules_of(topic, language=language) for own in self._every())), None)
        return found

    def term(
        self, name: str, *, game: str | None = None, edition: str | None = None, language: Language | None = None
    ) -> Answer:
        """The entries that explain a term, as :meth:`Oracle.term` has them."""
        asked = self._own(game, edition) or self._everybody
        answer = asked.term(name, game=game, edition=edition, language=language)
        if answer.answered or game is not None or edition is not None:
            return answer
        own = (each.term(self.stripped(name), language=language) for each in self._every())
        return next((each for each in own if each.answered), answer)

    @property
    def cribs(self) -> tuple[Crib, ...]:
        """The turn or round of each book that has a crib."""
        return (*self._everybody.cribs, *(crib for own in self._every() for crib in own.cribs))

    def crib(self, book: str) -> Crib | None:
        """The turn or round of a book, step by step."""
        return (self._own(book) or self._everybody).crib(book)

    def lost(self, book: str) -> tuple[str, ...]:
        """The titles of the server's rulings on passages that a book of its own does not have any more."""
        own = self._own(book)
        notes = self._notes[self._server].notes if own and self._server in self._notes else ()
        gone = {
            ref for note in notes for ref in note.cites if own and ref.startswith(f"{book}#") and not own.ruling(ref)
        }
        return tuple(next(iter(note.titles.values())) for note in notes if not gone.isdisjoint(note.cites))

    def _own(self, *names: str | None) -> Oracle | None:
        """The oracle of the server's own books that one of these names is of."""
        found = next((shelf for name in names if name for shelf in self._shelves if shelf.has(name)), None)
        return self._open(found) if found else None

    def _every(self) -> Iterator[Oracle]:
        return map(self._open, self._shelves)

    def _open(self, shelf: Shelf) -> Oracle:
        """The oracle of a shelf, with what the server has ruled on its books."""
        own, revision = self._opened.oracle(shelf.path), self.laid(self._server)
        if revision is not None and own.laid(self._server) != revision:
            notes = self._notes[self._server].notes if self._server in self._notes else ()
            own.lay(self._server, [note for note in notes if note.game == shelf.game], revision)
        return own


def _names(question: str, shelf: Shelf) -> bool:
    """Whether a question says the title of a book."""
    said = f" {fold(question)} "
    return any(len(book.title) > 2 and fold(book.title) in said for book in shelf.books)
