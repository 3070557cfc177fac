"""Verdicts: previewed, given, mended by their own judge, appealed and decided."""

from __future__ import annotations

from bot.disputes.model.dispute import Dispute
from bot.disputes.model.official import Official
from bot.disputes.model.refusals import Refused
from bot.disputes.model.verdicts import Appeal, AppealOutcome, Decision, Previewed, Verdict
from bot.disputes.services.unit_of_work import UnitOfWork


class Verdicts:
    """Verdicts and appeals. A verdict, its remedy, the end of the freeze and its notices are one transaction."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work

    async def preview(self, guild: int, number: int, judge: Official, decision: Decision) -> Previewed | Refused:
        """What a decision would do; nothing is written but the judge's lease."""
        raise NotImplementedError

    async def give(
        self, guild: int, number: int, judge: Official, decision: Decision, seen: int | None
    ) -> Verdict | Refused:
        """Decide a case.

        Args:
            seen: as the preview told it; refused where the match moved since.
        """
        raise NotImplementedError

    async def mend(
        self, guild: int, number: int, judge: Official, decision: Decision, seen: int | None
    ) -> Verdict | Refused:
        """Give another verdict in the place of an own one, for a slip, while there is time and it is not appealed."""
        raise NotImplementedError

    async def appeal(self, guild: int, number: int, user: Official, why: str) -> Dispute | Refused:
        """Appeal to a head judge: any side, once in a dispute, while there is time."""
        raise NotImplementedError

    async def stay(self, guild: int, number: int, judge: Official) -> Dispute | Refused:
        """Let the match stand still until the appeal is decided; for the head judge who has it."""
        raise NotImplementedError

    async def decide_appeal(
        self,
        guild: int,
        number: int,
        judge: Official,
        outcome: AppealOutcome,
        decision: Decision,
        seen: int | None = None,
    ) -> Verdict | Refused:
        """Decide an appeal.

        Args:
            decision: upheld and sent back need its words alone; changed needs a whole one, and what the first verdict
                gave as penalties and precedent is taken back.
        """
        raise NotImplementedError

    async def of(self, guild: int, number: int, user: Official) -> tuple[Verdict, ...] | Refused:
        """The verdicts of a dispute in order; for its sides and for judges."""
        raise NotImplementedError

    async def appeal_of(self, guild: int, number: int, user: Official) -> Appeal | Refused | None:
        """The appeal of a dispute, if there is one; for its sides and for judges."""
        raise NotImplementedError
