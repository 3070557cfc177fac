"""Reading and writing what people keep between matches; whoever asks names their own, and sees no other."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.values import Seat
from bot.matches.model.kept import Keeper, KeptFile, Shelf, folded
from bot.matches.model.match import Match
from bot.matches.storage import tables
from bot.storage.upserting import upsert


async def read_all(connection: AsyncConnection, shelf: Shelf) -> tuple[KeptFile, ...]:
    """The files of a shelf by title."""
    rows = (await connection.execute(sa.select(tables.kept_file).where(_on(shelf)))).mappings()
    return tuple(sorted(map(tables.KEPT_FILE.value, rows), key=lambda file: (folded(file.title), file.number)))


async def find(connection: AsyncConnection, keeper: Keeper, number: int) -> KeptFile | None:
    """A person's own file by its id."""
    return await _first(connection, _of(keeper) & (tables.kept_file.c.id == number))


async def find_titled(connection: AsyncConnection, shelf: Shelf, title: str) -> KeptFile | None:
    """The file of a shelf with this title, however it is spelt in capitals."""
    return await _first(connection, _on(shelf) & (tables.kept_file.c.folded == folded(title)))


async def count(connection: AsyncConnection, shelf: Shelf) -> int:
    """How many files are on a shelf."""
    asked = sa.select(sa.func.count()).select_from(tables.kept_file).where(_on(shelf))
    return int((await connection.execute(asked)).scalar_one())


async def insert(connection: AsyncConnection, shelf: Shelf, title: str, text: str, now: datetime) -> int:
    """Keep another file, and return its id.

    Raises:
        IntegrityError: the shelf has a file of this title.
    """
    file = KeptFile(0, shelf.game, shelf.name, title, text, now)
    values = tables.KEPT_FILE.row(file, guild_id=shelf.keeper.guild, user_id=shelf.keeper.user)
    made = await connection.execute(sa.insert(tables.kept_file).values(**values).returning(tables.kept_file.c.id))
    return int(made.scalar_one())


async def change(connection: AsyncConnection, keeper: Keeper, number: int, **values: str | datetime) -> bool:
    """Set columns of a person's own file; whether it is still there."""
    kept = tables.kept_file
    done = await connection.execute(sa.update(kept).where(_of(keeper), kept.c.id == number).values(**values))
    return bool(done.rowcount)


async def delete(connection: AsyncConnection, keeper: Keeper, number: int) -> bool:
    """Delete a person's own file; whether it was still there."""
    kept = tables.kept_file
    return bool((await connection.execute(sa.delete(kept).where(_of(keeper), kept.c.id == number))).rowcount)


async def forget(connection: AsyncConnection, user: int) -> None:
    """Delete everything that a person keeps, in every server."""
    for table in (tables.kept_file, tables.usual_answers):
        await connection.execute(sa.delete(table).where(table.c.user_id == user))


async def usual_answers(connection: AsyncConnection, match: Match, users: Collection[int]) -> dict[int, dict[str, str]]:
    """The standing answers that some people bring to a match, by person; those who keep none are left out."""
    kept = tables.usual_answers.c
    asked = sa.select(kept.user_id, kept.chosen).where(
        kept.guild_id == match.guild, kept.game == match.game, kept.user_id.in_(users)
    )
    rows = await connection.execute(asked)
    return {row.user_id: msgspec.json.decode(row.chosen, type=dict[str, str]) for row in rows}


async def usual_answers_of_seats(connection: AsyncConnection, match: Match) -> dict[Seat, dict[str, str]]:
    """The same by seat, for those who sit in one."""
    seated = {each.user: seat for seat, each in enumerate(match.seats) if each.user and each.human}
    return {seated[user]: chosen for user, chosen in (await usual_answers(connection, match, seated)).items()}


async def keep_usual_answers(connection: AsyncConnection, match: Match, user: int, chosen: Mapping[str, str]) -> None:
    """Keep what a person brings to matches like this one from now on; nothing where nothing was chosen."""
    key = {"guild_id": match.guild, "user_id": user, "game": match.game}
    if chosen:
        await upsert(connection, tables.usual_answers, key, {"chosen": msgspec.json.encode(chosen).decode()})
        return
    kept = tables.usual_answers
    same = sa.and_(*(kept.c[name] == value for name, value in key.items()))
    await connection.execute(sa.delete(kept).where(same))


def _of(keeper: Keeper) -> sa.ColumnElement[bool]:
    kept = tables.kept_file
    return sa.and_(kept.c.guild_id == keeper.guild, kept.c.user_id == keeper.user)


def _on(shelf: Shelf) -> sa.ColumnElement[bool]:
    kept = tables.kept_file
    return sa.and_(_of(shelf.keeper), kept.c.game == shelf.game, kept.c.name == shelf.name)


async def _first(connection: AsyncConnection, which: sa.ColumnElement[bool]) -> KeptFile | None:
    row = (await connection.execute(sa.select(tables.kept_file).where(which))).mappings().first()
    return None if row is None else tables.KEPT_FILE.value(row)
