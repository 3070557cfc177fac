"""Blanking mentions of a person in people's words that are kept of matches: the reasons of orders and verdicts."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.model.people import blanked
from bot.matches.storage import tables


async def blank_mentions(connection: AsyncConnection, user: int) -> None:
    """Blank mentions of a person beside the log, in what is still to be delivered, and in what is announced.

    The entries hold keyed hashes of these words alone, so the log stays whole.
    """
    for table, key, words in (
        (tables.event, (tables.event.c.match_id, tables.event.c.seq), tables.event.c.reason),
        (tables.outbox, (tables.outbox.c.id,), tables.outbox.c.payload),
        (tables.match, (tables.match.c.id,), tables.match.c.course),
    ):
        naming = sa.or_(*(words.contains(f"<@{sign}{user}>", autoescape=True) for sign in ("", "!")))
        for row in (await connection.execute(sa.select(*key, words).where(naming))).all():
            same = sa.and_(*(column == value for column, value in zip(key, row, strict=False)))
            values: dict[str, Any] = {words.name: blanked(row[-1], user)}
            if table is tables.match:
                # Every process that has the match at hand must read it again.
                values["revision"] = tables.match.c.revision + 1
            await connection.execute(sa.update(table).where(same).values(values))
