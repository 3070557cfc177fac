"""Where the messages of a match stand on Discord, kept so that they are edited and removed and not sent twice."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import BigInteger, Column, DateTime, delete
from sqlalchemy.dialects import postgresql, sqlite
from sqlmodel import Field, col, select

from bot.database import Database, Table

STATUS = "status"


class MatchPost(Table, table=True):
    """A message of a match: ``name`` is ``status``, ``ping.<seat>`` or ``ask.<proposal>``."""

    __tablename__ = "match_post"

    match_id: int = Field(sa_type=BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    name: str = Field(max_length=32, primary_key=True)
    channel_id: int = Field(sa_type=BigInteger)
    message_id: int = Field(sa_type=BigInteger)
    posted: datetime = Field(sa_column=Column(DateTime(timezone=True), nullable=False))


async def posts(database: Database, match: int) -> dict[str, MatchPost]:
    """The messages of a match by name."""
    async with database.reading() as session:
        found = (await session.exec(select(MatchPost).where(col(MatchPost.match_id) == match))).all()
    return {each.name: each for each in found}


async def keep_post(database: Database, match: int, name: str, channel: int, message: int) -> None:
    """Note where a message stands; it takes the place of an earlier one of that name."""
    values = {"channel_id": channel, "message_id": message, "posted": datetime.now(UTC)}
    async with database.writing() as session:
        dialect = session.get_bind().dialect.name
        insert = (postgresql.insert if dialect == "postgresql" else sqlite.insert)(MatchPost)
        row = insert.values(match_id=match, name=name, **values)
        await session.exec(row.on_conflict_do_update(index_elements=["match_id", "name"], set_=values))


async def forget_post(database: Database, match: int, name: str) -> None:
    """Forget a message that is gone."""
    async with database.writing() as session:
        gone = delete(MatchPost).where(col(MatchPost.match_id) == match, col(MatchPost.name) == name)
        await session.exec(gone)
