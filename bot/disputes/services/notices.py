"""What is to be told about disputes, until it is delivered."""

from __future__ import annotations

from datetime import timedelta

from bot.disputes.model.notices import DeskParcel
from bot.disputes.services.unit_of_work import DeskWork
from bot.disputes.storage import notices
from bot.matches.storage.errors import storage_problems


class Notices:
    """The notices of all disputes, in the order in which they were made; everything is delivered at least once.

    Attributes:
        wait: waits until this process has changed a dispute; others' notices, and what was put off, need a look now
            and then.
    """

    def __init__(self, work: DeskWork) -> None:
        self._work = work
        self.wait = work.bell.wait

    async def claim(self, limit: int = 50) -> tuple[DeskParcel, ...]:
        """Take the next notices to deliver; what is not reported within a minute is claimed again."""
        with storage_problems():
            async with self._work.database.writing() as session:
                return await notices.claim(
                    await session.connection(), self._work.clock.now(), limit, self._work.matches.share
                )

    async def delivered(self, *parcels: int) -> None:
        """Tick notices off."""
        with storage_problems():
            async with self._work.database.writing() as session:
                await notices.delivered(await session.connection(), parcels, self._work.clock.now())

    async def failed(self, parcel: int, retry_in: timedelta) -> None:
        """Put a notice off."""
        with storage_problems():
            async with self._work.database.writing() as session:
                await notices.put_off(await session.connection(), parcel, self._work.clock.now() + retry_in)
