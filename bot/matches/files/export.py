"""A match as a file: everything that happened, without the people."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.packs.archive import is_zip
from bot.matches.files.chain import check_linked
from bot.matches.model.match import Match, Status
from bot.matches.model.private import TABLE
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.storage import private, read, tables
from bot.matches.verify import FORMAT


async def begun(connection: AsyncConnection, match: int) -> Match | Refused:
    """The match with this id, if it has a log to make a file of."""
    found = await read.read_match(connection, match)
    if found is None:
        return refused(Reason.NO_MATCH)
    return found if found.seq else refused(Reason.NOT_PLAYING)


async def file_of(
    connection: AsyncConnection, found: Match, *, for_checking: bool = False, with_pack: bool = True
) -> bytes:
    """The file of a match that has a log.

    Args:
        with_pack: the pack of a match that is over may leave the bot; it never does of one that lasts.
        for_checking: with the secret of a match that lasts, and of a damaged log too; it never leaves the bot.

    Raises:
        DamagedMatch: what is kept of the match cannot be read.
    """
    log = tables.event
    asked = sa.select(log.c.seq, log.c.entry, log.c.previous, log.c.hash).where(log.c.match_id == found.id)
    rows = (await connection.execute(asked.order_by(log.c.seq))).all()
    secrets = await read.read_secrets(connection, found)
    # What somebody brought from a box is for those who play with it; it is not copied out while they play.
    pack = found.terms.pack if for_checking or (with_pack and not found.live) else None
    components = None if pack is None else await read.read_pack(connection, pack)
    brought = await private.read_kind(connection, found, "choice")
    # What is sealed becomes public with the first secret, and stays so if the match goes on after its end.
    hidden = len(secrets) if found.status is Status.PLAYING and not for_checking else 0
    if not for_checking:
        check_linked(found, rows, 1, found.seq)
    with _reading(found):
        entries = [
            {"seq": row.seq, "previous": row.previous, "hash": row.hash, "entry": json.loads(row.entry)} for row in rows
        ]
    whole = {
        **_about(found),
        "components": None if components is None else _written(components),
        "secrets": [None if number == hidden else secret.reveal().hex() for number, secret in enumerate(secrets, 1)],
        "files": [
            {"seat": None if key.seat == TABLE else key.seat, "name": key.name, "text": each.value, "nonce": each.nonce}
            for key, each in sorted(brought.items())
            if not (each.nonce and hidden == 1)
        ],
        "entries": entries,
    }
    return json.dumps(whole, ensure_ascii=False, indent=1).encode()


def _written(components: bytes) -> str:
    """A component pack as the file holds it; :func:`bot.matches.verify.content` is the way back."""
    return f"base64:{b64encode(components).decode()}" if is_zip(components) else components.decode()


@contextmanager
def _reading(match: Match) -> Iterator[None]:
    try:
        yield
    except ValueError as problem:
        raise read.DamagedMatch(f"what is kept of match {match.id} cannot be read ({problem})") from problem


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
