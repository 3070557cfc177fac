"""Matches as files that anybody can check and replay, and looking at everything that is hidden in one."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.values import Rejected
from bot.matches.files.export import begun, file_of
from bot.matches.model.match import Actor
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.rules import permissions
from bot.matches.services.unit_of_work import UnitOfWork, decides
from bot.matches.storage.errors import storage_problems


class Exports:
    """Everything that is in a match, for those who may have it."""

    look = decides(permissions.look)

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work
        self._repository = work.repository

    async def save(self, match: int, actor: Actor) -> bytes | Refused | Rejected:
        """A sheet of a match as it is now, that another match can be opened from; for those who have a seat in it.

        Rejected by a game that saves nothing, or not this position. It tells nothing that is hidden from anybody.
        """
        position = await self._repository.position(match)
        if position is None:
            return refused(Reason.NO_MATCH)
        if position.match.seat_of(actor.user) is None:
            return refused(Reason.NOT_SEATED)
        if position.state is None:
            return refused(Reason.NOT_PLAYING)
        saved = position.game.save(position.state)
        return refused(Reason.NOT_SAVED) if saved == Rejected(()) else saved

    async def export(self, match: int, actor: Actor) -> bytes | Refused:
        """A match as indented JSON, for :mod:`bot.matches.verify` and the referee.

        It holds everything hidden, so that while a match lasts only a judge who has never played in it may have it,
        who from then on never takes a seat in it; and even they without the secret, which nobody has before the end,
        and without a component pack that somebody brought; of a match that is over it holds the pack if that is public.
        """
        position = await self._repository.position(match)
        if position is not None and position.match.live:
            seen = await self.look(match, actor)
            if isinstance(seen, Refused):
                return refused(Reason.NOT_OVER) if seen.reason in (Reason.JUDGE_ONLY, Reason.PARTIAL) else seen
        with storage_problems():

            async def read(connection: AsyncConnection) -> bytes | Refused:
                found = await begun(connection, match)
                if isinstance(found, Refused):
                    return found
                # It may be live again since, and not looked at.
                if found.live and not (await self._repository.people(connection, match)).is_judge(actor.user):
                    return refused(Reason.NOT_OVER)
                # Whether another pack than was read above may leave the bot is not known.
                public = position is not None and position.game.is_pack_public
                same = position is not None and position.match.terms.pack == found.terms.pack
                return await file_of(connection, found, with_pack=public and same)

            return await self._repository.database.read(read)
