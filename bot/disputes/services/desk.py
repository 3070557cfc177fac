"""What a judge does before the verdict: taking a case, handing it on, looking, asking the oracle."""

from __future__ import annotations

import asyncio
from functools import partial

import sqlalchemy as sa
from msgspec import Struct

from bot.disputes.model.audit import Act
from bot.disputes.model.dispute import Dispute, Status
from bot.disputes.model.evidence import Message
from bot.disputes.model.official import Official
from bot.disputes.model.refusals import DeskReason, DeskRefused, from_match, refused
from bot.disputes.model.verdicts import Appeal, Verdict
from bot.disputes.rules import judging
from bot.disputes.rules.case import DisputeCase
from bot.disputes.rules.seeing import shown
from bot.disputes.services.books.bundles import Bundle, bundle
from bot.disputes.services.books.rulebook import Rulebook
from bot.disputes.services.unit_of_work import Decision, DeskWork, decides
from bot.disputes.storage import evidence
from bot.games.values import SPECTATOR
from bot.matches.model.match import FORGOTTEN
from bot.matches.model.position import Position
from bot.matches.model.refusals import Refused, RefusedCommand
from bot.matches.services.history import Page
from bot.matches.storage import tables as matches
from bot.matches.storage.errors import storage_problems
from rules_index import Language

LONGEST_LOG = 100


class Claimed(Struct, frozen=True):
    """A case that was taken.

    Attributes:
        partners: numbers of other matches being played in which the judge and a side both play.
    """

    dispute: Dispute
    partners: tuple[int, ...] = ()


class Panel(Struct, frozen=True):
    """All that a judge has before them, without what is hidden in the match.

    Attributes:
        rival: the number of another undecided dispute about the match.
        agreed, now: the match at the entry after which the log is read, and as it is; for a spectator's view. ``None``
            where there is no match, and agreed where it had no position yet.
        log: the entries after that one as spectators read them, at most the last hundred.
        refused: what the sides' seats were refused, the newest first.
    """

    dispute: Dispute
    messages: tuple[Message, ...]
    pictures: int
    verdicts: tuple[Verdict, ...]
    appeal: Appeal | None
    rival: int | None = None
    agreed: Position | None = None
    now: Position | None = None
    log: tuple[Page, ...] = ()
    refused: tuple[RefusedCommand, ...] = ()


class Desk:
    """What judges do. Work of whoever holds a case renews their lease."""

    renew = decides(judging.work)
    recuse = decides(judging.recuse)
    read_from = decides(judging.read_from)
    bar = decides(judging.bar)

    def __init__(self, work: DeskWork, rulebook: Rulebook) -> None:
        self._work = work
        self._rulebook = rulebook

    async def claim(self, guild: int, number: int, judge: Official) -> Claimed | DeskRefused:
        """Take a case that nobody has; one that is appealed is for head judges who have not ruled in it.

        Refused: who is or was a party of the match, whom a side barred, who recused.
        """
        return await self._claimed(guild, number, judge, partial(judging.claim, judge=judge))

    async def claimable(self, guild: int, number: int, judge: Official) -> DeskRefused | None:
        """Why somebody cannot take a case now; ``None`` where they can."""
        case = await self._work.case(guild, number)
        return case if isinstance(case, DeskRefused) else judging.claim(case, judge)

    async def hand_on(self, guild: int, number: int, judge: Official, to: Official) -> Claimed | DeskRefused:
        """Hand a case on to another judge, who may refuse by recusing."""
        return await self._claimed(guild, number, to, partial(judging.hand_on, judge=judge, to=to))

    async def panel(self, guild: int, number: int, judge: Official) -> Panel | DeskRefused:
        """What the judge of a case has before them; the audit trail tells that they saw it."""
        case = await self._worked(guild, number, judge, "saw")
        if isinstance(case, DeskRefused):
            return case
        dispute = case.dispute
        with storage_problems():
            async with self._work.database.reading() as session:
                connection = await session.connection()
                # Views, and evidence beside them, are sealed until every side has given its own.
                sealed = dispute.status is Status.HEARING
                messages = () if sealed else await evidence.read_messages(connection, dispute.id)
                pictures = 0 if sealed else len(await evidence.read_pictures(connection, dispute.id))
        panel = Panel(shown(dispute, judge), messages, pictures, case.verdicts, case.appeal, case.rival)
        return panel if dispute.match is None else await self._with_match(panel, dispute.match, judge)

    async def look_hidden(self, guild: int, number: int, judge: Official) -> Position | DeskRefused:
        """The match with everything hidden; the audit trail tells it, and the judge never takes a seat there."""
        case = await self._work.case(guild, number)
        if isinstance(case, DeskRefused):
            return case
        if case.dispute.match is None:
            return refused(DeskReason.NO_REMEDY_HERE)
        done = await self._worked(guild, number, judge, "looked")
        if isinstance(done, DeskRefused):
            return done
        seen = await self._work.matches.exports.look(case.dispute.match, judge.actor)
        return from_match(seen) if isinstance(seen, Refused) else seen

    async def bundle(self, guild: int, number: int, judge: Official, language: Language) -> Bundle | DeskRefused:
        """What the oracle says on the question and on the views, merged."""
        dispute = await self.renew(guild, number, judge)
        if isinstance(dispute, DeskRefused):
            return dispute
        return await asyncio.to_thread(bundle, self._rulebook.oracle, dispute, language)

    async def _claimed(self, guild: int, number: int, judge: Official, decide: Decision) -> Claimed | DeskRefused:
        dispute = await self._work.do(guild, number, judge, decide)
        return dispute if isinstance(dispute, DeskRefused) else Claimed(dispute, await self._partners(dispute, judge))

    async def _worked(self, guild: int, number: int, judge: Official, act: Act) -> DisputeCase | DeskRefused:
        def decide(case: DisputeCase) -> DeskRefused | None:
            problem = judging.work(case, judge)
            if problem is None:
                case.trace(judge, act)
            return problem

        return await self._work.change(guild, number, decide)

    async def _with_match(self, panel: Panel, match: int, judge: Official) -> Panel:
        history, agreed = self._work.matches.history, panel.dispute.agreed or 0
        log = await history.log(match, SPECTATOR, limit=LONGEST_LOG)
        refusals: list[RefusedCommand] = []
        for party in panel.dispute.parties:
            if party.seat is not None:
                found = await self._work.matches.disputes.refused_commands(match, judge.actor, party.seat)
                refusals += () if isinstance(found, Refused) else found
        return Panel(
            panel.dispute,
            panel.messages,
            panel.pictures,
            panel.verdicts,
            panel.appeal,
            panel.rival,
            await history.position_at(match, agreed) if agreed else None,
            await self._work.matches.position(match),
            tuple(page for page in log if page.seq > agreed),
            tuple(sorted(refusals, key=lambda each: each.at, reverse=True)),
        )

    async def _partners(self, dispute: Dispute, judge: Official) -> tuple[int, ...]:
        """Other matches being played in which a judge and a side both sit."""
        seat, match = matches.seat, matches.match
        users = [party.user for party in dispute.parties if party.user != FORGOTTEN]
        own = sa.select(seat.c.match_id).where(seat.c.user_id == judge.user)
        theirs = sa.select(seat.c.match_id).where(seat.c.user_id.in_(users))
        asked = sa.select(match.c.id).where(match.c.live, match.c.id.in_(own), match.c.id.in_(theirs))
        with storage_problems():
            async with self._work.database.reading() as session:
                rows = await (await session.connection()).execute(asked.order_by(match.c.id))
        return tuple(number for number in rows.scalars() if number != dispute.match)
