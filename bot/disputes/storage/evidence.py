"""Messages, pictures and the audit trail in the database."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.disputes.model.audit import Trace
from bot.disputes.model.evidence import Message, Picture
from bot.disputes.storage import tables
from bot.matches.model.match import FORGOTTEN
from bot.matches.model.people import blanked


async def add_message(connection: AsyncConnection, dispute: int, message: Message) -> None:
    """Keep a message."""
    row = tables.MESSAGE.row(message, dispute_id=dispute)
    await connection.execute(sa.insert(tables.message).values(**row))


async def read_messages(connection: AsyncConnection, dispute: int) -> tuple[Message, ...]:
    """The messages taken into a dispute, the oldest first."""
    table = tables.message
    asked = sa.select(table).where(table.c.dispute_id == dispute).order_by(table.c.at, table.c.message_id)
    return tuple(map(tables.MESSAGE.value, (await connection.execute(asked)).mappings()))


async def add_picture(connection: AsyncConnection, dispute: int, picture: Picture) -> None:
    """Keep a picture."""
    row = tables.PICTURE.row(picture, dispute_id=dispute)
    await connection.execute(sa.insert(tables.picture).values(**row))


async def read_pictures(connection: AsyncConnection, dispute: int) -> tuple[Picture, ...]:
    """The pictures of a dispute in order."""
    table = tables.picture
    asked = sa.select(table).where(table.c.dispute_id == dispute).order_by(table.c.number)
    return tuple(map(tables.PICTURE.value, (await connection.execute(asked)).mappings()))


async def purge(connection: AsyncConnection, dispute: int) -> None:
    """Let every picture and message of a dispute go."""
    for table in (tables.picture, tables.message):
        await connection.execute(sa.delete(table).where(table.c.dispute_id == dispute))


async def forget(connection: AsyncConnection, dispute: int, user: int, sides: Sequence[int]) -> None:
    """Let the pictures of sides and the messages of a person go, and mentions of them in those of others."""
    picture, message = tables.picture, tables.message
    own = sa.and_(picture.c.dispute_id == dispute, picture.c.side.in_(sides))
    await connection.execute(sa.delete(picture).where(own))
    theirs = sa.and_(message.c.dispute_id == dispute, message.c.author_id == user)
    await connection.execute(sa.delete(message).where(theirs))
    for each in await read_messages(connection, dispute):
        words = blanked(each.text, user)
        if words != each.text:
            same = sa.and_(message.c.dispute_id == dispute, message.c.message_id == each.id)
            await connection.execute(sa.update(message).where(same).values(words=words))


async def forget_traces(connection: AsyncConnection, user: int) -> None:
    """Put the marker in the place of a person in the audit trail."""
    own = tables.audit.c.user_id == user
    await connection.execute(sa.update(tables.audit).where(own).values(user_id=FORGOTTEN))


async def add_traces(connection: AsyncConnection, guild: int, traces: Sequence[Trace]) -> None:
    """Add to the audit trail."""
    rows = [tables.AUDIT.row(trace, guild_id=guild) for trace in traces]
    if rows:
        await connection.execute(sa.insert(tables.audit), rows)


async def read_traces(
    connection: AsyncConnection, guild: int, number: int | None, limit: int, skip: int = 0
) -> tuple[Trace, ...]:
    """The last acts at a server's desk, or in one dispute, the newest first, without the first ones of these."""
    table = tables.audit
    asked = sa.select(table).where(
        table.c.guild_id == guild, sa.true() if number is None else table.c.dispute == number
    )
    rows = (await connection.execute(asked.order_by(table.c.id.desc()).limit(limit).offset(skip))).mappings()
    return tuple(map(tables.AUDIT.value, rows))
