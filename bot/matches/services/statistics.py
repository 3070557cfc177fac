"""Who played what, and how it ended: from matches that were finished."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from bot.matches.model.match import FORGOTTEN, Status
from bot.matches.services.unit_of_work import UnitOfWork
from bot.matches.storage import tables
from bot.matches.storage.errors import storage_problems
from bot.matches.storage.read import reading


class Record(Struct, frozen=True):
    """A player's finished matches of one game in one guild.

    Attributes:
        won, shared: matches ended alone in the first place or won with the whole table, and ended with others in the
            first place.
        conceded: matches given up; they count as lost unless another player gave up first.
        sentenced: matches that a verdict let them lose, likewise.
        left: matches whose seat was left, or cleared by a judge, and not taken again before the end; all of them lost.
        best: the most points scored; ``None`` where none were kept.
        played_as: how often each faction or the like was played, the favourite first.
    """

    user: int
    game: str
    played: int
    won: int
    shared: int
    conceded: int
    sentenced: int
    left: int
    best: int | None
    played_as: tuple[tuple[str, int], ...]

    @property
    def lost(self) -> int:
        """Matches that ended in any other place than the first, or that the whole table lost."""
        return self.played - self.won - self.shared


class Statistics:
    """Records of players."""

    def __init__(self, work: UnitOfWork) -> None:
        self._database = work.repository.database
        self._games = work.repository.games

    async def records(self, guild: int, *, user: int | None = None, game: str | None = None) -> list[Record]:
        """A guild's records, of one player or one game where that is asked; who won most often first."""
        match = tables.match
        rows: list[sa.RowMapping] = []
        with storage_problems():
            async with self._database.reading() as session:
                connection = await session.connection()
                for who, asked in ((tables.seat.c.user_id, _stayed()), (tables.person.c.user_id, _left())):
                    over = asked.where(match.c.guild_id == guild, match.c.status == Status.OVER.value, who != FORGOTTEN)
                    if user is not None:
                        over = over.where(who == user)
                    if game is not None:
                        over = over.where(match.c.game == game)
                    rows += (await connection.execute(over)).mappings().all()
        grouped: dict[tuple[int, str], list[sa.RowMapping]] = {}
        for row in rows:
            grouped.setdefault((row["user_id"], row["game"]), []).append(row)
        with storage_problems(), reading("records"):
            found = [_record(who, what, self._choice(what), of_them) for (who, what), of_them in grouped.items()]
        return sorted(found, key=lambda one: (-one.won, -one.shared, one.played, one.user, one.game))

    def _choice(self, game: str) -> str:
        return self._games.game(game).plays_as if game in self._games else ""


def _stayed() -> sa.Select[Any]:
    """Who sat in their seat to the end."""
    seat, match, firsts = tables.seat, tables.match, tables.seat.alias("firsts")
    winners = (
        sa.select(sa.func.count()).where(firsts.c.match_id == seat.c.match_id, firsts.c.place == 1).scalar_subquery()
    )
    return sa.select(
        seat.c.user_id,
        match.c.game,
        seat.c.place,
        seat.c.points,
        seat.c.won,
        seat.c.conceded,
        seat.c.sentenced,
        seat.c.choices,
        winners.label("winners"),
        sa.false().label("left"),
    ).join(match)


def _left() -> sa.Select[Any]:
    """Players who left their seat before the end; its place and points are not theirs."""
    seat, match, person = tables.seat, tables.match, tables.person
    same_seat = sa.and_(seat.c.match_id == person.c.match_id, seat.c.seat == person.c.seat)
    return (
        sa.select(
            person.c.user_id,
            match.c.game,
            sa.null().label("place"),
            sa.null().label("points"),
            sa.null().label("won"),
            sa.false().label("conceded"),
            sa.false().label("sentenced"),
            seat.c.choices,
            sa.literal(0).label("winners"),
            sa.true().label("left"),
        )
        .select_from(person)
        .join(seat, same_seat)
        .join(match, match.c.id == person.c.match_id)
        .where(person.c.role == "seat", seat.c.user_id.is_distinct_from(person.c.user_id))
    )


def _record(user: int, game: str, choice: str, rows: Iterable[sa.RowMapping]) -> Record:
    rows = list(rows)
    first = [row for row in rows if row["won"] is None and row["place"] == 1]
    points = [row["points"] for row in rows if row["points"] is not None]
    played_as = Counter(msgspec.json.decode(row["choices"], type=dict[str, str]).get(choice, "") for row in rows)
    del played_as[""]
    return Record(
        user=user,
        game=game,
        played=len(rows),
        won=sum(row["winners"] == 1 for row in first) + sum(row["won"] is True for row in rows),
        shared=sum(row["winners"] > 1 for row in first),
        conceded=sum(row["conceded"] and not row["sentenced"] for row in rows),
        sentenced=sum(row["sentenced"] for row in rows),
        left=sum(row["left"] for row in rows),
        best=max(points, default=None),
        played_as=tuple(sorted(played_as.items(), key=lambda item: (-item[1], item[0]))),
    )
