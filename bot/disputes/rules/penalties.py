"""Penalties: how long they count, and how the next one grows."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from bot.disputes.model.penalties import Penalty, PenaltyKind
from bot.disputes.model.verdicts import Sentence, Verdict

STEPS = tuple(PenaltyKind)


def counts(penalty: Penalty, now: datetime) -> bool:
    """Whether a penalty is in force: it was not lifted, and has not expired, or excludes until a later day."""
    return penalty.lifted is None and (now < penalty.expires or excludes(penalty, now))


def excludes(penalty: Penalty, now: datetime) -> bool:
    """Whether a penalty keeps its person from matches now."""
    return penalty.lifted is None and penalty.until is not None and now < penalty.until


def grown(usual: PenaltyKind, infraction: str, earlier: Iterable[Penalty], now: datetime) -> PenaltyKind:
    """The penalty for an infraction: one step up for each that still counts for the same.

    Args:
        usual: the first time.
    """
    before = sum(1 for each in earlier if each.infraction == infraction and counts(each, now))
    return STEPS[min(STEPS.index(usual) + before, len(STEPS) - 1)]


def kept_penalties(before: Verdict | None, after: Verdict) -> dict[Sentence, int]:
    """The penalties of a verdict that the one in its place lets stand, with their ids: they do not count once more."""
    if before is None or before.infraction != after.infraction:
        return {}
    known = dict(zip(before.sentences, before.penalties, strict=True))
    return {each: known[each] for each in after.sentences if each in known}
