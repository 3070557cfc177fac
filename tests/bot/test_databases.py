"""A database on PostgreSQL that one test is done with is like a new one for the next, or no test gets it."""

from __future__ import annotations

import json

import asyncpg
import pytest

from bot.database import Database
from tests.bot.databases import lent_on, new_on


async def everything(url: str) -> dict[str, list[str]]:
    """All rows and the next numbers, by table and sequence."""
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    names = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    rows = {row[0]: await connection.fetch(f'SELECT * FROM "{row[0]}"') for row in names}  # noqa: S608
    numbers = await connection.fetch("SELECT sequencename, last_value FROM pg_sequences ORDER BY 1")
    await connection.close()
    return {name: [json.dumps(list(row), default=str) for row in found] for name, found in rows.items()} | {
        "numbers": [str(tuple(row)) for row in numbers]
    }


async def changed(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    await connection.execute(statement)
    await connection.close()


async def test_what_is_lent_again_is_as_new(postgres: str) -> None:
    new = await everything(await new_on(postgres))
    async with lent_on(postgres) as first:
        await changed(first, "DELETE FROM instance; SELECT setval('dispute_id_seq', 7)")
        await changed(first, "INSERT INTO guild_settings (guild_id) VALUES (1)")
        assert await everything(first) != new
    async with lent_on(postgres) as second:
        assert second == first
        assert await everything(second) == new


@pytest.mark.parametrize("change", ["ALTER TABLE dispute ADD odd int", "DROP TABLE kept_file CASCADE"])
async def test_what_has_other_tables_is_not_lent_again(postgres: str, change: str) -> None:
    async with lent_on(postgres) as first:
        await changed(first, change)
    async with lent_on(postgres) as second:
        assert second != first


async def test_what_somebody_is_still_connected_to_is_not_lent_again(postgres: str) -> None:
    async with lent_on(postgres) as first:
        left = Database.unopened(first)
        async with left.reading() as session:
            await session.connection()
    async with lent_on(postgres) as second:
        assert second != first
    await left.close()
