"""The records of a match's messages, for as long as one delivery takes: read together, and written together."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.chat.base.guilds import GuildSettings
from bot.chat.matches.base.tables import NEWEST, POST, Newest, Post
from bot.database import Database, columns_of
from bot.matches.storage import tables
from bot.storage.upserting import upsert

_POSTS, _NEWEST, _GUILDS = POST.table, NEWEST.table, columns_of(GuildSettings)
_MATCH: sa.BindParameter[int] = sa.bindparam("match", type_=sa.BigInteger())
_READ_POSTS = sa.select(_POSTS).where(_POSTS.c.match_id == _MATCH)
_READ_NEWEST = sa.select(_NEWEST).where(_NEWEST.c.match_id == _MATCH)
_READ_GUILD = sa.select(_GUILDS).where(
    _GUILDS.c.guild_id == sa.select(tables.match.c.guild_id).where(tables.match.c.id == _MATCH).scalar_subquery()
)
_FORGET = sa.delete(_POSTS).where(_POSTS.c.match_id == _MATCH, _POSTS.c.name == sa.bindparam("gone"))


class Records:
    """The messages of one match by name, the newest one of its log, and what its server has set.

    What changes is written by :meth:`save`, or by :meth:`write` with what else belongs to the transaction.

    Attributes:
        is_pressing: a message was sent that nothing but these records knows of.
    """

    def __init__(self, database: Database, match: int) -> None:
        self._database = database
        self._match = match
        self._is_read = False
        self._posts: dict[str, Post] = {}
        self._newest: Newest | None = None
        self._guild: GuildSettings | None = None
        self._changed: dict[str, None] = {}
        self._grown = False
        self.is_pressing = False

    async def read(self, connection: AsyncConnection) -> None:
        """Read everything in a transaction that reads something else as well."""
        match = {"match": self._match}
        posts = (await connection.execute(_READ_POSTS, match)).mappings()
        self._posts = {row["name"]: POST.value(row) for row in posts}
        newest = (await connection.execute(_READ_NEWEST, match)).mappings().first()
        self._newest = None if newest is None else NEWEST.value(newest)
        guild = (await connection.execute(_READ_GUILD, match)).first()
        self._guild = None if guild is None else GuildSettings(**guild._mapping)
        self._is_read = True

    async def posts(self) -> dict[str, Post]:
        """The messages of the match, in whatever channel; a copy."""
        await self._read()
        return dict(self._posts)

    async def newest(self) -> Newest | None:
        """The newest message of the match's log."""
        await self._read()
        return self._newest

    async def guild(self) -> GuildSettings:
        """The settings of the match's server; all unset for a server that has set nothing."""
        await self._read()
        return self._guild or GuildSettings(guild_id=0)

    def keep(self, name: str, post: Post) -> None:
        """Record a message that was sent; it replaces an earlier one of that name."""
        self._posts[name] = post
        self._changed[name] = None
        self.is_pressing = True

    def forget(self, name: str) -> None:
        """Forget a message that is gone."""
        self._posts.pop(name, None)
        self._changed[name] = None

    def grow(self, newest: Newest) -> None:
        """Record what the newest message of the log shows."""
        self.is_pressing |= self._newest is None or self._newest.message_id != newest.message_id
        self._newest, self._grown = newest, True

    async def save(self) -> None:
        """Write what changed, in a transaction of its own; none where nothing did."""
        if self._changed or self._grown:
            await self._database.write(self.write)

    async def write(self, connection: AsyncConnection) -> None:
        """Write what changed."""
        changed, self._changed = self._changed, {}
        grown, self._grown = self._grown, False
        self.is_pressing = False
        for name in changed:
            post = self._posts.get(name)
            if post is None:
                await connection.execute(_FORGET, {"match": self._match, "gone": name})
            else:
                await upsert(connection, _POSTS, {"match_id": self._match, "name": name}, POST.row(post))
        if grown and self._newest is not None:
            await upsert(connection, _NEWEST, {"match_id": self._match}, NEWEST.row(self._newest))

    async def _read(self) -> None:
        if not self._is_read:
            await self._database.read(self.read)
