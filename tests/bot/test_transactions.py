"""Whole transactions on a file of SQLite: work that waits shares a commit, and what fails undoes itself alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from unittest import mock

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

import bot.database
from bot.database import BusyProblem, Database, StorageProblem
from bot.sqlite import transactions
from bot.sqlite.transactions import Work

KEPT = sa.Table("kept", sa.MetaData(), sa.Column("number", sa.Integer, primary_key=True))


@pytest.fixture
async def file(tmp_path: Path) -> AsyncIterator[Database]:
    database = Database.unopened(f"sqlite+aiosqlite:///{tmp_path / 'some.sqlite'}")
    await database.write(lambda connection: connection.execute(sa.schema.CreateTable(KEPT)))
    yield database
    await database.close()


def put(number: int) -> Work[object]:
    return lambda connection: connection.execute(KEPT.insert().values(number=number))


async def numbers(database: Database) -> list[int]:
    return [row.number for row in await database.rows(sa.select(KEPT).order_by(KEPT.c.number))]


async def test_work_that_waits_at_the_same_time_shares_a_commit(file: Database) -> None:
    begun: list[str] = []
    engine = getattr(file._writes, "_engine")  # noqa: B009
    sa.event.listen(engine, "commit", lambda _: begun.append("commit"))
    await asyncio.gather(*(file.write(put(number)) for number in range(100)))
    assert await numbers(file) == [*range(100)]
    assert len(begun) == -(-100 // transactions.TOGETHER)


async def test_what_fails_undoes_itself_alone_and_is_told_so(file: Database) -> None:
    async def twice(connection: AsyncConnection) -> None:
        await put(50)(connection)
        await put(3)(connection)

    async def broken(connection: AsyncConnection) -> None:
        await put(60)(connection)
        raise ZeroDivisionError

    works = [put(1), put(2), put(3), twice, broken, put(4)]
    ends = await asyncio.gather(*map(file.write, works), return_exceptions=True)
    assert [type(end) for end in ends if isinstance(end, Exception)] == [IntegrityError, ZeroDivisionError]
    assert await numbers(file) == [1, 2, 3, 4]
    with pytest.raises(IntegrityError):
        await file.write(twice)
    assert await numbers(file) == [1, 2, 3, 4]


async def test_a_commit_that_fails_is_told_to_all_who_share_it_and_nothing_is_there(file: Database) -> None:
    pages = await file.write(lambda connection: _scalar(connection, "PRAGMA page_count"))
    await file.write(lambda connection: _scalar(connection, f"PRAGMA max_page_count = {pages}"))

    async def many(connection: AsyncConnection) -> None:
        await connection.execute(KEPT.insert(), [{"number": number} for number in range(1000, 9000)])

    works = [put(0), put(1), put(2), many, put(3)]
    ends = await asyncio.gather(*map(file.write, works), return_exceptions=True)
    # SQLite gives up whatever else was done with what found no room.
    assert [type(end).__name__ for end in ends] == ["StorageProblem"] * 5
    assert all("no room left" in str(end) for end in ends)
    assert await numbers(file) == []


async def test_a_commit_that_is_refused_leaves_no_transaction_open(file: Database) -> None:
    orphan = "CREATE TABLE part (whole INTEGER REFERENCES kept (number) DEFERRABLE INITIALLY DEFERRED)"
    await file.write(lambda connection: _scalar(connection, orphan))
    with pytest.raises(IntegrityError):
        await file.write(lambda connection: _scalar(connection, "INSERT INTO part VALUES (5)"))
    await file.write(put(1))
    assert await numbers(file) == [1]
    assert await file.read(lambda connection: _scalar(connection, "SELECT count(*) FROM part")) == 0


async def test_nobody_is_told_of_an_end_before_the_commit(file: Database, tmp_path: Path) -> None:
    other = Database.unopened(f"sqlite+aiosqlite:///{tmp_path / 'some.sqlite'}")

    async def written(number: int) -> list[int]:
        await file.write(put(number))
        return await numbers(other)

    seen = await asyncio.gather(*map(written, range(20)))
    assert all(number in found for number, found in enumerate(seen))
    await other.close()


async def test_who_writes_by_session_and_who_by_transaction_take_turns(file: Database) -> None:
    async with file.writing() as session:
        waiting = asyncio.create_task(file.write(put(1)))
        await asyncio.sleep(0.05)
        assert not waiting.done()
        await (await session.connection()).execute(KEPT.insert().values(number=2))
    await waiting
    assert await numbers(file) == [1, 2]


async def test_who_waits_too_long_is_told_that_it_is_busy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot.database, "QUEUE", 0.05)
    database = await Database.open(f"sqlite+aiosqlite:///{tmp_path / 'bot.sqlite'}")
    create = sa.schema.CreateTable(KEPT)
    async with database.writing():
        with pytest.raises(BusyProblem, match="try again in a moment"):
            await database.write(lambda connection: connection.execute(create))
    await database.write(lambda connection: connection.execute(create))
    await database.close()


async def test_who_is_cancelled_waits_until_the_work_is_written(file: Database) -> None:
    task = asyncio.create_task(file.write(put(1)))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await numbers(file) == [1]


async def test_a_writer_that_is_stopped_leaves_nobody_waiting(file: Database) -> None:
    async with file.writing():
        waiting = asyncio.create_task(file.write(put(1)))
        await asyncio.sleep(0.01)
        (running,) = (task for task in asyncio.all_tasks() if task.get_name() == "transactions")
        running.cancel()
        async with asyncio.timeout(5):
            with pytest.raises(asyncio.CancelledError):
                await waiting
    await file.write(put(2))
    assert await numbers(file) == [2]


async def test_a_reader_cannot_write_and_sees_one_moment(file: Database) -> None:
    with pytest.raises(StorageProblem, match="may not be written to"):
        await file.read(put(1))
    await file.write(put(2))

    async def twice(connection: AsyncConnection) -> list[int]:
        first = (await connection.execute(sa.select(sa.func.count()).select_from(KEPT))).scalar_one()
        asyncio.run_coroutine_threadsafe(file.write(put(3)), loop).result()
        return [first, (await connection.execute(sa.select(sa.func.count()).select_from(KEPT))).scalar_one()]

    loop = asyncio.get_running_loop()
    assert await file.read(twice) == [1, 1]
    assert await numbers(file) == [2, 3]


async def test_work_that_awaits_something_else_is_an_error_and_writes_nothing(file: Database) -> None:
    async def waits(connection: AsyncConnection) -> None:
        await put(1)(connection)
        await asyncio.sleep(0)

    with pytest.raises(RuntimeError, match="nothing but its connection"):
        await file.write(waits)
    assert await numbers(file) == []


async def test_rows_that_cannot_be_read_hold_no_lock(file: Database, tmp_path: Path) -> None:
    await file.write(lambda connection: _scalar(connection, "CREATE TABLE word (text TEXT)"))
    await file.write(lambda connection: _scalar(connection, "INSERT INTO word VALUES (CAST(x'ff' AS TEXT)), ('e')"))
    with pytest.raises(StorageProblem, match="damaged") as problem:
        await file.rows(sa.select(sa.text("text FROM word ORDER BY rowid DESC")))
    # Nobody may read while the table goes; the problem is still at hand, as it is while it is told of.
    other = Database.unopened(f"sqlite+aiosqlite:///{tmp_path / 'some.sqlite'}")
    await other.write(lambda connection: _scalar(connection, "DROP TABLE word"))
    await other.close()
    assert problem.value.args


async def test_it_opens_again_what_was_closed(file: Database) -> None:
    await file.write(put(1))
    await file.close()
    await file.write(put(2))
    assert await numbers(file) == [1, 2]


async def test_each_transaction_is_one_visit_to_a_thread(file: Database) -> None:
    loop = asyncio.get_running_loop()
    with mock.patch.object(loop, "run_in_executor", wraps=loop.run_in_executor) as visits:

        async def several(connection: AsyncConnection) -> None:
            for number in range(5):
                await put(number)(connection)

        await file.write(several)
        assert len(await numbers(file)) == 5
    assert visits.call_count == 2


async def _scalar(connection: AsyncConnection, statement: str) -> object:
    found = await connection.execute(sa.text(statement))
    return found.scalar() if found.returns_rows else None
