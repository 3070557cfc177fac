"""A match as a file: everything that happened, without the people."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches import store, tables
from bot.matches.chain import check_linked
from bot.matches.desk import Desk
from bot.matches.faults import storage_problems
from bot.matches.model import Actor, Match
from bot.matches.refusals import Reason, Refused, refused
from bot.matches.verify import FORMAT


class ExportDesk(Desk):
    """Matches as files that anybody can check and replay."""

    async def export(self, match: int, actor: Actor) -> bytes | Refused:
        """A match as indented JSON, for :mod:`bot.matches.verify` and the referee.

        It holds everything hidden, so that while a match lasts only a judge who has never played in it may have it;
        and even then without the secret, which nobody has before the end.
        """
        with storage_problems():
            async with self.vault.database.reading() as session:
                connection = await session.connection()
                found = await store.read_match(connection, match)
                if found is None:
                    return refused(Reason.NO_MATCH)
                if found.live and (not actor.judge or await self._played(connection, found, actor)):
                    return refused(Reason.NOT_OVER)
                if found.seq == 0:
                    return refused(Reason.NOT_PLAYING)
                log = tables.event
                asked = sa.select(log.c.seq, log.c.entry, log.c.previous, log.c.hash).where(log.c.match_id == match)
                rows = (await connection.execute(asked.order_by(log.c.seq))).all()
                secret = None if found.live else await store.read_secret(connection, found)
                pack = found.terms.pack
                components = None if pack is None else await store.read_pack(connection, pack)
            check_linked(found, rows, 1, found.seq)
            with _reading(found):
                entries = [
                    {"seq": row.seq, "previous": row.previous, "hash": row.hash, "entry": json.loads(row.entry)}
                    for row in rows
                ]
                box = None if components is None else components.decode()
        whole = {
            **_about(found),
            "components": box,
            "secret": None if secret is None else secret.reveal().hex(),
            "entries": entries,
        }
        return json.dumps(whole, ensure_ascii=False, indent=1).encode()

    async def _played(self, connection: AsyncConnection, match: Match, actor: Actor) -> bool:
        seated = match.seat_of(actor.user) is not None
        return seated or bool(await store.read_seats_held(connection, match.id, actor.user))


@contextmanager
def _reading(match: Match) -> Iterator[None]:
    try:
        yield
    except ValueError as problem:
        raise store.DamagedMatch(f"what is kept of match {match.id} cannot be read ({problem})") from problem


def _about(match: Match) -> dict[str, Any]:
    course = match.course
    return {
        "format": FORMAT,
        "match": match.id,
        "game": match.game,
        "pack": match.terms.pack,
        "status": match.status.value,
        "outcome": msgspec.to_builtins(course.outcome),
        "commitment": course.commitment,
        "head": match.head,
    }
