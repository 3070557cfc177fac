"""Notices about disputes that wait for delivery."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import Database
from bot.disputes.model.dispute import Dispute
from bot.disputes.model.notices import DeskParcel, Notice
from bot.disputes.storage.tables import NOTICE, dispute, notice
from bot.matches.model.clock import Clock
from bot.shards import Share
from bot.storage.queues import Queue


class Notices(Queue[DeskParcel]):
    """The notices of all disputes, in the order in which they were made; one that is put off is overtaken.

    Args:
        share: the servers whose disputes' notices are given out.
    """

    record = NOTICE
    owner = "dispute_id"

    def __init__(self, database: Database, clock: Clock, share: Share) -> None:
        here = notice.c.dispute_id.in_(sa.select(dispute.c.id).where(share.among(dispute.c.guild_id)))
        super().__init__(database, clock.now, share, here)

    def _asked(self) -> sa.Select[Any]:
        about = (dispute.c.guild_id, dispute.c.number, dispute.c.channel_id, dispute.c.match_id)
        return sa.select(notice, *about).join(dispute, dispute.c.id == notice.c.dispute_id)

    def _made(self, row: sa.RowMapping) -> DeskParcel:
        about = {"guild": row["guild_id"], "dispute": row["number"], "match": row["match_id"]}
        return NOTICE.value(row, **about, channel=row["channel_id"])


async def put(
    connection: AsyncConnection, about: Dispute, notices: Sequence[tuple[Notice, int | None]], now: datetime
) -> None:
    """Put notices in, in the transaction of what they tell; each for a person, or for the channel or a role."""
    parcels = [
        DeskParcel(
            id=0,
            key=f"d{about.id}.{about.revision}.{number}",
            guild=about.guild,
            dispute=about.number,
            channel=about.channel,
            match=about.match,
            notice=told,
            user=user,
            attempts=0,
        )
        for number, (told, user) in enumerate(notices)
    ]
    if parcels:
        rows = [NOTICE.row(parcel, created=now, dispute_id=about.id) for parcel in parcels]
        await connection.execute(sa.insert(notice), rows)


async def forget(connection: AsyncConnection, user: int) -> None:
    """Let go what is for a person, delivered or not."""
    await connection.execute(sa.delete(notice).where(notice.c.user_id == user))
