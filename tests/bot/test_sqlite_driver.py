"""SQLite's driver: the rows of a statement, and how often the connection's thread is visited for them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from bot.sqlite import driver as sqlite_driver
from bot.sqlite.driver import Connection


@pytest.fixture
async def connection(tmp_path: Path) -> AsyncIterator[Connection]:
    async with sqlite_driver.connect(str(tmp_path / "some.sqlite")) as opened:
        assert isinstance(opened, Connection)
        await opened.execute("CREATE TABLE word (id INTEGER PRIMARY KEY, text TEXT)")
        async with opened.cursor() as cursor:
            await cursor.executemany("INSERT INTO word (text) VALUES (?)", [("a",), ("b",), ("c",), ("d",)])
            assert cursor.rowcount == 4
        await opened.commit()
        yield opened


async def test_rows_are_fetched_one_by_one_in_parts_and_all(connection: Connection) -> None:
    async with connection.cursor() as cursor:
        await cursor.execute("SELECT text FROM word ORDER BY id")
        assert [column[0] for column in cursor.description] == ["text"]
        assert await cursor.fetchone() == ("a",)
        assert list(await cursor.fetchmany(2)) == [("b",), ("c",)]
        assert list(await cursor.fetchmany()) == [("d",)]
        assert await cursor.fetchone() is None
        await cursor.execute("SELECT text FROM word WHERE id > ? ORDER BY id", (2,))
        assert list(await cursor.fetchall()) == [("c",), ("d",)]
        assert list(await cursor.fetchall()) == []
        await cursor.execute("SELECT text FROM word ORDER BY id")
        assert [row async for row in cursor] == [("a",), ("b",), ("c",), ("d",)]


async def test_a_statement_is_a_single_visit_to_the_thread(connection: Connection) -> None:
    put = connection._tx.put_nowait
    with mock.patch.object(connection, "_tx", wraps=connection._tx) as visits:
        visits.put_nowait.side_effect = put
        async with connection.cursor() as cursor:
            await cursor.execute("SELECT text FROM word")
            assert len(list(await cursor.fetchall())) == 4
        assert visits.put_nowait.call_count == 1


async def test_what_is_wrong_is_raised_and_leaves_the_connection_as_it_was(connection: Connection) -> None:
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        await connection.execute("SELECT 1 FROM absent")
    async with connection.cursor() as cursor:
        await cursor.execute("INSERT INTO word (text) VALUES ('e') RETURNING id")
        assert list(await cursor.fetchall()) == [(5,)]
        assert cursor.lastrowid == 5


async def test_rows_that_cannot_be_read_hold_no_lock(connection: Connection, tmp_path: Path) -> None:
    await connection.execute("INSERT INTO word (text) VALUES (CAST(x'ff' AS TEXT)), ('e')")
    await connection.commit()
    async with connection.cursor() as cursor:
        with pytest.raises(sqlite3.OperationalError, match="Could not decode") as problem:
            await cursor.execute("SELECT text FROM word ORDER BY id DESC")
    other = sqlite3.connect(tmp_path / "some.sqlite", timeout=0)
    # Nobody may read while the table goes; the problem is still at hand, as it is while it is told of.
    other.execute("DROP TABLE word")
    other.close()
    assert problem.value.args


@pytest.fixture
def visits(connection: Connection) -> Iterator[list[object]]:
    """What the connection's thread is asked to do."""
    asked: list[object] = []
    put = connection._tx.put_nowait

    def note(item: Any) -> None:
        asked.append(item)
        put(item)

    with mock.patch.object(connection, "_tx", wraps=connection._tx) as queue:
        queue.put_nowait.side_effect = note
        yield asked


async def test_a_transaction_that_reads_begins_with_its_first_statement_and_sees_one_moment(
    connection: Connection, visits: list[object], tmp_path: Path
) -> None:
    await connection._execute(setattr, connection._conn, "isolation_level", None)
    assert list(await connection.execute_fetchall("PRAGMA journal_mode = WAL")) == [("wal",)]
    visits.clear()
    connection.begin_to_read()
    assert len(await _words(connection)) == 4
    with sqlite3.connect(tmp_path / "some.sqlite") as other:
        other.execute("DELETE FROM word")
    other.close()
    assert len(await _words(connection)) == 4
    await connection.rollback()
    await connection.rollback()
    assert len(visits) == 3
    assert await _words(connection) == []
    assert not connection.in_transaction


async def test_nothing_that_was_begun_is_left_when_nobody_waits_for_its_statement(connection: Connection) -> None:
    await connection._execute(setattr, connection._conn, "isolation_level", None)
    connection.begin_to_read()
    reading = asyncio.ensure_future(_words(connection))
    await asyncio.sleep(0)
    reading.cancel()
    await connection.rollback()
    await connection.execute("SELECT 1")
    assert not connection.in_transaction


async def test_where_nothing_was_begun_nothing_is_rolled_back(connection: Connection, visits: list[object]) -> None:
    connection.begin_to_read()
    await connection.rollback()
    assert visits == []
    await connection.execute("INSERT INTO word (text) VALUES ('e')")
    await connection.rollback()
    await connection.rollback()
    assert len(visits) == 2
    assert len(await _words(connection)) == 4


async def _words(connection: Connection) -> list[Any]:
    async with connection.cursor() as cursor:
        await cursor.execute("SELECT text FROM word")
        return list(await cursor.fetchall())
