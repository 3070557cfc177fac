"""A verdict in the making: what its judge has written so far, and what the presses change of it."""

from __future__ import annotations

import hashlib

import msgspec
from msgspec.structs import replace

from bot.chat.disputes.base.cases import CaseContext, verdicts_of
from bot.disputes.model.dispute import Dispute
from bot.disputes.model.draft import Answering, Draft
from bot.disputes.model.precedents import PrecedentKind, PrecedentState, Wording
from bot.disputes.model.refusals import DeskRefused
from bot.disputes.model.verdicts import Decision, Verdict
from bot.disputes.rules import verdicts
from bot.games.values import Loss, Seat
from bot.matches.model.remedies import Adjust, Back, Corrected, Lost, NoResult, Nothing, Penalty, Remedy, Time

_WHILE_PLAYED = (
    "back-same",
    "back-anew",
    "adjust",
    "loss-action",
    "loss-turn",
    "loss-points",
    "time",
    "lost",
    "no-result",
)
_BESIDE_ANOTHER = ("leave", "undo")
KINDS = (*_BESIDE_ANOTHER, "none", *_WHILE_PLAYED, "corrected", "groundless")
"""The kinds of remedy: ``leave`` keeps the effect of an earlier verdict, ``undo`` puts nothing in its place,
``groundless`` dismisses the dispute."""
_LOSSES: dict[str, Loss] = {"loss-action": "action", "loss-turn": "turn", "loss-points": "points"}
_HOUR = 3600


async def draft_of(context: CaseContext, answers: Answering) -> Draft:
    """What the judge has written so far; before any words, what is to be mended or changed, or nothing."""
    found = await stored(context)
    if found is not None and (found.decision.ruling or found.decision.why):
        return found if found.answers == answers else replace(found, answers=answers)
    decision = Decision(ruling="", why="")
    if answers in ("mend", "changed"):
        decision = await _given(context, decision, precedent=answers == "mend")
    elif answers == "give" and await in_effect(context) is not None:
        decision = replace(decision, undoes=True)
    # Rules may be cited before there are any words.
    cited = () if found is None else found.decision.rules
    rules = tuple(dict.fromkeys((*decision.rules, *cited)))
    return Draft(decision=replace(decision, rules=rules), answers=answers)


async def _given(context: CaseContext, decision: Decision, *, precedent: bool) -> Decision:
    """The decision with the words and penalties of the verdict in force, whose effect on the match is left."""
    last = verdicts.standing(await verdicts_of(context))
    if last is None:
        return decision
    return Decision(
        ruling=last.ruling,
        why=last.why,
        rules=tuple(cited.rule for cited in last.cites),
        infraction=last.infraction,
        penalties=last.sentences,
        precedent=await _made(context, last.precedent) if precedent and last.precedent is not None else None,
    )


async def _made(context: CaseContext, number: int) -> Wording | None:
    """The precedent that a verdict made, which goes with it unless the verdict in its place makes it too."""
    found = await context.service.precedents.get(context.guild, PrecedentKind.PRECEDENT, number)
    if isinstance(found, DeskRefused) or found.state is not PrecedentState.IN_FORCE:
        return None
    return Wording(
        language=found.language,
        question=found.question,
        answer=found.answer,
        ways=found.ways,
        rules=tuple(cited.rule for cited in found.cites),
    )


async def in_effect(context: CaseContext) -> Verdict | None:
    """The verdict whose effect on the match is in force."""
    return verdicts.effective(await verdicts_of(context))


def kinds(context: CaseContext, answers: Answering, in_force: Verdict | None) -> tuple[str, ...]:
    """The :data:`KINDS` that a judge may choose from, as the match is now.

    Args:
        in_force: the verdict whose effect on the match is in force.
    """
    said = context.said
    found: tuple[str, ...] = _BESIDE_ANOTHER if in_force is not None else ("none",)
    if said.is_played or (in_force is not None and not isinstance(in_force.remedy, Corrected)):
        found += _WHILE_PLAYED
    if said.position is not None and not said.is_played:
        found += ("corrected",)
    return (*found, "groundless") if answers == "give" else found


async def stored(context: CaseContext) -> Draft | None:
    """The draft of the judge, if there is any, as it fits beside the verdict that is in force by now."""
    found = await context.service.drafts.get(context.dispute.id, context.user)
    return found and replace(found, decision=_fitting(found.decision, await in_effect(context)))


def _fitting(decision: Decision, in_force: Verdict | None) -> Decision:
    """A decision written before a verdict was given or undone: its remedy takes the place of what is in force now."""
    if in_force is not None and isinstance(decision.remedy, Nothing | Corrected):
        return decision
    return replace(decision, undoes=in_force is not None)


async def keep(context: CaseContext, draft: Draft) -> None:
    """Keep what the judge has written."""
    await context.service.drafts.put(context.dispute.id, context.user, draft)


def digest(draft: Draft) -> str:
    """Tells two drafts apart in the id of a button."""
    return hashlib.sha256(msgspec.json.encode(draft)).hexdigest()[:12]


def kind_of(decision: Decision, *, in_force: bool = False) -> str:
    """Which of :data:`KINDS` a decision's remedy is.

    Args:
        in_force: the effect of an earlier verdict on the match is in force.
    """
    if decision.groundless:
        return "groundless"
    if in_force and isinstance(decision.remedy, Nothing):
        return "undo" if decision.undoes else "leave"
    match decision.remedy:
        case Back(same=same):
            return "back-same" if same else "back-anew"
        case Penalty(what=what):
            return f"loss-{what}"
        case Nothing():
            return "none"
        case Adjust():
            return "adjust"
        case Time():
            return "time"
        case Lost():
            return "lost"
        case NoResult():
            return "no-result"
        case Corrected():
            return "corrected"


def with_kind(decision: Decision, kind: str, dispute: Dispute, in_force: Verdict | None) -> Decision:
    """The decision with a remedy of this kind; what was chosen for one of the same kind stays.

    Args:
        in_force: the verdict whose effect is in force, and which the remedy replaces.
    """
    if kind == kind_of(decision, in_force=in_force is not None) or kind not in KINDS:
        return decision
    # A result is corrected in place; only an earlier correction is undone for it.
    beside = kind == "leave" or (kind == "corrected" and not (in_force and isinstance(in_force.remedy, Corrected)))
    decision = replace(decision, undoes=in_force is not None and not beside)
    if kind == "groundless":
        return replace(decision, groundless=True, remedy=Nothing(), penalties=())
    penalties = () if kind == "undo" else decision.penalties
    return replace(decision, groundless=False, remedy=_new(kind, decision.remedy, dispute), penalties=penalties)


def _new(kind: str, before: Remedy, dispute: Dispute) -> Remedy:
    seat = _accused(dispute)
    match kind:
        case "back-same" | "back-anew":
            to = before.to if isinstance(before, Back) else max(1, dispute.agreed or 1)
            return Back(to, same=kind == "back-same")
        case "adjust":
            return Adjust({})
        case "loss-action" | "loss-turn" | "loss-points":
            return Penalty(seat, _LOSSES[kind])
        case "time":
            return Time(24 * _HOUR)
        case "lost":
            return Lost(seat)
        case "no-result":
            return NoResult()
        case "corrected":
            return Corrected(())
        case _:
            return Nothing()


def _accused(dispute: Dispute) -> Seat:
    """The seat against which a dispute was opened; the opener's where there is no other."""
    seats = [party.seat for party in dispute.parties if party.seat is not None]
    return (seats[1:] or seats or [0])[0]
