"""Where the cards of disputes are."""

from __future__ import annotations

from sqlalchemy import BigInteger, bindparam
from sqlmodel import Field

from bot.database import Database, Table, columns_of
from bot.storage.upserting import upsert


class DisputePost(Table, table=True):
    """The message in a channel that shows how far a dispute is."""

    __tablename__ = "dispute_post"

    guild_id: int = Field(sa_type=BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    number: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    channel_id: int = Field(sa_type=BigInteger)
    message_id: int = Field(sa_type=BigInteger)


_POSTS = columns_of(DisputePost)
_READ = _POSTS.select().where(
    _POSTS.c.guild_id == bindparam("guild", type_=BigInteger()), _POSTS.c.number == bindparam("number")
)


async def post_of(database: Database, guild: int, number: int) -> DisputePost | None:
    """The message of a dispute's card; ``None`` before it was sent."""
    found = await database.rows(_READ, {"guild": guild, "number": number})
    return DisputePost(**found[0]._mapping) if found else None


async def keep_post(database: Database, guild: int, number: int, channel: int, message: int) -> None:
    """Record where a dispute's card is; it replaces an earlier one."""
    values = {"channel_id": channel, "message_id": message}
    await database.write(
        lambda connection: upsert(connection, DisputePost, {"guild_id": guild, "number": number}, values)
    )
