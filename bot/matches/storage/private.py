"""What seats keep from everybody, in the database; see :mod:`bot.matches.model.private`."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.values import Seat
from bot.matches.model.match import Match
from bot.matches.model.private import Ahead, Answers, Given, Held, Key, Kind, Private, unfit
from bot.matches.storage import tables
from bot.matches.storage.read import DamagedMatch
from bot.storage.upserting import upsert_all

_KEY = ("match_id", "seat", "kind", "name")
"""The columns that name a row."""
_COUNTS: tuple[Kind, ...] = ("missed", "chose", "forced")
"""The kinds that are a number for each seat, as :class:`Answers` calls them."""


async def read_kind(connection: AsyncConnection, match: Match, kind: Kind) -> Private:
    """Everything of one kind; sealed choices among it, so that it is for the game and for their owners alone.

    Raises:
        DamagedMatch: what was chosen is not what its fingerprints say.
    """
    kept = tables.private
    asked = sa.select(kept.c.seat, kept.c.name, kept.c.value, kept.c.nonce)
    rows = await connection.execute(asked.where(kept.c.match_id == match.id, kept.c.kind == kind))
    found = {Key(row.seat, kind, row.name): Held(row.value, row.nonce) for row in rows}
    wrong = unfit(match.setup(), found) if kind == "choice" else []
    if wrong:
        raise DamagedMatch(f"what was chosen for match {match.id} is missing or was changed: {wrong}")
    return found


async def read_answers(connection: AsyncConnection, match: int, revision: int) -> Answers:
    """What the seats of a match answered ahead and settled in advance.

    Raises:
        DamagedMatch: it cannot be read.
    """
    kept = tables.private.c
    asked = sa.select(kept.seat, kept.kind, kept.name, kept.value).where(
        kept.match_id == match, kept.kind.in_(("standing", "ahead", "given", "learned", *_COUNTS))
    )
    standing: dict[Seat, dict[str, str]] = {}
    ahead: list[Ahead] = []
    given: dict[Seat, tuple[Given, ...]] = {}
    learned: dict[Seat, tuple[str, ...]] = {}
    counts: dict[str, dict[Seat, int]] = {kind: {} for kind in _COUNTS}
    for row in await connection.execute(asked.order_by(kept.seat, kept.name)):
        if row.kind == "standing":
            standing.setdefault(row.seat, {})[row.name] = row.value
            continue
        if row.kind in counts:
            counts[row.kind][row.seat] = int(row.value)
            continue
        if row.kind == "learned":
            learned[row.seat] = (*learned.get(row.seat, ()), row.name)
            continue
        try:
            if row.kind == "given":
                given[row.seat] = msgspec.json.decode(row.value, type=tuple[Given, ...])
            else:
                ahead.append(msgspec.json.decode(row.value, type=Ahead))
        except msgspec.DecodeError as problem:
            raise DamagedMatch(f"what seat {row.seat} of match {match} answered cannot be read") from problem
    return Answers(revision, standing, tuple(ahead), given=given, learned=learned, **counts)


def kept_answers(answers: Answers) -> Private:
    """What seats answered and settled in advance, as it is kept."""
    chosen = {
        Key(seat, "standing", name): Held(token)
        for seat, tokens in answers.standing.items()
        for name, token in tokens.items()
    }
    ahead = {Key(each.seat, "ahead", each.question): Held(msgspec.json.encode(each).decode()) for each in answers.ahead}
    numbers: dict[Kind, dict[Seat, int]] = {kind: getattr(answers, kind) for kind in _COUNTS}
    counts = {Key(seat, kind, ""): Held(str(one)) for kind, each in numbers.items() for seat, one in each.items()}
    given = {
        Key(seat, "given", ""): Held(msgspec.json.encode(picked).decode()) for seat, picked in answers.given.items()
    }
    learned = {Key(seat, "learned", kind): Held("") for seat, kinds in answers.learned.items() for kind in kinds}
    return {**chosen, **ahead, **counts, **given, **learned}


async def write_changed(connection: AsyncConnection, match: int, before: Private, after: Private) -> None:
    """Write what is different now."""
    table = tables.private
    for key in before.keys() - after.keys():
        where = sa.and_(*(table.c[name] == value for name, value in zip(_KEY, (match, *key), strict=True)))
        await connection.execute(sa.delete(table).where(where))
    changed = [
        {**dict(zip(_KEY, (match, *key), strict=True)), "value": held.value, "nonce": held.nonce}
        for key, held in after.items()
        if before.get(key) != held
    ]
    await upsert_all(connection, table, _KEY, changed)
