"""``/zloba pack``: the component pack that a server's matches of a game are played with."""

from __future__ import annotations

from datetime import datetime

import discord
from discord import app_commands
from sqlalchemy import BigInteger, delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlmodel import Field, col

from bot.chat.base.context import words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.base.text import escape
from bot.chat.base.translate import command_text
from bot.chat.bot import Bot
from bot.chat.matches.base.layout import card, cut
from bot.chat.matches.base.replies import tell
from bot.database import Database, Table
from bot.games.packs.archive import LARGEST
from bot.games.packs.problems import PackProblem
from bot.matches.model.refusals import Refused
from bot.matches.storage.packs import drop_unused

_GAME = "zloba"
_SHORT = 12


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
        dialect = session.get_bind().dialect.name
        insert = (postgresql.insert if dialect == "postgresql" else sqlite.insert)(GuildPack)
        row = insert.values(guild_id=guild, game=game, digest=digest)
        await session.exec(row.on_conflict_do_update(index_elements=["guild_id", "game"], set_={"digest": digest}))


async def drop_packs(database: Database, now: datetime) -> int:
    """Drop the packs that no guild has and no match was made with, and return how many these were."""
    async with database.writing() as session:
        return await drop_unused(await session.connection(), select(col(GuildPack.digest)), now)


@app_commands.guild_only()
class ZlobaGroup(app_commands.Group):
    """``/zloba``: what only this game needs."""

    def __init__(self) -> None:
        super().__init__(name=command_text("command-zloba"), description=command_text("command-zloba-about"))

    @app_commands.command(name=command_text("command-zloba-pack"), description=command_text("command-zloba-pack-about"))
    @app_commands.rename(file=command_text("command-file"), standin=command_text("command-zloba-standin"))
    @app_commands.describe(
        file=command_text("command-zloba-file-about"), standin=command_text("command-zloba-standin-about")
    )
    async def pack(
        self,
        interaction: discord.Interaction[Bot],
        file: discord.Attachment | None = None,
        standin: bool = False,
    ) -> None:
        """Show, set or unset the pack of this server."""
        client, words, guild = interaction.client, await words_of_person(interaction), interaction.guild_id or 0
        if (file or standin) and not interaction.permissions.manage_guild:
            raise app_commands.MissingPermissions(["manage_guild"])
        if file is not None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            digest = await _stored(client, file)
            await set_guild_pack(client.database, guild, _GAME, digest)
            await drop_packs(client.database, client.matches.clock.now())
            said = words.say("pack-set", pack=digest[:_SHORT])
        elif standin:
            await set_guild_pack(client.database, guild, _GAME, None)
            said = words.say("pack-unset")
        else:
            chosen = await guild_pack(client, guild, _GAME)
            said = words.say("pack-own", pack=chosen[:_SHORT]) if chosen else words.say("pack-standin")
        await tell(interaction, card(words.say("pack-title"), [said, words.say("pack-about")]))


async def _stored(client: Bot, file: discord.Attachment) -> str:
    if file.size > LARGEST:
        raise Refusal("pack-too-large", kilobytes=LARGEST // 1024)
    content = await file.read()
    try:
        done = await client.matches.packs.add_pack(_GAME, content)
    except PackProblem as problem:
        raise Refusal("pack-invalid", problems=cut(escape(str(problem)), 1500)) from problem
    if isinstance(done, Refused):
        raise Refusal("newmatch-no-games")
    return done
