"""Writing matches to the database: one change, one transaction."""

from __future__ import annotations

import dataclasses
from datetime import datetime, timedelta

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.values import Seat
from bot.matches.model.chance import Secret
from bot.matches.model.match import FORGOTTEN, Match, Status
from bot.matches.model.messages import Note, Told
from bot.matches.model.people import NO_SEAT, Part, Role
from bot.matches.model.private import Answers
from bot.matches.rules.change import Change
from bot.matches.rules.clock import deadlines
from bot.matches.storage import outbox, private, refused, series, tables
from bot.matches.storage.read import read_sound_matches, sealed
from bot.shards import Share
from bot.storage import queues
from bot.storage.upserting import upsert

# Made once: making a statement anew takes longer than the database needs for it.
_MATCH = tables.match.c
_CHANGE = sa.update(tables.match).where(
    _MATCH.id == sa.bindparam("was_id"),
    _MATCH.revision == sa.bindparam("was_revision"),
    _MATCH.private == sa.bindparam("was_private"),
)
_ENTER = sa.insert(tables.event)

SNAPSHOT_EVERY = 25
"""Entries between two snapshots: as many are replayed at most to reach any position."""


class Conflict(Exception):
    """Somebody else changed it in the meantime: read it again, and decide again."""


async def insert_match(
    connection: AsyncConnection, match: Match, secret: Secret, told: list[tuple[Note, Seat | None]]
) -> int:
    """Write a new match, still without a log, with the secret it is committed to, and return its id."""
    row = tables.MATCH.row(match, private=0)
    inserted = await connection.execute(sa.insert(tables.match).values(**row).returning(tables.match.c.id))
    number: int = inserted.scalar_one()
    match = msgspec.structs.replace(match, id=number, people=dataclasses.replace(match.people, match=number))
    await _write_secret(connection, number, 0, secret)
    await _write_seats(connection, match)
    await _write_people(connection, match, [(match.host, "host", NO_SEAT)])
    await outbox.put(connection, match, told, match.created)
    return number


async def write(connection: AsyncConnection, change: Change) -> Match:
    """Write a change, and return the match as it is then.

    Raises:
        Conflict: the match is not what it was when the change was decided.
        IntegrityError: an interaction was used before, or the channel has another live match.
    """
    before, answers = change.before, answers_after(change)
    after = msgspec.structs.replace(change.match, revision=before.revision + change.changed_openly)
    was = {"was_id": before.id, "was_revision": before.revision, "was_private": change.answers_before.revision}
    # What a seat keeps to itself leaves no trace in what others can see.
    values = {**(tables.MATCH.row(after) if change.changed_openly else {}), "private": answers.revision}
    if (await connection.execute(_CHANGE, {**was, **values})).rowcount != 1:
        raise Conflict(f"match {before.id} changed in the meantime")
    if answers is not change.answers_before:
        old, new = private.kept_answers(change.answers_before), private.kept_answers(answers)
        await private.write_changed(connection, before.id, old, new)
    for command in change.refusals:
        await refused.keep(connection, before.id, command)
    if not change.changed_openly:
        return after
    if change.rows:
        await connection.execute(_ENTER, [tables.EVENT.row(row, match_id=before.id) for row in change.rows])
    committed = len(before.course.committed)
    if change.secret is not None and len(after.course.committed) > committed:
        await _write_secret(connection, before.id, committed, change.secret)
    kept = dict(change.kept)
    if after.seq // SNAPSHOT_EVERY > before.seq // SNAPSHOT_EVERY:
        kept[after.seq] = change.state
    for seq, position in kept.items():
        state = sealed(change.game.codec.encode(position))
        await connection.execute(sa.insert(tables.snapshot).values(match_id=before.id, seq=seq, state=state))
    if after.seats != before.seats:
        await _write_seats(connection, after)
    if change.private != change.private_before:
        await private.write_changed(connection, before.id, change.private_before, change.private)
    after = await _write_people(connection, after, [*change.people, *_newly_seated(before, after)])
    await outbox.put(connection, after, change.notes, change.now)
    return after if after.terms.best == 1 else await series.follow(connection, change, after, insert_match)


def answers_after(change: Change) -> Answers:
    """What seats answered and settled in advance, after a change."""
    if change.answers == change.answers_before:
        return change.answers_before
    return msgspec.structs.replace(change.answers, revision=change.answers_before.revision + 1)


async def add_pack(connection: AsyncConnection, digest: str, game: str, content: bytes, now: datetime) -> None:
    """Keep a component pack; one that is there already counts as added now."""
    kept = sa.update(tables.pack).where(tables.pack.c.digest == digest).values(added=now)
    if (await connection.execute(kept)).rowcount == 0:
        await connection.execute(sa.insert(tables.pack).values(digest=digest, game=game, content=content, added=now))


async def shift_all(connection: AsyncConnection, by: timedelta, share: Share, now: datetime) -> int:
    """Move every running deadline of every match of a share, a lobby's as well; return how many matches have any.

    The status messages of those that are played are to show it.
    """
    table = tables.match
    shifted = [
        match
        for match in await read_sound_matches(connection, table.c.live & share.among(table.c.guild_id))
        if match.status is Status.LOBBY or (match.course.runs and (match.course.waits or match.course.ends))
    ]
    for match in shifted:
        later = deadlines.shifted(match, by)
        later = msgspec.structs.replace(later, revision=match.revision + 1)
        await connection.execute(sa.update(table).where(table.c.id == match.id).values(**tables.MATCH.row(later)))
        if match.status is Status.PLAYING:
            await outbox.put(connection, later, [(Told(match.seq, match.head, ()), None)], now)
    if by < timedelta():
        here = sa.select(table.c.id).where(share.among(table.c.guild_id))
        await queues.hurry(connection, tables.outbox, tables.outbox.c.match_id.in_(here))
    return len(shifted)


async def _write_secret(connection: AsyncConnection, match: int, number: int, secret: Secret) -> None:
    values = {"match_id": match, "number": number, "secret": secret.reveal()}
    await connection.execute(sa.insert(tables.secret).values(**values))


async def _write_seats(connection: AsyncConnection, match: Match) -> None:
    await connection.execute(sa.delete(tables.seat).where(tables.seat.c.match_id == match.id))
    rows = [tables.SEAT.row(each, match_id=match.id, seat=seat) for seat, each in enumerate(match.seats)]
    if rows:
        await connection.execute(sa.insert(tables.seat), rows)


def _newly_seated(before: Match, after: Match) -> list[tuple[int, Role, Seat]]:
    # Sitting in a lobby shows nothing and has no consequences; the players of the opening are parties.
    known = [each.user for each in before.seats] if before.seq else []
    return [
        (each.user, "seat", seat)
        for seat, each in enumerate(after.seats)
        if after.seq and each.user not in (None, FORGOTTEN) and known[seat : seat + 1] != [each.user]
    ]


async def _write_people(connection: AsyncConnection, match: Match, did: list[tuple[int, Role, Seat]]) -> Match:
    people = match.people
    for user, role, seat in did:
        people = people.joined_by(user, role, seat)
        key = tables.PERSON.row(Part(people.person(user), role, seat), match_id=match.id)
        # A person who was forgotten and comes back is named again.
        await upsert(connection, tables.person, key, {"user_id": user})
    return msgspec.structs.replace(match, people=people)
