"""A disk that gives back something else than was written: it is noticed and named, and never played on from."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from bot.chat.base.context import guild_settings
from bot.database import Database, DatabaseProblem, StorageProblem, Table
from bot.games.registry import Registry
from bot.games.values import SPECTATOR
from bot.matches.model.match import Status
from bot.matches.model.position import Position
from bot.matches.service import MatchService
from bot.matches.storage import tables
from tests.bot.databases import back_to, new_database
from tests.bot.matches.table import (
    ADMIN,
    GUILD,
    JUDGE,
    WHY,
    HandClock,
    gathered,
    move,
    now_of,
    opened,
    played,
    unsalted,
)
from tests.rows import nightly


class Disk:
    """A database's file with a match in it, to be damaged again and again."""

    def __init__(self, file: Path, position: Position) -> None:
        self.file, self.position = file, position
        connection = sqlite3.connect(file)
        connection.execute("PRAGMA journal_mode = DELETE")
        (self.page,) = connection.execute("PRAGMA page_size").fetchone()
        self.empty = _empty_pages(connection)
        connection.close()
        self.whole = file.read_bytes()

    def damage(self, at: int, garbage: bytes) -> None:
        """Put these bytes in the place of what is there, in an otherwise whole file."""
        self.file.write_bytes(self.whole[:at] + garbage + self.whole[at + len(garbage) :])
        for beside in ("-wal", "-shm"):
            Path(f"{self.file}{beside}").unlink(missing_ok=True)

    def write(self, statement: str) -> None:
        """Change what is kept behind the bot's back."""
        connection = sqlite3.connect(self.file)
        with connection:
            connection.execute(statement)
        connection.close()


def _empty_pages(connection: sqlite3.Connection) -> set[int]:
    """The pages of tables without a row, counted from 0: nothing of theirs is ever read."""
    known = connection.execute("SELECT tbl_name, rootpage FROM sqlite_master WHERE rootpage > 0").fetchall()
    first = {name: f'SELECT 1 FROM "{name}" LIMIT 1' for name, _ in known}  # noqa: S608 - names of our own tables
    empty = {name for name, query in first.items() if connection.execute(query).fetchone() is None}
    return {page - 1 for name, page in known if name in empty}


@pytest.fixture
async def disk(tmp_path: Path, games: Registry, clock: HandClock) -> Disk:
    file = tmp_path / "bot.sqlite"
    database = await new_database(file)
    service = MatchService(database, games, clock)
    position = await played(service, await opened(service, 3), moves=4)
    await database.close()
    return Disk(file, position)


async def used(disk: Disk, games: Registry, clock: HandClock) -> str:
    """What became of opening the database, reading the match, moving in it and delivering what it tells."""
    try:
        database = await Database.open(f"sqlite+aiosqlite:///{disk.file}")
    except DatabaseProblem as problem:
        assert "locked" not in str(problem), "the database that was used before is still held"
        return "named"
    try:
        service = MatchService(database, games, clock)
        position = await service.position(disk.position.match.id)
        assert position is not None
        if position.match == disk.position.match:
            assert position.state == disk.position.state, "another position than was kept"
        await move(service, position, random.Random(0))
        await service.outbox.claim()
    except StorageProblem:
        return "named"
    finally:
        await database.close()
    return "unharmed"


@pytest.mark.parametrize("step", [7, *nightly(1)])
async def test_any_page_destroyed_is_named_or_does_no_harm(
    disk: Disk, games: Registry, clock: HandClock, step: int
) -> None:
    lot, found = random.Random(0), []
    pages = range(0, len(disk.whole) // disk.page, step)
    for page in pages:
        disk.damage(page * disk.page, lot.randbytes(disk.page))
        found.append(await used(disk, games, clock))
    assert found.count("named") > len(set(pages) - disk.empty) // 3


async def test_a_file_cut_short_is_named_or_does_no_harm(disk: Disk, games: Registry, clock: HandClock) -> None:
    pages = len(disk.whole) // disk.page
    found = []
    for kept in (1, pages // 4, pages // 2, pages - 1):
        disk.damage(0, b"")
        with disk.file.open("r+b") as file:
            file.truncate(kept * disk.page + 100)
        found.append(await used(disk, games, clock))
    assert set(found[:3]) == {"named"}


async def test_a_damaged_beat_stops_no_clock_and_is_followed_by_a_whole_one(
    disk: Disk, games: Registry, clock: HandClock
) -> None:
    disk.write("REPLACE INTO heartbeat VALUES (1, '2026-13-41')")
    database = await Database.open(f"sqlite+aiosqlite:///{disk.file}")
    await MatchService(database, games, clock).scheduler.tick()
    async with database.reading() as session:
        asked = sa.select(tables.heartbeat.c.at)
        assert (await (await session.connection()).execute(asked)).scalars().all() == [clock.now()]
    await database.close()


async def test_records_of_a_damaged_seat_are_named(disk: Disk, games: Registry, clock: HandClock) -> None:
    disk.write(f"UPDATE match SET status = '{Status.OVER.value}'")  # noqa: S608 - a name of our own
    disk.write("UPDATE match_seat SET choices = 'x'")
    database = await Database.open(f"sqlite+aiosqlite:///{disk.file}")
    with pytest.raises(StorageProblem, match="records cannot be read"):
        await MatchService(database, games, clock).statistics.records(GUILD)
    await database.close()


async def test_what_is_set_for_a_server_is_no_bare_error_where_it_cannot_be_read(disk: Disk) -> None:
    disk.write("ALTER TABLE guild_settings RENAME COLUMN language TO lost")
    database = Database.unopened(f"sqlite+aiosqlite:///{disk.file}")
    with pytest.raises(StorageProblem, match="no such column"):
        await guild_settings(database, GUILD)
    await database.close()


async def test_a_note_whose_attempts_are_lost_is_told_all_the_same(
    disk: Disk, games: Registry, clock: HandClock
) -> None:
    connection = sqlite3.connect(disk.file)
    connection.execute("PRAGMA writable_schema = 1")
    lost = "UPDATE sqlite_master SET sql = replace(sql, 'attempts INTEGER NOT NULL', 'attempts INTEGER')"
    connection.execute(f"{lost} WHERE name = 'match_outbox'")
    connection.commit()
    connection.close()
    disk.write("UPDATE match_outbox SET attempts = NULL")
    database = Database.unopened(f"sqlite+aiosqlite:///{disk.file}")
    claimed = await MatchService(database, games, clock).outbox.claim()
    assert {parcel.attempts for parcel in claimed} == {1}
    await database.close()


async def test_a_secret_that_reads_like_a_text_is_named(disk: Disk, games: Registry, clock: HandClock) -> None:
    disk.write("UPDATE match_secret SET secret = CAST('x' AS TEXT)")
    assert await used(disk, games, clock) == "named"


CELLS = {
    "match_event": ("entry", "hash", "previous"),
    "match_snapshot": ("state",),
    "match_secret": ("secret",),
}


@pytest.mark.parametrize(("table", "column"), [(table, each) for table, columns in CELLS.items() for each in columns])
async def test_any_bit_that_falls_over_in_a_position_a_log_or_a_secret_is_named(
    service: MatchService, database: Database, table: str, column: str
) -> None:
    position = await played(service, await opened(service, 3), moves=4)
    kept = Table.metadata.tables[table]
    where = kept.c.match_id == position.match.id
    if table == "match_event":
        where &= kept.c.seq == position.match.seq
    cell = kept.c[column]
    async with database.reading() as session:
        whole = (await (await session.connection()).execute(sa.select(cell).where(where))).scalar_one()
    raw = whole.encode() if isinstance(whole, str) else bytes(whole)
    for at in range(0, len(raw), max(1, len(raw) // 8)):
        flipped = raw[:at] + bytes([raw[at] ^ 1]) + raw[at + 1 :]
        damaged = flipped.decode() if isinstance(whole, str) else flipped
        async with database.writing() as session:
            await (await session.connection()).execute(sa.update(kept).where(where).values({column: damaged}))
        service.repository.forget()
        with pytest.raises(StorageProblem, match="restore the last backup"):
            await service.position(position.match.id)

    async with database.writing() as session:
        await (await session.connection()).execute(sa.update(kept).where(where).values({column: whole}))
    assert await service.position(position.match.id) == position


@pytest.mark.parametrize(
    ("column", "damaged"),
    [("status", "plaxing"), ("terms", '{"ruleset":"toy'), ("course", "[]"), ("course", '{"waits":7}')],
)
async def test_a_match_whose_facts_are_damaged_is_named_and_holds_up_no_other(
    service: MatchService, database: Database, column: str, damaged: str
) -> None:
    position = await opened(service)
    other = await opened(service, channel=12)
    async with database.writing() as session:
        hurt = sa.update(tables.match).where(tables.match.c.id == position.match.id).values({column: damaged})
        await (await session.connection()).execute(hurt)
    service.repository.forget()
    with pytest.raises(StorageProblem, match="restore the last backup"):
        await service.position(position.match.id)
    with pytest.raises(StorageProblem, match="restore the last backup"):
        await service.orders.abandon(position.match.id, ADMIN, reason=WHY)
    assert (await move(service, other, random.Random(0))).match.seq == other.match.seq + 1


@pytest.mark.parametrize("damage", ["entry", "json", "hash", "previous", "lost"])
async def test_a_log_that_is_not_what_it_was_is_named_where_it_is_read(
    service: MatchService, database: Database, damage: str
) -> None:
    position = await played(service, await opened(service, 3), moves=6)
    number, log = position.match.id, tables.event
    where = (log.c.match_id == number) & (log.c.seq == 4)
    values = {"entry": '{"kind":"no such"}', "json": "{", "hash": "0" * 64, "previous": "0" * 64}
    before = [page.seq for page in await service.history.log(number, SPECTATOR, before=4)]
    async with database.writing() as session:
        connection = await session.connection()
        if damage == "lost":
            await connection.execute(sa.delete(log).where(where))
        else:
            column = "entry" if damage == "json" else damage
            await connection.execute(sa.update(log).where(where).values({column: values[damage]}))
    for limit in (20, 3):
        with pytest.raises(StorageProblem, match="restore the last backup"):
            await service.history.log(number, SPECTATOR, limit=limit, before=6)
    assert [page.seq for page in await service.history.log(number, SPECTATOR, before=3)] == before[:2]
    if damage in ("json", "lost"):
        with pytest.raises(StorageProblem, match="restore the last backup"):
            await service.exports.export(number, JUDGE)


@pytest.mark.parametrize("begun", [True, False])
@pytest.mark.parametrize("seat", [0, 1, 2])
async def test_a_seat_that_is_lost_is_named(service: MatchService, database: Database, begun: bool, seat: int) -> None:
    position = await (opened if begun else gathered)(service, 3)
    async with database.writing() as session:
        gone = sa.delete(tables.seat).where(tables.seat.c.match_id == position.match.id, tables.seat.c.seat == seat)
        await (await session.connection()).execute(gone)
    service.repository.forget()
    if not begun and seat == 2:
        # Whoever took the last seat of a lobby may as well have left it.
        assert len((await now_of(service, position)).match.seats) == 2
        return
    with pytest.raises(StorageProblem, match="seats of match 1"):
        await service.position(position.match.id)


async def test_a_match_of_no_known_game_is_named(service: MatchService, database: Database) -> None:
    position = await opened(service)
    async with database.writing() as session:
        hurt = sa.update(tables.match).where(tables.match.c.id == position.match.id).values(game="tox")
        await (await session.connection()).execute(hurt)
    service.repository.forget()
    with pytest.raises(StorageProblem, match="tox is no game"):
        await service.position(position.match.id)


async def test_a_schema_whose_text_is_damaged_is_named(disk: Disk) -> None:
    for text in (b"CREATE TABLE guild_pack", b"CREATE TABLE match_seat", b"CREATE INDEX ix_match_due"):
        at = disk.whole.index(text)
        for place in (at + 3, at + len(text) - 2):
            disk.damage(place, b"\xff")
            try:
                database = await Database.open(f"sqlite+aiosqlite:///{disk.file}")
            except DatabaseProblem:
                continue
            await database.close()


@pytest.mark.slow
async def test_positions_of_an_older_version_are_sealed_when_it_is_upgraded(
    service: MatchService, database: Database, database_url: str, games: Registry, clock: HandClock
) -> None:
    position = await played(service, await unsalted(service, 3), moves=2)
    async with database.writing() as session:
        connection = await session.connection()
        await connection.run_sync(back_to, "0003")
    upgraded = await Database.open(database_url)
    again = MatchService(upgraded, games, clock)
    found = await again.position(position.match.id)
    assert found is not None
    # Its people are hashed with another key than before.
    assert replace(found.match, people=position.match.people) == position.match
    assert found.state == position.state
    await move(again, position, random.Random(0))
    await upgraded.close()
