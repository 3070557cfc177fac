"""The owner of a database: one Discord application, or the playground."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import Database, DatabaseProblem
from bot.matches.storage import tables
from bot.matches.storage.errors import storage_problems

PLAYGROUND = 0
"""The application id of the playground, which no application of Discord's has."""


async def claim(database: Database, application: int) -> None:
    """Let a database be an application's, or the playground's, for good.

    Raises:
        DatabaseProblem: it is another one's already; nothing in it was touched.
    """
    with storage_problems():
        async with database.writing() as session:
            connection = await session.connection()
            asked = sa.select(tables.instance.c.application_id).with_for_update()
            owner = (await connection.execute(asked)).scalar()
            if owner is None and (application != PLAYGROUND or not await _has_matches(connection)):
                await connection.execute(sa.update(tables.instance).values(application_id=application))
                return
    if owner != application:
        raise DatabaseProblem(_refusal(owner, application))


async def _has_matches(connection: AsyncConnection) -> bool:
    return (await connection.execute(sa.select(tables.match.c.id).limit(1))).first() is not None


def _refusal(owner: int | None, application: int) -> str:
    if application == PLAYGROUND:
        whose = f"belongs to the bot with the application id {owner}" if owner else "holds matches of a bot"
        return (
            f"This database {whose}, and without DISCORD_TOKEN the playground would start on it: set DISCORD_TOKEN to "
            "run the bot, or take DATABASE_URL out of the environment, and the playground makes a database of its own."
        )
    whose = "the playground" if owner == PLAYGROUND else f"the bot with the application id {owner}"
    return (
        f"This database belongs to {whose}, and DISCORD_TOKEN is that of the application {application}: set the token "
        "that belongs to it, or give this bot a database of its own with DATA_DIR or DATABASE_URL."
    )
