"""The rulebooks of servers: adding, reading one at a time, confirming, replacing, removing, and asking them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

from bot.database import Database, StorageProblem
from bot.library.building import SlowBuild, build
from bot.library.drawing import Drawing
from bot.library.given import Given, Progress
from bot.library.limits import MEGABYTE, NotAdded, Why, ending_of, refuse_beyond, stem_of
from bot.library.meaning import Meanings
from bot.library.records import KEY, BookRecords, Pages, ServerBook, State, new_number
from bot.library.shelving import Folders, games_of, group_of
from bot.private_files import SERVER_BOOKS
from bot.settings import Settings
from rules_index import (
    BookKind,
    BuildProblem,
    IndexProblem,
    Language,
    LibraryReport,
    OpenShelves,
    Oracle,
    Passage,
    ServerOracle,
    Shelf,
    written,
)

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Running:
    guild: int
    number: int | None
    task: asyncio.Task[LibraryReport]


class Library:
    """The rulebooks that servers added; their files are in the database, their indexes beside everybody's.

    Attributes:
        shelves: the indexes of each server that has any.
        pages: by server and key of a book whose pages may be shown: to whom.
    """

    def __init__(self, database: Database, settings: Settings) -> None:
        self.is_open = settings.server_books
        self.records = BookRecords(database)
        self.drawing = Drawing()
        self.folders = Folders(settings.index_file.parent / SERVER_BOOKS)
        self._most = settings.server_books_mb * MEGABYTE
        self.shelves: dict[int, tuple[Shelf, ...]] = {}
        self.pages: dict[int, dict[str, Pages]] = {}
        self._opened = OpenShelves()
        self._turn, self._adding = asyncio.Lock(), asyncio.Lock()
        self._meanings = Meanings(self._opened, settings.meaning_model, self._turn)
        self._waiting: list[Progress] = []
        self._running: _Running | None = None
        self._tasks: set[asyncio.Task[Any]] = set()

    def within(self, everybody: Oracle, guild: int, language: Language | None = None) -> Oracle:
        """The oracle as the people of a server ask it: with its own books, where it has any."""
        shelves = self.shelves.get(guild, ())
        return ServerOracle(everybody.within(guild, language), shelves, self._opened, guild)

    async def open(self, has: Callable[[int], bool]) -> None:
        """Shelve the books of all servers that this process serves, and read those whose reading was cut off."""
        servers: dict[int, list[ServerBook]] = {}
        for book in await self.records.of_all():
            if has(book.guild_id):
                servers.setdefault(book.guild_id, []).append(book)
        for guild, books in servers.items():
            await asyncio.to_thread(self.folders.sweep, guild)
            await self._shelve(guild)
            for book in books:
                if book.state == State.READING:
                    self._in_background(self._read_again(book))

    async def close(self) -> None:
        """Stop what is being built, and what waits to draw."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._meanings.close()
        await self.drawing.close()

    async def books(self, guild: int) -> tuple[ServerBook, ...]:
        """The books of a server, in the order in which they were added."""
        return tuple(sorted(await self.records.of_server(guild), key=lambda book: book.added))

    async def book(self, guild: int, number: int) -> ServerBook:
        """A book of a server.

        Raises:
            NotAdded: there is none of that number.
        """
        found = next((book for book in await self.records.of_server(guild) if book.number == number), None)
        if found is None:
            raise NotAdded(Why.GONE)
        return found

    async def check(self, guild: int, name: str, size: int, given: Given) -> str:
        """The ending of a file that may be added; asked before it is fetched.

        Raises:
            NotAdded: it may not.
        """
        if not self.is_open:
            raise NotAdded(Why.OFF)
        books = await self.records.of_server(guild)
        ending = ending_of(name)
        refuse_beyond(size, books, await self.records.bytes_of_all(), self._most, given.replaces)
        if given.kind is not BookKind.RULEBOOK and not given.corrects:
            raise NotAdded(Why.CORRECTS_WHAT)
        return ending

    async def take(self, guild: int, user: int, name: str, content: bytes, given: Given) -> ServerBook:
        """Keep a file that is to be read.

        Raises:
            NotAdded: it may not be added.
        """
        async with self._adding:
            ending = await self.check(guild, name, len(content), given)
            if not content:
                raise NotAdded(Why.EMPTY)
            books = await self.records.of_server(guild)
            digest = sha256(content).hexdigest()
            if same := next((book for book in books if book.digest == digest), None):
                raise NotAdded(Why.SAME, title=same.name)
            number = new_number(book.number for book in books)
            replaced = next((book for book in books if book.number == given.replaces), None)
            about = next((book for book in books if given.corrects == book.key), replaced)
            book = ServerBook(
                guild_id=guild,
                number=number,
                game=about.game if about else given.edition_of or f"{KEY}{number}",
                title=given.title or (replaced.title if replaced else ""),
                language=given.language or (replaced.language if replaced else None),
                kind=replaced.kind if replaced else given.kind,
                corrects=replaced.corrects if replaced else given.corrects,
                state=State.READING,
                replaces=given.replaces,
                file=stem_of(name),
                ending=ending,
                size=len(content),
                digest=digest,
                added_by=user,
                added=datetime.now(UTC),
            )
            await self.records.keep_file(guild, digest, content)
            await self.records.add(book)
        return await self.book(guild, number)

    async def read(self, book: ServerBook, progress: Progress | None = None) -> ServerBook:
        """Read and index a book with those it belongs to, once it is its turn; a book that cannot be read is deleted.

        Raises:
            NotAdded: it cannot be read, or was removed meanwhile.
        """
        books = await self.records.of_server(book.guild_id)
        try:
            report = await self._build(book.guild_id, group_of(book, books), book.number, progress or Progress())
            if unread := next((each for each in report.unread if each.key == book.key), None):
                raise NotAdded(Why(unread.why))
            read = next(each for each in report.books if each.key == book.key)
            book = await self.book(book.guild_id, book.number)
        except NotAdded:
            with suppress(StorageProblem):
                await self.records.remove(book)
            await self._shelve(book.guild_id)
            raise
        reading = written(LibraryReport((read,)))
        title = book.title or read.title[:100]
        await self.records.change(book, state=State.DRAFT, reading=reading, title=title)
        return await self.book(book.guild_id, book.number)

    async def read_flat(self, book: ServerBook, progress: Progress | None = None) -> ServerBook:
        """Read a draft again without its headings, or with them if it was read without.

        Raises:
            NotAdded: it cannot be read, or was removed meanwhile.
        """
        await self.records.change(book, flat=not book.flat, state=State.READING)
        return await self.read(await self.book(book.guild_id, book.number), progress)

    async def confirm(self, book: ServerBook) -> ServerBook:
        """Let a draft answer.

        Raises:
            NotAdded: it is gone, or no draft any more.
        """
        if book.state != State.DRAFT:
            raise NotAdded(Why.GONE)
        if book.replaces is None:
            await self.records.change(book, state=State.READY)
        else:
            old = await self.book(book.guild_id, book.replaces)
            await self.records.put_in_place(book, old)
            book = old
        await self._shelve(book.guild_id)
        return await self.book(book.guild_id, book.number)

    async def remove(self, book: ServerBook) -> tuple[ServerBook, ...]:
        """Delete a book with the FAQs and errata on it, also while it is read, and return what was deleted."""
        books = await self.records.of_server(book.guild_id)
        is_draft = book.state != State.READY
        gone = [book] if is_draft else [each for each in books if book.number in (each.number, each.replaces)]
        gone += [] if is_draft else [each for each in books if each.corrects == book.key and each not in gone]
        for each in gone:
            await self.records.remove(each)
            self._stop(each.guild_id, each.number)
        those = games_of(books).get(book.game, [])
        before = [] if is_draft or all(each in gone for each in those) else [self.folders.index(book.guild_id, those)]
        await self._shelve(book.guild_id, before)
        return tuple(gone)

    async def forget(self, guild: int) -> None:
        """Delete what lies on the disk of a server whose data is deleted."""
        self._stop(guild)
        self.pages.pop(guild, None)
        shelves = self.shelves.pop(guild, ())
        for shelf in shelves:
            self._opened.drop(shelf.path)
            self._meanings.forget(shelf.path)
        await asyncio.to_thread(self.folders.delete, guild)

    async def set_pages(self, book: ServerBook, pages: Pages) -> None:
        """Say who may see pictures of a book's pages."""
        await self.records.change(book, pages=pages.value)
        await self._shelve(book.guild_id)

    async def by_key(self, guild: int, key: str) -> ServerBook:
        """A book that answers.

        Raises:
            NotAdded: there is none of that key.
        """
        books = await self.records.of_server(guild)
        found = next((book for book in books if book.key == key and book.state == State.READY), None)
        if found is None:
            raise NotAdded(Why.GONE)
        return found

    async def draft_oracle(self, book: ServerBook) -> Oracle:
        """The oracle of a draft with the books it belongs to, for its owner alone.

        Raises:
            IndexProblem: its index is not there.
        """
        index = self.folders.index(book.guild_id, group_of(book, await self.records.of_server(book.guild_id)))
        return await asyncio.to_thread(self._opened.oracle, index)

    async def picture(self, book: ServerBook, passage: Passage) -> bytes | None:
        """A passage as its page shows it; ``None`` where it cannot be shown."""
        if not book.has_pages or passage.page is None:
            return None
        await self._put_source(book)
        heading = passage.section[-1] if passage.section else ""
        return await self.drawing.passage(self.folders.source(book), passage.page, passage.text, heading)

    async def _shelve(self, guild: int, before: Collection[Path] = ()) -> None:
        """Put up the indexes of a server's books as they are now; those that are not made yet follow.

        Args:
            before: indexes of which those that follow keep the vectors; they are deleted afterwards.
        """
        books = await self.records.of_server(guild)
        shelves: list[tuple[Shelf, list[ServerBook]]] = []
        missing: list[tuple[Shelf, list[ServerBook]]] = []
        for those in games_of(books).values():
            shelf = self.folders.shelf(guild, those)
            (shelves if shelf.path.is_file() else missing).append((shelf, those))
        self.shelves[guild] = tuple(shelf for shelf, _ in shelves)
        if not self.shelves[guild]:
            self.shelves.pop(guild)
        shown = (book for book in books if book.has_pages and book.pages != Pages.OFF)
        self.pages[guild] = {book.key: Pages(book.pages) for book in shown if book.state == State.READY}
        await self._tidy(guild, books, before if missing else ())
        for shelf, _ in shelves:
            self._in_background(self._warm(shelf))
        self._meanings.want(shelf.path for shelf, _ in shelves)
        for _, those in missing:
            self._in_background(self._rebuild(guild, those))

    async def _tidy(self, guild: int, books: Sequence[ServerBook], before: Collection[Path] = ()) -> None:
        """Delete what belongs to none of a server's books, but for the indexes ``before``, which nobody asks."""
        drafts = [book for book in books if book.state != State.READY]
        kept = [self.folders.index(guild, those) for those in games_of(books).values()]
        kept += [self.folders.index(guild, group_of(draft, books)) for draft in drafts]
        gone = await asyncio.to_thread(self.folders.tidy, guild, books, [*kept, *before])
        for path in (*gone, *before):
            self._opened.drop(path)
            self._meanings.forget(path)

    async def _warm(self, shelf: Shelf) -> None:
        with suppress(IndexProblem):
            await asyncio.to_thread(lambda: self._opened.oracle(shelf.path).ask("a b"))

    async def _rebuild(self, guild: int, books: Sequence[ServerBook]) -> None:
        try:
            await self._build(guild, books, None, Progress())
        except NotAdded as problem:
            _log.error("Books of a server could not be indexed again: %s", problem)
        if self.folders.index(guild, books).is_file():
            await self._shelve(guild)
        else:
            await self._tidy(guild, await self.records.of_server(guild))

    async def _read_again(self, book: ServerBook) -> None:
        with suppress(NotAdded):
            await self.read(book)

    async def _build(
        self, guild: int, books: Sequence[ServerBook], number: int | None, progress: Progress
    ) -> LibraryReport:
        """Build an index once it is its turn.

        Raises:
            NotAdded: it cannot be built, or its book was removed meanwhile.
        """
        self._waiting.append(progress)
        self._count_waiting()
        try:
            async with self._turn:
                if number is not None:
                    await self.book(guild, number)
                progress.waiting, progress.page = 0, 0
                for book in books:
                    await self._put_source(book)
                task = asyncio.ensure_future(self._built(guild, books, progress))
                self._running = _Running(guild, number, task)
                try:
                    return await task
                except asyncio.CancelledError:
                    current = asyncio.current_task()
                    if current is not None and current.cancelling():
                        task.cancel()
                        raise
                    raise NotAdded(Why.GONE) from None
                finally:
                    self._running = None
        finally:
            self._waiting.remove(progress)
            self._count_waiting()

    async def _built(self, guild: int, books: Sequence[ServerBook], progress: Progress) -> LibraryReport:
        def told(page: int, pages: int) -> None:
            progress.page, progress.pages = page, pages

        sources = {book.digest: self.folders.source(book) for book in books}
        try:
            return await build(self.folders.index(guild, books), books, sources, told)
        except SlowBuild as problem:
            raise NotAdded(Why.SLOW) from problem
        except (BuildProblem, ValueError) as problem:
            _log.error("A book of server %d could not be indexed: %s", guild, problem)
            raise NotAdded(Why.DISK if "space" in str(problem) else Why.FAILED) from problem

    async def _put_source(self, book: ServerBook) -> None:
        if await asyncio.to_thread(self.folders.has, book):
            return
        content = await self.records.file(book.guild_id, book.digest)
        try:
            await asyncio.to_thread(self.folders.put, book, content)
        except OSError as problem:
            _log.error("The file of a book of server %d cannot be written: %s", book.guild_id, problem)
            raise NotAdded(Why.DISK) from problem

    def _stop(self, guild: int, number: int | None = None) -> None:
        running = self._running
        if running and running.guild == guild and number in (None, running.number):
            running.task.cancel()

    def _count_waiting(self) -> None:
        for place, each in enumerate(self._waiting):
            if each.page is None:
                each.waiting = place

    def _in_background(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
