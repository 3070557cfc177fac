"""What a guild's admins have set: its language, its judges, its channels' games and editions."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

import discord
import sqlalchemy as sa
from sqlalchemy import BigInteger
from sqlmodel import Field, col, select

from bot.database import Database, Table
from bot.storage.upserting import upsert
from rules_index import Language


class GuildSettings(Table, table=True):
    """A guild's language for what all of it reads, and the roles that may judge disputes and decide appeals."""

    __tablename__ = "guild_settings"

    guild_id: int = Field(sa_type=BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    language: str | None = Field(default=None, max_length=2)
    judge_role_id: int | None = Field(default=None, sa_type=BigInteger)
    head_judge_role_id: int | None = Field(default=None, sa_type=BigInteger)

    @property
    def judge_role(self) -> int | None:
        """The role of the judges; never that of everybody, which older versions let an admin pick."""
        return self._of_some(self.judge_role_id)

    @property
    def head_judge_role(self) -> int | None:
        """The role of the head judges; never that of everybody."""
        return self._of_some(self.head_judge_role_id)

    def _of_some(self, role: int | None) -> int | None:
        # The role that everybody has is called by the guild's own id.
        return None if role == self.guild_id else role


class ChannelSettings(Table, table=True):
    """The game, and the rulebook of it by its key, that questions in a channel are about unless they say otherwise."""

    __tablename__ = "channel_settings"

    channel_id: int = Field(sa_type=BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    guild_id: int = Field(sa_type=BigInteger, index=True)
    game: str | None = Field(default=None, max_length=64)
    edition: str | None = Field(default=None, max_length=64)


class Called(StrEnum):
    """Who hears of it when a role is mentioned."""

    UNSET = "unset"
    HEARD = "heard"
    SILENT = "silent"
    GONE = "gone"


def called(guild: discord.Guild | None, role: int | None, own: discord.Permissions) -> Called:
    """Whether Discord notifies the members of a role that the bot mentions, as far as is known of the server.

    It does where everybody may mention the role, or the bot may mention all roles.

    Args:
        own: what the bot may do where it mentions it.
    """
    if role is None:
        return Called.UNSET
    if guild is None or guild.unavailable:
        return Called.HEARD
    known = guild.get_role(role)
    if known is None:
        return Called.GONE
    return Called.HEARD if known.mentionable or own.mention_everyone or own.administrator else Called.SILENT


def is_gone(guild: discord.Guild | None, role: int | None) -> bool:
    """Whether a role that is set was deleted since."""
    return called(guild, role, discord.Permissions.none()) is Called.GONE


async def servers_with_judges(database: Database) -> list[GuildSettings]:
    """The settings of the servers that have set who judges."""
    chosen = sa.or_(col(GuildSettings.judge_role_id).is_not(None), col(GuildSettings.head_judge_role_id).is_not(None))
    async with database.reading() as session:
        return list(await session.exec(select(GuildSettings).where(chosen)))


async def set_language(database: Database, guild: int, language: Language | None) -> None:
    """Set or unset a guild's language."""
    await _put(database, GuildSettings, {"guild_id": guild}, {"language": language.value if language else None})


async def set_judge_role(database: Database, guild: int, role: int | None) -> None:
    """Set or unset the role whose members may judge disputes."""
    await _put(database, GuildSettings, {"guild_id": guild}, {"judge_role_id": role})


async def set_head_judge_role(database: Database, guild: int, role: int | None) -> None:
    """Set or unset the role whose members decide appeals and make house rules."""
    await _put(database, GuildSettings, {"guild_id": guild}, {"head_judge_role_id": role})


async def set_channel_game(database: Database, guild: int, channel: int, game: str | None) -> None:
    """Set or unset a channel's game; the edition of another game goes with it."""
    chosen = {"guild_id": guild, "game": game, "edition": None}
    await _put(database, ChannelSettings, {"channel_id": channel}, chosen)


async def set_channel_edition(database: Database, guild: int, channel: int, edition: str | None) -> None:
    """Set or unset the edition of a channel's game, by the key of its rulebook."""
    await _put(database, ChannelSettings, {"channel_id": channel}, {"guild_id": guild, "edition": edition})


async def forget_game(database: Database, guild: int, game: str) -> None:
    """Unset a game that a server has no more wherever it is set for one of its channels."""
    those = sa.and_(col(ChannelSettings.guild_id) == guild, col(ChannelSettings.game) == game)
    async with database.writing() as session:
        unset = sa.update(ChannelSettings).where(those).values(game=None, edition=None)
        await (await session.connection()).execute(unset)


async def _put(
    database: Database, table: type[Table], key: Mapping[str, int], values: Mapping[str, str | int | None]
) -> None:
    # One statement, because two admins may set the first thing at the same moment.
    await database.write(lambda connection: upsert(connection, table, key, values))
