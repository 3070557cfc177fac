"""Forgetting a person at the desk."""

from __future__ import annotations

from bot.disputes.services.unit_of_work import UnitOfWork


class Privacy:
    """Deleting a person's data; call it beside that of the matches."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work

    async def forget(self, user: int) -> int:
        """Delete a person's views and pictures, replace their id by the marker, and blank mentions of them.

        Precedents stay, they name nobody. A keyed hash remains in each dispute, so that its parties never judge it; and
        that of an exclusion in force until its day.

        Returns:
            how many disputes named them.
        """
        raise NotImplementedError
