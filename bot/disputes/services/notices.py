"""What is to be told about disputes, until it is delivered."""

from __future__ import annotations

from datetime import timedelta

from bot.disputes.model.notices import Parcel
from bot.disputes.services.unit_of_work import UnitOfWork


class Notices:
    """The notices of all disputes, in the order in which they were made; everything is delivered at least once."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work

    async def claim(self, limit: int = 50) -> tuple[Parcel, ...]:
        """Take the next notices to deliver; what is not reported within a minute is claimed again."""
        raise NotImplementedError

    async def delivered(self, *parcels: int) -> None:
        """Tick notices off."""
        raise NotImplementedError

    async def failed(self, parcel: int, retry_in: timedelta) -> None:
        """Put a notice off."""
        raise NotImplementedError

    async def wait(self) -> None:
        """Until this process has something new to tell, or something due has changed."""
        raise NotImplementedError
