"""The component packs that servers chose for their new matches."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import BigInteger, delete, select
from sqlmodel import Field, col

from bot.chat.bot import Bot
from bot.database import Database, Table, upsert
from bot.matches.storage.packs import drop_unused


class GuildPack(Table, table=True):
    """The component pack of a game that a guild's new matches are played with, by its digest."""

    __tablename__ = "guild_pack"

    guild_id: int = Field(sa_type=BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    game: str = Field(max_length=64, primary_key=True)
    digest: str = Field(max_length=64)


async def guild_pack(client: Bot, guild: int, game: str) -> str | None:
    """The digest of a guild's pack for a game; ``None`` for the components that the game comes with."""
    async with client.database.reading() as session:
        found = await session.get(GuildPack, (guild, game))
    return found.digest if found else None


async def set_guild_pack(database: Database, guild: int, game: str, digest: str | None) -> None:
    """Set or unset a guild's pack for a game; matches that are open already keep theirs."""
    async with database.writing() as session:
        if digest is None:
            gone = delete(GuildPack).where(col(GuildPack.guild_id) == guild, col(GuildPack.game) == game)
            await session.exec(gone)
            return
        key = {"guild_id": guild, "game": game}
        await upsert(await session.connection(), GuildPack, key, {"digest": digest})


async def drop_packs(database: Database, now: datetime) -> int:
    """Drop the packs that no guild has and no match was made with, and return how many these were."""
    async with database.writing() as session:
        return await drop_unused(await session.connection(), select(col(GuildPack.digest)), now)
