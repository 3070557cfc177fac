"""What seats keep to themselves, read from the database and written to it."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.values import Seat
from bot.matches.model.position import Ahead, Answers
from bot.matches.storage import tables
from bot.matches.storage.read import DamagedMatch

_KINDS = ("standing", "ahead")
_Row = tuple[Seat, str, str]


async def read_answers(connection: AsyncConnection, match: int, revision: int) -> Answers:
    """All of a match.

    Raises:
        DamagedMatch: it cannot be read.
    """
    kept = tables.private.c
    asked = sa.select(kept.seat, kept.kind, kept.name, kept.value).where(kept.match_id == match, kept.kind.in_(_KINDS))
    standing: dict[Seat, dict[str, str]] = {}
    ahead: list[Ahead] = []
    for row in await connection.execute(asked.order_by(kept.seat, kept.name)):
        if row.kind == "standing":
            standing.setdefault(row.seat, {})[row.name] = row.value
            continue
        try:
            ahead.append(msgspec.json.decode(row.value, type=Ahead))
        except msgspec.DecodeError as problem:
            raise DamagedMatch(f"what seat {row.seat} of match {match} answered ahead cannot be read") from problem
    return Answers(revision, standing, tuple(ahead))


async def write_answers(connection: AsyncConnection, match: int, before: Answers, after: Answers) -> None:
    """Bring what is kept up to date."""
    kept, old, new = tables.private, _rows(before), _rows(after)
    for seat, kind, name in old.keys() - new.keys():
        key = sa.and_(kept.c.match_id == match, kept.c.seat == seat, kept.c.kind == kind, kept.c.name == name)
        await connection.execute(sa.delete(kept).where(key))
    for (seat, kind, name), value in new.items():
        if old.get((seat, kind, name)) == value:
            continue
        key = sa.and_(kept.c.match_id == match, kept.c.seat == seat, kept.c.kind == kind, kept.c.name == name)
        if (seat, kind, name) in old:
            await connection.execute(sa.update(kept).where(key).values(value=value))
        else:
            row: dict[str, Any] = {"match_id": match, "seat": seat, "kind": kind, "name": name}
            await connection.execute(sa.insert(kept).values(**row, value=value, nonce=""))


def _rows(answers: Answers) -> dict[_Row, str]:
    chosen = {
        (seat, "standing", name): token for seat, tokens in answers.standing.items() for name, token in tokens.items()
    }
    given = {(each.seat, "ahead", each.question): msgspec.json.encode(each).decode() for each in answers.ahead}
    return {**chosen, **given}
