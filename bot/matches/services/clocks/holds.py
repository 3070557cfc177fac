"""Matches whose channels take no messages: put on hold, resumed, counted."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import sqlalchemy as sa

from bot.matches.model.match import Owner
from bot.matches.rules.change import Change
from bot.matches.rules.clock import silence
from bot.matches.rules.clock.patience import SILENT
from bot.matches.services.clocks.lost_time import Heartbeat
from bot.matches.services.unit_of_work import UnitOfWork, decides
from bot.matches.storage import tables
from bot.matches.storage.errors import storage_problems
from bot.shards import Share


class Holds:
    """Stops the clock of a match while its channel takes no messages, and starts it again."""

    lift = decides(silence.lift)

    def __init__(self, work: UnitOfWork, heartbeat: Heartbeat, share: Share) -> None:
        self._work = work
        self._heartbeat = heartbeat
        self._share = share

    async def begin(self, match: int, owner: Owner, seconds: float) -> None:
        """Put a match on hold from when the first line was refused, so many seconds ago."""
        await self._since(match, seconds, lambda change, lost: silence.begin(change, owner, change.now - lost))

    async def give_back(self, match: int, seconds: float) -> None:
        """Give the players of a match back the last seconds, for which its lines could not be read."""
        await self._since(match, seconds, lambda change, lost: silence.give_back(change, change.now - lost))

    async def count(self) -> int:
        """How many matches of this process's servers are on hold now."""
        match = tables.match.c
        held = sa.or_(*(match.course.contains(f'"owner":"{owner}"', autoescape=True) for owner in SILENT))
        asked = sa.select(sa.func.count()).where(match.live, held, self._share.among(match.guild_id))
        with storage_problems():
            ((found,),) = await self._work.repository.database.rows(asked)
        return found

    async def _since(self, match: int, seconds: float, decide: Callable[[Change, timedelta], None]) -> None:
        # What was given back to every match in the meantime is not given back again.
        await self._work.do(match, lambda change: decide(change, self._heartbeat.not_given(seconds)))
