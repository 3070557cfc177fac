"""The archive: disputes that are over, found by words, rule, player and outcome, and those like a new one."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from enum import StrEnum

import sqlalchemy as sa
from msgspec import Struct
from rapidfuzz import fuzz

from bot.disputes.model.dispute import RULED, Dispute, Status
from bot.disputes.model.official import Official
from bot.disputes.model.verdicts import Verdict
from bot.disputes.rules.seeing import shown
from bot.disputes.rules.verdicts import standing
from bot.disputes.services.unit_of_work import DeskWork
from bot.disputes.storage import cases, tables, verdicts
from bot.matches.storage.errors import storage_problems

_READ = 2000
"""Disputes of a server among which is searched, the newest."""
_ALIKE = 70.0
"""How alike two questions are, of 100, that are taken for the same where no rule joins them."""
_OF_QUESTION = 0.4
"""The weight of the likeness of two questions beside the rules that join them."""


class Outcome(StrEnum):
    """How a dispute ended; an appealed one counts by how its appeal ended."""

    DECIDED = "decided"
    DISMISSED = "dismissed"
    UPHELD = "upheld"
    CHANGED = "changed"
    SETTLED = "settled"
    WITHDRAWN = "withdrawn"


class Past(Struct, frozen=True):
    """A dispute that is over.

    Attributes:
        verdict: the valid one; ``None`` where no judge ruled.
        outcome: how it ended.
    """

    dispute: Dispute
    verdict: Verdict | None
    outcome: Outcome


class Wanted(Struct, frozen=True):
    """A search; an empty field matches everything.

    Attributes:
        words: every word must stand in the question or in the verdict.
        rule: the number or slug of a rule, or the slug of an entry of the guide, on which the verdict rests.
        player: a side of it.
    """

    words: str = ""
    rule: str = ""
    player: int | None = None
    outcome: Outcome | None = None


class Archive:
    """Disputes that are over: all of a server for its judges, their own for its players.

    Views and evidence are in none of it and never searched.
    """

    def __init__(self, work: DeskWork) -> None:
        self._work = work

    async def find(self, guild: int, user: Official, wanted: Wanted | None = None) -> tuple[Past, ...]:
        """Those that somebody may look at and that fit, the newest first."""
        wanted = wanted or Wanted()
        mine = sa.true() if user.judges else cases.of_party(user.user)
        theirs = sa.true() if wanted.player is None else cases.of_party(wanted.player)
        known = await self._over(guild, user, sa.and_(mine, theirs))
        return tuple(past for past in known if _fits(past, wanted))

    async def like(
        self, dispute: Dispute, judge: Official, rules: Mapping[str, float], most: int = 3
    ) -> tuple[Past, ...]:
        """The decided disputes of a server that are like a new one, the likest first; for judges.

        Args:
            rules: the rules and entries of the guide that the new one is about, each with how surely.
        """
        if not judge.judges:
            return ()
        known = await self._over(dispute.guild, judge, tables.dispute.c.game == dispute.game)
        asked = _folded(dispute.question)
        likeness = {past.dispute.id: _likeness(past, asked, rules) for past in known if past.verdict is not None}
        likest = [past for past in known if likeness.get(past.dispute.id)]
        return tuple(sorted(likest, key=lambda past: (-likeness[past.dispute.id], past.dispute.id))[:most])

    async def _over(self, guild: int, user: Official, which: sa.ColumnElement[bool]) -> list[Past]:
        over = cases.is_among(*RULED, Status.SETTLED, Status.WITHDRAWN)
        where = sa.and_(tables.dispute.c.guild_id == guild, over, which)
        with storage_problems():
            async with self._work.database.reading() as session:
                connection = await session.connection()
                found = await cases.read(connection, where, newest=True, limit=_READ)
                given = await verdicts.read_all(connection, [dispute.id for dispute in found])
        return [_past(shown(dispute, user), given.get(dispute.id, ())) for dispute in found]


def _past(dispute: Dispute, given: tuple[Verdict, ...]) -> Past:
    valid = standing(given)
    # Who changed a verdict on appeal may mend a slip in it, and changed it nevertheless.
    last = next((each.kind for each in reversed(given) if each.kind != "mended"), "")
    if dispute.status in RULED and last in (Outcome.UPHELD, Outcome.CHANGED):
        return Past(dispute, valid, Outcome(last))
    return Past(dispute, valid, Outcome(dispute.status))


def _fits(past: Past, wanted: Wanted) -> bool:
    if wanted.outcome not in (None, past.outcome):
        return False
    if wanted.rule and not any(_is_called(name, wanted.rule) for name in _rests_on(past)):
        return False
    words = _folded(wanted.words).split()
    text = _folded(" ".join(_written(past))) if words else ""
    return all(word in text for word in words)


def _written(past: Past) -> list[str]:
    """The public words of a dispute: its question and its verdict."""
    told = [] if past.verdict is None else [past.verdict.ruling, past.verdict.why]
    return [f"D-{past.dispute.number}", past.dispute.question, *told]


def _rests_on(past: Past) -> set[str]:
    """The rules under a verdict, by slug and number, and its infraction."""
    if past.verdict is None:
        return set()
    cited = {name for each in past.verdict.cites for name in (each.rule, each.number) if name}
    return cited | ({past.verdict.infraction} if past.verdict.infraction else set())


def _is_called(name: str, wanted: str) -> bool:
    """Whether a rule is the one that is wanted: its slug, or its number with or without the book."""
    name, wanted = name.casefold(), " ".join(wanted.casefold().split())
    return wanted in (name, name.rpartition(" ")[2]) or name.replace(" ", "") == wanted.replace(" ", "")


def _likeness(past: Past, asked: str, rules: Mapping[str, float]) -> float:
    """How like a new dispute is, by how surely both rest on one rule and how alike they ask, or 0.

    Args:
        asked: the question of the new one, folded.
    """
    joined = max((rules.get(name, 0.0) for name in _rests_on(past)), default=0.0)
    alike = fuzz.token_set_ratio(_folded(past.dispute.question), asked)
    if not joined and alike < _ALIKE:
        return 0.0
    return joined + _OF_QUESTION * alike / 100


def _folded(text: str) -> str:
    """A text without accents and case."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
