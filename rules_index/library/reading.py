"""The report on a book that was read, for its owner to look over before it answers anything."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from rules_index.index.entries import passage_refs
from rules_index.languages.language import is_foreign, is_of_another_language
from rules_index.search.undigested.headings import lacks_headings
from rules_index.sources.passages.sections import Section, sections_of
from rules_index.sources.reading.language_detection import clear_language_of
from rules_index.values.books import Language, Passage, PassageKind
from rules_index.values.sources import Book, SourceProblem, Unreadable

SAMPLE = 6000
"""Characters by which the language is judged."""
SECOND = 0.2
"""Share of a book that is in another language where it counts as one in two languages."""
WORTH_ASKING = 80
"""Characters of a passage that answers something."""
TRIED = 3
LONGEST_TITLE = 60


@dataclass(frozen=True, slots=True)
class BookReading:
    """How one book was understood.

    ``blank`` are its pages without text. ``second`` is a language that a good part of it is in beside its own, and
    ``foreign`` tells that it is in none that is known here. ``pictured`` is the id of a passage that shows how pages
    are read, empty where no page is known. ``tried`` are titles worth asking for.
    """

    key: str
    title: str
    language: Language
    edition: str
    pages: int
    blank: tuple[int, ...]
    passages: int
    sections: tuple[Section, ...]
    second: Language | None = None
    foreign: bool = False
    pictured: str = ""
    tried: tuple[str, ...] = ()

    @property
    def has_few_headings(self) -> bool:
        """Whether its text has hardly any headings for its length, as that of a novel: no answer of it is certain."""
        return lacks_headings(len(self.sections), self.passages, self.pages - len(self.blank))


@dataclass(frozen=True, slots=True)
class Unread:
    """A book that could not be read, and why; ``message`` is an English sentence for the operator."""

    key: str
    why: Unreadable
    message: str


@dataclass(frozen=True, slots=True)
class LibraryReport:
    """The books that were indexed, and those of which nothing could be read."""

    books: tuple[BookReading, ...]
    unread: tuple[Unread, ...] = ()


def reading_of(book: Book) -> BookReading:
    """How a book was understood."""
    sample = "\n".join(passage.text for passage in book.passages)
    begin = sample[max(0, len(sample) // 2 - SAMPLE // 2) :][:SAMPLE]
    return BookReading(
        book.info.key,
        book.info.title,
        book.info.language,
        book.info.edition,
        book.pages,
        book.blank,
        len(book.passages),
        sections_of(book.passages),
        _second(book),
        is_of_another_language(begin) or is_foreign(begin),
        _pictured(book),
        tuple(_tried(book.passages)),
    )


def unread_of(problems: Sequence[SourceProblem]) -> tuple[Unread, ...]:
    """The files of which nothing could be read."""
    return tuple(
        Unread(Path(each.path).name.partition(".")[0], each.why, each.message) for each in problems if each.why
    )


def _second(book: Book) -> Language | None:
    pages: defaultdict[int, list[str]] = defaultdict(list)
    for passage in book.passages:
        pages[passage.page or -passage.ordinal].append(passage.text)
    told: Counter[Language] = Counter()
    for texts in pages.values():
        text = "\n".join(texts)
        if len(text) >= WORTH_ASKING and (language := clear_language_of(text)):
            told[language] += len(text)
    told.pop(book.info.language, None)
    other = told.most_common(1)
    length = sum(len(passage.text) for passage in book.passages)
    return other[0][0] if other and other[0][1] >= SECOND * length else None


def _pictured(book: Book) -> str:
    refs = dict(zip((passage.ordinal for passage in book.passages), passage_refs(book.passages), strict=True))
    asked = [passage for passage in book.passages if _is_worth_asking(passage) and passage.page is not None]
    return refs[asked[len(asked) // 3].ordinal] if asked else ""


def _tried(passages: Sequence[Passage]) -> Iterator[str]:
    """Titles of passages from the beginning, the middle and the end."""
    titles = [passage.title for passage in passages if _is_worth_asking(passage) and len(passage.title) < LONGEST_TITLE]
    known = list(dict.fromkeys(title for title in titles if title.strip()))
    step = max(1, len(known) // TRIED)
    yield from known[step // 2 :: step][:TRIED]


def _is_worth_asking(passage: Passage) -> bool:
    return passage.kind is PassageKind.RULE and len(passage.text) >= WORTH_ASKING
