"""What is kept about a person in matches and beside them, for that person."""

from __future__ import annotations

from collections import defaultdict
from datetime import datetime
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.storage import tables


async def about(connection: AsyncConnection, user: int) -> dict[str, Any]:
    """Settings, files, standing answers and parts in matches of a person, as JSON has them."""
    player, kept, usual = tables.player.c, tables.kept_file.c, tables.usual_answers.c
    own = (await connection.execute(sa.select(tables.player).where(player.user_id == user))).first()
    files = await connection.execute(sa.select(tables.kept_file).where(kept.user_id == user).order_by(kept.id))
    answers = await connection.execute(sa.select(tables.usual_answers).where(usual.user_id == user))
    return {
        "settings": None
        if own is None
        else {
            "zone": own.zone,
            "quiet_from": own.quiet_from,
            "quiet_to": own.quiet_to,
            "vacation_until": _moment(own.away),
        },
        "files": [
            {
                "server": str(row.guild_id),
                "game": row.game,
                "kind": row.name,
                "title": row.title,
                "text": row.text,
                "saved": _moment(row.saved),
            }
            for row in files
        ],
        "standing_answers": [
            {"server": str(row.guild_id), "game": row.game, "chosen": msgspec.json.decode(row.chosen)}
            for row in answers
        ],
        "matches": await _matches(connection, user),
    }


async def _matches(connection: AsyncConnection, user: int) -> list[dict[str, Any]]:
    match, seat, person, event, private = (
        table.c for table in (tables.match, tables.seat, tables.person, tables.event, tables.private)
    )
    parts: dict[int, list[str]] = defaultdict(list)
    for part in await connection.execute(sa.select(person.match_id, person.role).where(person.user_id == user)):
        if part.role not in parts[part.match_id]:
            parts[part.match_id].append(part.role)
    seats: dict[int, sa.Row[Any]] = {
        row.match_id: row for row in await connection.execute(sa.select(tables.seat).where(seat.user_id == user))
    }
    acts: dict[int, list[dict[str, Any]]] = defaultdict(list)
    asked = sa.select(event.match_id, event.seq, event.kind, event.reason).where(event.user_id == user)
    for act in await connection.execute(asked.order_by(event.match_id, event.seq)):
        acts[act.match_id].append({"entry": act.seq, "kind": act.kind, "reason": act.reason})
    held: dict[int, list[dict[str, str]]] = defaultdict(list)
    mine = sa.select(private.match_id, private.kind, private.name, private.value).join(
        tables.seat, (seat.match_id == private.match_id) & (seat.seat == private.seat)
    )
    for own in await connection.execute(mine.where(seat.user_id == user)):
        value = _as_picked(own.value) if own.kind == "ahead" else own.value
        held[own.match_id].append({"kind": own.kind, "name": own.name, "value": value})
    numbers = {*parts, *seats, *acts}
    hosted = sa.select(match.id, match.guild_id, match.channel_id, match.game, match.status, match.created, match.ended)
    rows = await connection.execute(
        hosted.where(sa.or_(match.host_id == user, match.id.in_(sorted(numbers)))).order_by(match.id)
    )
    return [
        {
            "number": row.id,
            "server": str(row.guild_id),
            "channel": None if row.channel_id is None else str(row.channel_id),
            "game": row.game,
            "status": row.status,
            "opened": _moment(row.created),
            "ended": _moment(row.ended),
            "parts": parts[row.id],
            "seat": _seat(seats.get(row.id)),
            "acts": acts[row.id],
            "kept_at_the_seat": held[row.id],
        }
        for row in rows
    ]


def _as_picked(ahead: str) -> str:
    """An answer given ahead without its command, which names hidden things as the game does."""
    fields = msgspec.json.decode(ahead, type=dict[str, msgspec.Raw])
    return msgspec.json.encode({name: field for name, field in fields.items() if name != "command"}).decode()


def _seat(row: sa.Row[Any] | None) -> dict[str, Any] | None:
    if row is None:
        return None
    return {
        "number": row.seat,
        "conceded": row.conceded,
        "sentenced": row.sentenced,
        "place": row.place,
        "points": row.points,
    }


def _moment(moment: datetime | None) -> str | None:
    return None if moment is None else moment.isoformat()
