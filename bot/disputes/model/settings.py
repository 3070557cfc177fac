"""What a server sets for its desk."""

from __future__ import annotations

from datetime import timedelta

from msgspec import Struct


class Settings(Struct, frozen=True, kw_only=True):
    """The deadlines of a server's desk, and whether it shows names.

    Attributes:
        table: its players may rule on a dispute that no judge has taken.
        names: people are named; else parties are seats or letters, and a judge is the office.
        view_hours: for each side's view. call_minutes: the same, and for a judge to come, where a table sits and waits.
        claim_hours: until the head judge is called. lease_minutes: that a judge holds a case without working on it.
        appeal_hours, mend_hours: after a verdict. penalty_days: that a penalty makes the next one grow.
    """

    names: bool = False
    table: bool = False
    view_hours: int = 24
    call_minutes: int = 10
    claim_hours: int = 24
    lease_minutes: int = 60
    appeal_hours: int = 72
    mend_hours: int = 24
    penalty_days: int = 180

    @property
    def view(self) -> timedelta:
        """For each side's view."""
        return timedelta(hours=self.view_hours)

    @property
    def call(self) -> timedelta:
        """For each side's view, and for a judge to come, where a table sits and waits."""
        return timedelta(minutes=self.call_minutes)

    @property
    def claim(self) -> timedelta:
        """For a judge to take the case."""
        return timedelta(hours=self.claim_hours)

    @property
    def lease(self) -> timedelta:
        """That a judge holds a case without working on it."""
        return timedelta(minutes=self.lease_minutes)

    @property
    def appeal(self) -> timedelta:
        """For an appeal."""
        return timedelta(hours=self.appeal_hours)

    @property
    def mend(self) -> timedelta:
        """For the judge to mend an own slip."""
        return timedelta(hours=self.mend_hours)

    @property
    def penalty(self) -> timedelta:
        """That a penalty makes the next one grow."""
        return timedelta(days=self.penalty_days)


LIMITS: dict[str, tuple[int, int]] = {
    "view_hours": (1, 336),
    "call_minutes": (3, 60),
    "claim_hours": (1, 336),
    "lease_minutes": (10, 1440),
    "appeal_hours": (1, 720),
    "mend_hours": (1, 168),
    "penalty_days": (1, 1825),
}
"""The least and the most of each number."""
