"""A database that cannot: every failure is one clear sentence, nothing is half-written, and afterwards play goes on."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import sqlite3
import traceback
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import Database, DatabaseProblem, StorageProblem
from bot.games.registry import Registry
from bot.matches.model.chance import Secret
from bot.matches.model.match import Actor, Match, Timing
from bot.matches.model.position import Position
from bot.matches.rules.change import Change
from bot.matches.service import MatchService
from bot.matches.storage import outbox, tables, write
from bot.matches.storage.write import Conflict
from tests.bot.databases import new_database, new_on
from tests.bot.matches.table import CHANNEL, EVA, GUILD, HandClock, move, opened, path_of, played, terms
from tests.bot.postgresql import fresh, installed, serving


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "bot.sqlite"


@pytest.fixture
async def on_file(file: Path, games: Registry, clock: HandClock) -> AsyncIterator[MatchService]:
    """A service on a SQLite file of its own."""
    database = await new_database(file)
    yield MatchService(database, games, clock)
    await database.close()


async def after_failing(service: MatchService, position: Position, said: str) -> None:
    """A move fails with these words."""
    prompt = position.prompts()[0]
    user = position.match.seats[prompt.seat].user
    assert user is not None
    answer = path_of(position, prompt, random.Random(0))
    with pytest.raises(StorageProblem, match=said):
        await service.play.submit(position.match.id, Actor(user), prompt.id, answer, interaction=1)


async def test_a_full_disk_is_named_and_play_goes_on_once_there_is_room(on_file: MatchService) -> None:
    position = await played(on_file, await opened(on_file), moves=2)
    pages = await _pragma(on_file, "page_count")
    await _pragma(on_file, f"max_page_count = {pages}")
    with pytest.raises(DatabaseProblem, match="no room left"):
        for _ in range(200):
            position = await _moved_or_raised(on_file, position)

    before = await MatchService(on_file.repository.database, on_file.games, on_file.clock).position(position.match.id)
    assert before == position
    await _pragma(on_file, "max_page_count = 1073741823")
    assert (await move(on_file, position, random.Random(1))).match.seq > position.match.seq


async def _moved_or_raised(service: MatchService, position: Position) -> Position:
    if not position.prompts():
        position = await opened(service, channel=position.match.id + 100)
    return await move(service, position, random.Random(position.match.seq), interaction=None)


async def test_a_locked_database_is_named_and_play_goes_on_once_it_is_free(on_file: MatchService, file: Path) -> None:
    position = await played(on_file, await opened(on_file), moves=2)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    await after_failing(on_file, position, "another program holds the database")
    other.execute("ROLLBACK")
    other.close()
    assert (await move(on_file, position, random.Random(1))).match.seq == position.match.seq + 1


async def test_a_file_that_may_not_be_written_is_named(on_file: MatchService) -> None:
    position = await played(on_file, await opened(on_file), moves=2)
    await _pragma(on_file, "query_only = ON")
    await after_failing(on_file, position, "may not be written to")
    await on_file.repository.database.close()
    assert (await move(on_file, position, random.Random(1))).match.seq == position.match.seq + 1


async def _pragma(service: MatchService, pragma: str) -> Any:
    """The value of a pragma on the connection that writes changes of matches; None where it has none."""

    async def told(connection: AsyncConnection) -> Any:
        found = await connection.execute(sa.text(f"PRAGMA {pragma}"))
        return found.scalar() if found.returns_rows else None

    return await service.repository.database.write(told)


async def test_a_page_that_was_destroyed_is_named(
    on_file: MatchService, file: Path, games: Registry, clock: HandClock
) -> None:
    position = await played(on_file, await opened(on_file), moves=4)
    async with on_file.repository.database.writing() as session:
        (root,) = (
            await (await session.connection()).execute(
                sa.text("SELECT rootpage FROM sqlite_master WHERE name = 'match_snapshot'")
            )
        ).one()
    await on_file.repository.database.close()
    with sqlite3.connect(file) as connection:
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    connection.close()
    with file.open("r+b") as pages:
        pages.seek((root - 1) * size)
        pages.write(os.urandom(size))

    database = await Database.open(f"sqlite+aiosqlite:///{file}")
    service = MatchService(database, games, clock)
    with pytest.raises(StorageProblem, match="restore the last backup"):
        await service.position(position.match.id)
    await database.close()


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        ("DELETE FROM match_snapshot", "no snapshot"),
        ("DELETE FROM match_event WHERE seq = 2", "lacks entries"),
        ("UPDATE match_event SET hash = 'x' WHERE seq = 4", "not the one that its match ends with"),
        ("UPDATE match_snapshot SET state = '{}'", "restore the last backup"),
    ],
)
async def test_a_match_that_contradicts_itself_is_not_played_on(
    service: MatchService, database: Database, damage: str, said: str
) -> None:
    position = await played(service, await opened(service, 3), moves=3)
    statement = damage.replace("'{}'", "convert_to('{}', 'UTF8')") if "postgresql" in str(_url(database)) else damage
    async with database.writing() as session:
        await (await session.connection()).execute(sa.text(statement))
    service.repository.forget()
    with pytest.raises(StorageProblem, match=said):
        await service.position(position.match.id)


def _url(database: Database) -> object:
    return database._writer.url


@pytest.mark.on_both_databases(every_run=True)
async def test_a_change_that_fails_halfway_leaves_nothing(
    service: MatchService, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await played(service, await opened(service, 3), moves=1)
    before = await _counts(service)
    whole = outbox.put

    async def broken(connection: AsyncConnection, match: Match, *rest: object) -> None:
        await whole(connection, match, *rest)  # type: ignore[arg-type]
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(outbox, "put", broken)
    await after_failing(service, position, "no room left")
    monkeypatch.undo()

    assert await _counts(service) == before
    assert await service.position(position.match.id) == position
    await played(service, position)


async def test_a_connection_that_breaks_in_the_middle_leaves_nothing_and_play_goes_on(
    postgres: str, games: Registry, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await Database.open(await new_on(postgres))
    service = MatchService(database, games, clock)
    position = await played(service, await opened(service, 3), moves=1)
    whole = outbox.put

    async def cut(connection: AsyncConnection, match: Match, *rest: object) -> None:
        await whole(connection, match, *rest)  # type: ignore[arg-type]
        await connection.execute(sa.text("SELECT pg_terminate_backend(pg_backend_pid())"))

    monkeypatch.setattr(outbox, "put", cut)
    await after_failing(service, position, "the database cannot do it")
    monkeypatch.undo()

    assert await service.position(position.match.id) == position
    await played(service, position)
    await database.close()


async def test_a_server_that_goes_away_is_one_clear_sentence(games: Registry, clock: HandClock) -> None:
    if not installed():
        pytest.skip("PostgreSQL is not installed (initdb and pg_ctl are looked for)")
    with serving() as server:
        database = await Database.open(await fresh(server))
        service = MatchService(database, games, clock)
        position = await opened(service)
    await after_failing(service, position, "the database cannot do it .*check DATABASE_URL")
    with pytest.raises(StorageProblem):
        await service.outbox.claim()
    await database.close()


async def test_a_bug_of_a_game_leaves_nothing_and_is_not_swallowed(
    service: MatchService, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await opened(service, 3)
    before = await _counts(service)

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(type(position.game), "evolve", broken)
    with pytest.raises(ZeroDivisionError):
        await move(service, position, random.Random(0))
    monkeypatch.undo()
    assert await _counts(service) == before
    await played(service, position)


async def _counts(service: MatchService) -> dict[str, int]:
    async with service.repository.database.reading() as session:
        connection = await session.connection()
        return {
            table.name: (await connection.execute(sa.select(sa.func.count()).select_from(table))).scalar_one()
            for table in (tables.event, tables.outbox, tables.snapshot, tables.secret, tables.match, tables.seat)
        }


@pytest.mark.on_both_databases(every_run=True)
async def test_a_match_that_others_change_without_end_is_busy_and_not_stuck(
    service: MatchService, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await opened(service)

    async def outrun(connection: AsyncConnection, change: Change) -> Match:
        raise Conflict

    monkeypatch.setattr(write, "write", outrun)
    prompt = position.prompts(0)[0]
    done = await service.play.submit(position.match.id, EVA, prompt.id, path_of(position, prompt, random.Random(0)))
    assert getattr(done, "reason", None) == "busy"


async def test_the_keeper_outlives_a_database_that_is_away(
    on_file: MatchService, file: Path, clock: HandClock, caplog: pytest.LogCaptureFixture
) -> None:
    position = await opened(on_file, timing=Timing(600))
    await on_file.scheduler.tick()
    clock.advance(seconds=600)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with caplog.at_level(logging.ERROR):
        keeping = asyncio.create_task(on_file.scheduler.run())
        await _until(lambda: "another program holds the database" in caplog.text)
    other.execute("ROLLBACK")
    other.close()
    for _ in range(200):
        clock.advance(seconds=30)
        await asyncio.sleep(0.02)
        found = await on_file.position(position.match.id)
        assert found is not None
        if found.match.seq > 1:
            break
    else:
        raise AssertionError("the clock stands for ever")
    keeping.cancel()
    # The database is closed after the test; a task in the midst of a statement must have let go of it by then.
    await asyncio.wait({keeping})


async def _until(met: Callable[[], bool]) -> None:
    for _ in range(1000):
        if met():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to that")


async def test_no_secret_reaches_the_log_when_writing_it_fails(
    service: MatchService, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = Secret(b"\x07" * 32)
    monkeypatch.setattr(Secret, "fresh", lambda: secret)
    async with service.repository.database.writing() as session:
        await (await session.connection()).execute(sa.text("ALTER TABLE match_secret RENAME TO elsewhere"))
    with pytest.raises(StorageProblem) as caught:
        await service.lobbies.create(EVA, guild=GUILD, channel=CHANNEL, game="toy", terms=terms())
    shown = "".join(traceback.format_exception(caught.value))
    assert "INSERT INTO match_secret" in shown
    assert "\\x07" not in shown
    assert secret.reveal().hex() not in shown
