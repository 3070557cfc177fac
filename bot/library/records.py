"""The tables of servers' rulebooks; files are stored in parts, so that nobody waits for a large one."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from enum import StrEnum
from itertools import repeat
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Field

from bot.database import Database, Moment, Table, columns_of, database_problems
from bot.disputes.storage import aliases
from rules_index import BookInfo, BookKind, BookReading, Language, report_of

PART = 512 * 1024
"""Bytes of a file in one row: a transaction of its own, between which everybody else writes."""
KEY = "own-"
"""How the keys of servers' books begin; behind it is the number of the book."""
_LOWEST, _HIGHEST = 10_000, 99_999
"""Numbers of books: drawn by lot, so that none tells how many there are, nor is ever another book's."""


class State(StrEnum):
    """How far a book is: it is being read, its owner looks over what was read, or it answers."""

    READING = "reading"
    DRAFT = "draft"
    READY = "ready"


class Pages(StrEnum):
    """Who may see pictures of a book's pages: who asks, everybody in a channel if one of them shares it, or nobody."""

    PRIVATE = "private"
    PUBLIC = "public"
    OFF = "off"


class ServerBook(Table, table=True):
    """A rulebook, FAQ or errata that somebody added to a server.

    ``game`` is the key of the game's first rulebook, ``corrects`` that of the rulebook which a FAQ or errata is about.
    ``language`` is what its owner said, else it is guessed. ``flat`` tells that its headings mislead. ``replaces`` is
    the number of the book whose place a draft is to take. ``digest`` finds its file, which was called ``file``, without
    its ending. ``reading`` is the report on it.
    """

    __tablename__ = "server_book"

    guild_id: int = Field(sa_type=sa.BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    number: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    game: str = Field(max_length=64)
    title: str = Field(max_length=100)
    language: str | None = Field(default=None, max_length=2)
    kind: str = Field(max_length=16)
    corrects: str = Field(default="", max_length=64)
    flat: bool = False
    state: str = Field(max_length=16)
    replaces: int | None = None
    pages: str = Field(default=Pages.PRIVATE, max_length=16)
    file: str = Field(default="", max_length=100)
    ending: str = Field(max_length=8)
    size: int
    digest: str = Field(max_length=64)
    reading: str | None = Field(default=None, sa_type=sa.Text)
    added_by: int | None = Field(default=None, sa_type=sa.BigInteger)
    added: datetime = Field(sa_type=Moment)

    @property
    def key(self) -> str:
        """Its key in the index; a replacement has that of the book whose place it takes."""
        return f"{KEY}{self.number if self.replaces is None else self.replaces}"

    @property
    def name(self) -> str:
        """Its title, or the name of its file until that is known."""
        return self.title or self.file

    @property
    def has_pages(self) -> bool:
        """Whether its file has pages of which a picture can be shown."""
        return self.ending == ".pdf"

    @property
    def read(self) -> BookReading | None:
        """The report on it; ``None`` before it is read."""
        return report_of(self.reading).books[0] if self.reading else None

    @property
    def info(self) -> BookInfo:
        """The book as it is cited."""
        read = self.read
        spoken = self.language or (read.language if read else Language.EN)
        edition = read.edition if read else ""
        return BookInfo(self.key, self.game, self.title, Language(spoken), edition, BookKind(self.kind), self.corrects)


class ServerBookPart(Table, table=True):
    """A part of a file, found by the file's digest."""

    __tablename__ = "server_book_part"

    guild_id: int = Field(sa_type=sa.BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    digest: str = Field(max_length=64, primary_key=True)
    part: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    content: bytes = Field(sa_type=sa.LargeBinary)


_BOOKS, _PARTS = columns_of(ServerBook), columns_of(ServerBookPart)


class BookRecords:
    """The rulebooks of servers as they are kept.

    Every method raises :class:`bot.database.StorageProblem` where the database cannot do it.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_server(self, guild: int) -> tuple[ServerBook, ...]:
        """The books of a server in the order in which they were added."""
        return await self._read(sa.select(_BOOKS).where(_BOOKS.c.guild_id == guild).order_by(_BOOKS.c.number))

    async def of_all(self) -> tuple[ServerBook, ...]:
        """The books of all servers."""
        return await self._read(sa.select(_BOOKS).order_by(_BOOKS.c.guild_id, _BOOKS.c.number))

    async def added_by(self, user: int) -> list[dict[str, Any]]:
        """The books that a person added, as JSON has them."""
        found = await self._read(sa.select(_BOOKS).where(_BOOKS.c.added_by == user))
        return [
            {
                "title": each.name,
                "server": str(each.guild_id),
                "added": each.added.replace(tzinfo=each.added.tzinfo or UTC).isoformat(),
            }
            for each in found
        ]

    async def forget_person(self, user: int) -> None:
        """Keep no longer who added a book; the book is the server's."""
        await self._write(sa.update(_BOOKS).where(_BOOKS.c.added_by == user).values(added_by=None))

    async def bytes_of_all(self) -> int:
        """How large the books of all servers are together."""
        with database_problems():
            async with self._database.reading() as session:
                total = sa.select(sa.func.coalesce(sa.func.sum(_BOOKS.c.size), 0))
                return int((await (await session.connection()).execute(total)).scalar_one())

    async def keep_file(self, guild: int, digest: str, content: bytes) -> None:
        """Keep a file; parts that are there already stay."""
        for part, start in enumerate(range(0, len(content), PART)):
            place = (_PARTS.c.guild_id == guild) & (_PARTS.c.digest == digest) & (_PARTS.c.part == part)
            with database_problems():
                async with self._database.writing() as session:
                    connection = await session.connection()
                    await connection.execute(sa.delete(_PARTS).where(place))
                    values = {"guild_id": guild, "digest": digest, "part": part}
                    await connection.execute(sa.insert(_PARTS).values(**values, content=content[start : start + PART]))

    async def file(self, guild: int, digest: str) -> bytes:
        """The file with this digest; cut short where parts are missing."""
        asked = sa.select(_PARTS.c.content).where(_PARTS.c.guild_id == guild, _PARTS.c.digest == digest)
        with database_problems():
            async with self._database.reading() as session:
                parts = (await (await session.connection()).execute(asked.order_by(_PARTS.c.part))).scalars()
                return b"".join(parts)

    async def add(self, book: ServerBook) -> None:
        """Keep a new book."""
        await self._write(sa.insert(_BOOKS).values(**book.model_dump()))

    async def change(self, book: ServerBook, **values: object) -> None:
        """Set columns of a book."""
        await self._write(sa.update(_BOOKS).where(_is(book)).values(**values))

    async def remove(self, book: ServerBook) -> None:
        """Delete a book, what words mean in it, and its file unless another book of the server is the same file."""
        shared = sa.select(_BOOKS.c.number).where(_BOOKS.c.guild_id == book.guild_id, _BOOKS.c.digest == book.digest)
        parts = (_PARTS.c.guild_id == book.guild_id) & (_PARTS.c.digest == book.digest)

        async def gone(connection: AsyncConnection) -> None:
            await connection.execute(sa.delete(_BOOKS).where(_is(book)))
            await connection.execute(sa.delete(_PARTS).where(parts & ~sa.exists(shared)))
            if book.replaces is None:
                await aliases.drop(connection, book.guild_id, book.key)

        with database_problems():
            await self._database.write(gone)

    async def put_in_place(self, draft: ServerBook, old: ServerBook) -> None:
        """Let a draft take the place of the book that it replaces."""
        is_unused = sa.literal(old.digest != draft.digest)
        taken = {"title", "language", "flat", "file", "ending", "size", "digest", "reading", "added_by", "added"}
        await self._write(
            sa.update(_BOOKS).where(_is(old)).values(**draft.model_dump(include=taken)),
            sa.delete(_BOOKS).where(_is(draft)),
            sa.delete(_PARTS).where(
                _PARTS.c.guild_id == old.guild_id,
                _PARTS.c.digest == old.digest,
                is_unused,
            ),
        )

    async def _read(self, asked: sa.Select[Any]) -> tuple[ServerBook, ...]:
        with database_problems():
            async with self._database.reading() as session:
                rows: Sequence[Any] = (await (await session.connection()).execute(asked)).all()
        return tuple(ServerBook(**row._mapping) for row in rows)

    async def _write(self, *statements: Any) -> None:
        with database_problems():
            async with self._database.writing() as session:
                connection = await session.connection()
                for each in statements:
                    await connection.execute(each)


def _is(book: ServerBook) -> sa.ColumnElement[bool]:
    return (_BOOKS.c.guild_id == book.guild_id) & (_BOOKS.c.number == book.number)


def new_number(taken: Iterable[int]) -> int:
    """A number that is drawn by lot, and none of those."""
    known = frozenset(taken)
    drawn = (_LOWEST + secrets.randbelow(_HIGHEST - _LOWEST) for _ in repeat(None))
    return next(number for number in drawn if number not in known)
