"""The ids of a match's messages on Discord, kept so that messages are edited or removed and never sent twice."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import delete
from sqlmodel import col, select

from bot.chat.matches.base.tables import MatchPost
from bot.database import Database, upsert

STATUS = "status"


async def posts(database: Database, match: int) -> dict[str, MatchPost]:
    """The messages of a match by name."""
    async with database.reading() as session:
        found = (await session.exec(select(MatchPost).where(col(MatchPost.match_id) == match))).all()
    return {each.name: each for each in found}


async def keep_post(database: Database, match: int, name: str, channel: int, message: int) -> None:
    """Record a message's id; it replaces an earlier one of that name."""
    values = {"channel_id": channel, "message_id": message, "posted": datetime.now(UTC)}
    async with database.writing() as session:
        await upsert(await session.connection(), MatchPost, {"match_id": match, "name": name}, values)


async def forget_post(database: Database, match: int, name: str) -> None:
    """Forget a message that is gone."""
    async with database.writing() as session:
        gone = delete(MatchPost).where(col(MatchPost.match_id) == match, col(MatchPost.name) == name)
        await session.exec(gone)
