"""Disputes as decisions meet them, without a database."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from msgspec.structs import replace

from bot.disputes.model.dispute import Dispute, Party, Status
from bot.disputes.model.official import Official
from bot.disputes.model.persons import Persons
from bot.disputes.model.refusals import DeskRefused
from bot.disputes.model.settings import Settings
from bot.disputes.model.verdicts import Verdict
from bot.disputes.rules import judging, verdicts
from bot.disputes.rules.case import DisputeCase
from bot.disputes.rules.opening import Asked, open_elsewhere
from tests.bot.disputes.desk import EVA, JUDGE, KAREL, QUESTION, decision
from tests.bot.matches.table import CHANNEL, GUILD, START

PERSONS = Persons(b"key")
SETTINGS = Settings()
HOUR = timedelta(hours=1)


def asked(**other: Any) -> Asked:
    """A dispute of a table that the bot has never seen, as its opener asks for it."""
    values = {"guild": GUILD, "number": 1, "channel": CHANNEL, "question": QUESTION, "game": "toy", **other}
    return Asked(**values)


def opened(by: Official = EVA, others: tuple[int, ...] = (KAREL.user,), week: int = 0, **other: Any) -> DisputeCase:
    """A case that is being opened."""
    found = open_elsewhere(by, asked(others=others, **other), week, START, SETTINGS, PERSONS)
    assert isinstance(found, DisputeCase), found
    return found


def at(dispute: Dispute, now: datetime = START, **other: Any) -> DisputeCase:
    """A case at a later moment."""
    return DisputeCase(replace(dispute, id=dispute.id or 1), now, SETTINGS, PERSONS, **other)


def waiting(status: Status = Status.OPEN, now: datetime = START, **other: Any) -> DisputeCase:
    """A case whose hearing is over."""
    return at(replace(opened().dispute, status=status, deadline=START + 24 * HOUR, **other), now)


def claimed(judge: Official = JUDGE, now: datetime = START) -> DisputeCase:
    """A case that a judge has taken."""
    case = waiting(now=now)
    assert judging.claim(case, judge) is None
    return at(case.dispute, now)


def ruled(judge: Official = JUDGE, now: datetime = START, **other: Any) -> DisputeCase:
    """A case in which a judge has ruled."""
    case = claimed(judge, now)
    problem = verdicts.give(case, judge, decision(**other), (), None)
    assert problem is None, problem
    return after(case)


def after(case: DisputeCase, now: datetime | None = None) -> DisputeCase:
    """The same case once it was written, at a later moment."""
    given: tuple[Verdict, ...] = (*case.verdicts, *((case.verdict,) if case.verdict else ()))
    return at(case.dispute, now or case.now, verdicts=given, appeal=case.appeal)


def kinds(case: DisputeCase) -> list[str]:
    """What is told by a change."""
    return [notice.kind for notice, _ in case.notices]


def party(case: DisputeCase, side: int) -> Party:
    """A side of a case."""
    return case.dispute.parties[side]


def why(answer: DeskRefused | object) -> str:
    """Why something was refused, which it must have been."""
    assert isinstance(answer, DeskRefused), answer
    return answer.reason.value
