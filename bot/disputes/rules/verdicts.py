"""Verdicts: given by whoever holds the case, mended by their own judge, appealed, and decided by a head judge."""

from __future__ import annotations

import re
from collections.abc import Collection
from datetime import timedelta
from typing import Literal

from msgspec.structs import replace

from bot.disputes.model.audit import Act
from bot.disputes.model.dispute import RULED, Status
from bot.disputes.model.notices import Notice, NoticeKind
from bot.disputes.model.official import Office, Official
from bot.disputes.model.penalties import PenaltyKind
from bot.disputes.model.precedents import Cited, Precedent
from bot.disputes.model.refusals import DeskReason, DeskRefused, refused
from bot.disputes.model.verdicts import Appeal, AppealOutcome, Decision, Sentence, Verdict, VerdictKind
from bot.disputes.rules.case import NOBODY, DisputeCase
from bot.disputes.rules.judging import work
from bot.disputes.rules.words import written
from bot.matches.model.match import FORGOTTEN, By
from bot.matches.model.match import Status as MatchStatus
from bot.matches.model.remedies import Back, Corrected, Judgement, Nothing

LONGEST_EXCLUSION = timedelta(days=3660)
_TOLD: dict[VerdictKind, tuple[NoticeKind, Act]] = {
    "verdict": ("verdict", "ruled"),
    "dismissed": ("verdict", "ruled"),
    "mended": ("mended", "mended"),
    "changed": ("changed", "decided-appeal"),
}
_BY: dict[Office, Literal["admin", "table"]] = {"admin": "admin", "table": "table"}
_SLUG = re.compile(r"[a-z0-9]+(?:[-.][a-z0-9]+)*")


def give(
    case: DisputeCase, judge: Official, decision: Decision, cites: tuple[Cited, ...], precedent: Precedent | None
) -> DeskRefused | None:
    """Decide a case that was not appealed.

    Args:
        cites: the rules cited as they read now.
        precedent: the one it makes, which was looked at by itself.
    """
    if case.dispute.status is Status.APPEALED:
        return refused(DeskReason.APPEALED)
    problem = work(case, judge)
    if problem is not None:
        return problem
    return _rule(case, judge, decision, cites, precedent, "dismissed" if decision.groundless else "verdict")


def mend(
    case: DisputeCase, judge: Official, decision: Decision, cites: tuple[Cited, ...], precedent: Precedent | None
) -> DeskRefused | None:
    """Give another verdict in the place of an own one."""
    own = mendable(case, judge)
    if isinstance(own, DeskRefused):
        return own
    return _rule(case, judge, decision, cites, precedent, "mended")


def mendable(case: DisputeCase, judge: Official) -> Verdict | DeskRefused:
    """The judge's own verdict in force while they may mend it, or why they may not.

    The answer is that it is not theirs only where its own judge may still mend it.
    """
    if case.dispute.status is Status.APPEALED:
        return refused(DeskReason.APPEALED)
    last = standing(case.verdicts)
    if case.dispute.status not in RULED or last is None:
        return refused(DeskReason.NO_VERDICT)
    if case.appeal is not None and case.appeal.verdict == last.number:
        return refused(DeskReason.APPEAL_OVER)
    if last.office == "table":
        return refused(DeskReason.TABLES_OWN)
    if case.now >= last.at + case.settings.mend:
        return refused(DeskReason.TOO_LATE)
    return last if last.person == case.person(judge.user) else refused(DeskReason.NOT_YOURS)


def appeal(case: DisputeCase, user: Official, why: str) -> DeskRefused | None:
    """Appeal to a head judge: any side, once in a dispute, while there is time."""
    party = case.side(user)
    if party is None:
        return refused(DeskReason.NOT_A_PARTY)
    open_to_it = appealable(case)
    if isinstance(open_to_it, DeskRefused):
        return open_to_it
    words = written(why)
    if isinstance(words, DeskRefused):
        return words
    case.appeal = Appeal(verdict=open_to_it.number, side=party.side, at=case.now, why=words)
    case.set(status=Status.APPEALED, head=True, closed=None)
    case.wait()
    case.trace(user, "appealed")
    return None


def withdraw_appeal(case: DisputeCase, user: Official) -> DeskRefused | None:
    """Let the verdict stand that an own appeal is about, before the appeal is decided."""
    party = case.side(user)
    if party is None:
        return refused(DeskReason.NOT_A_PARTY)
    if case.dispute.status is not Status.APPEALED or case.appeal is None:
        return refused(DeskReason.NOT_APPEALED)
    if case.appeal.side != party.side:
        return refused(DeskReason.NOT_YOURS)
    _stands(case, "seat", user.user)
    case.set(head=False)
    case.trace(user, "withdrew-appeal")
    case.note(Notice(kind="appeal-withdrawn", side=party.side))
    return None


def by_table(case: DisputeCase, decision: Decision, cites: tuple[Cited, ...]) -> DeskRefused | None:
    """Decide a case as its table does: nobody's own verdict, which makes no precedent."""
    return _rule(case, Official(FORGOTTEN, table=True), decision, cites, None, "verdict")


def appealable(case: DisputeCase) -> Verdict | DeskRefused:
    """The verdict that stands and may be appealed now, or why none may be."""
    if case.appeal is not None:
        return refused(DeskReason.APPEALED if case.dispute.status is Status.APPEALED else DeskReason.APPEAL_OVER)
    last = standing(case.verdicts)
    if case.dispute.status not in RULED or last is None:
        return refused(DeskReason.NO_VERDICT)
    return refused(DeskReason.TOO_LATE) if case.now >= last.at + case.settings.appeal else last


def ask_sides(case: DisputeCase, judge: Official, to: int, gone: Collection[int] = NOBODY) -> DeskRefused | None:
    """Ask the sides to agree to going back to an entry; for the judge who has the case.

    Args:
        gone: the users who have left the server: who is left alone agrees with nobody.
    """
    problem = work(case, judge)
    if problem is not None:
        return problem
    if case.match is None or not 1 <= to < case.match.seq:
        return refused(DeskReason.NO_REMEDY_HERE)
    case.miss(gone)
    if len(case.dispute.here()) < 2:
        return refused(DeskReason.NOBODY_TO_ASK)
    case.set(back=to, backers=())
    case.trace(judge, "asked-sides", str(to))
    case.note(Notice(kind="asked-sides"))
    return None


def agree_to_go_back(case: DisputeCase, user: Official, gone: Collection[int] = NOBODY) -> DeskRefused | None:
    """Agree to going back as far as the judge asks; for a side. ``gone`` as in :func:`ask_sides`."""
    party = case.side(user)
    if party is None:
        return refused(DeskReason.NOT_A_PARTY)
    if case.dispute.back is None or case.dispute.judge is None:
        return refused(DeskReason.NOT_ASKED)
    case.miss(gone, *({*case.dispute.left} - {party.side}))
    if party.side not in case.dispute.backers:
        case.set(backers=(*case.dispute.backers, party.side))
        case.trace(user, "agreed-back", str(case.dispute.back))
    return None


def stay(case: DisputeCase, judge: Official) -> DeskRefused | None:
    """Let the match stand still until the appeal is decided; for the head judge who has it."""
    if case.dispute.status is not Status.APPEALED or case.appeal is None:
        return refused(DeskReason.NOT_APPEALED)
    problem = work(case, judge)
    if problem is not None:
        return problem
    if case.match is None:
        return refused(DeskReason.NO_REMEDY_HERE)
    if case.dispute.freezes:
        return refused(DeskReason.STAYED)
    case.freeze(judge)
    case.appeal = replace(case.appeal, stayed=True)
    case.trace(judge, "stayed")
    case.note(Notice(kind="stayed"))
    return None


def change(
    case: DisputeCase, judge: Official, decision: Decision, cites: tuple[Cited, ...], precedent: Precedent | None
) -> DeskRefused | None:
    """Put another verdict in the place of the one that is appealed."""
    problem = _no_appeal(case, judge)
    if problem is not None:
        return problem
    return _rule(case, judge, decision, cites, precedent, "changed")


def answer_appeal(
    case: DisputeCase, judge: Official, outcome: AppealOutcome, decision: Decision, cites: tuple[Cited, ...]
) -> DeskRefused | None:
    """Let what was ruled stand, or a judge rule again; the words alone of the decision count."""
    problem = _no_appeal(case, judge)
    if problem is not None:
        return problem
    if outcome == "sent-back" and case.rival is not None:
        return refused(DeskReason.OTHER_OPEN, number=case.rival)
    fit = checked(case, Decision(ruling=decision.ruling, why=decision.why))
    if isinstance(fit, DeskRefused):
        return fit
    case.verdict = _verdict(case, judge, fit, cites, outcome)
    case.note(Notice(kind=outcome, verdict=case.verdict.number))
    case.trace(judge, "decided-appeal", outcome)
    if outcome == "sent-back":
        case.set(status=Status.OPEN, head=False, closed=None)
        case.wait()
        return None
    _stands(case, "judge", judge.user)
    return None


def checked(case: DisputeCase, decision: Decision) -> Decision | DeskRefused:
    """A decision that may be carried out, its words made fit to be kept."""
    ruling, why = written(decision.ruling), written(decision.why)
    if isinstance(ruling, DeskRefused):
        return ruling
    if isinstance(why, DeskRefused):
        return why
    if decision.groundless and (decision.penalties or not isinstance(decision.remedy, Nothing)):
        return refused(DeskReason.GROUNDLESS)
    if case.match is None and not isinstance(decision.remedy, Nothing):
        return refused(DeskReason.NO_REMEDY_HERE)
    beside = _not_beside(case, decision, effective(case.verdicts))
    if beside is not None:
        return beside
    if decision.penalties and not (_SLUG.fullmatch(decision.infraction) and len(decision.infraction) <= 128):
        return refused(DeskReason.NO_INFRACTION)
    before = standing(case.verdicts)
    known = before.sentences if before is not None and before.infraction == decision.infraction else ()
    for sentence in decision.penalties:
        # A penalty in force may have expired by now.
        problem = None if sentence in known else _no_sentence(case, sentence)
        if problem is not None:
            return problem
    return replace(decision, ruling=ruling, why=why)


def _rule(
    case: DisputeCase,
    judge: Official,
    decision: Decision,
    cites: tuple[Cited, ...],
    precedent: Precedent | None,
    kind: VerdictKind,
) -> DeskRefused | None:
    fit = checked(case, decision)
    if isinstance(fit, DeskRefused):
        return fit
    stands = effective(case.verdicts)
    case.overruled = case.verdicts
    case.precedent = precedent
    case.verdict = _after(_verdict(case, judge, fit, cites, kind), decision, stands)
    case.close(Status.DISMISSED if decision.groundless else Status.DECIDED)
    case.set(freezes=False, deadline=None if case.appeal else case.now + case.settings.appeal)
    if case.match is not None:
        case.judgement = _judgement(case, judge, case.verdict, stands)
    case.set(back=None, backers=())
    notice, act = _TOLD[kind]
    case.note(Notice(kind=notice, verdict=case.verdict.number))
    case.trace(judge, act, kind)
    return None


def _stands(case: DisputeCase, by: By, user: int) -> None:
    """Let what is appealed stand, and the match go on."""
    first = next((each for each in case.verdicts if case.appeal and each.number == case.appeal.verdict), None)
    dismissed = first is not None and first.kind == "dismissed"
    case.release(by, user)
    case.close(Status.DISMISSED if dismissed else Status.DECIDED)


def _no_appeal(case: DisputeCase, judge: Official) -> DeskRefused | None:
    if case.dispute.status is not Status.APPEALED:
        return refused(DeskReason.NOT_APPEALED)
    return work(case, judge)


def _verdict(
    case: DisputeCase, judge: Official, decision: Decision, cites: tuple[Cited, ...], kind: VerdictKind
) -> Verdict:
    return Verdict(
        number=len(case.verdicts) + 1,
        kind=kind,
        at=case.now,
        office=judge.office,
        user=judge.user,
        person=case.person(judge.user),
        ruling=decision.ruling,
        why=decision.why,
        cites=cites,
        remedy=decision.remedy,
        infraction=decision.infraction,
        sentences=decision.penalties,
    )


def _after(verdict: Verdict, decision: Decision, stands: Verdict | None) -> Verdict:
    """A verdict that knows what became of the effect that stood before it."""
    if stands is None:
        return verdict
    return replace(verdict, **{"undone" if decision.undoes else "left": stands.remedy})


def _judgement(case: DisputeCase, judge: Official, verdict: Verdict, stands: Verdict | None) -> Judgement:
    agreed = isinstance(verdict.remedy, Back) and case.dispute.agrees_to(verdict.remedy.to)
    # A table of which everybody is a side rules only with all of them.
    together = judge.table and not case.dispute.aside
    return Judgement(
        dispute=case.dispute.number,
        remedy=verdict.remedy,
        rules=tuple(cited.rule for cited in verdict.cites),
        words=words_of(verdict),
        by=_BY.get(verdict.office, "judge"),
        user=verdict.user,
        release=not case.frozen,
        undoes=None if verdict.undone is None or stands is None else stands.seq,
        reach=None if agreed or together else judge.reach,
    )


def _not_beside(case: DisputeCase, decision: Decision, stands: Verdict | None) -> DeskRefused | None:
    """Why a remedy does not go with the effect of the verdict in force."""
    if decision.undoes and stands is None:
        return refused(DeskReason.NOTHING_TO_UNDO)
    if decision.undoes and case.frozen is not None and case.match and case.match.status is not MatchStatus.PLAYING:
        return refused(DeskReason.OTHER_OPEN, number=case.frozen)
    if decision.undoes:
        return None
    if stands is None or isinstance(decision.remedy, Nothing | Corrected):
        return None
    return refused(DeskReason.UNDO_FIRST)


def standing(verdicts: tuple[Verdict, ...]) -> Verdict | None:
    """The verdict in force: the last one that decided or dismissed."""
    return next((each for each in reversed(verdicts) if each.kind not in ("upheld", "sent-back")), None)


def effective(verdicts: tuple[Verdict, ...]) -> Verdict | None:
    """The verdict whose effect on the match is in force: no later one undid it."""
    found: Verdict | None = None
    for each in verdicts:
        if each.undone is not None:
            found = None
        if found is None and each.seq is not None and not isinstance(each.remedy, Nothing):
            found = each
    return found


def words_of(verdict: Verdict) -> str:
    """The words of a verdict as the log of its match keeps their hash."""
    return f"{verdict.ruling}\n{verdict.why}"


def _no_sentence(case: DisputeCase, sentence: Sentence) -> DeskRefused | None:
    if not any(party.side == sentence.side for party in case.dispute.parties):
        return refused(DeskReason.NO_SIDE)
    if sentence.kind is not PenaltyKind.EXCLUSION:
        return None if sentence.until is None else refused(DeskReason.NO_DAY, days=LONGEST_EXCLUSION.days)
    if sentence.until is None or not case.now < sentence.until <= case.now + LONGEST_EXCLUSION:
        return refused(DeskReason.NO_DAY, days=LONGEST_EXCLUSION.days)
    return None
