"""Who played what, and how it ended: from matches that were finished."""

from __future__ import annotations

from collections.abc import Iterable

import sqlalchemy as sa
from msgspec import Struct

from bot.matches import tables
from bot.matches.desk import Desk
from bot.matches.faults import storage_problems
from bot.matches.model import FORGOTTEN, Status


class Record(Struct, frozen=True):
    """A player's finished matches of one game in one guild.

    Attributes:
        won, shared: matches ended alone in the first place, and with others there.
        conceded: matches given up; they count among those lost unless somebody else did so first.
        best: the most points scored; ``None`` where none were kept.
        factions: how often each faction was played, the favourite first.
    """

    user: int
    game: str
    played: int
    won: int
    shared: int
    conceded: int
    best: int | None
    factions: tuple[tuple[str, int], ...]

    @property
    def lost(self) -> int:
        """Matches that ended in any other place than the first."""
        return self.played - self.won - self.shared


class StatisticsDesk(Desk):
    """Records of players."""

    async def records(self, guild: int, *, user: int | None = None, game: str | None = None) -> list[Record]:
        """A guild's records, of one player or one game where that is asked; who won most often first."""
        seat, match = tables.seat, tables.match
        firsts = tables.seat.alias("firsts")
        winners = (
            sa.select(sa.func.count())
            .where(firsts.c.match_id == seat.c.match_id, firsts.c.place == 1)
            .scalar_subquery()
        )
        asked = (
            sa.select(
                seat.c.user_id,
                match.c.game,
                seat.c.place,
                seat.c.points,
                seat.c.conceded,
                seat.c.faction,
                winners.label("winners"),
            )
            .join(match)
            .where(match.c.guild_id == guild, match.c.status == Status.OVER.value, seat.c.user_id != FORGOTTEN)
        )
        if user is not None:
            asked = asked.where(seat.c.user_id == user)
        if game is not None:
            asked = asked.where(match.c.game == game)
        with storage_problems():
            async with self.vault.database.reading() as session:
                rows = (await (await session.connection()).execute(asked)).mappings().all()
        grouped: dict[tuple[int, str], list[sa.RowMapping]] = {}
        for row in rows:
            grouped.setdefault((row["user_id"], row["game"]), []).append(row)
        found = [_record(who, what, of_them) for (who, what), of_them in grouped.items()]
        return sorted(found, key=lambda one: (-one.won, -one.shared, one.played, one.user, one.game))


def _record(user: int, game: str, rows: Iterable[sa.RowMapping]) -> Record:
    rows = list(rows)
    first = [row for row in rows if row["place"] == 1]
    points = [row["points"] for row in rows if row["points"] is not None]
    factions: dict[str, int] = {}
    for row in rows:
        factions[row["faction"]] = factions.get(row["faction"], 0) + 1
    return Record(
        user=user,
        game=game,
        played=len(rows),
        won=sum(row["winners"] == 1 for row in first),
        shared=sum(row["winners"] > 1 for row in first),
        conceded=sum(row["conceded"] for row in rows),
        best=max(points, default=None),
        factions=tuple(sorted(factions.items(), key=lambda item: (-item[1], item[0]))),
    )
