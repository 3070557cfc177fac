"""Forgetting a person: every trace of who they are goes, and every match they played in stays whole."""

from __future__ import annotations

import sqlalchemy as sa

from bot.matches import endings, lobby, tables
from bot.matches.desk import Desk
from bot.matches.draft import Draft
from bot.matches.faults import storage_problems
from bot.matches.model import FORGOTTEN, Actor, Status
from bot.matches.refusals import Refused


class PrivacyDesk(Desk):
    """Deleting a person's data."""

    async def forget(self, user: int) -> int:
        """Put a nameless marker wherever a user's id stands, and delete what they set for themselves.

        What stays is a keyed hash of everybody who took part in a match, that nobody can be told from: it keeps whoever
        played from judging that match, and whoever judged from playing it.

        Lobbies they host are closed, and those they joined are left. In matches being played their seat becomes free
        for somebody to take. No entry of a log changes, because none names anybody.

        Returns:
            how many matches named them.
        """
        with storage_problems():
            async with self.vault.database.reading() as session:
                rows = await (await session.connection()).execute(_named(user))
                matches = {row.id: row.status for row in rows}
        for number, status in matches.items():
            if status == Status.LOBBY.value:
                await self._do(number, lambda draft: _leave(draft, user))
        with storage_problems():
            async with self.vault.database.writing() as session:
                connection = await session.connection()
                match = tables.match
                # Whoever has one of these matches at hand must read it anew.
                await connection.execute(
                    sa.update(match).where(match.c.id.in_(list(matches))).values(revision=match.c.revision + 1)
                )
                await connection.execute(sa.update(match).where(match.c.host_id == user).values(host_id=FORGOTTEN))
                for table in (tables.seat, tables.event, tables.person, tables.outbox):
                    forgotten = sa.update(table).where(table.c.user_id == user).values(user_id=FORGOTTEN)
                    await connection.execute(forgotten)
                await connection.execute(sa.delete(tables.player).where(tables.player.c.user_id == user))
        self.vault.forget()
        return len(matches)


def _named(user: int) -> sa.Select[tuple[int, str]]:
    match, seat, event, person = tables.match, tables.seat, tables.event, tables.person
    return sa.select(match.c.id, match.c.status).where(
        sa.or_(
            match.c.host_id == user,
            match.c.id.in_(sa.select(seat.c.match_id).where(seat.c.user_id == user)),
            match.c.id.in_(sa.select(event.c.match_id).where(event.c.user_id == user)),
            match.c.id.in_(sa.select(person.c.match_id).where(person.c.user_id == user)),
        )
    )


def _leave(draft: Draft, user: int) -> Refused | None:
    if draft.match.host == user:
        endings.close_lobby(draft)
        return None
    return lobby.leave(draft, Actor(user), None)
