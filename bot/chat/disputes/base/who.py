"""Who may rule on a dispute, and what its sides can do where nobody does."""

from __future__ import annotations

from bot.chat.base.text import escape
from bot.chat.disputes.base.words import CaseWords
from bot.disputes.model.dispute import Dispute, Proposal, Status
from bot.disputes.model.verdicts import Decision
from bot.disputes.rules.table import electors, is_old, needed
from bot.matches.model.match import FORGOTTEN
from bot.matches.model.remedies import Nothing

_FIRST = {
    Status.HEARING: "dispute-rules-heard",
    Status.OPEN: "dispute-rules-judge",
    Status.APPEALED: "dispute-rules-head",
}
"""Who may rule on a dispute that waits, by how far it is."""


def who_rules(said: CaseWords) -> list[str]:
    """Who may rule on a dispute that waits, and what else its sides can do; nothing where nobody need rule."""
    dispute, say = said.dispute, said.words.say
    is_appealed = dispute.status is Status.APPEALED
    if dispute.judge is not None or dispute.status not in _FIRST:
        return [say("dispute-rules-unappeal")] if is_appealed else []
    is_called = dispute.live and dispute.status is Status.HEARING
    first = "dispute-rules-judge" if is_called else _FIRST[dispute.status]
    lines = [say(first)]
    if len(dispute.parties) > 1:
        lines.append(say("dispute-rules-stand-in"))
    if is_appealed:
        return [*lines, say("dispute-rules-unappeal")]
    if not said.settings.table:
        return [*lines, say("dispute-rules-no-table")] if len(dispute.parties) > 1 else lines
    names = ", ".join(said.side(side) for side in electors(dispute))
    return [*lines, say("dispute-rules-table", sides=names, needed=needed(dispute))]


def agreed_on(said: CaseWords) -> list[str]:
    """The sides that are no party, the judge whom the sides want, and the ruling that the table votes on."""
    dispute, say = said.dispute, said.words.say
    lines = [say("dispute-aside", side=said.side(side)) for side in dispute.aside]
    if dispute.stand_in is not None and dispute.stand_in.user != FORGOTTEN:
        accepted, whole = _accepted(dispute)
        state = "yes" if dispute.all_accept else "no"
        who = f"<@{dispute.stand_in.user}>"
        lines.append(say("dispute-stands-in", who=who, accepted=accepted, whole=whole, state=state))
    return lines if dispute.proposal is None else [*lines, *_proposed(said, dispute.proposal)]


def proposed_remedy(said: CaseWords, decision: Decision) -> str:
    """The effect of a decision on its match, the undoing of an earlier verdict included."""
    if not decision.undoes:
        return said.remedy(decision.remedy)
    if isinstance(decision.remedy, Nothing):
        return said.words.say("remedy-kind-undo")
    return said.words.say("remedy-kind-instead", remedy=said.remedy(decision.remedy))


def is_old_proposal(said: CaseWords) -> bool:
    """Whether the match moved on since a ruling was proposed, so that nobody votes on it any more."""
    match = None if said.position is None else said.position.match
    return said.dispute.proposal is not None and is_old(said.dispute.proposal, match)


def _accepted(dispute: Dispute) -> tuple[int, int]:
    sides = dispute.here()
    return sum(side in dispute.accepted for side in sides), len(sides)


def _proposed(said: CaseWords, proposal: Proposal) -> list[str]:
    say, decision = said.words.say, proposal.decision
    lines = [
        say("dispute-proposed", side=said.side(proposal.by)),
        f"> **{escape(' '.join(decision.ruling.split()))}**",
        f"> {escape(' '.join(decision.why.split()))}",
    ]
    if said.dispute.match is not None:
        lines.append(say("verdict-remedy", remedy=proposed_remedy(said, decision)))
    if is_old_proposal(said):
        return [*lines, say("dispute-refused-proposal-old")]
    counted = {"yes": len(proposal.yes), "no": len(proposal.no), "needed": needed(said.dispute)}
    return [*lines, say("dispute-votes", **counted)]
