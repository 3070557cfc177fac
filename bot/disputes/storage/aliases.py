"""Aliases of servers, in the database."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.disputes.model.aliases import Alias
from bot.disputes.storage import guilds, tables
from rules_index import Language


async def read(connection: AsyncConnection, guild: int) -> tuple[Alias, ...]:
    """Those of a server, by rulebook and word."""
    columns = tables.alias.c
    asked = sa.select(tables.alias).where(columns.guild_id == guild).order_by(columns.edition, columns.word)
    return tuple(
        Alias(game=row.game, edition=row.edition, word=row.word, language=Language(row.language), means=row.means)
        for row in await connection.execute(asked)
    )


async def put(connection: AsyncConnection, guild: int, alias: Alias) -> None:
    """Keep one, in the place of what the word meant in that rulebook before."""
    await connection.execute(sa.delete(tables.alias).where(_is(guild, alias.edition, alias.word)))
    values = {name: getattr(alias, name) for name in Alias.__struct_fields__}
    await connection.execute(sa.insert(tables.alias).values(guild_id=guild, **values))
    await guilds.count(connection, guild, "revision")


async def drop(connection: AsyncConnection, guild: int, edition: str, word: str | None = None) -> bool:
    """Delete one, or all of a rulebook; ``False`` where there is none."""
    if not (await connection.execute(sa.delete(tables.alias).where(_is(guild, edition, word)))).rowcount:
        return False
    await guilds.count(connection, guild, "revision")
    return True


def _is(guild: int, edition: str, word: str | None) -> sa.ColumnElement[bool]:
    columns = tables.alias.c
    of_edition = (columns.guild_id == guild) & (columns.edition == edition)
    return of_edition if word is None else of_edition & (columns.word == word)
