"""The entries that answers are made of: digest rules with the passages they cite, and passages no rule covers."""

from __future__ import annotations

import re
from array import array
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Any

from rules_index.index.citations import Citations
from rules_index.index.schema import PASSAGE
from rules_index.languages.language import alphabetical, fold, words
from rules_index.languages.questions import LAST_FRAME
from rules_index.values.books import BookInfo, BookKind, Passage, PassageKind
from rules_index.values.digest import Rule
from rules_index.values.sources import Book

LONGEST_TERM = 4
"""Words of a title that may be a term."""
LABELS = frozenset(
    ("note", "notes", "important", "example", "tip", "obs", "observera", "viktigt", "exempel", "poznamka", "pozor")
)
"""Words that lead a remark in, folded, and are no terms."""
DEFINES = re.compile(r"s? (?:is|are|means?|je|jsou|znamena|ar|betyder)\b")
"""The words after a term, folded, where it is explained."""

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
_BYTE = 256


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing to be found, in the reading order of its book.

    ``term`` tells that it explains a term, ``digested`` that the digest has rules of its book. ``corrects`` are the
    references of the entries that a passage of a loaded FAQ or errata is about.
    """

    ref: str
    book: BookInfo
    title: str
    section: tuple[str, ...]
    rule: Rule | None
    passages: tuple[Passage, ...]
    term: bool
    digested: bool = True
    corrects: tuple[str, ...] = ()


@dataclass(frozen=True)
class Candidate:
    """An entry as ranking needs it: field lengths, packed counts of each root, its lines, and their text.

    ``counts`` holds for each root one 8-bit count a field, the first field lowest. ``lines`` are the roots of what a
    question may be compared with, ``text`` has a line of text for each. ``section`` is where in its book the entry is,
    ``variant`` the way to play it is about if not all. ``term`` tells that it explains one, ``excepted`` that other
    rules are exceptions to it. ``sentences`` are the roots of each sentence of a book without a digest.
    """

    id: int
    book: str
    lengths: tuple[int, ...]
    counts: dict[int, int]
    lines: tuple[tuple[int, ...], ...]
    text: str
    section: str = ""
    variant: str = ""
    term: bool = False
    excepted: bool = False
    sentences: tuple[tuple[int, ...], ...] = ()

    # Few candidates get as far as being compared by their lines, and only those need the rest.

    @cached_property
    def plain(self) -> str:
        """Its lines of text, the words of each in the order of the alphabet."""
        return alphabetical(self.text)

    @cached_property
    def repeating(self) -> tuple[tuple[int, str], ...]:
        """The lines of ``plain`` that say a word twice, by their places, with each word once."""
        lines = ((line, list(dict.fromkeys(line.split()))) for line in self.plain.split("\n"))
        return tuple((at, " ".join(once)) for at, (line, once) in enumerate(lines) if line.count(" ") >= len(once))


class EntryTable:
    """An entry as the words of a question are looked up in it.

    ``gains`` tell by root what a word gains that is wholly alike, from 0 to 1; below 0 is the same where a rule of ours
    only quotes the root from the book.
    """

    def __init__(self, candidate: Candidate, idf: Sequence[float], lengths: Sequence[float]) -> None:
        """Look an entry through.

        Args:
            idf: how much each root tells, by the root's number.
            lengths: the average number of roots in each field.
        """
        self._lines, self._idf = candidate.lines, idf
        self.gains = _gains(candidate, lengths)

    @cached_property
    def having(self) -> Mapping[int, Sequence[int]]:
        """By root the places of the lines that have it."""
        having: defaultdict[int, list[int]] = defaultdict(list)
        for at, line in enumerate(self._lines):
            for root in line:
                having[root].append(at)
        # Bytes take a fraction of what other numbers take, and there are a hundred thousand rows of them.
        packed = bytes if len(self._lines) <= _BYTE else tuple
        return {root: packed(places) for root, places in having.items()}

    @cached_property
    def content(self) -> Sequence[float]:
        """How much the words of each line weigh."""
        idf = self._idf
        return array("d", [sum([idf[root] for root in line if root > LAST_FRAME]) for line in self._lines])

    @cached_property
    def frames(self) -> Sequence[float]:
        """How much the frames of each line weigh."""
        idf = self._idf
        return array("d", [sum([idf[root] for root in line if root <= LAST_FRAME]) for line in self._lines])


def _gains(candidate: Candidate, lengths: Sequence[float]) -> dict[int, float]:
    """BM25F of each root of an entry; see :attr:`EntryTable.gains`."""
    title, ask, body, verbatim = (
        field / (1 - share + share * length / (average or 1.0))
        for field, share, length, average in zip(FIELD_WEIGHTS, LENGTH_SHARE, candidate.lengths, lengths, strict=True)
    )
    own = OWN_FIELDS if candidate.lengths[BODY] else ALL_FIELDS
    gains = {}
    for root, packed in candidate.counts.items():
        frequency = (
            (packed & 255) * title + (packed >> 8 & 255) * ask + (packed >> 16 & 255) * body + (packed >> 24) * verbatim
        )
        saturated = frequency / (SATURATION + frequency)
        gains[root] = saturated if packed & own else -saturated
    return gains


def load_entries(
    find: Callable[..., list[tuple[Any, ...]]],
    numbers: list[int],
    books: Mapping[str, BookInfo],
    digest: Mapping[str, tuple[int, Rule]],
) -> dict[int, Entry]:
    """These entries of an index by their numbers, whole and with their passages.

    Args:
        find: runs a query.
        books: the books by their keys.
        digest: the rules by their slugs.
    """
    passages: dict[int, list[Passage]] = {}
    links = (
        "SELECT link.entry, passage.data FROM entry_passage AS link JOIN passage ON passage.id = link.passage "
        "WHERE link.entry IN (SELECT value FROM json_each(?)) ORDER BY link.entry, link.rank"
    )
    for number, data in find(links, numbers):
        passages.setdefault(number, []).append(PASSAGE.validate_json(data))
    query = (
        "SELECT id, ref, book, title, section, rule IS NOT NULL, term FROM entry "
        "WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id"
    )
    return {
        number: Entry(
            ref=ref,
            book=books[book],
            title=title,
            section=tuple(section.split("\n")),
            rule=digest[ref][1] if ruled else None,
            passages=tuple(passages.get(number, ())),
            term=bool(term),
        )
        for number, ref, book, title, section, ruled, term in find(query, numbers)
    }


def entries(books: Sequence[Book], rules: Iterable[Rule]) -> Iterator[Entry]:
    """All entries, book by book by key; a loaded book's own order decides within it, else the digest's.

    FAQs and errata come after all rulebooks, each rule with the passages of the rules it corrects.
    """
    by_book: dict[str, list[Rule]] = {}
    sources: list[Rule] = []
    for rule in rules:
        if rule.book.kind is BookKind.RULEBOOK:
            by_book.setdefault(rule.book.key, []).append(rule)
        else:
            sources.append(rule)
    loaded = {book.info.key: book for book in books}
    later = {key for key, book in loaded.items() if book.info.corrects}
    corrected = {slug for rule in sources for slug in rule.corrects}
    shown: dict[str, tuple[Passage, ...]] = {}
    for key in sorted({*by_book, *loaded}, key=lambda key: (key in later, key)):
        for entry in _of_book(loaded.get(key), by_book.get(key, [])):
            if entry.ref in corrected:
                shown[entry.ref] = entry.passages
            yield entry
    for rule in sorted(sources, key=lambda rule: rule.book.key):
        passages = {p.ordinal: p for slug in rule.corrects for p in shown.get(slug, ())}
        cited = tuple(passages[ordinal] for ordinal in sorted(passages))
        yield _of_rule(rule, cited)


def _of_book(book: Book | None, rules: list[Rule]) -> Iterator[Entry]:
    citations = Citations(book) if book and rules else None
    found: list[tuple[int, int, Entry]] = []
    tied: set[int] = set()
    last = -1
    for order, rule in enumerate(rules):
        passages = citations.passages(rule) if citations else ()
        tied.update(passage.ordinal for passage in passages)
        last = passages[0].ordinal if passages else last
        found.append((last, order, _of_rule(rule, passages)))
    if book:
        for passage, ref in zip(book.passages, passage_refs(book.passages), strict=True):
            if passage.ordinal not in tied:
                term = passage.kind is PassageKind.TERM or (not rules and _explains(passage))
                entry = Entry(ref, book.info, passage.title, passage.section, None, (passage,), term, bool(rules))
                found.append((passage.ordinal, -1, entry))
    yield from (entry for _, _, entry in sorted(found, key=lambda item: item[:2]))


def _of_rule(rule: Rule, passages: tuple[Passage, ...]) -> Entry:
    return Entry(rule.slug, rule.book, rule.title, rule.section, rule, passages, rule.term)


def _explains(passage: Passage) -> bool:
    """Whether a passage explains a term: its text is led in by a name of its own, or says what its heading is."""
    title, text = fold(passage.title), fold(passage.text)
    is_name = len(words(passage.title)) <= LONGEST_TERM and title not in LABELS
    own = title != fold(passage.section[-1]) and text.startswith(title)
    return is_name and (own or bool(DEFINES.match(text.removeprefix("the ").removeprefix(title))))


def passage_refs(passages: Iterable[Passage]) -> Iterator[str]:
    """The reference of each passage of a book: what its text is, and the how-manieth of that text."""
    seen: dict[str, int] = {}
    for passage in passages:
        digest = sha256(passage.text.encode()).hexdigest()[:10]
        again = seen[digest] = seen.get(digest, 0) + 1
        yield f"{passage.book}#{digest}" + (f"-{again}" if again > 1 else "")
