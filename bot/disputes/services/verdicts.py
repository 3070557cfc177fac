"""Verdicts: previewed, given, mended by their own judge, appealed and decided."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.disputes.model.dispute import Dispute
from bot.disputes.model.draft import Answering
from bot.disputes.model.official import Official
from bot.disputes.model.precedents import Cited, Played, Precedent, PrecedentKind, PrecedentState
from bot.disputes.model.refusals import DeskReason, DeskRefused, from_match, refused
from bot.disputes.model.verdicts import Appeal, AppealOutcome, Decision, Verdict
from bot.disputes.rules import precedents, verdicts
from bot.disputes.rules.case import DisputeCase
from bot.disputes.rules.seeing import sees
from bot.disputes.services.books.rulebook import Rulebook
from bot.disputes.services.unit_of_work import DeskWork, decides
from bot.games.values import Rejected
from bot.matches.model.previews import Preview
from bot.matches.model.refusals import Refused

_Rule: TypeAlias = Callable[[DisputeCase, Official, Decision, tuple[Cited, ...], Precedent | None], DeskRefused | None]


class Previewed(Struct, frozen=True):
    """What a decision would do to its match: to be shown, and pressed a second time.

    Attributes:
        seen: the entry after which it was made, which the second press names; ``None`` where there is no match.
        preview: the board before and after, and what falls away; ``None`` where there is no match.
    """

    seen: int | None = None
    preview: Preview | None = None


class Resting(Struct, frozen=True):
    """What a verdict rests on: the rules cited as they read now, and the precedent it makes."""

    cites: tuple[Cited, ...] = ()
    precedent: Precedent | None = None


class Verdicts:
    """Verdicts and appeals. A verdict, its remedy, the end of the freeze and its notices are one transaction."""

    appeal = decides(verdicts.appeal)
    withdraw_appeal = decides(verdicts.withdraw_appeal)
    stay = decides(verdicts.stay)
    ask_sides = decides(verdicts.ask_sides)
    agree_to_go_back = decides(verdicts.agree_to_go_back)

    def __init__(self, work: DeskWork, rulebook: Rulebook) -> None:
        self._work = work
        self._rulebook = rulebook

    async def preview(
        self, guild: int, number: int, judge: Official, decision: Decision, answers: Answering = "give"
    ) -> Previewed | DeskRefused:
        """What a decision would do, and whether it may be given as it is; nothing of it is done."""
        case = await self._work.case(guild, number)
        if isinstance(case, DeskRefused):
            return case
        resting = await self._resting(case.dispute, judge, decision)
        if isinstance(resting, DeskRefused):
            return resting
        problem = _GIVEN[answers](case, judge, decision, resting.cites, resting.precedent)
        if problem is not None:
            return problem
        if case.match is None or case.judgement is None:
            return Previewed()
        found = await self._work.matches.disputes.preview(case.match.id, case.judgement)
        return from_match(found) if isinstance(found, Refused | Rejected) else Previewed(case.match.seq, found)

    async def give(
        self, guild: int, number: int, judge: Official, decision: Decision, seen: int | None = None
    ) -> Verdict | DeskRefused:
        """Decide a case.

        Args:
            seen: as the preview told it; refused where the match moved since.
        """
        return await self._give(guild, number, judge, decision, seen, "give")

    async def mend(
        self, guild: int, number: int, judge: Official, decision: Decision, seen: int | None = None
    ) -> Verdict | DeskRefused:
        """Give another verdict in the place of an own one, for a slip, while there is time and it is not appealed."""
        return await self._give(guild, number, judge, decision, seen, "mend")

    async def appealable(self, guild: int, number: int) -> datetime | DeskRefused:
        """Until when a side may appeal, or why none may any more."""
        case = await self._work.case(guild, number)
        if isinstance(case, DeskRefused):
            return case
        found = verdicts.appealable(case)
        return found if isinstance(found, DeskRefused) else found.at + case.settings.appeal

    async def mendable(self, guild: int, number: int, judge: Official) -> datetime | DeskRefused:
        """Until when somebody may mend the verdict in force, or why they may not."""
        case = await self._work.case(guild, number)
        if isinstance(case, DeskRefused):
            return case
        found = verdicts.mendable(case, judge)
        return found if isinstance(found, DeskRefused) else found.at + case.settings.mend

    async def decide_appeal(
        self,
        guild: int,
        number: int,
        judge: Official,
        outcome: AppealOutcome,
        decision: Decision,
        seen: int | None = None,
    ) -> Verdict | DeskRefused:
        """Decide an appeal.

        Args:
            decision: upheld and sent back need its words alone; changed needs a whole one, and what the first verdict
                gave as penalties and precedent is taken back.
        """
        if outcome != "changed":  # a draft may keep a precedent from when it was to change the verdict
            decision = replace(decision, precedent=None)
        return await self._give(guild, number, judge, decision, seen, outcome)

    async def of(self, guild: int, number: int, user: Official) -> tuple[Verdict, ...] | DeskRefused:
        """The verdicts of a dispute in order; for its sides and for judges."""
        case = await self._seen(guild, number, user)
        return case if isinstance(case, DeskRefused) else case.verdicts

    async def appeal_of(self, guild: int, number: int, user: Official) -> Appeal | DeskRefused | None:
        """The appeal in a dispute; for its sides and for judges."""
        case = await self._seen(guild, number, user)
        return case if isinstance(case, DeskRefused) else case.appeal

    async def _give(
        self, guild: int, number: int, judge: Official, decision: Decision, seen: int | None, answers: Answering
    ) -> Verdict | DeskRefused:
        async def decide(case: DisputeCase) -> DeskRefused | None:
            resting = await self._resting(case.dispute, judge, decision)
            if isinstance(resting, DeskRefused):
                return resting
            return _GIVEN[answers](case, judge, decision, resting.cites, resting.precedent)

        return _given(await self._work.change(guild, number, decide, seen=seen))

    async def _resting(self, dispute: Dispute, judge: Official, decision: Decision) -> Resting | DeskRefused:
        within = Played(dispute.game, dispute.edition)
        cites = await self._rulebook.cited(decision.rules, guild=dispute.guild, within=within)
        if isinstance(cites, DeskRefused):
            return cites
        if decision.precedent is None:
            return Resting(cites)
        wording = precedents.fit(PrecedentKind.PRECEDENT, decision.precedent)
        if isinstance(wording, DeskRefused):
            return wording
        own = await self._rulebook.cited(wording.rules or decision.rules, within=within)
        if isinstance(own, DeskRefused):
            return own
        home = await self._rulebook.home(own)
        if isinstance(home, DeskRefused):
            return home
        made = precedents.drafted(
            dispute.guild,
            PrecedentKind.PRECEDENT,
            wording,
            own,
            judge,
            self._work.clock.now(),
            home,
            state=PrecedentState.IN_FORCE,
        )
        return made if isinstance(made, DeskRefused) else Resting(cites, made)

    async def _seen(self, guild: int, number: int, user: Official) -> DisputeCase | DeskRefused:
        case = await self._work.case(guild, number)
        if isinstance(case, DeskRefused) or sees(case.dispute, user):
            return case
        return refused(DeskReason.NOT_A_PARTY)


def _answered(
    outcome: AppealOutcome,
    case: DisputeCase,
    judge: Official,
    decision: Decision,
    cites: tuple[Cited, ...],
    _: Precedent | None,
) -> DeskRefused | None:
    return verdicts.answer_appeal(case, judge, outcome, decision, cites)


_GIVEN: dict[Answering, _Rule] = {
    "give": verdicts.give,
    "mend": verdicts.mend,
    "changed": verdicts.change,
    "upheld": partial(_answered, "upheld"),
    "sent-back": partial(_answered, "sent-back"),
}


def _given(done: DisputeCase | DeskRefused) -> Verdict | DeskRefused:
    if isinstance(done, DeskRefused):
        return done
    return done.verdict or refused(DeskReason.NO_VERDICT)
