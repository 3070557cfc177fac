"""Matches that open by the message that announces them, the first time or again after their end."""

from __future__ import annotations

from collections.abc import Sequence

from bot.matches.model.match import Actor, Match
from bot.matches.model.position import Position
from bot.matches.model.previews import Preview
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.rules import openings
from bot.matches.rules.change import Change
from bot.matches.rules.log import Gone
from bot.matches.services.kept.usual import UsualAnswers
from bot.matches.services.unit_of_work import UnitOfWork
from bot.matches.storage.errors import storage_problems
from bot.matches.storage.repository import Repository


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
        self, match: int, actor: Actor, to: int, *, reason: str, seen: int | None = None, reach: int | None = None
    ) -> Position | Refused:
        """Announce that a match which ended goes on from the position after an entry; for a judge or an admin.

        Args:
            reason: why, in words that everybody may read.
            seen: the last entry that the judge knew of; refused where the match moved on since.
            reach: how many moves they may take back at most; ``None`` for any number.
        """
        problem = await self._no_going_on(match)
        if problem is not None:
            return problem
        return await self._work.do(
            match, lambda change: openings.reopen(change, self._work.log(change), actor, to, reason, seen, reach)
        )

    async def preview(
        self, match: int, actor: Actor, to: int, *, reason: str, reach: int | None = None
    ) -> Preview | Refused:
        """What :meth:`reopen` would bring back, and which entries would fall away; nothing of it is done."""
        problem = await self._no_going_on(match)
        if problem is not None:
            return problem
        with storage_problems():
            loaded = await self._work.repository.loaded(match)
            if loaded is None:
                return refused(Reason.NO_MATCH)
            change = Change(loaded.position, loaded.secret, self._work.clock.now(), loaded.private)
            log = self._work.log(change)
            problem = await openings.preview(change, log, actor, to, reason, reach)
            if problem is not None:
                return problem
            return await previewed(self._work.repository, loaded.position, change.position, await log.gone(to))

    async def _no_going_on(self, match: int) -> Refused | None:
        position = await self._work.repository.position(match)
        return None if position is None else await no_going_on(self._work.repository, position.match)


async def no_going_on(repository: Repository, match: Match) -> Refused | None:
    """Why a match cannot go on after its end: the next game of its series is there, or another match in its channel."""
    series = match.course.series
    following = await repository.position(series.next) if series and series.next else None
    if following is not None and (following.match.live or following.match.seq):
        return refused(Reason.SERIES_WENT_ON, match=following.match.id)
    if match.live or await repository.live_in(match.channel) is None:
        return None
    return refused(Reason.CHANNEL_TAKEN)


async def previewed(
    repository: Repository, before: Position, after: Position, gone: Sequence[Gone], *, reopens: bool = False
) -> Preview:
    """The preview of a change by which these entries would fall away."""
    told = await repository.logged(before, [each.seq for each in gone])
    draws, fixed = sum(len(each.draws) for each in gone), sum(each.fixed for each in gone)
    return Preview(before, after, told, draws, fixed, reopens)
