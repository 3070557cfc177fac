"""What a server sets for its desk."""

from __future__ import annotations

from bot.disputes.model.audit import Trace
from bot.disputes.model.official import Official
from bot.disputes.model.refusals import DeskReason, DeskRefused, refused
from bot.disputes.model.settings import LIMITS, Settings
from bot.disputes.services.unit_of_work import DeskWork
from bot.disputes.storage import evidence, guilds
from bot.matches.storage.errors import storage_problems


class Guilds:
    """The settings of servers' desks.

    Attributes:
        settings: gives what a server has set, or what holds where it has set nothing.
    """

    def __init__(self, work: DeskWork) -> None:
        self._work = work
        self.settings = work.settings

    async def set(self, guild: int, admin: Official, settings: Settings) -> Settings | DeskRefused:
        """Set it; for whoever manages the server. Each number has its limits."""
        if not admin.admin:
            return refused(DeskReason.ADMIN_ONLY)
        for name, (least, most) in LIMITS.items():
            if not least <= getattr(settings, name) <= most:
                return refused(DeskReason.OUT_OF_RANGE, least=least, most=most)
        with storage_problems():
            async with self._work.database.writing() as session:
                connection = await session.connection()
                await guilds.write_settings(connection, guild, settings)
                trace = Trace(at=self._work.clock.now(), user=admin.user, act="set")
                await evidence.add_traces(connection, guild, [trace])
        return settings
