"""Reading matches from the database, as values."""

from __future__ import annotations

import hashlib
import logging
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import pairwise
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.contract import AnyGame, after_events
from bot.games.values import Seat
from bot.matches.model import entries
from bot.matches.model.chance import Secret
from bot.matches.model.entries import Entry
from bot.matches.model.match import Match, Owner, Seating
from bot.matches.model.people import People
from bot.matches.model.remedies import is_sentence
from bot.matches.rules.log import Gone, Header
from bot.matches.rules.undo import fallen
from bot.matches.storage import tables

_log = logging.getLogger(__name__)


class DamagedMatch(Exception):
    """What is stored of a match contradicts itself; the message says where."""


_SEAL = 64
_PACKED = b"x"
"""How zlib begins, and no position does, which is JSON."""
PACKED_AT = _SEAL + 1
"""Where that stands in what is kept, counted from 1."""


def sealed(state: bytes) -> bytes:
    """A position as it is kept: behind its SHA-256, because SQLite does not notice a bit that fell over on the disk."""
    return hashlib.sha256(state).hexdigest().encode() + state


def unsealed(kept: bytes | str, where: str) -> bytes:
    """The position again.

    Raises:
        DamagedMatch: it is not what was kept.
    """
    # Text that was put there by hand comes back from SQLite as text.
    whole = kept.encode() if isinstance(kept, str) else kept
    state = whole[_SEAL:]
    if sealed(state) != whole:
        raise DamagedMatch(f"the position kept of {where} was changed")
    return zlib.decompress(state) if state.startswith(_PACKED) else state


def packed(kept: bytes, where: str) -> bytes:
    """A position as it is kept, in less room; :func:`unsealed` reads both.

    Raises:
        DamagedMatch: it is not what was kept.
    """
    return sealed(zlib.compress(unsealed(kept, where), level=9))


@contextmanager
def reading(what: str) -> Iterator[None]:
    """Take values that these columns cannot hold for damage: a moment, a number or a text with a damaged byte in it.

    Raises:
        DamagedMatch: one of them was met.
    """
    try:
        yield
    except ValueError as problem:
        raise DamagedMatch(f"what is kept of {what} cannot be read ({problem})") from problem


async def read_match(connection: AsyncConnection, match: int) -> Match | None:
    """The match with this id."""
    found = await read_matches(connection, tables.match.c.id == match)
    return found[0] if found else None


async def read_matches(
    connection: AsyncConnection, where: sa.ColumnElement[bool], limit: int | None = 1000, *, keep: bool = False
) -> list[Match]:
    """The matches that fulfil a condition on their table, the newest first.

    Args:
        keep: lock them until this transaction ends.
    """
    chosen = sa.select(tables.match).where(where).order_by(tables.match.c.id.desc()).limit(limit)
    if keep:
        chosen = chosen.with_for_update()
    with reading("matches"):
        rows = (await connection.execute(chosen)).mappings().all()
        if not rows:
            return []
        seats: dict[int, list[Seating]] = {row["id"]: [] for row in rows}
        places: dict[int, list[int]] = {row["id"]: [] for row in rows}
        of_these = sa.select(tables.seat).where(tables.seat.c.match_id.in_(list(seats))).order_by(tables.seat.c.seat)
        for row in (await connection.execute(of_these)).mappings():
            seats[row["match_id"]].append(tables.SEAT.value(row))
            places[row["match_id"]].append(row["seat"])
        found = (tables.MATCH.value(row, seats=tuple(seats[row["id"]])) for row in rows)
        return [_seated(match, places[match.id]) for match in found]


async def read_person_key(connection: AsyncConnection) -> bytes:
    """What this database hashes persons with.

    Raises:
        DamagedMatch: it is gone.
    """
    key: bytes | None = (await connection.execute(sa.select(tables.instance.c.person_key))).scalar()
    if key is None:
        raise DamagedMatch("the table instance is empty, without which nobody who played a match is known again")
    return key


async def read_people(connection: AsyncConnection, match: int, key: bytes) -> People:
    """Who had to do with a match."""
    kept = tables.person
    asked = sa.select(kept.c.person, kept.c.role, kept.c.seat).where(kept.c.match_id == match)
    rows = (await connection.execute(asked)).mappings()
    return People(match, key, frozenset(map(tables.PERSON.value, rows)))


async def read_sound_matches(connection: AsyncConnection, where: sa.ColumnElement[bool]) -> list[Match]:
    """All matches that fulfil a condition, kept as they are for this transaction, but for those that are damaged."""
    with suppress(DamagedMatch):
        return await read_matches(connection, where, limit=None, keep=True)
    numbers = (await connection.execute(sa.select(tables.match.c.id).where(where))).scalars().all()
    sound: list[Match] = []
    for number in numbers:
        try:
            sound += await read_matches(connection, tables.match.c.id == number, keep=True)
        except DamagedMatch as problem:
            _log.error("Match %d is left out: %s", number, problem)
    return sound


async def read_secrets(connection: AsyncConnection, match: Match) -> tuple[Secret, ...]:
    """What a match's draws come from and its log is salted with, one for each of its seals.

    Raises:
        DamagedMatch: they are not what the match committed itself to.
    """
    return (await _committed(connection, match))[: len(match.course.seals)]


async def read_secret(connection: AsyncConnection, match: Match) -> Secret:
    """What the next entry of a match is drawn from and salted with.

    Raises:
        DamagedMatch: it is not what the match committed itself to.
    """
    return (await _committed(connection, match))[-1]


async def _committed(connection: AsyncConnection, match: Match) -> tuple[Secret, ...]:
    kept = tables.secret
    asked = sa.select(kept.c.secret).where(kept.c.match_id == match.id).order_by(kept.c.number)
    kept_bytes = (value for value in (await connection.execute(asked)).scalars() if isinstance(value, bytes))
    secrets = tuple(map(Secret, kept_bytes))
    if not secrets or tuple(secret.commitment for secret in secrets) != match.course.committed:
        raise DamagedMatch(f"the secret of match {match.id} is not what it committed itself to")
    return secrets


def link(match: Match, secrets: tuple[Secret, ...], seq: int, previous: str, entry: str) -> str:
    """The hash of an entry of a match's log, under the seal that was in force."""
    seal, secret = next(
        (seal, secret)
        for seal, secret in zip(reversed(match.course.seals), reversed(secrets), strict=True)
        if seal.since <= seq
    )
    return secret.link(seal, match.id, seq, previous, entry)


async def read_pack(connection: AsyncConnection, digest: str) -> bytes | None:
    """The content of a component pack."""
    asked = sa.select(tables.pack.c.content).where(tables.pack.c.digest == digest)
    content: bytes | None = (await connection.execute(asked)).scalar()
    return content


async def read_state(connection: AsyncConnection, game: AnyGame, found: Match, seq: int) -> Any:
    """The game's state after an entry of a match's log.

    Raises:
        DamagedMatch: entries or snapshots are missing, or are not what they were.
    """
    match, kept = found.id, tables.snapshot
    secrets = await read_secrets(connection, found)
    asked = sa.select(kept.c.seq, kept.c.state).where(kept.c.match_id == match, kept.c.seq <= seq)
    snapshot = (await connection.execute(asked.order_by(kept.c.seq.desc()).limit(1))).first()
    if snapshot is None:
        raise DamagedMatch(f"match {match} has no snapshot up to entry {seq}")
    log = tables.event
    later = sa.select(log.c.seq, log.c.entry, log.c.previous, log.c.hash).where(
        log.c.match_id == match, log.c.seq >= snapshot.seq, log.c.seq <= seq
    )
    rows = (await connection.execute(later.order_by(log.c.seq))).all()
    if [row.seq for row in rows] != list(range(snapshot.seq, seq + 1)):
        raise DamagedMatch(f"match {match} lacks entries between {snapshot.seq} and {seq}")
    if seq == found.seq and rows[-1].hash != found.head:
        raise DamagedMatch(f"entry {seq} of match {match} is not the one that its match ends with")
    state = game.codec.state(unsealed(snapshot.state, f"match {match} at entry {snapshot.seq}"))
    state = game.completed(state, secrets[0].hiding(match))
    # There is no rewinding in between, because each keeps a snapshot.
    for before, row in pairwise(rows):
        if row.previous != before.hash or link(found, secrets, row.seq, row.previous, row.entry) != row.hash:
            raise DamagedMatch(f"entry {row.seq} of match {match} was changed")
        state = after_events(game, entries.events_of(game, entries.entry_of(row.entry)), state)
    return state


async def read_headers(connection: AsyncConnection, match: int, seq: int, limit: int = 500) -> list[Header]:
    """The headers of the last entries of a log up to ``seq``, in order."""
    log = tables.event
    beside = (log.c.seq, log.c.kind, log.c.seat, log.c.user_id, log.c.fixed, log.c.back_to, log.c.reason)
    asked = sa.select(*beside).where(log.c.match_id == match, log.c.seq <= seq)
    rows = (await connection.execute(asked.order_by(log.c.seq.desc()).limit(limit))).all()
    return [
        Header(
            row.seq,
            # No person could want back a move of the clock or of the game's own player, nor a judge's ruling.
            row.seat if row.kind == "moved" and row.user_id is not None and row.reason is None else None,
            # The others cannot agree that a seat which gave up plays on.
            row.fixed or row.kind in ("adjusted", "penalised", "ruled", "conceded"),
            row.back_to,
        )
        for row in reversed(rows)
    ]


async def read_entries(
    connection: AsyncConnection, match: int, numbers: Sequence[int]
) -> dict[int, tuple[Entry, str | None]]:
    """Entries of a match's log in order, each with the reason that is kept beside it."""
    log = tables.event
    asked = sa.select(log.c.seq, log.c.entry, log.c.reason).where(
        log.c.match_id == match, log.c.seq.between(min(numbers), max(numbers))
    )
    rows = await connection.execute(asked.order_by(log.c.seq))
    return {row.seq: (entries.entry_of(row.entry), row.reason) for row in rows if row.seq in numbers}


async def read_backs(connection: AsyncConnection, match: int) -> dict[int, int]:
    """By each entry of a match's log that brought an earlier position back, the one whose position that was."""
    log = tables.event
    turns = sa.select(log.c.seq, log.c.back_to).where(log.c.match_id == match, log.c.back_to.is_not(None))
    return {row.seq: row.back_to for row in await connection.execute(turns)}


async def read_gone(connection: AsyncConnection, match: int, to: int, last: int) -> list[Gone]:
    """The entries, in order, that fall away when the position after entry ``last`` becomes that after ``to``."""
    log = tables.event
    of_match = log.c.match_id == match
    lost = fallen(await read_backs(connection, match), to, last)
    if not lost:
        return []
    asked = sa.select(log.c.seq, log.c.kind, log.c.entry, log.c.fixed).where(
        of_match, log.c.seq.between(lost[0], lost[-1])
    )
    kept = {row.seq: row for row in await connection.execute(asked)}
    found = (kept[seq] for seq in lost)
    return [Gone(row.seq, row.kind, entries.entry_of(row.entry).draws, row.fixed) for row in found]


async def read_conceded(connection: AsyncConnection, match: int, seq: int) -> dict[Seat, bool]:
    """The seats that had given up in the position after an entry, and whether a verdict let each lose.

    A concession that was gone back over is none.
    """
    log = tables.event
    asked = sa.select(log.c.seq, log.c.seat, log.c.back_to, log.c.entry).where(
        log.c.match_id == match, log.c.seq <= seq, sa.or_(log.c.kind == "conceded", log.c.back_to.is_not(None))
    )
    found: dict[Seat, bool] = {}
    for row in await connection.execute(asked.order_by(log.c.seq.desc())):
        if row.seq <= seq and row.back_to is not None:
            seq = row.back_to
        elif row.seq <= seq:
            found[row.seat] = is_sentence(entries.entry_of(row.entry).by)
    return found


async def read_kind(connection: AsyncConnection, match: int, seq: int) -> str:
    """What kind of entry of a match's log has this number."""
    log = tables.event
    asked = sa.select(log.c.kind).where(log.c.match_id == match, log.c.seq == seq)
    kind: str | None = (await connection.execute(asked)).scalar()
    if kind is None:
        raise DamagedMatch(f"match {match} lacks entry {seq}")
    return kind


async def read_owners(connection: AsyncConnection, match: int, seq: int) -> tuple[Owner, ...]:
    """Who held a match's clock after an entry of its log."""
    log = tables.event
    asked = sa.select(log.c.kind, log.c.entry).where(
        log.c.match_id == match, log.c.seq <= seq, log.c.kind.in_(("paused", "resumed", "ended"))
    )
    held: list[Owner] = []
    for row in await connection.execute(asked.order_by(log.c.seq)):
        owner: Owner = "players" if entries.entry_of(row.entry).by in ("agreed", "seat") else "officials"
        if row.kind == "paused":
            held.append(owner)
        elif row.kind == "resumed" and owner in held:
            held.remove(owner)
        else:
            # In logs of older versions a judge also ended a pause that the players had agreed on.
            held.clear()
    return tuple(held)


def _seated(match: Match, places: list[int]) -> Match:
    wanted = match.terms.places if match.seq else len(places)
    if places != list(range(wanted)):
        raise DamagedMatch(f"the seats of match {match.id} are {places}, not 0 to {wanted - 1}")
    return match
