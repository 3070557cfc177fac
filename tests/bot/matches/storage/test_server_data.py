"""What is kept of a server goes some time after it removed the bot, all of it and nothing else."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa

import bot.chat.client  # noqa: F401 - every table of the bot
from bot.chat import server_data
from bot.database import Database, Moment, Table
from bot.matches.service import MatchService
from tests.bot.matches.table import EVA, HandClock, opened

GONE, STAYS = 7_001, 7_002
# Of nobody's server: packs go with the last one who uses them, paths after 30 days, and people's own with the people.
_SHARED = {"component_pack", "heartbeat", "instance", "match_path", "person_edition", "player_settings"}
_OWNERS = {"guild_id", "match_id", "dispute_id"}


def test_every_table_is_some_servers_or_known_not_to_be() -> None:
    assert {table.name for table in Table.metadata.sorted_tables if not _OWNERS & set(table.c.keys())} == _SHARED


async def content(database: Database) -> dict[str, list[tuple[Any, ...]]]:
    async with database.reading() as session:
        connection = await session.connection()
        return {
            table.name: sorted(map(tuple, (await connection.execute(sa.select(table))).all()), key=repr)
            for table in Table.metadata.sorted_tables
        }


async def fill(database: Database, service: MatchService, guild: int, match: int) -> None:
    """Put a row into every table that has none of this server's yet, with the least that it takes."""
    async with database.writing() as session:
        connection = await session.connection()
        for number, table in enumerate(Table.metadata.sorted_tables):
            owner = next((each for each in ("guild_id", "match_id", "dispute_id") if each in table.c), None)
            if owner is None or table.name in ("match", "departed_guild"):
                continue
            own = {"guild_id": guild, "match_id": match, "dispute_id": guild}
            there = sa.select(sa.func.count()).select_from(table).where(table.c[owner] == own[owner])
            if (await connection.execute(there)).scalar():
                continue
            values: dict[str, Any] = {}
            for column in table.c:
                if column.name in own:
                    values[column.name] = own[column.name]
                elif table.name == "dispute" and column.name == "id":
                    values["id"] = guild
                elif not column.nullable or column.primary_key:
                    values[column.name] = _any(column, guild * 1000 + number, service)
            await connection.execute(sa.insert(table).values(values))


def _any(column: sa.Column[Any], number: int, service: MatchService) -> Any:
    if isinstance(column.type, Moment | sa.DateTime):
        return service.clock.now()
    if isinstance(column.type, sa.Boolean | sa.Integer):
        return False if isinstance(column.type, sa.Boolean) else number
    text = f"{number}"[-(getattr(column.type, "length", None) or 64) :]
    return {sa.JSON: [], sa.LargeBinary: b"x"}.get(type(column.type), text)


@pytest.mark.on_both_databases(every_run=True)
async def test_everything_of_the_server_goes_and_nothing_else(
    database: Database, service: MatchService, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_data, "_AT_ONCE", 2)
    stays = await opened(service, guild=STAYS, channel=1)
    await fill(database, service, STAYS, stays.match.id)
    before = await content(database)
    for channel in (2, 3, 4, 5, 6):
        gone = await opened(service, guild=GONE, channel=channel)
    await fill(database, service, GONE, gone.match.id)
    async with database.writing() as session:
        packs = Table.metadata.tables["component_pack"]
        chosen = Table.metadata.tables["guild_pack"]
        connection = await session.connection()
        for digest in ("own", "shared"):
            added = {"digest": digest, "game": "toy", "content": b"x", "added": clock.now()}
            await connection.execute(sa.insert(packs).values(**added))
        await connection.execute(sa.insert(chosen).values(guild_id=GONE, game="toy", digest="own"))
        await connection.execute(sa.insert(chosen).values(guild_id=STAYS, game="toy", digest="shared"))
    assert await server_data.known_servers(database) == {GONE, STAYS}
    # Without a departure nothing is deleted.
    await server_data.delete(database, GONE)
    assert GONE in await server_data.known_servers(database)

    await server_data.note_departure(database, GONE, clock.now())
    clock.advance(days=3)
    await server_data.note_departure(database, GONE, clock.now())
    assert await server_data.overdue(database, clock.now() - timedelta(days=4)) == []
    assert await server_data.overdue(database, clock.now() - timedelta(days=3)) == [GONE]
    await server_data.delete(database, GONE)
    after = await content(database)
    assert [row[0] for row in after.pop("component_pack")] == ["shared"]
    before.pop("component_pack")
    assert (STAYS, "toy", "shared") in after["guild_pack"]
    after["guild_pack"].remove((STAYS, "toy", "shared"))
    assert after == before
    service.repository.forget()
    assert (await opened(service, guild=STAYS, channel=9)).match.seats[0].user == EVA.user


async def test_a_server_that_came_back_keeps_what_it_had(
    database: Database, service: MatchService, clock: HandClock
) -> None:
    number = (await opened(service, guild=GONE)).match.id
    await server_data.note_departure(database, GONE, clock.now())
    await server_data.note_return(database, {STAYS})
    assert await server_data.overdue(database, clock.now()) == [GONE]
    await server_data.note_return(database, {GONE, STAYS})
    assert await server_data.overdue(database, clock.now()) == []
    await server_data.delete(database, GONE)
    service.repository.forget()
    assert await service.position(number) is not None
