"""What a server sets for its desk."""

from __future__ import annotations

from bot.disputes.model.official import Official
from bot.disputes.model.refusals import Refused
from bot.disputes.model.settings import Settings
from bot.disputes.services.unit_of_work import UnitOfWork


class Guilds:
    """The settings of servers' desks."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work

    async def settings(self, guild: int) -> Settings:
        """What a server has set, or what holds where it has set nothing."""
        raise NotImplementedError

    async def set(self, guild: int, admin: Official, settings: Settings) -> Settings | Refused:
        """Set it; for whoever manages the server. Each number has its limits."""
        raise NotImplementedError
