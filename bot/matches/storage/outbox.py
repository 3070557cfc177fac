"""Messages that wait for delivery.

A publisher claims parcels, delivers each, and reports it delivered or failed. A claimed parcel that is neither comes
back after the lease: so everything is delivered at least once, and the parcel's key tells a repetition from news.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from typing import Any, TypeAlias

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import Database, upsert
from bot.games.values import Seat
from bot.matches.model.clock import Clock
from bot.matches.model.match import Match
from bot.matches.model.messages import Between, Lobby, Note, Reminder, Silenced, Turn, Withheld
from bot.matches.storage import preferences
from bot.matches.storage.errors import storage_problems
from bot.matches.storage.tables import match as matches
from bot.matches.storage.tables import outbox
from bot.shards import EVERYTHING, Share

_log = logging.getLogger(__name__)

AT_ONCE = 50
"""Parcels that are claimed together, unless it is said otherwise."""
LEASE = timedelta(seconds=60)
KEPT = timedelta(days=7)
"""How long what was delivered is kept."""
# Names the lock under which publishers of several processes claim; any number that nothing else uses.
_CLAIMING = 7_046_301
_CLEANED_EVERY = timedelta(hours=1)
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Note)
_PUT = sa.insert(outbox)
_NUMBERS: sa.BindParameter[int] = sa.bindparam("numbers", expanding=True)
_UNTIL = sa.bindparam("until", type_=outbox.c.not_before.type)
_PUT_OFF = sa.update(outbox).where(outbox.c.id == sa.bindparam("number")).values(not_before=_UNTIL)
_CLAIM = (
    sa.update(outbox)
    .where(outbox.c.id.in_(_NUMBERS))
    .values(not_before=_UNTIL, attempts=sa.func.coalesce(outbox.c.attempts, 0) + 1)
)
_TICK_OFF = (
    sa.update(outbox)
    .where(outbox.c.id.in_(_NUMBERS))
    .values(delivered=sa.bindparam("now", type_=outbox.c.delivered.type))
)


Beside: TypeAlias = Callable[[AsyncConnection], Awaitable[None]]
"""Writes in a transaction what belongs to it."""


class Bell:
    """Wakes the task that waits; rung before it waits, it is not missed."""

    def __init__(self) -> None:
        self._event = asyncio.Event()

    def ring(self) -> None:
        """There is something new."""
        self._event.set()

    async def wait(self) -> None:
        """Until there is something new."""
        await self._event.wait()
        self._event.clear()


class Parcel(Struct, frozen=True):
    """A message to deliver.

    Attributes:
        key: names it for ever, in at most 25 characters; Discord takes it as a message's nonce.
        user: whom it is for; ``None`` when it is for everyone, or its seat is vacant.
        attempts: how often it was claimed, this time included.
    """

    id: int
    match: int
    key: str
    note: Note
    user: int | None
    attempts: int

    @property
    def private(self) -> bool:
        """Whether it is for its user alone; it keeps to no order with what the channel is told."""
        return isinstance(self.note, Silenced | Withheld)


class Outbox:
    """The parcels of all matches, in the order in which they were made; each match's never overtake each other.

    Args:
        share: the servers whose matches' parcels are given out.
    """

    def __init__(self, database: Database, clock: Clock, share: Share = EVERYTHING) -> None:
        self._database = database
        self._clock = clock
        self._share = share
        self._bell = Bell()
        self._cleaned: datetime | None = None
        # Made once: to put a statement together costs more than to run it.
        self._waiting = _waiting(share)

    def ring(self) -> None:
        """Wake the publisher: there is a new parcel, or an old one may be claimed again."""
        self._bell.ring()

    async def wait(self) -> None:
        """Until this process has put something in; other processes' parcels need a look now and then."""
        await self._bell.wait()

    async def claim(self, limit: int = AT_ONCE) -> list[Parcel]:
        """Take the next parcels to deliver.

        A ping waits for the end of its player's quiet hours. A match with a parcel that is claimed, or put off after a
        failure, has nothing to give until that is settled, but for what is told in private.
        """
        now = self._clock.now()
        with storage_problems():
            async with self._database.writing() as session:
                connection = await session.connection()
                if connection.dialect.name == "postgresql":
                    # Who waits for another's rows looks at them as they were before: one after the other, then.
                    await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_CLAIMING, self._share.own[0])))
                taken: list[sa.Row[Any]] = []
                last = 0
                # Each look begins after the last one, so that it ends whatever is still there of what was put off.
                while rows := await self._look(connection, now, last, limit):
                    last = rows[-1].id
                    quiet = await self._quiet(connection, rows, now)
                    taken = [row for row in rows if row.id not in quiet]
                    for number, until in quiet.items():
                        await connection.execute(_PUT_OFF, {"number": number, "until": until})
                    if taken:
                        break
                if taken:
                    claimed = {"numbers": [row.id for row in taken], "until": now + LEASE}
                    await connection.execute(_CLAIM, claimed)
        parcels = [parcel for row in taken if (parcel := _parcel(row)) is not None]
        unreadable = {row.id for row in taken} - {parcel.id for parcel in parcels}
        if unreadable:
            # They would block their match's later parcels for ever.
            await self.delivered(*unreadable)
            self.ring()
        return parcels

    async def waits_since(self) -> datetime | None:
        """Since when the parcel that could be claimed longest waits for it; ``None`` when there is none.

        What is put off, for quiet hours, after a failure or because there is no channel, cannot be claimed, and neither
        can what comes after it in its match.
        """
        ripe = sa.func.min(sa.func.coalesce(outbox.c.not_before, outbox.c.created), type_=outbox.c.created.type)
        asked = sa.select(ripe).where(_claimable(self._share))
        with storage_problems():
            async with self._database.reading() as session:
                found = await (await session.connection()).execute(asked, {"now": self._clock.now()})
                since: datetime | None = found.scalar()
        return since

    async def unread_since(self, match: int) -> datetime | None:
        """When the first line of a match was made that is being delivered, or was refused; ``None`` for none."""
        first = sa.func.min(outbox.c.created, type_=outbox.c.created.type)
        asked = sa.select(first).where(outbox.c.match_id == match, *_UNREAD)
        with storage_problems():
            async with self._database.reading() as session:
                since: datetime | None = (await (await session.connection()).execute(asked)).scalar()
        return since

    async def last_delivered(self, match: int) -> datetime | None:
        """When the last line of a match came to its channel, as far as it is kept; ``None`` for none."""
        last = sa.func.max(outbox.c.delivered, type_=outbox.c.delivered.type)
        asked = sa.select(last).where(outbox.c.match_id == match, outbox.c.kind.not_in(_PRIVATE))
        with storage_problems():
            async with self._database.reading() as session:
                at: datetime | None = (await (await session.connection()).execute(asked)).scalar()
        return at

    async def tell(self, parcel: Parcel, note: Note, user: int) -> None:
        """Put in what is to be told somebody in private because of a parcel; a second time it changes nothing."""
        values = {
            "match_id": parcel.match,
            "kind": _kind_of(note),
            "user_id": user,
            "payload": _encoder.encode(note).decode(),
            "created": self._clock.now(),
            "attempts": 0,
        }
        key = f"{parcel.key}p"
        with storage_problems():
            async with self._database.writing() as session:
                connection = await session.connection()
                if (await connection.execute(sa.select(outbox.c.id).where(outbox.c.key == key))).first() is None:
                    await connection.execute(_PUT, [{"key": key, **values}])
        self.ring()

    async def delivered(self, *parcels: int, beside: Beside | None = None) -> None:
        """Tick parcels off.

        Args:
            beside: writes what belongs to it in the same transaction, after it.
        """
        now = self._clock.now()
        with storage_problems():
            async with self._database.writing() as session:
                connection = await session.connection()
                await connection.execute(_TICK_OFF, {"numbers": parcels, "now": now})
                if beside is not None:
                    await beside(connection)
                if self._cleaned is None or now - self._cleaned >= _CLEANED_EVERY:
                    self._cleaned = now
                    await connection.execute(sa.delete(outbox).where(outbox.c.delivered < now - KEPT))

    async def refresh_in(self, connection: AsyncConnection, match: int, wait: timedelta) -> None:
        """Have a match's status message refreshed after a while, once, whatever was asked before."""
        due = self._clock.now() + wait
        lobby = {"kind": _kind_of(Lobby()), "payload": _encoder.encode(Lobby()).decode(), "user_id": None}
        waits = {"match_id": match, "created": due, "not_before": due, "attempts": 0, "delivered": None}
        await upsert(connection, outbox, {"key": f"{match}.board"}, lobby | waits)

    async def failed(self, parcel: int, retry_in: timedelta) -> None:
        """Put a parcel off, and its match's later ones with it."""
        until = self._clock.now() + retry_in
        with storage_problems():
            async with self._database.writing() as session:
                connection = await session.connection()
                await connection.execute(_PUT_OFF, {"number": parcel, "until": until})

    async def hold_back(self, match: int, retry_in: timedelta) -> None:
        """Put off whatever a match has to tell in its channel, as after a failure."""
        mine = sa.and_(outbox.c.match_id == match, outbox.c.delivered.is_(None), outbox.c.kind.not_in(_PRIVATE))
        first = sa.select(sa.func.min(outbox.c.id)).where(mine).scalar_subquery()
        # What was claimed with it would else keep it back for the whole lease.
        waiting = mine & sa.or_(outbox.c.id == first, outbox.c.attempts > 0)
        claimed = sa.case((outbox.c.attempts > 0, outbox.c.attempts), else_=1)
        waits = {"not_before": self._clock.now() + retry_in, "attempts": claimed}
        with storage_problems():
            async with self._database.writing() as session:
                connection = await session.connection()
                await connection.execute(sa.update(outbox).where(waiting).values(waits))

    async def renew(self, *parcels: int) -> None:
        """Claim parcels for another :data:`LEASE`: whoever claimed them still delivers them."""
        until = self._clock.now() + LEASE
        waits = sa.and_(outbox.c.id.in_(parcels), outbox.c.delivered.is_(None), outbox.c.attempts > 0)
        with storage_problems():
            async with self._database.writing() as session:
                connection = await session.connection()
                await connection.execute(sa.update(outbox).where(waits).values(not_before=until))

    async def put_off(self, parcel: int, by: timedelta) -> None:
        """Let a parcel wait, as one that was never claimed: what its match tells meanwhile overtakes it."""
        until = self._clock.now() + by
        with storage_problems():
            async with self._database.writing() as session:
                connection = await session.connection()
                waits = sa.update(outbox).where(outbox.c.id == parcel)
                await connection.execute(waits.values(not_before=until, attempts=0))

    async def release(self, match: int | None = None) -> None:
        """Let everything that was claimed and not delivered be claimed at once, of one match or of all.

        Of all only at the start of an only publisher; of one when what made its deliveries fail is over.
        """
        held = sa.and_(outbox.c.delivered.is_(None), outbox.c.attempts > 0)
        if match is not None:
            held &= outbox.c.match_id == match
        with storage_problems():
            async with self._database.writing() as session:
                connection = await session.connection()
                now = self._clock.now()
                await connection.execute(sa.update(outbox).where(held).values(not_before=now))
        self.ring()

    async def _look(self, connection: AsyncConnection, now: datetime, last: int, limit: int) -> Sequence[sa.Row[Any]]:
        """The next parcels that may be claimed, after the one with a number."""
        found = await connection.execute(self._waiting, {"now": now, "last": last, "most": limit})
        rows: Sequence[sa.Row[Any]] = found.all()
        return rows

    async def _quiet(
        self, connection: AsyncConnection, rows: Sequence[sa.Row[Any]], now: datetime
    ) -> dict[int, datetime]:
        pings = {row.id: row.user_id for row in rows if row.kind in _PINGS and row.user_id is not None}
        if not pings:
            return {}
        known = await preferences.players(connection, sorted(set(pings.values())))
        ends = {number: _quiet_until(known[user], now) for number, user in pings.items() if user in known}
        return {number: until for number, until in ends.items() if until is not None}


def note_of(payload: str) -> Note:
    """A note from the JSON that the outbox keeps it as."""
    note: Note = _decoder.decode(payload)
    return note


async def put(connection: AsyncConnection, match: Match, told: list[tuple[Note, Seat | None]], now: datetime) -> None:
    """Put the messages of a change into the outbox, in the transaction that writes the change.

    Args:
        told: the notes in order, each for everyone or for the player of a seat.
    """
    rows = [
        {
            "match_id": match.id,
            "key": f"{match.id}.{match.revision}.{number}",
            "kind": _kind_of(note),
            "user_id": None if seat is None else match.seats[seat].user,
            "payload": _encoder.encode(note).decode(),
            "created": now,
            "attempts": 0,
        }
        for number, (note, seat) in enumerate(told)
    ]
    if rows:
        await connection.execute(_PUT, rows)


def _kind_of(note: Note) -> str:
    return str(note.__struct_config__.tag)


_PINGS = tuple(str(kind.__struct_config__.tag) for kind in (Turn, Reminder, Between, Silenced))
_PRIVATE = tuple(str(kind.__struct_config__.tag) for kind in (Silenced, Withheld))
_UNREAD = (outbox.c.delivered.is_(None), outbox.c.attempts > 0, outbox.c.kind.not_in(_PRIVATE))


def _parcel(row: sa.Row[Any]) -> Parcel | None:
    try:
        note = note_of(row.payload)
    except msgspec.MsgspecError as problem:
        _log.error("What parcel %d of match %d tells is damaged and given up: %s", row.id, row.match_id, problem)
        return None
    return Parcel(row.id, row.match_id, row.key, note, row.user_id, (row.attempts or 0) + 1)


def _quiet_until(player: preferences.Player, now: datetime) -> datetime | None:
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


def _claimable(share: Share) -> sa.ColumnElement[bool]:
    """Which parcels may be claimed at a moment that is given as ``now``."""
    now = sa.bindparam("now", type_=outbox.c.not_before.type)
    held = outbox.alias("held")
    busy = sa.select(held.c.match_id).where(
        held.c.delivered.is_(None), held.c.attempts > 0, held.c.not_before > now, held.c.kind.not_in(_PRIVATE)
    )
    here = outbox.c.match_id.in_(sa.select(matches.c.id).where(share.among(matches.c.guild_id)))
    return sa.and_(
        outbox.c.delivered.is_(None),
        sa.true() if share.whole else here,
        sa.or_(outbox.c.not_before.is_(None), outbox.c.not_before <= now),
        sa.or_(outbox.c.kind.in_(_PRIVATE), outbox.c.match_id.not_in(busy)),
    )


def _waiting(share: Share) -> sa.Select[Any]:
    """The next parcels that may be claimed, after the one of a number ``last`` and at most so many."""
    return (
        sa.select(*(outbox.c[name] for name in ("id", "match_id", "key", "kind", "user_id", "payload", "attempts")))
        .where(_claimable(share), outbox.c.id > sa.bindparam("last"))
        .order_by(outbox.c.id)
        .limit(sa.bindparam("most", type_=sa.Integer()))
        # Two publishers must not take the same parcels; on SQLite the transaction's own lock sees to it.
        .with_for_update()
    )
