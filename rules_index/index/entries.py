"""The entries that answers are made of: digest rules with the passages they cite, and passages no rule covers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from rules_index.index.citations import Citations
from rules_index.languages.language import fold, words
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


@dataclass(frozen=True, slots=True)
class Candidate:
    """What ranking needs of an entry: field lengths, packed counts of each root, its lines, and their plain text.

    ``counts`` holds for each root one 8-bit count a field, the first field lowest. ``lines`` are the roots of what a
    question may be compared with, ``plain`` has a line of text for each, its words in the order of the alphabet.
    ``repeating`` are the lines of it that say a word twice, by their places, with each word once.
    ``section`` is where in its book the entry is, ``variant`` the way to play it is about if not all. ``term`` tells
    that it explains one, ``excepted`` that other rules are exceptions to it. ``sentences`` are the roots of each
    sentence of a book without a digest.
    """

    id: int
    book: str
    lengths: tuple[int, ...]
    counts: dict[int, int]
    lines: tuple[tuple[int, ...], ...]
    plain: str
    section: str = ""
    variant: str = ""
    term: bool = False
    excepted: bool = False
    sentences: tuple[tuple[int, ...], ...] = ()
    repeating: tuple[tuple[int, str], ...] = field(init=False)

    def __post_init__(self) -> None:
        lines = ((line, list(dict.fromkeys(line.split()))) for line in self.plain.split("\n"))
        repeating = ((at, " ".join(once)) for at, (line, once) in enumerate(lines) if line.count(" ") >= len(once))
        object.__setattr__(self, "repeating", tuple(repeating))


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
