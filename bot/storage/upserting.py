"""Rows that are inserted, or changed where they are there already, in one statement."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from sqlalchemy import Insert
from sqlalchemy import Table as Columns
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import Table


async def upsert(
    connection: AsyncConnection, table: type[Table] | Columns, key: Mapping[str, object], values: Mapping[str, object]
) -> None:
    """Insert a row, or change the one with this key, in one statement.

    Args:
        key: the columns that name the row, all of a primary key or a unique constraint, with their values.
        values: the other columns that are set.
    """
    await upsert_all(connection, table, tuple(key), [{**key, **values}])


async def upsert_all(
    connection: AsyncConnection,
    table: type[Table] | Columns,
    key: tuple[str, ...],
    rows: Sequence[Mapping[str, object]],
) -> None:
    """Insert rows, or change those that are there, in one statement.

    Args:
        key: the columns that name a row, all of a primary key or a unique constraint.
        rows: the values by column, of the same columns in each; there may be none.
    """
    if rows:
        others = tuple(column for column in rows[0] if column not in key)
        await connection.execute(_upserting(connection.dialect.name, table, key, others), rows)


@cache
def _upserting(dialect: str, table: type[Table] | Columns, key: tuple[str, ...], values: tuple[str, ...]) -> Insert:
    insert = (postgresql.insert if dialect == "postgresql" else sqlite.insert)(table)
    return insert.on_conflict_do_update(
        index_elements=list(key), set_={column: insert.excluded[column] for column in values}
    )
