"""Matches in the database: read as values, written as one change in one transaction."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.contract import AnyGame, Seat
from bot.matches import entries, notes, tables, waiting
from bot.matches.chance import Secret
from bot.matches.draft import Draft, Row, facts_of
from bot.matches.model import Course, Match, Seating, Status, Terms
from bot.matches.notes import Note
from bot.matches.undo import Header

SNAPSHOT_EVERY = 25
"""Entries between two snapshots: as many are replayed at most to reach any position."""


class Conflict(Exception):
    """Another process changed the match in the meantime: read it again and decide anew."""


class DamagedMatch(Exception):
    """What is stored of a match contradicts itself; the message says where."""


async def read_match(connection: AsyncConnection, match: int) -> Match | None:
    """The match with this id."""
    found = await read_matches(connection, tables.match.c.id == match)
    return found[0] if found else None


async def read_matches(connection: AsyncConnection, where: sa.ColumnElement[bool], limit: int = 1000) -> list[Match]:
    """The matches that fulfil a condition on their table, the newest first."""
    chosen = sa.select(tables.match).where(where).order_by(tables.match.c.id.desc()).limit(limit)
    rows = (await connection.execute(chosen)).mappings().all()
    if not rows:
        return []
    seats: dict[int, list[Seating]] = {row["id"]: [] for row in rows}
    of_these = sa.select(tables.seat).where(tables.seat.c.match_id.in_(list(seats))).order_by(tables.seat.c.seat)
    for row in (await connection.execute(of_these)).mappings():
        seats[row["match_id"]].append(_seating(row))
    return [_match(row, tuple(seats[row["id"]])) for row in rows]


async def read_revision(connection: AsyncConnection, match: int) -> int | None:
    """How often a match was changed; ``None`` when there is no such match."""
    asked = sa.select(tables.match.c.revision).where(tables.match.c.id == match)
    revision: int | None = (await connection.execute(asked)).scalar()
    return revision


async def read_secret(connection: AsyncConnection, match: int) -> Secret | None:
    """What the match's draws come from."""
    asked = sa.select(tables.secret.c.secret).where(tables.secret.c.match_id == match)
    value = (await connection.execute(asked)).scalar()
    return None if value is None else Secret(value)


async def read_pack(connection: AsyncConnection, digest: str) -> bytes | None:
    """The content of a component pack."""
    asked = sa.select(tables.pack.c.content).where(tables.pack.c.digest == digest)
    content: bytes | None = (await connection.execute(asked)).scalar()
    return content


async def read_state(connection: AsyncConnection, game: AnyGame, match: int, seq: int, head: str | None = None) -> Any:
    """The game's state after an entry of a match's log.

    Args:
        head: the hash that the entry must have, where that is known.

    Raises:
        DamagedMatch: entries or snapshots are missing, or are not what they were.
    """
    kept = tables.snapshot
    asked = sa.select(kept.c.seq, kept.c.state).where(kept.c.match_id == match, kept.c.seq <= seq)
    snapshot = (await connection.execute(asked.order_by(kept.c.seq.desc()).limit(1))).first()
    if snapshot is None:
        raise DamagedMatch(f"match {match} has no snapshot up to entry {seq}")
    log = tables.event
    later = sa.select(log.c.seq, log.c.entry, log.c.hash).where(
        log.c.match_id == match, log.c.seq >= snapshot.seq, log.c.seq <= seq
    )
    rows = (await connection.execute(later.order_by(log.c.seq))).all()
    if [row.seq for row in rows] != list(range(snapshot.seq, seq + 1)):
        raise DamagedMatch(f"match {match} lacks entries between {snapshot.seq} and {seq}")
    if head is not None and rows[-1].hash != head:
        raise DamagedMatch(f"entry {seq} of match {match} is not the one that its match ends with")
    state = game.codec.state(snapshot.state)
    # No rewinding stands in between, because each of them keeps a snapshot.
    for row in rows[1:]:
        for event in entries.events_of(game, entries.entry_of(row.entry)):
            state = game.evolve(state, event)
    return state


async def read_headers(connection: AsyncConnection, match: int, seq: int, limit: int = 500) -> list[Header]:
    """What stands beside the last entries of a log up to ``seq``, in order."""
    log = tables.event
    asked = sa.select(log.c.seq, log.c.kind, log.c.seat, log.c.user_id, log.c.fixed, log.c.back_to).where(
        log.c.match_id == match, log.c.seq <= seq
    )
    rows = (await connection.execute(asked.order_by(log.c.seq.desc()).limit(limit))).all()
    return [
        Header(
            row.seq,
            # A move of the clock or of the game's own player has nobody behind it who could want it back.
            row.seat if row.kind == "moved" and row.user_id is not None else None,
            row.fixed or row.kind == "adjusted",
            row.back_to,
        )
        for row in reversed(rows)
    ]


async def is_used(connection: AsyncConnection, interaction: int) -> bool:
    """Whether an entry of any log came from this interaction."""
    asked = sa.select(tables.event.c.seq).where(tables.event.c.interaction_id == interaction)
    return (await connection.execute(asked)).first() is not None


async def live_in(connection: AsyncConnection, channel: int) -> int | None:
    """The match that holds a channel."""
    asked = sa.select(tables.match.c.id).where(tables.match.c.channel_id == channel, tables.match.c.live)
    found: int | None = (await connection.execute(asked)).scalar()
    return found


async def add_pack(connection: AsyncConnection, digest: str, game: str, content: bytes, now: datetime) -> None:
    """Keep a component pack; one that is there already stays."""
    if await read_pack(connection, digest) is None:
        await connection.execute(sa.insert(tables.pack).values(digest=digest, game=game, content=content, added=now))


async def shift_all(connection: AsyncConnection, by: timedelta) -> int:
    """Move every running deadline of every match, and return how many matches have any."""
    table = tables.match
    playing = sa.and_(table.c.live, table.c.status == Status.PLAYING.value)
    shifted = [
        match
        for match in await read_matches(connection, playing, limit=1_000_000)
        if match.course.pause is None and match.course.waits
    ]
    for match in shifted:
        values = _values(msgspec.structs.replace(waiting.shifted(match, by), revision=match.revision + 1))
        await connection.execute(sa.update(table).where(table.c.id == match.id).values(**values))
    return len(shifted)


async def insert_match(connection: AsyncConnection, match: Match, told: list[tuple[Note, Seat | None]]) -> int:
    """Write a new match, still without a log, and return its id."""
    values = {key: value for key, value in _values(match).items() if key != "id"}
    inserted = await connection.execute(
        sa.insert(tables.match).values(**values, created=match.created).returning(tables.match.c.id)
    )
    number: int = inserted.scalar_one()
    match = msgspec.structs.replace(match, id=number)
    await _write_seats(connection, match)
    await _write_notes(connection, match, told, match.created)
    return number


async def write(connection: AsyncConnection, draft: Draft) -> Match:
    """Write a change, and return the match as it is then.

    Raises:
        Conflict: the match is not what it was when the change was decided.
        IntegrityError: an interaction was used before, or the channel has another live match.
    """
    before, after = draft.before, msgspec.structs.replace(draft.match, revision=draft.before.revision + 1)
    table = tables.match
    values = _values(after) | ({"due": draft.now} if draft.unfinished else {})
    changed = await connection.execute(
        sa.update(table).where(table.c.id == before.id, table.c.revision == before.revision).values(**values)
    )
    if changed.rowcount != 1:
        raise Conflict(f"match {before.id} changed in the meantime")
    if draft.rows:
        await connection.execute(sa.insert(tables.event), [_row(before.id, row) for row in draft.rows])
    if draft.secret is not None and before.seq == 0 and draft.rows:
        await connection.execute(sa.insert(tables.secret).values(match_id=before.id, secret=draft.secret.reveal()))
    if draft.snapshot or after.seq // SNAPSHOT_EVERY > before.seq // SNAPSHOT_EVERY:
        state = draft.game.codec.encode(draft.state)
        await connection.execute(sa.insert(tables.snapshot).values(match_id=before.id, seq=after.seq, state=state))
    if after.seats != before.seats:
        await _write_seats(connection, after)
    await _write_notes(connection, after, draft.notes, draft.now)
    return after


async def _write_seats(connection: AsyncConnection, match: Match) -> None:
    await connection.execute(sa.delete(tables.seat).where(tables.seat.c.match_id == match.id))
    rows = [
        {
            "match_id": match.id,
            "seat": seat,
            "user_id": each.user,
            "faction": each.faction,
            "newcomer": each.newcomer,
            "automated": each.automated,
            "conceded": each.conceded,
            "away": each.away,
            "place": each.place,
            "points": each.points,
        }
        for seat, each in enumerate(match.seats)
    ]
    if rows:
        await connection.execute(sa.insert(tables.seat), rows)


async def _write_notes(
    connection: AsyncConnection, match: Match, told: list[tuple[Note, Seat | None]], now: datetime
) -> None:
    rows = [
        {
            "match_id": match.id,
            "key": f"{match.id}.{match.revision}.{number}",
            "kind": notes.kind_of(note),
            "user_id": None if seat is None else match.seats[seat].user,
            "payload": notes.payload_of(note),
            "created": now,
            "attempts": 0,
        }
        for number, (note, seat) in enumerate(told)
    ]
    if rows:
        await connection.execute(sa.insert(tables.outbox), rows)


def _values(match: Match) -> dict[str, Any]:
    terms, course = facts_of(match)
    return {
        "revision": match.revision,
        "guild_id": match.guild,
        "channel_id": match.channel,
        "host_id": match.host,
        "live": match.live,
        "status": match.status.value,
        "game": match.game,
        "seq": match.seq,
        "head": match.head,
        "due": waiting.due(match),
        "ended": match.ended,
        "terms": terms,
        "course": course,
    }


def _match(row: sa.RowMapping, seats: tuple[Seating, ...]) -> Match:
    return Match(
        id=row["id"],
        revision=row["revision"],
        guild=row["guild_id"],
        channel=row["channel_id"],
        host=row["host_id"],
        status=Status(row["status"]),
        game=row["game"],
        seq=row["seq"],
        head=row["head"],
        created=row["created"],
        ended=row["ended"],
        terms=msgspec.json.decode(row["terms"], type=Terms),
        course=msgspec.json.decode(row["course"], type=Course),
        seats=seats,
    )


def _seating(row: sa.RowMapping) -> Seating:
    return Seating(
        user=row["user_id"],
        faction=row["faction"],
        newcomer=row["newcomer"],
        automated=row["automated"],
        conceded=row["conceded"],
        away=row["away"],
        place=row["place"],
        points=row["points"],
    )


def _row(match: int, row: Row) -> dict[str, Any]:
    return {
        "match_id": match,
        "seq": row.seq,
        "kind": row.kind,
        "seat": row.seat,
        "user_id": row.user,
        "interaction_id": row.interaction,
        "fixed": row.fixed,
        "back_to": row.back_to,
        "entry": row.entry,
        "previous": row.previous,
        "hash": row.hash,
    }
