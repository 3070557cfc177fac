"""Read an index file as it is now: never writes, takes no lock, and notices a file that cannot be trusted."""

from __future__ import annotations

import json
import logging
import sqlite3
import threading
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, wraps
from heapq import nsmallest
from itertools import chain, islice
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar
from urllib.parse import quote

from rules_index.digest.cribs import Crib
from rules_index.index.ablation import Part
from rules_index.index.checksum import is_sealed, is_truncated
from rules_index.index.entries import Candidate, Entry, EntryTable, load_entries
from rules_index.index.fields import split_lines, token, unpack_terms
from rules_index.index.gap_shelf import GapShelf, shelve
from rules_index.index.schema import CRIB, GAP, RULE, SCENARIO, SCHEMA_VERSION
from rules_index.index.vocabulary import inverse_frequency
from rules_index.index.wording import HeardShelf
from rules_index.languages.function_words import NUMBER_WORDS
from rules_index.languages.language import fold
from rules_index.meaning.encoder import Encoder
from rules_index.meaning.learned import Learning
from rules_index.meaning.sentences import packaged_sentences
from rules_index.values.books import BookInfo, BookKind, Language, Scenario
from rules_index.values.digest import Rule

_log = logging.getLogger(__name__)
_BUILD = "python -m rules_index build"


class IndexProblem(Exception):
    """The index cannot be used; the message says what is wrong and which command mends it."""


CACHE_KIB = 16_384
"""Pages of the file a connection keeps in memory: an index of a few rulebooks whole, of many in part."""
MOST_REMEMBERED = 5_000
"""Entries kept in memory as ranking needs them, and roots with their forms: the same ones are found again and again."""

Rest = ParamSpec("Rest")
Found = TypeVar("Found")


def kept_while_open(
    find: Callable[Concatenate[IndexReader, Rest], Found],
) -> Callable[Concatenate[IndexReader, Rest], Found]:
    """Keep what a function finds in an index as long as that is open.

    A memory that indexes share would tell one server, by the time that it takes, how many others are asked.
    """

    @wraps(find)
    def known(reader: IndexReader, /, *rest: Rest.args, **more: Rest.kwargs) -> Found:
        key = (find, rest, *more.items())
        if key not in reader.kept:
            reader.kept[key] = find(reader, *rest, **more)
        found: Found = reader.kept[key]
        return found

    return known


class IndexReader:
    """One opened index file; each thread has its own connection. Raises :class:`IndexProblem` from every method."""

    def __init__(self, path: Path, without: frozenset[Part] = frozenset(), encoder: Encoder | None = None) -> None:
        self.path = path
        self.without = without
        self.encoder = encoder
        self.spelt: dict[str, dict[int, float]] = {}
        """Roots of similar spelling by word, as they were looked up."""
        self.kept: dict[object, Any] = {}
        """The findings of functions, see :func:`kept_while_open`."""
        self._candidates: dict[int, Candidate] = {}
        self._tables: dict[int, EntryTable] = {}
        self._loaded: dict[int, Entry] = {}
        self._forms_of: dict[int, tuple[str, ...]] = {}
        self._local = threading.local()
        self._connections: list[sqlite3.Connection] = []
        self._lock = threading.Lock()
        if not path.is_file():
            raise IndexProblem(f"there is no index at {path}; make one with: {_BUILD}")
        try:
            truncated = is_truncated(path)
        except OSError as error:
            raise IndexProblem(
                f"the index {path} cannot be read ({error.strerror}); see that it may be read"
            ) from error
        if truncated:
            raise IndexProblem(f"the index {path} is cut short; make it anew with: {_BUILD}")
        if self.meta.get("schema") != SCHEMA_VERSION:
            raise IndexProblem(f"the index {path} is of another version; make it anew with: {_BUILD}")
        if not is_sealed(path):
            raise IndexProblem(f"the index {path} is damaged (its checksum is wrong); make it anew with: {_BUILD}")

    def close(self) -> None:
        """Close the connections of all threads."""
        with self._lock:
            while self._connections:
                self._connections.pop().close()

    @cached_property
    def meta(self) -> dict[str, str]:
        """The facts stored with the index."""
        return dict(self.rows("SELECT key, value FROM meta"))

    @cached_property
    def fingerprint(self) -> str:
        """What all that it was made from comes to; two indexes with the same one say the same."""
        return self.meta.get("fingerprint", "")

    @cached_property
    def entries(self) -> int:
        """How many entries there are."""
        return int(self.meta["entries"])

    @cached_property
    def gram_sizes(self) -> dict[str, int]:
        """How many forms have each letter trigram; a few thousand, whatever the size of the index."""
        return dict(self.rows("SELECT gram, forms FROM gram_size"))

    @cached_property
    def sizes_of_books(self) -> dict[str, int]:
        """How many content words each book has."""
        return dict(self.rows("SELECT key, size FROM book"))

    @cached_property
    def lengths(self) -> tuple[float, ...]:
        """The average number of roots in each field."""
        return tuple(float(length) for length in self.meta["lengths"].split())

    @cached_property
    def books(self) -> dict[str, BookInfo]:
        """The indexed books by key."""
        rows = self.rows("SELECT key, game, title, language, edition, kind, corrects FROM book ORDER BY key")
        return {
            key: BookInfo(key, game, title, Language(language), edition, BookKind(kind), corrects)
            for key, game, title, language, edition, kind, corrects in rows
        }

    @cached_property
    def corrections(self) -> dict[int, tuple[tuple[int, str, str], ...]]:
        """By corrected entry: the FAQ's and errata's entries that correct it, as number, book and ref."""
        query = (
            "SELECT correction.corrected, entry.id, entry.book, entry.ref FROM correction "
            "JOIN entry ON entry.id = correction.entry ORDER BY correction.corrected, entry.id"
        )
        found: dict[int, tuple[tuple[int, str, str], ...]] = {}
        for corrected, number, book, ref in self.rows(query):
            found[corrected] = (*found.get(corrected, ()), (number, book, ref))
        return found

    @cached_property
    def same(self) -> dict[int, dict[int, str]]:
        """By entry: those about the same thing in other editions, with their books."""
        query = (
            "SELECT same.entry, same.other, entry.book FROM same "
            "JOIN entry ON entry.id = same.other ORDER BY same.entry, same.other"
        )
        found: dict[int, dict[int, str]] = {}
        for entry, other, book in self.rows(query):
            found.setdefault(entry, {})[other] = book
        return found

    @cached_property
    def cribs(self) -> dict[str, Crib]:
        """The turn or round of each book that has a crib, by its key."""
        rows = self.rows("SELECT book, data FROM crib ORDER BY book")
        return {book: CRIB.validate_json(data) for book, data in rows}

    @cached_property
    def scenarios(self) -> tuple[Scenario, ...]:
        """The scenario cards in the order they are listed."""
        return tuple(SCENARIO.validate_json(data) for (data,) in self.rows("SELECT data FROM scenario ORDER BY id"))

    @cached_property
    def digest(self) -> dict[str, tuple[int, Rule]]:
        """The digest's rules by slug, each with its entry's number, in the order of the books."""
        rows = self.rows("SELECT id, ref, rule FROM entry WHERE rule IS NOT NULL ORDER BY id")
        return {ref: (number, RULE.validate_json(rule)) for number, ref, rule in rows}

    @cached_property
    def learning(self) -> Learning:
        """The models of the questions of rules; empty where these, or the questions themselves, are left out."""
        if not self.digest or not self.without.isdisjoint((Part.LEARNED, Part.ASKED)):
            return Learning(())
        return Learning(self.digest.values(), None if Part.SENTENCES in self.without else packaged_sentences())

    @cached_property
    def concepts(self) -> dict[str, tuple[tuple[int, float], ...]]:
        """By the key of a phrase: the roots that stand for the same thing, each with how surely.

        A few thousand, whatever the size of the index.
        """
        found: dict[str, tuple[tuple[int, float], ...]] = {}
        query = "SELECT concept_key.key, root, weight FROM concept_key JOIN concept_root USING (concept) ORDER BY 1, 2"
        for key, root, weight in self.rows(query):
            found[key] = (*found.get(key, ()), (root, weight))
        return found

    @cached_property
    def beginnings_of_concepts(self) -> frozenset[str]:
        """The keys of concepts and what they begin with, word by word."""
        return frozenset(
            " ".join(key.split()[:length]) for key in self.concepts for length in range(1, key.count(" ") + 2)
        )

    @cached_property
    def gap_shelf(self) -> GapShelf:
        """What no book answers; a few dozen, whatever the size of the index."""
        rows = self.rows("SELECT data, lines, names FROM gap ORDER BY id")
        return shelve(((GAP.validate_json(data), lines, names) for data, lines, names in rows), self.root_sizes)

    @cached_property
    def heard_shelf(self) -> HeardShelf:
        """The questions that players asked."""
        rows = self.rows("SELECT question, is_answered, roots, entries FROM heard ORDER BY id")
        return HeardShelf(rows, dict(self.rows("SELECT root, id FROM heard_root")), self.idf)

    @cached_property
    def story_wording(self) -> dict[str, float]:
        """What collocations tell in a story: a story has too many to ask for each."""
        return dict(self.rows("SELECT collocation, weight FROM story_wording"))

    def rows(self, query: str, *parameters: object) -> list[tuple[Any, ...]]:
        """The rows of a query; a parameter that is a list stands for ``json_each(?)``."""
        bound = [json.dumps(value) if isinstance(value, list) else value for value in parameters]
        try:
            return self._connection.execute(query, bound).fetchall()
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
            if isinstance(error, sqlite3.ProgrammingError):
                raise
            cause = " ".join(str(error).split())
            raise IndexProblem(f"the index {self.path} is damaged ({cause}); make it anew with: {_BUILD}") from error

    def candidates(self, ids: Iterable[int]) -> list[Candidate]:
        """What ranking needs of these entries, in the order of their ids."""
        query = (
            "SELECT id, book, terms, lines, plain, section, variant, term, excepted, sentences FROM entry "
            "WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id"
        )
        wanted, known, numbers = sorted(set(ids)), self._candidates, self._numbers
        found = {number: one for number in wanted if (one := known.get(number))}
        unseen = [number for number in wanted if number not in found]
        for at, book, terms, lines, text, *matter, told in self.rows(query, unseen) if unseen else ():
            packed = *unpack_terms(terms, numbers), split_lines(lines, numbers), text
            found[at] = Candidate(at, book, *packed, *[*matter, split_lines(told, numbers)])
        for number in _make_room(known, len(unseen)):
            self._tables.pop(number, None)
        known.update((number, found[number]) for number in unseen if number in found)
        return [found[number] for number in wanted if number in found]

    def table_of(self, candidate: Candidate) -> EntryTable:
        """An entry, ready to be compared with questions."""
        known = self._tables.get(candidate.id)
        if known is None:
            known = self._tables[candidate.id] = EntryTable(candidate, self.idf, self.lengths)
        return known

    def forms(self, roots: Iterable[int]) -> frozenset[str]:
        """The folded written forms that stand for one of these roots."""
        query = (
            "SELECT form_root.root, form.form FROM form_root JOIN form ON form.id = form_root.form "
            "WHERE form_root.root IN (SELECT value FROM json_each(?))"
        )
        wanted, kept = {*roots}, self._forms_of
        known = {root: forms for root in wanted if (forms := kept.get(root)) is not None}
        unseen: dict[int, tuple[str, ...]] = dict.fromkeys(sorted(wanted - known.keys()), ())
        for root, form in self.rows(query, [*unseen]) if unseen else ():
            unseen[root] = (*unseen[root], form)
        _make_room(kept, len(unseen))
        kept |= unseen
        return frozenset(chain(*known.values(), *unseen.values()))

    @cached_property
    def root_sizes(self) -> array[int]:
        """How many entries have each root, by the root's number; number 0 is no root."""
        sizes = array("I", [0])
        sizes.extend(size for (size,) in self.rows("SELECT entries FROM root ORDER BY id"))
        return sizes

    @cached_property
    def _numbers(self) -> tuple[int, ...]:
        """Each root by its number: one object for all entries that have it."""
        return tuple(range(len(self.root_sizes)))

    @cached_property
    def roots(self) -> dict[str, int]:
        """Every root by its name, with its number."""
        return dict(self.rows("SELECT root, id FROM root ORDER BY id"))

    @cached_property
    def quantities(self) -> frozenset[int]:
        """The roots that are numbers, in figures or in words."""
        query = (
            "SELECT root.id FROM root JOIN form_root ON form_root.root = root.id JOIN form ON form.id = form_root.form "
            "WHERE form.form GLOB '[0-9]*' OR form.form IN (SELECT value FROM json_each(?))"
        )
        return frozenset(number for (number,) in self.rows(query, sorted(map(fold, NUMBER_WORDS))))

    @cached_property
    def idf(self) -> array[float]:
        """How much each root tells, by the root's number."""
        return array("d", (inverse_frequency(int(self.meta["weighed"]), having) for having in self.root_sizes))

    @cached_property
    def _spans(self) -> list[tuple[str, int, int]]:
        """The books that have entries, each with its first and last, in their order."""
        return self.rows("SELECT key, first, last FROM book WHERE last > 0 ORDER BY first")

    def spans(self, books: Iterable[str]) -> list[tuple[int, int]]:
        """The first and last entries of these books, neighbouring books joined; one span when they are all."""
        asked = frozenset(books)
        joined: list[tuple[int, int]] = []
        for key, first, last in self._spans:
            if key not in asked:
                continue
            if joined and joined[-1][1] + 1 == first:
                joined[-1] = (joined[-1][0], last)
            else:
                joined.append((first, last))
        return joined

    def ranked(self, roots: Sequence[int], limit: int, spans: Sequence[tuple[int, int]]) -> list[int]:
        """Entries of these spans that have one of these roots, best first by BM25; equal ones in the index's order."""
        query = "SELECT root, entries, gains FROM posting WHERE root IN (SELECT value FROM json_each(?))"
        postings = {
            root: (array("I", entries), array("d", gains)) for root, entries, gains in self.rows(query, [*roots])
        }
        gained: dict[int, float] = {}
        for entries, gains in [postings[root] for root in roots if root in postings]:
            for first, last in spans:
                within = slice(bisect_left(entries, first), bisect_right(entries, last))
                for entry, gain in zip(entries[within], gains[within], strict=True):
                    gained[entry] = gained.get(entry, 0.0) + gain
        return [entry for _, entry in nsmallest(limit, zip(gained.values(), gained, strict=True))]

    def matching(self, roots: Iterable[int], limit: int, spans: Sequence[tuple[int, int]]) -> list[int]:
        """The first entries of these spans that have all these roots, however many entries have each."""
        within = " OR ".join("rowid BETWEEN ? AND ?" for _ in spans)
        statement = f"SELECT rowid FROM entry_text WHERE entry_text MATCH ? AND ({within}) LIMIT ?"  # noqa: S608
        found = self.rows(statement, " AND ".join(map(token, roots)), *chain.from_iterable(spans), limit)
        return [number for (number,) in found]

    def load(self, ids: Iterable[int]) -> dict[int, Entry]:
        """Whole entries with their passages, in the order of their ids."""
        wanted, known = sorted(set(ids)), self._loaded
        found = {number: entry for number in wanted if (entry := known.get(number))}
        unseen = [number for number in wanted if number not in found]
        _make_room(known, len(unseen))
        found |= load_entries(self.rows, unseen, self.books, self.digest) if unseen else {}
        known.update(found)
        return {number: found[number] for number in wanted if number in found}

    def refs(self, ids: Iterable[int]) -> dict[int, str]:
        """The slugs of these entries, or the ids of passages without a rule."""
        return dict(self.rows("SELECT id, ref FROM entry WHERE id IN (SELECT value FROM json_each(?))", sorted(ids)))

    @property
    def _connection(self) -> sqlite3.Connection:
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            # The file is never changed in place, so immutable spares every lock, even one another program holds.
            uri = f"file:{quote(str(self.path.absolute()))}?mode=ro&immutable=1"
            connection = sqlite3.connect(uri, uri=True, check_same_thread=False, cached_statements=256)
            connection.execute(f"PRAGMA cache_size=-{CACHE_KIB}")
            self._local.connection = connection
            with self._lock:
                self._connections.append(connection)
        return connection


def _make_room(known: dict[int, Any], wanted: int) -> list[int]:
    """Forget what was found longest ago, so that as much as is wanted fits, and tell what.

    To forget all of it at once would keep one question waiting.
    """
    oldest = list(islice(known, max(0, len(known) + wanted - MOST_REMEMBERED)))
    for number in oldest:
        known.pop(number, None)
    return oldest
