"""What becomes due at the desk: hearings end, leases lapse, head judges are called, views go after a year."""

from __future__ import annotations

from datetime import datetime

from bot.disputes.services.unit_of_work import UnitOfWork


class Due:
    """Looks after the deadlines; call :meth:`tick` when :meth:`next` says so, and after a start."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work

    async def tick(self) -> int:
        """Do everything that is due; how many disputes it changed. Each thing is done and told once."""
        raise NotImplementedError

    async def next(self) -> datetime | None:
        """When something becomes due next; ``None`` when nothing will."""
        raise NotImplementedError
