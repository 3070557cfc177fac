"""The database: its schema, its one writer, and what it says when it cannot be opened."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import Pool
from sqlmodel import select

import bot.chat.client
import bot.database
import bot.disputes.storage.tables
from bot.chat.base import context, guilds
from bot.database import BusyProblem, Database, DatabaseProblem, SilentProblem, StorageProblem, Table, completed
from tests.bot.conftest import SYNCHRONOUS

pytestmark = pytest.mark.on_both_databases(every_run=True)


async def test_the_migrations_make_the_very_schema_of_the_tables(blank_url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), Table.metadata))

    database = await Database.open(blank_url)
    async with database.writing() as session:
        assert await (await session.connection()).run_sync(differences) == []
    await database.close()


async def test_opening_again_keeps_what_is_there(blank_url: str) -> None:
    first = await Database.open(blank_url)
    await guilds.set_judge_role(first, 1, 22)
    await first.close()

    second = await Database.open(blank_url)
    assert (await context.guild_settings(second, 1)).judge_role_id == 22
    await second.close()


async def test_two_processes_may_open_an_empty_database_at_once(blank_url: str) -> None:
    # Two forks, since each would load the same for a second.
    program = """
import asyncio, os, sys
from bot.database import Database

other = os.fork()
asyncio.run(Database.open(sys.argv[1]))
if other:
    sys.exit(os.waitstatus_to_exitcode(os.waitpid(other, 0)[1]))
"""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-W", "ignore", "-c", program, blank_url, stderr=PIPE
    )
    said = (await process.communicate())[1].decode()

    assert process.returncode == 0, said


async def test_a_new_database_waits_for_who_writes_it_first(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "new.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    opening = asyncio.create_task(Database.open(f"sqlite+aiosqlite:///{tmp_path}/new.sqlite"))
    await asyncio.sleep(0.1)
    assert not opening.done()
    other.execute("ROLLBACK")
    other.close()
    await (await opening).close()


async def test_a_database_of_a_newer_version_is_left_alone(database: Database, database_url: str) -> None:
    async with database.writing() as session:
        await (await session.connection()).execute(text("UPDATE alembic_version SET version_num = '9999'"))

    with pytest.raises(DatabaseProblem, match=r"newer version of the bot.*DATABASE_URL"):
        await Database.open(database_url)


async def test_a_block_that_raises_writes_nothing(database: Database) -> None:
    with pytest.raises(ZeroDivisionError):
        async with database.writing() as session:
            session.add(guilds.GuildSettings(guild_id=1, language="sv"))
            await session.flush()
            raise ZeroDivisionError

    assert (await context.guild_settings(database, 1)).language is None


async def test_a_reader_sees_one_moment_whatever_is_written_meanwhile(database: Database) -> None:
    await guilds.set_judge_role(database, 1, 22)
    asked = select(guilds.GuildSettings.judge_role_id)
    async with database.reading() as session:
        assert (await session.exec(asked)).one() == 22
        await guilds.set_judge_role(database, 1, 23)
        assert (await session.exec(asked)).one() == 22
    async with database.reading() as session:
        assert (await session.exec(asked)).one() == 23


async def test_concurrent_writers_lose_no_update_and_none_is_turned_away(tmp_path: Path) -> None:
    # Two of them stand for two processes: within one, the single connection would keep writers apart anyway.
    url = f"sqlite+aiosqlite:///{tmp_path / 'bot.sqlite'}"
    databases = [await Database.open(url), await Database.open(url)]
    await guilds.set_judge_role(databases[0], 1, 0)

    async def add_one(database: Database) -> None:
        async with database.writing() as session:
            settings = (await session.exec(select(guilds.GuildSettings))).one()
            await asyncio.sleep(0)
            settings.judge_role_id = (settings.judge_role_id or 0) + 1
            session.add(settings)

    await asyncio.gather(*(add_one(database) for database in databases * 10))

    assert (await context.guild_settings(databases[1], 1)).judge_role_id == 20
    for database in databases:
        await database.close()


async def test_a_reader_is_not_held_up_by_a_writer_and_sees_no_half_written_state(database: Database) -> None:
    await guilds.set_judge_role(database, 1, 1)
    async with database.writing() as session:
        await (await session.connection()).execute(text("UPDATE guild_settings SET judge_role_id = 2"))
        assert (await context.guild_settings(database, 1)).judge_role_id == 1
    assert (await context.guild_settings(database, 1)).judge_role_id == 2


async def test_sqlite_is_set_up_to_keep_what_it_promised(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot.database, "SYNCHRONOUS", SYNCHRONOUS)
    database = await Database.open(f"sqlite+aiosqlite:///{tmp_path / 'bot.sqlite'}")
    expected = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 2000}
    for opened in (database.writing, database.reading):
        async with opened() as session:
            found = {
                name: (await (await session.connection()).execute(text(f"PRAGMA {name}"))).scalar() for name in expected
            }
        assert found == expected
    await database.close()


async def test_a_reading_session_cannot_write(tmp_path: Path) -> None:
    database = await Database.open(f"sqlite+aiosqlite:///{tmp_path / 'bot.sqlite'}")
    async with database.reading() as session:
        with pytest.raises(OperationalError, match=r"readonly"):
            await (await session.connection()).execute(text("DELETE FROM guild_settings"))
    await database.close()


async def test_a_damaged_file_is_named_and_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "bot.sqlite"
    file.write_bytes(b"these are not the pages of a database" * 50)
    before = file.read_bytes()

    with pytest.raises(DatabaseProblem, match=r"not a database.*DATABASE_URL"):
        await Database.open(f"sqlite+aiosqlite:///{file}")

    assert file.read_bytes() == before


async def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")

    with pytest.raises(DatabaseProblem, match=r"folder cannot be made.*DATA_DIR"):
        await Database.open(f"sqlite+aiosqlite:///{tmp_path / 'file' / 'bot.sqlite'}")


async def test_a_server_that_is_away_is_one_clear_sentence() -> None:
    with pytest.raises(DatabaseProblem, match=r"cannot be opened .*check DATABASE_URL"):
        await Database.open("postgresql+asyncpg://nobody@127.0.0.1:1/nothing")


async def test_who_waits_too_long_for_the_only_writer_is_told_that_it_is_busy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.database, "QUEUE", 0.05)
    database = await Database.open(f"sqlite+aiosqlite:///{tmp_path / 'bot.sqlite'}")
    async with database.writing():
        with pytest.raises(BusyProblem, match="try again in a moment"):
            async with database.writing():
                pytest.fail("two wrote at once")
    await guilds.set_judge_role(database, 1, 22)
    await database.close()


async def test_a_server_that_does_not_answer_is_no_busy_one(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("asyncpg")
    monkeypatch.setattr(bot.database, "CONNECTING", 0.05)
    silent = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
    port = silent.sockets[0].getsockname()[1]
    database = Database.unopened(f"postgresql+asyncpg://bot@127.0.0.1:{port}/bot")
    monkeypatch.setattr(bot.database, "SILENCE", 0.0)
    for session in (database.reading, database.writing):
        with pytest.raises(StorageProblem, match="does not answer") as said:
            async with session():
                pytest.fail("nobody answered")
        assert not isinstance(said.value, BusyProblem)
    with pytest.raises(DatabaseProblem, match="cannot be opened"):
        await Database.open(f"postgresql+asyncpg://bot@127.0.0.1:{port}/bot")
    await database.close()
    silent.close()


async def test_who_asks_a_silent_server_asks_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("asyncpg")
    monkeypatch.setattr(bot.database, "CONNECTING", 0.05)
    asked: list[object] = []
    silent = await asyncio.start_server(lambda *_: asked.append(True), "127.0.0.1", 0)
    database = Database.unopened(f"postgresql+asyncpg://bot@127.0.0.1:{silent.sockets[0].getsockname()[1]}/bot")
    monkeypatch.setattr(bot.database, "SILENCE", 600.0)
    for _ in range(3):
        with pytest.raises(SilentProblem):
            async with database.reading():
                pytest.fail("nobody answered")
    assert len(asked) == 1
    monkeypatch.setattr(database, "_asked_again", 0.0)
    for _ in range(3):
        with pytest.raises(SilentProblem):
            async with database.writing():
                pytest.fail("nobody answered")
    assert len(asked) == 2
    await database.close()
    silent.close()


async def test_who_is_cancelled_waits_for_the_work_and_is_cancelled_then() -> None:
    free, done = asyncio.Event(), []

    async def work() -> None:
        await free.wait()
        done.append(True)

    task = asyncio.create_task(completed(work()))
    for _ in range(2):
        await asyncio.sleep(0)
        task.cancel()
    await asyncio.sleep(0)
    assert not task.done()
    free.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert done == [True]


async def test_the_work_tells_its_result_and_its_problem() -> None:
    async def fail() -> None:
        raise LookupError("nothing there")

    assert await completed(asyncio.sleep(0, "told")) == "told"
    with pytest.raises(LookupError, match="nothing there"):
        await completed(fail())


async def test_a_commit_whose_end_is_interrupted_complains_of_nothing(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    async def write() -> None:
        async with database.writing() as session:
            await (await session.connection()).execute(text("SELECT 1"))

    def interrupt(*_: object) -> None:
        task.cancel()

    task = asyncio.create_task(write())
    event.listen(Pool, "reset", interrupt)
    with pytest.raises(asyncio.CancelledError):
        await task
    event.remove(Pool, "reset", interrupt)
    assert not caplog.records
    await write()
