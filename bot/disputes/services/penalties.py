"""Penalties of a server: everybody's own, and all of them for its judges."""

from __future__ import annotations

from bot.disputes.model.official import Official
from bot.disputes.model.penalties import Penalty, PenaltyKind
from bot.disputes.model.refusals import DeskReason, DeskRefused, refused
from bot.disputes.rules.penalties import counts, excludes, grown
from bot.disputes.services.unit_of_work import DeskWork
from bot.disputes.storage import verdicts
from bot.matches.storage.errors import storage_problems


class Penalties:
    """Who has which penalties."""

    def __init__(self, work: DeskWork) -> None:
        self._work = work

    async def mine(self, guild: int, user: int) -> tuple[Penalty, ...]:
        """Somebody's own penalties, the newest first."""
        return await self._read(guild, (await self._work.persons()).in_guild(guild, user))

    async def of(self, guild: int, judge: Official, user: int) -> tuple[Penalty, ...] | DeskRefused:
        """Somebody's penalties, for a judge."""
        return await self.mine(guild, user) if judge.judges else refused(DeskReason.JUDGE_ONLY)

    async def in_force(self, guild: int, judge: Official) -> tuple[Penalty, ...] | DeskRefused:
        """Every penalty of a server that still counts, for a judge; the newest first."""
        if not judge.judges:
            return refused(DeskReason.JUDGE_ONLY)
        now = self._work.clock.now()
        return tuple(each for each in await self._read(guild, None) if counts(each, now))

    async def excluded(self, guild: int, user: int) -> Penalty | None:
        """The exclusion that keeps somebody from this server's matches now; the longest, where there are several."""
        now = self._work.clock.now()
        found = [each for each in await self.mine(guild, user) if excludes(each, now)]
        return max(found, key=lambda each: each.until or now, default=None)

    async def suggested(
        self, guild: int, user: int, infraction: str, usual: PenaltyKind, *, but: int | None
    ) -> PenaltyKind:
        """The penalty for an infraction, grown by those that the person already has for it.

        Args:
            usual: what the guide gives for the first time.
            but: the dispute that is ruled on, whose own penalties do not make this one grow; ``None`` for none.
        """
        earlier = (each for each in await self.mine(guild, user) if each.dispute != but)
        return grown(usual, infraction, earlier, self._work.clock.now())

    async def _read(self, guild: int, person: str | None) -> tuple[Penalty, ...]:
        with storage_problems():
            return await self._work.database.read(lambda connection: verdicts.read_penalties(connection, guild, person))
