"""A note where commands are that were below ``/match`` once: after a server's first ``/match``, and once for each."""

from __future__ import annotations

import logging

import discord
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Field

from bot.chat.base.context import words_of_person
from bot.chat.bot import Bot
from bot.database import Database, DatabaseProblem, Table, database_problems

_log = logging.getLogger(__name__)


class MovedCommands(Table, table=True):
    """A server that had matches before the commands moved and where nobody has read the note yet."""

    __tablename__ = "moved_commands"

    guild_id: int = Field(sa_type=sa.BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})


async def note_moved(interaction: discord.Interaction[Bot]) -> None:
    """Send the note to a person who has used ``/match``, where their server has not had it; never raises.

    Behind a form Discord takes no further message, so that the note waits for the next command.
    """
    guild, answer = interaction.guild_id, interaction.response.type
    if guild is None or answer in (None, discord.InteractionResponseType.modal):
        return
    try:
        if await _takes_note(interaction.client.database, guild):
            words = await words_of_person(interaction)
            said = f"{words.say('moved-commands')}\n{words.say('moved-commands-judges')}"
            await interaction.followup.send(said, ephemeral=True)
    except (DatabaseProblem, DBAPIError, discord.HTTPException) as problem:
        _log.warning("Nobody in server %d read where commands have moved: %s", guild, problem)


async def _takes_note(database: Database, guild: int) -> bool:
    """Whether this server has not had the note, which it has from now on."""
    here = sa.column("guild_id") == guild
    waiting = sa.table("moved_commands", sa.column("guild_id"))

    async def take(connection: AsyncConnection) -> bool:
        # Of several people who use a command at once, only one deletes it, and reads the note.
        return bool((await connection.execute(sa.delete(waiting).where(here))).rowcount)

    with database_problems():
        return bool(await database.rows(sa.select(waiting.c.guild_id).where(here))) and await database.write(take)
