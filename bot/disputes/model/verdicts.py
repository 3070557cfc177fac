"""Verdicts: what is right and why, the remedy, the penalties; appeals of them."""

from __future__ import annotations

from datetime import datetime
from typing import Literal, TypeAlias

from msgspec import Struct

from bot.disputes.model.official import Office
from bot.disputes.model.penalties import PenaltyKind
from bot.disputes.model.precedents import Cited, Wording
from bot.matches.model.remedies import Nothing, Remedy

VerdictKind: TypeAlias = Literal["verdict", "dismissed", "mended", "upheld", "changed", "sent-back"]
"""What a verdict does: it decides, it dismisses the dispute as groundless, its judge mends an own slip, or a head judge
decides an appeal."""
AppealOutcome: TypeAlias = Literal["upheld", "changed", "sent-back"]


class Sentence(Struct, frozen=True):
    """A penalty that a verdict gives to a side.

    Attributes:
        until: the last day of an exclusion; it has one, and no other penalty.
    """

    side: int
    kind: PenaltyKind
    until: datetime | None = None


class Decision(Struct, frozen=True, kw_only=True):
    """A verdict as a judge writes it.

    Attributes:
        ruling: what is right; why: the reason. Both are people's words.
        rules: slugs of the rules cited, or numbers as people write them.
        infraction: the slug of the guide's entry for what was done wrong; empty where nothing was.
        precedent: the question in general words, where it is to be one.
        groundless: it is dismissed as groundless, and has no remedy and no penalty.
        undoes: the effect of the verdict in force is undone before the remedy; otherwise it is left.
    """

    ruling: str
    why: str
    rules: tuple[str, ...] = ()
    remedy: Remedy = Nothing()
    infraction: str = ""
    penalties: tuple[Sentence, ...] = ()
    precedent: Wording | None = None
    groundless: bool = False
    undoes: bool = False


class Verdict(Struct, frozen=True, kw_only=True):
    """A verdict that was given.

    Attributes:
        number: counts from 1 in each dispute.
        user, person: who gave it, and their keyed hash in this dispute.
        seq: the entry of the match's log that tells it; ``None`` where there is no match.
        penalties: the ids of the penalties it gave, or that an earlier one gave and it let stand.
        precedent: the number of the precedent it made.
        undone: what an earlier one did to the match, and was undone before the remedy; left: what of it stays.
    """

    number: int
    kind: VerdictKind
    at: datetime
    office: Office
    user: int
    person: str
    ruling: str
    why: str
    cites: tuple[Cited, ...] = ()
    remedy: Remedy = Nothing()
    infraction: str = ""
    sentences: tuple[Sentence, ...] = ()
    penalties: tuple[int, ...] = ()
    precedent: int | None = None
    seq: int | None = None
    undone: Remedy | None = None
    left: Remedy | None = None


class Appeal(Struct, frozen=True, kw_only=True):
    """An appeal; a dispute has at most one.

    Attributes:
        verdict: the number of the verdict appealed against.
        stayed: the match stands still until it is decided.
    """

    verdict: int
    side: int
    at: datetime
    why: str
    stayed: bool = False
