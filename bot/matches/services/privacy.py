"""Forgetting a person: every trace of who they are goes, and every match they played in stays whole."""

from __future__ import annotations

import logging
from typing import Any

import sqlalchemy as sa

from bot.database import StorageProblem
from bot.matches.model.match import FORGOTTEN, Status
from bot.matches.rules import seats
from bot.matches.services.kept.own_data import about
from bot.matches.services.unit_of_work import UnitOfWork
from bot.matches.storage import kept, tables
from bot.matches.storage.errors import storage_problems
from bot.matches.storage.forgetting import blank_mentions

_log = logging.getLogger(__name__)


class Privacy:
    """Telling a person's data, and deleting it."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work
        self._repository = work.repository

    async def kept_of(self, user: int) -> dict[str, Any]:
        """What is kept about a person, as JSON has it: settings, files, standing answers, and their part in matches.

        Of a seat it holds what the person keeps there now, and nothing of what others do.
        """
        with storage_problems():
            return await self._repository.database.read(lambda connection: about(connection, user))

    async def forget(self, user: int) -> int:
        """Replace a user's id by a marker wherever it is kept, and delete what they set for themselves.

        A keyed hash of everyone who took part in a match remains. It identifies no one, and keeps players from judging
        that match and judges from playing it.

        Lobbies they host are closed, and those they joined are left. In matches being played their seat becomes vacant.
        No entry of a log changes, because entries name no person; mentions in the reasons beside it are blanked.

        Returns:
            how many matches named them.
        """
        with storage_problems():
            async with self._repository.database.reading() as session:
                rows = await (await session.connection()).execute(_named(user))
                matches = {row.id: row.status for row in rows}
        for number, status in matches.items():
            if status in (Status.LOBBY.value, Status.PLAYING.value):
                await self._leave(number, user)
        with storage_problems():
            async with self._repository.database.writing() as session:
                connection = await session.connection()
                match = tables.match
                # Every process that has one of these matches at hand must read it again.
                await connection.execute(
                    sa.update(match).where(match.c.id.in_(list(matches))).values(revision=match.c.revision + 1)
                )
                await connection.execute(sa.update(match).where(match.c.host_id == user).values(host_id=FORGOTTEN))
                for table in (tables.seat, tables.event, tables.person, tables.outbox):
                    forgotten = sa.update(table).where(table.c.user_id == user).values(user_id=FORGOTTEN)
                    await connection.execute(forgotten)
                await blank_mentions(connection, user)
                await kept.forget(connection, user)
                await connection.execute(sa.delete(tables.player).where(tables.player.c.user_id == user))
        self._repository.forget()
        return len(matches)

    async def _leave(self, match: int, user: int) -> None:
        try:
            await self._work.do(match, lambda change: seats.forget(change, user))
        except StorageProblem as problem:
            # One damaged match must not keep a person from being forgotten.
            _log.error("A person who is forgotten could not be taken out of match %d: %s", match, problem)


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
