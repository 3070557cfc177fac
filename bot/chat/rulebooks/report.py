"""The cards of a server's rulebooks: the list, the report that an owner looks over, a book that answers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil
from typing import Any

import discord
from discord import ui

from bot.chat.base.messages import GAP, Attached, Style, button, card, select
from bot.chat.base.text import escape, one_line
from bot.chat.rulebooks.ids import BookActId, BookPagesId, BookTryId
from bot.chat.rulebooks.meanings import NO_MEANINGS, Meanings
from bot.library.given import Progress
from bot.library.limits import MEGABYTE, MOST_BOOKS, MOST_BYTES
from bot.library.records import Pages, ServerBook, State
from bot.locales.sentences import Localizer
from rules_index import BookReading

KILOBYTE = 1024
SHORTER = 0.6
"""Share of a book's sections or passages below which a file that is to replace it was perhaps read less well."""
_SECTIONS, _TITLE, _QUESTION = 16, 60, 100
_INDENT = "\N{EM SPACE}"


def progress_card(progress: Progress, words: Localizer) -> ui.LayoutView:
    """How far the reading of a book is."""
    if progress.page is None:
        # How many wait, and whose, is not this server's business.
        said = words.say("book-waiting")
    elif progress.pages:
        said = words.say("book-page-of", page=progress.page, pages=progress.pages)
    else:
        said = words.say("book-indexing")
    return card(words.say("book-being-read"), [said])


def report_card(
    book: ServerBook, pictures: Sequence[Attached], words: Localizer, before: BookReading | None = None
) -> ui.LayoutView:
    """The report on a draft, for its owner to confirm.

    Args:
        before: what was read of the file whose place it is to take.
    """
    read = book.read
    if read is None:
        return card(words.say("book-being-read"), [words.say("book-page-later")])
    facts = facts_of(book, read, words)
    if before and _is_shorter(read, before):
        facts.append(words.say("book-shorter", sections=len(before.sections), passages=before.passages))
    lines = [words.say("book-look-over"), GAP, *facts, GAP, *outline_of(read, words)]
    if pictures:
        lines += [GAP, words.say("book-sample")]
    number = book.number
    shape = words.say("book-with-headings" if book.flat else "book-flat")
    acts: list[ui.Item[Any]] = [
        button(BookActId.id_for(number=number, act="confirm"), words.say("book-confirm"), Style.success),
        button(BookActId.id_for(number=number, act="flat"), shape),
        button(BookActId.id_for(number=number, act="discard"), words.say("book-discard"), Style.danger),
    ]
    rows = [acts]
    if read.tried:
        options = [discord.SelectOption(label=one_line(each, _QUESTION), value=str(at)) for at, each in _tried(read)]
        rows.append([select(BookTryId.id_for(number=number), options, words.say("book-try"))])
    return card(title_of(book), lines, pictures=pictures, rows=rows)


def book_card(
    book: ServerBook, words: Localizer, *, keeps: bool, notes: Sequence[str] = (), said: Meanings = NO_MEANINGS
) -> ui.LayoutView:
    """A book that answers; with what may be changed about it, for those who may.

    Args:
        said: what words mean in it.
    """
    read = book.read
    facts = facts_of(book, read, words) if read else []
    outline = outline_of(read, words) if read else []
    pages = [words.say(f"book-pages-{book.pages}")] if book.has_pages else []
    lines = [*notes, *facts, *pages, GAP, *outline, *said.lines(words)]
    rows: list[list[ui.Item[Any]]] = []
    if keeps and book.has_pages:
        options = [
            discord.SelectOption(
                label=words.say(f"book-pages-{each}-pick"), value=each.value, default=each.value == book.pages
            )
            for each in Pages
        ]
        rows.append([select(BookPagesId.id_for(number=book.number), options, words.say("book-pages-who"))])
    rows += said.rows(words, keeps=keeps)
    if keeps:
        remove = BookActId.id_for(number=book.number, act="remove")
        rows.append([button(remove, words.say("book-remove"), Style.danger)])
    return card(title_of(book), lines, rows=rows)


def list_card(
    books: Sequence[ServerBook],
    words: Localizer,
    *,
    is_open: bool,
    said: Meanings = NO_MEANINGS,
    keeps: bool = False,
) -> ui.LayoutView:
    """The books of a server, with how much room they take, and what words mean here in other books.

    Args:
        said: the words.
        keeps: whether the person may have words forgotten.
    """
    lines = [_line(book, words) for book in books] or [words.say("book-none")]
    size = ceil(10 * sum(book.size for book in books) / MEGABYTE) / 10
    room = words.say("book-room", count=len(books), most=MOST_BOOKS, size=size, room=MOST_BYTES // MEGABYTE)
    off = [] if is_open else [words.say("book-refused-off")]
    rows = said.rows(words, keeps=keeps)
    told = [*lines, *said.lines(words), GAP, f"-# {room}", *off]
    return card(words.say("book-list"), told, rows=rows)


def facts_of(book: ServerBook, read: BookReading, words: Localizer) -> list[str]:
    """The facts about a book, and warnings for its owner."""
    is_unknown = read.foreign and not book.language
    spoken = words.say("book-language-unknown" if is_unknown else f"language-{book.info.language}")
    kind = words.say(f"book-kind-{book.kind}")
    facts = words.say(
        "book-facts",
        pages=read.pages if book.has_pages else 0,
        sections=len(read.sections),
        passages=read.passages,
        language=spoken,
    )
    edition = words.say("book-edition", edition=escape(one_line(read.edition, _TITLE))) if read.edition else ""
    lines = [" · ".join(part for part in (kind, facts, edition) if part)]
    if read.blank:
        lines.append(words.say("book-blank", count=len(read.blank), pages=numbers(read.blank)))
    if read.foreign:
        lines.append(words.say("book-foreign"))
    elif read.second:
        lines.append(words.say("book-second", language=spoken, second=words.say(f"language-{read.second}")))
    if read.has_few_headings and not book.flat:
        lines.append(words.say("book-few-headings"))
    return lines


def _is_shorter(read: BookReading, before: BookReading) -> bool:
    return len(read.sections) < SHORTER * len(before.sections) or read.passages < SHORTER * before.passages


def outline_of(read: BookReading, words: Localizer) -> list[str]:
    """The headings as they were understood, the deeper ones indented, and how many there are besides."""
    shown = [
        f"{_INDENT * (2 * (section.level - 1))}{escape(one_line(section.title, _TITLE))}"
        + (f" · {words.say('book-on-page', page=section.page)}" if section.page else "")
        for section in read.sections[:_SECTIONS]
    ]
    more = len(read.sections) - len(shown)
    return [
        f"**{words.say('book-outline')}**",
        *shown,
        *([words.say("book-more-sections", count=more)] if more > 0 else []),
    ]


def numbers(pages: Sequence[int]) -> str:
    """Pages as people list them, those in a row as a range.

    >>> numbers([1, 4, 5, 6])
    '1, 4–6'
    """
    starts = [pages[0], *(after for before, after in pairwise(pages) if after > before + 1)]
    ends = [*(before for before, after in pairwise(pages) if after > before + 1), pages[-1]]
    return ", ".join(str(start) if start == end else f"{start}–{end}" for start, end in zip(starts, ends, strict=True))


def tried(book: ServerBook, at: int) -> str:
    """A question to try of a draft; empty where there is none at this place."""
    read = book.read
    return read.tried[at] if read and 0 <= at < len(read.tried) else ""


def _tried(read: BookReading) -> list[tuple[int, str]]:
    return list(enumerate(read.tried))


def title_of(book: ServerBook) -> str:
    """The name of a book, escaped; a dash for one without any."""
    return escape(one_line(book.name, _QUESTION)) or "–"


def _line(book: ServerBook, words: Localizer) -> str:
    state = words.say(f"book-state-{book.state}") if book.state != State.READY else words.say(f"book-kind-{book.kind}")
    if book.size < MEGABYTE:
        size = words.say("book-kilobytes", size=-(-book.size // KILOBYTE))
    else:
        size = words.say("book-megabytes", size=round(book.size / MEGABYTE, 1))
    return f"- **{title_of(book)}** · {state} · {size}"
