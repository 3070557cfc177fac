"""The messages of matches that wait for delivery."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import datetime, timedelta

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import Database
from bot.games.values import Seat
from bot.matches.model.clock import Clock, Player
from bot.matches.model.match import Match
from bot.matches.model.messages import Between, Lobby, Note, Parcel, Reminder, Silenced, Turn, Withheld
from bot.matches.storage import preferences
from bot.matches.storage.tables import OUTBOX, outbox
from bot.matches.storage.tables import match as matches
from bot.shards import EVERYTHING, Share
from bot.storage.queues import Queue
from bot.storage.upserting import upsert

_log = logging.getLogger(__name__)

_PINGS = tuple(str(kind.__struct_config__.tag) for kind in (Turn, Reminder, Between, Silenced))
_PRIVATE = tuple(str(kind.__struct_config__.tag) for kind in (Silenced, Withheld))
_PUT = sa.insert(outbox)
_UNREAD = (outbox.c.delivered.is_(None), outbox.c.attempts > 0, outbox.c.kind.not_in(_PRIVATE))


class Outbox(Queue[Parcel]):
    """The parcels of all matches; each match's never overtake each other, but for private ones.

    A ping waits for the end of its player's quiet hours. A match with a parcel that is claimed, or put off after a
    failure, has nothing to give until that is settled.

    Args:
        share: the servers whose matches' parcels are given out.
    """

    record = OUTBOX
    owner = "match_id"

    def __init__(self, database: Database, clock: Clock, share: Share = EVERYTHING) -> None:
        here = outbox.c.match_id.in_(sa.select(matches.c.id).where(share.among(matches.c.guild_id)))
        super().__init__(database, clock.now, share, here)

    async def unread_since(self, match: int) -> datetime | None:
        """When the first line of a match was made that is being delivered, or was refused; ``None`` for none."""
        first = sa.func.min(outbox.c.created, type_=outbox.c.created.type)
        since: datetime | None = await self._scalar(sa.select(first).where(outbox.c.match_id == match, *_UNREAD))
        return since

    async def last_delivered(self, match: int) -> datetime | None:
        """When the last line of a match came to its channel, as far as it is kept; ``None`` for none."""
        last = sa.func.max(outbox.c.delivered, type_=outbox.c.delivered.type)
        asked = sa.select(last).where(outbox.c.match_id == match, outbox.c.kind.not_in(_PRIVATE))
        at: datetime | None = await self._scalar(asked)
        return at

    async def tell(self, parcel: Parcel, note: Note, user: int) -> None:
        """Put in what is to be told somebody in private because of a parcel; a second time it changes nothing."""
        told = Parcel(0, parcel.match, f"{parcel.key}p", note, user)
        known = sa.select(outbox.c.id).where(outbox.c.key == told.key)

        async def put_in(connection: AsyncConnection) -> None:
            if (await connection.execute(known)).first() is None:
                await connection.execute(_PUT, [OUTBOX.row(told, created=self._now())])

        await self._write(put_in)
        self.ring()

    async def refresh_in(self, connection: AsyncConnection, match: int, wait: timedelta) -> None:
        """Have a match's status message refreshed after a while, once, whatever was asked before."""
        due = self._now() + wait
        waits = OUTBOX.row(
            Parcel(0, match, f"{match}.board", Lobby(), None), created=due, not_before=due, delivered=None
        )
        await upsert(connection, outbox, {"key": waits.pop("key")}, waits)

    async def hold_back(self, match: int, retry_in: timedelta) -> None:
        """Put off whatever a match has to tell in its channel, as after a failure."""
        mine = sa.and_(outbox.c.match_id == match, outbox.c.delivered.is_(None), outbox.c.kind.not_in(_PRIVATE))
        first = sa.select(sa.func.min(outbox.c.id)).where(mine).scalar_subquery()
        # What was claimed with it would else keep it back for the whole lease.
        waiting = mine & sa.or_(outbox.c.id == first, outbox.c.attempts > 0)
        claimed = sa.case((outbox.c.attempts > 0, outbox.c.attempts), else_=1)
        waits = {"not_before": self._now() + retry_in, "attempts": claimed}
        await self._change(sa.update(outbox).where(waiting).values(waits))

    def _ripe(self) -> sa.ColumnElement[bool]:
        now = sa.bindparam("now", type_=outbox.c.not_before.type)
        held = outbox.alias("held")
        busy = sa.select(held.c.match_id).where(
            held.c.delivered.is_(None), held.c.attempts > 0, held.c.not_before > now, held.c.kind.not_in(_PRIVATE)
        )
        return sa.and_(super()._ripe(), sa.or_(outbox.c.kind.in_(_PRIVATE), outbox.c.match_id.not_in(busy)))

    async def _later(
        self, connection: AsyncConnection, rows: Sequence[sa.RowMapping], now: datetime
    ) -> dict[int, datetime]:
        pings = {row["id"]: row["user_id"] for row in rows if row["kind"] in _PINGS and row["user_id"] is not None}
        if not pings:
            return {}
        known = await preferences.players(connection, sorted(set(pings.values())))
        ends = {number: _quiet_until(known[user], now) for number, user in pings.items() if user in known}
        return {number: until for number, until in ends.items() if until is not None}


async def put(connection: AsyncConnection, match: Match, told: list[tuple[Note, Seat | None]], now: datetime) -> None:
    """Put the messages of a change into the outbox, in the transaction that writes the change.

    Args:
        told: the notes in order, each for everyone or for the player of a seat.
    """
    parcels = [
        Parcel(
            0,
            match.id,
            f"{match.id}.{match.revision}.{number}",
            note,
            match.seats[seat].user if seat is not None else None,
        )
        for number, (note, seat) in enumerate(told)
    ]
    if parcels:
        await connection.execute(_PUT, [OUTBOX.row(parcel, created=now) for parcel in parcels])


def _quiet_until(player: Player, now: datetime) -> datetime | None:
    try:
        return player.quiet_until(now)
    except (ValueError, KeyError, OSError) as problem:
        # A ping in the night is better than silence for all: this system's time zones are not those it was set on.
        _log.error(
            "Quiet hours in the time zone %r cannot be kept, so pings come at once (%s): pip install --upgrade tzdata",
            player.zone,
            problem,
        )
        return None
