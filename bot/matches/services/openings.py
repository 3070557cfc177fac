"""Matches that open by the message that announces them, the first time or again after their end."""

from __future__ import annotations

from bot.matches.model.match import Actor
from bot.matches.model.position import Position
from bot.matches.model.previews import Preview
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.rules import openings
from bot.matches.rules.change import Change
from bot.matches.services.kept.usual import UsualAnswers
from bot.matches.services.unit_of_work import UnitOfWork
from bot.matches.storage.errors import storage_problems


class Openings:
    """Opening announced matches, and announcing that one which ended goes on."""

    def __init__(self, work: UnitOfWork, usual: UsualAnswers) -> None:
        self._work = work
        self._usual = usual

    async def begin(self, match: int, message: int) -> Position | Refused:
        """Open what was announced, now that its message has an id; refused where nothing is announced.

        A lobby becomes a match, and a match goes on that :meth:`reopen` brings back; its players bring what they settle
        in advance for all their matches.
        """

        async def begun(change: Change) -> Refused | None:
            usual = await self._usual.of_seats(change.match)
            return await openings.begin(change, self._work.log(change), message, usual)

        return await self._work.do(match, begun)

    async def reopen(
        self, match: int, actor: Actor, to: int, *, reason: str, seen: int | None = None
    ) -> Position | Refused:
        """Announce that a match which ended goes on from the position after an entry; for a judge or an admin.

        Args:
            reason: why, in words that everybody may read.
            seen: the last entry that the judge knew of; refused where the match moved on since.
        """
        problem = await self._went_on(match)
        if problem is not None:
            return problem
        return await self._work.do(
            match, lambda change: openings.reopen(change, self._work.log(change), actor, to, reason, seen)
        )

    async def preview(self, match: int, actor: Actor, to: int, *, reason: str) -> Preview | Refused:
        """What :meth:`reopen` would bring back, and which entries would fall away; nothing of it is done."""
        problem = await self._went_on(match)
        if problem is not None:
            return problem
        with storage_problems():
            loaded = await self._work.repository.loaded(match)
            if loaded is None:
                return refused(Reason.NO_MATCH)
            change = Change(loaded.position, loaded.secret, self._work.clock.now(), loaded.private)
            log = self._work.log(change)
            problem = await openings.preview(change, log, actor, to, reason)
            if problem is not None:
                return problem
            gone = await log.gone(to)
            told = await self._work.repository.logged(loaded.position, [each.seq for each in gone])
        draws = sum(len(each.draws) for each in gone)
        return Preview(loaded.position, change.position, told, draws, sum(each.fixed for each in gone))

    async def _went_on(self, match: int) -> Refused | None:
        """Why a game of a series cannot go on after its end: the next one is gathered, or was played."""
        position = await self._work.repository.position(match)
        series = position.match.course.series if position else None
        if series is None or series.next is None:
            return None
        following = await self._work.repository.position(series.next)
        if following is None or not (following.match.live or following.match.seq):
            return None
        return refused(Reason.SERIES_WENT_ON, match=series.next)
