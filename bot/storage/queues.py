"""Queues of messages that wait for delivery, each in a table of its own.

A publisher claims parcels, delivers each, and reports it delivered or failed. A claimed parcel that is neither comes
back after the lease: so everything is delivered at least once, and the parcel's key tells a repetition from news.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

import sqlalchemy as sa
from msgspec import MsgspecError, Struct
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import Database, Result, Work, database_problems
from bot.shards import Share
from bot.storage.records import Extra, Record

_log = logging.getLogger(__name__)

Parcel = TypeVar("Parcel", bound=Struct)
"""A value with an ``id`` that the database gives out, a ``key`` that names it for ever, and its ``attempts``: how often
it was claimed, this time included."""

AT_ONCE = 50
"""Parcels that are claimed together, unless it is said otherwise."""
LEASE = timedelta(seconds=60)
"""For how long a claimed parcel is nobody else's."""
KEPT = timedelta(days=7)
"""How long what was delivered is kept."""
GIVEN_UP = 6
"""How often a parcel is tried that is rejected for itself, which no waiting mends."""
LONGEST = timedelta(hours=1)
"""The longest wait between two attempts."""
_CLEANED_EVERY = timedelta(hours=1)
# Names the lock under which publishers of several processes claim; any number that nothing else uses.
_CLAIMING = 7_046_301

QUEUED = (
    Extra("created", datetime),
    Extra("not_before", datetime | None),
    Extra("delivered", datetime | None),
)
"""The columns of every queue beside a parcel's own: since when it waits and until when, and when it was delivered."""

Beside: TypeAlias = Callable[[AsyncConnection], Awaitable[None]]
"""Writes in a transaction what belongs to it."""


def waiting_index(name: str) -> sa.Index:
    """The index of a queue's table by which the parcels are found that wait."""
    waits = sa.text("delivered IS NULL")
    return sa.Index(name, "id", sqlite_where=waits, postgresql_where=waits)


def retry_in(attempts: int, longest: timedelta = LONGEST) -> timedelta:
    """How long a parcel waits that could not be delivered: longer each time, up to a limit."""
    return min(timedelta(seconds=2.0 ** min(attempts, 12)), longest)


async def hurry(connection: AsyncConnection, table: sa.Table, which: sa.ColumnElement[bool]) -> None:
    """Let parcels wait no longer: a clock that is set back would put them off by as much again."""
    await connection.execute(sa.update(table).where(table.c.delivered.is_(None), which).values(not_before=None))


class Bell:
    """Wakes the task that waits; rung before it waits, it is not missed.

    Attributes:
        ring: says that there is something new.
    """

    def __init__(self) -> None:
        self._event = asyncio.Event()
        self.ring = self._event.set

    async def wait(self) -> None:
        """Until there is something new."""
        await self._event.wait()
        self._event.clear()


class Queue(Generic[Parcel]):
    """The parcels of a table, in the order in which they were made.

    Args:
        now: tells the time.
        share: the servers whose parcels are given out.
        here: the condition that a parcel belongs to one of these.

    Attributes:
        record: the parcels and their table.
        owner: the column that names what a parcel tells of.
        ring: wakes the publisher: there is a new parcel, or an old one may be claimed again.
        wait: waits until this process has put something in; other processes' parcels need a look now and then.
    """

    record: ClassVar[Record[Any]]
    owner: ClassVar[str]

    def __init__(
        self, database: Database, now: Callable[[], datetime], share: Share, here: sa.ColumnElement[bool]
    ) -> None:
        table = self.record.table
        self._database = database
        self._now = now
        self._share = share
        bell = Bell()
        self.ring, self.wait = bell.ring, bell.wait
        self._cleaned: datetime | None = None
        self._claimable = self._ripe() if share.whole else sa.and_(self._ripe(), here)
        # Made once: to put a statement together costs more than to run it.
        self._next = self._asked().where(self._claimable, table.c.id > sa.bindparam("last"))
        self._next = self._next.order_by(table.c.id).limit(sa.bindparam("most", type_=sa.Integer()))
        # Two publishers must not take the same parcels; on SQLite the transaction's own lock sees to it.
        self._next = self._next.with_for_update(of=table)
        numbers: sa.BindParameter[int] = sa.bindparam("numbers", expanding=True)
        self._chosen = sa.update(table).where(table.c.id.in_(numbers))
        until = sa.bindparam("until", type_=table.c.not_before.type)
        self._take_on = self._chosen.values(not_before=until, attempts=sa.func.coalesce(table.c.attempts, 0) + 1)
        self._put_off = self._chosen.values(not_before=until)
        self._tick_off = self._chosen.values(delivered=sa.bindparam("now", type_=table.c.delivered.type))

    async def claim(self, limit: int = AT_ONCE) -> list[Parcel]:
        """Take the next parcels to deliver; what is not reported within :data:`LEASE` is claimed again."""
        taken = await self._write(partial(self._claim, now=self._now(), limit=limit))
        parcels: list[Parcel] = []
        damaged: list[int] = []
        for row in taken:
            try:
                parcels.append(replace(self._made(row), attempts=(row["attempts"] or 0) + 1))
            except MsgspecError as problem:
                said, owner = "What parcel %d of %s %d tells is damaged and given up: %s", self.owner[: -len("_id")]
                _log.error(said, row["id"], owner, row[self.owner], problem)
                damaged.append(row["id"])
        if damaged:
            # They would hold up those after them for ever.
            await self.delivered(*damaged)
            self.ring()
        return parcels

    async def waits_since(self) -> datetime | None:
        """Since when the parcel that could be claimed longest waits for it; ``None`` when there is none.

        What is put off cannot be claimed, and neither can what must not overtake it.
        """
        table = self.record.table
        ripe = sa.func.min(sa.func.coalesce(table.c.not_before, table.c.created), type_=table.c.created.type)
        since: datetime | None = await self._scalar(sa.select(ripe).where(self._claimable), now=self._now())
        return since

    async def delivered(self, *parcels: int, beside: Beside | None = None) -> None:
        """Tick parcels off, and let those go that were delivered long ago.

        Args:
            beside: writes what belongs to it in the same transaction, after it.
        """
        table, now = self.record.table, self._now()

        async def tick_off(connection: AsyncConnection) -> None:
            await connection.execute(self._tick_off, {"numbers": parcels, "now": now})
            if beside is not None:
                await beside(connection)
            if self._cleaned is None or now - self._cleaned >= _CLEANED_EVERY:
                self._cleaned = now
                await connection.execute(sa.delete(table).where(table.c.delivered < now - KEPT))

        await self._write(tick_off)

    async def failed(self, parcel: int, retry_in: timedelta) -> None:
        """Put a parcel off, and with it what must not overtake it."""
        await self._change(self._put_off, numbers=[parcel], until=self._now() + retry_in)

    async def renew(self, *parcels: int) -> None:
        """Claim parcels for another :data:`LEASE`: whoever claimed them still delivers them."""
        table = self.record.table
        held = sa.and_(table.c.delivered.is_(None), table.c.attempts > 0)
        await self._change(self._put_off.where(held), numbers=parcels, until=self._now() + LEASE)

    async def put_off(self, parcel: int, by: timedelta) -> None:
        """Let a parcel wait, as one that was never claimed: what comes after it overtakes it."""
        await self._change(self._put_off.values(attempts=0), numbers=[parcel], until=self._now() + by)

    async def release(self, owner: int | None = None) -> None:
        """Let everything that was claimed and not delivered be claimed at once, of one owner or of all.

        Of all only at the start of an only publisher; of one when what made its deliveries fail is over.
        """
        table = self.record.table
        held = sa.and_(table.c.delivered.is_(None), table.c.attempts > 0)
        if owner is not None:
            held &= table.c[self.owner] == owner
        await self._change(sa.update(table).where(held).values(not_before=self._now()))
        self.ring()

    def _asked(self) -> sa.Select[Any]:
        """The rows of parcels, with whatever :meth:`_made` needs beside them."""
        return sa.select(self.record.table)

    def _ripe(self) -> sa.ColumnElement[bool]:
        """Which parcels may be claimed at a moment that is given as ``now``."""
        waits = self.record.table.c
        now = sa.bindparam("now", type_=waits.not_before.type)
        return sa.and_(waits.delivered.is_(None), sa.or_(waits.not_before.is_(None), waits.not_before <= now))

    async def _later(
        self,
        connection: AsyncConnection,  # noqa: ARG002
        rows: Sequence[sa.RowMapping],  # noqa: ARG002
        now: datetime,  # noqa: ARG002
    ) -> dict[int, datetime]:
        """Until when parcels are to wait instead of being claimed, by their ids."""
        return {}

    async def _claim(self, connection: AsyncConnection, now: datetime, limit: int) -> list[sa.RowMapping]:
        if connection.dialect.name == "postgresql":
            # Who waits for another's rows looks at them as they were before: one after the other, then.
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_CLAIMING, self._share.own[0])))
        taken = await self._take(connection, now, limit)
        if taken:
            await connection.execute(self._take_on, {"numbers": [row["id"] for row in taken], "until": now + LEASE})
        return taken

    async def _take(self, connection: AsyncConnection, now: datetime, limit: int) -> list[sa.RowMapping]:
        last = 0
        # Each look begins after the last one, so that it ends whatever is still there of what was put off.
        while True:
            found = await connection.execute(self._next, {"now": now, "last": last, "most": limit})
            rows = found.mappings().all()
            if not rows:
                return []
            last = rows[-1]["id"]
            later = await self._later(connection, rows, now)
            for number, until in later.items():
                await connection.execute(self._put_off, {"numbers": [number], "until": until})
            if taken := [row for row in rows if row["id"] not in later]:
                return taken

    def _made(self, row: sa.RowMapping) -> Parcel:
        """The parcel of a row as it was before it was claimed."""
        parcel: Parcel = self.record.value(row)
        return parcel

    async def _scalar(self, asked: sa.Select[Any], **values: object) -> Any:
        with database_problems():
            rows = await self._database.rows(asked, values)
        return rows[0][0] if rows else None

    async def _change(self, statement: sa.Update, **values: object) -> None:
        await self._write(lambda connection: connection.execute(statement, values))

    async def _write(self, work: Work[Result]) -> Result:
        with database_problems():
            return await self._database.write(work)
