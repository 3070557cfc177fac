"""Judging without a judge: the table proposes and votes, or its sides agree on a stand-in."""

from __future__ import annotations

from collections.abc import Collection

from bot.disputes.model.dispute import Dispute
from bot.disputes.model.official import Official
from bot.disputes.model.precedents import Cited, Played
from bot.disputes.model.refusals import DeskReason, DeskRefused, from_match, refused
from bot.disputes.model.verdicts import Decision
from bot.disputes.rules import table, verdicts
from bot.disputes.rules.case import NOBODY, DisputeCase
from bot.disputes.rules.seeing import shown
from bot.disputes.services.books.rulebook import Rulebook
from bot.disputes.services.unit_of_work import DeskWork, decides
from bot.games.values import SPECTATOR, Rejected, Seat
from bot.matches.model.refusals import Refused
from bot.matches.model.remedies import Back


class Table:
    """Rulings by the players of a table. They read public things, and the views of the sides once all are in.

    ``gone`` are the users who have left the server, as far as that is known: nobody waits for them.
    """

    name_stand_in = decides(table.name_stand_in)
    accept_stand_in = decides(table.accept_stand_in)

    def __init__(self, work: DeskWork, rulebook: Rulebook) -> None:
        self._work = work
        self._rulebook = rulebook

    async def stand_aside(self, guild: int, number: int, user: Official) -> Dispute | DeskRefused:
        """Be no party to a dispute at one's table."""
        case = await self._work.case(guild, number)
        if isinstance(case, DeskRefused):
            return case
        mover = await self._mover(case.dispute)
        return await self._work.do(guild, number, user, lambda case: table.stand_aside(case, user, mover))

    async def may_stand_aside(self, dispute: Dispute) -> bool:
        """Whether any side of a dispute may still stand aside."""
        # Whose move it is about is read only where that decides.
        return table.may_stand_aside(dispute) and table.may_stand_aside(dispute, await self._mover(dispute))

    async def propose(
        self, guild: int, number: int, user: Official, decision: Decision, gone: Collection[int] = NOBODY
    ) -> Dispute | DeskRefused:
        """Propose a ruling, and be for it; alone among the electors it is the verdict at once.

        Going back is for the table only where nothing of what falls away was drawn or revealed.
        """

        async def decide(case: DisputeCase) -> DeskRefused | None:
            within = Played(case.dispute.game, case.dispute.edition)
            cites = await self._rulebook.cited(decision.rules, guild=guild, within=within)
            if isinstance(cites, DeskRefused):
                return cites
            reveals = await self._reveals(case, decision, cites)
            if isinstance(reveals, DeskRefused):
                return reveals
            return table.propose(case, user, decision, cites, reveals=reveals, gone=gone)

        seen = await self._last(guild, number)
        done = await self._work.change(guild, number, decide, seen=seen)
        return done if isinstance(done, DeskRefused) else shown(done.dispute, user)

    async def vote(
        self, guild: int, number: int, user: Official, *, yes: bool, gone: Collection[int] = NOBODY
    ) -> Dispute | DeskRefused:
        """Be for the proposed ruling or against it; refused where its match moved on since."""
        case = await self._work.case(guild, number)
        if isinstance(case, DeskRefused):
            return case
        proposal = case.dispute.proposal
        done = await self._work.change(
            guild,
            number,
            lambda case: table.vote(case, user, yes=yes, gone=gone),
            seen=None if proposal is None else proposal.seen,
        )
        if isinstance(done, DeskRefused) and done.reason is DeskReason.MOVED:
            return refused(DeskReason.PROPOSAL_OLD)
        return done if isinstance(done, DeskRefused) else shown(done.dispute, user)

    async def _reveals(self, case: DisputeCase, decision: Decision, cites: tuple[Cited, ...]) -> bool | DeskRefused:
        """Whether a ruling takes back what was drawn or revealed; refused where its match would refuse it."""
        if case.match is None or not (isinstance(decision.remedy, Back) or decision.undoes):
            return False
        tried = await self._work.case(case.dispute.guild, case.dispute.number)
        problem = tried if isinstance(tried, DeskRefused) else verdicts.by_table(tried, decision, cites)
        if problem is not None or isinstance(tried, DeskRefused) or tried.judgement is None:
            return problem or False
        found = await self._work.matches.disputes.preview(case.match.id, tried.judgement)
        return from_match(found) if isinstance(found, Refused | Rejected) else bool(found.draws or found.fixed)

    async def _mover(self, dispute: Dispute) -> Seat | None:
        """The seat whose entry a dispute is about; ``None`` where that is nobody's."""
        if dispute.match is None or dispute.about is None:
            return None
        log = await self._work.matches.history.log(dispute.match, SPECTATOR, before=dispute.about + 1, limit=1)
        return next((page.seat for page in log if page.seq == dispute.about), None)

    async def _last(self, guild: int, number: int) -> int | None:
        case = await self._work.case(guild, number)
        return None if isinstance(case, DeskRefused) or case.match is None else case.match.seq
