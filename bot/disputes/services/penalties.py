"""Penalties of a server: everybody's own, and all of them for its judges."""

from __future__ import annotations

from bot.disputes.model.official import Official
from bot.disputes.model.penalties import Penalty, PenaltyKind
from bot.disputes.model.refusals import Refused
from bot.disputes.services.unit_of_work import UnitOfWork


class Penalties:
    """Who has which penalties."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work

    async def mine(self, guild: int, user: int) -> tuple[Penalty, ...]:
        """Somebody's own penalties, the newest first."""
        raise NotImplementedError

    async def of(self, guild: int, judge: Official, user: int) -> tuple[Penalty, ...] | Refused:
        """Somebody's penalties, for a judge."""
        raise NotImplementedError

    async def in_force(self, guild: int, judge: Official) -> tuple[Penalty, ...] | Refused:
        """Every penalty of a server that still counts, for a judge."""
        raise NotImplementedError

    async def excluded(self, guild: int, user: int) -> Penalty | None:
        """The exclusion that keeps somebody from this server's matches now."""
        raise NotImplementedError

    async def suggested(self, guild: int, user: int, infraction: str, usual: PenaltyKind) -> PenaltyKind:
        """The penalty for an infraction, grown by those that the person already has for it.

        Args:
            usual: what the guide gives for the first time.
        """
        raise NotImplementedError
