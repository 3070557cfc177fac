"""Writing a change of a dispute: all of it in one transaction."""

from __future__ import annotations

from datetime import datetime, timedelta

import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.disputes.model.dispute import Dispute
from bot.disputes.model.notices import Notice
from bot.disputes.model.precedents import PrecedentState
from bot.disputes.model.verdicts import Verdict
from bot.disputes.rules.case import DisputeCase
from bot.disputes.rules.penalties import kept_penalties
from bot.disputes.rules.verdicts import standing
from bot.disputes.storage import cases, evidence, guilds, notices, precedents, tables, verdicts
from bot.matches.model.match import FORGOTTEN
from bot.matches.storage.write import Conflict
from bot.shards import Share
from bot.storage import queues


async def write(
    connection: AsyncConnection, case: DisputeCase, seq: int | None = None
) -> tuple[Dispute, Verdict | None]:
    """Write a change, and return the dispute and its new verdict as they are then.

    Args:
        seq: the entry that its match's log tells the verdict with.

    Raises:
        Conflict: the dispute is not what it was when the change was decided, or its number was given to another.
    """
    dispute, verdict = await _write_dispute(connection, case), None
    told = list(case.notices)
    if case.verdict is not None:
        verdict = await _write_verdict(connection, case, dispute, replace(case.verdict, seq=seq))
        told += _penalties(dispute, verdict, standing(case.overruled))
    if case.appeal is not None and case.appeal != case.appeal_before:
        await verdicts.write_appeal(connection, dispute.id, case.appeal)
    if dispute.purged and not case.before.purged:
        await evidence.purge(connection, dispute.id)
    await notices.put(connection, dispute, told, case.now)
    await evidence.add_traces(connection, dispute.guild, case.traces)
    return dispute, verdict


async def shift_all(connection: AsyncConnection, by: timedelta, share: Share, _: datetime) -> int:
    """Move every deadline and lease of the disputes of a share; return how many have any."""
    table = tables.dispute
    runs = sa.or_(table.c.deadline.is_not(None), table.c.lease_until.is_not(None)) & share.among(table.c.guild_id)
    asked = sa.select(table.c.id, table.c.deadline, table.c.lease_until).where(runs).order_by(table.c.id)
    rows = (await connection.execute(asked.with_for_update())).all()
    for row in rows:
        later = {
            "deadline": row.deadline and row.deadline + by,
            "lease_until": row.lease_until and row.lease_until + by,
            "revision": table.c.revision + 1,
        }
        await connection.execute(sa.update(table).where(table.c.id == row.id).values(**later))
    if by < timedelta():
        here = sa.select(table.c.id).where(share.among(table.c.guild_id))
        await queues.hurry(connection, tables.notice, tables.notice.c.dispute_id.in_(here))
    return len(rows)


async def _write_dispute(connection: AsyncConnection, case: DisputeCase) -> Dispute:
    if case.before.id:
        return await cases.update(connection, case.before, case.dispute)
    if await guilds.count(connection, case.dispute.guild, "disputes") != case.dispute.number:
        raise Conflict(f"dispute {case.dispute.number} of server {case.dispute.guild} was opened by another")
    return await cases.insert(connection, case.dispute)


async def _write_verdict(connection: AsyncConnection, case: DisputeCase, dispute: Dispute, verdict: Verdict) -> Verdict:
    stay = kept_penalties(standing(case.overruled), verdict)
    if case.overruled:
        overruled = [each.number for each in case.overruled]
        await verdicts.lift(connection, dispute.id, overruled, case.now, but=[*stay.values()])
        for precedent in await precedents.of_dispute(connection, dispute.guild, dispute.id):
            if precedent.state in (PrecedentState.DRAFT, PrecedentState.IN_FORCE):
                await precedents.update(connection, precedent, replace(precedent, state=PrecedentState.WITHDRAWN))
    if case.precedent is not None:
        made = await precedents.insert(connection, case.precedent, dispute.id)
        verdict = replace(verdict, precedent=made.number)
    new = [each for each in verdict.sentences if each not in stay]
    ids = await verdicts.penalise(connection, dispute, verdict, new, case.persons, case.settings.penalty)
    given = stay | dict(zip(new, ids, strict=True))
    verdict = replace(verdict, penalties=tuple(given[each] for each in verdict.sentences))
    await verdicts.insert(connection, dispute.id, verdict)
    return verdict


def _penalties(dispute: Dispute, verdict: Verdict, before: Verdict | None) -> list[tuple[Notice, int | None]]:
    """The notices for those who are newly penalised, each alone."""
    known = () if before is None else before.penalties
    given = [each for each in zip(verdict.penalties, verdict.sentences, strict=True) if each[0] not in known]
    users = {party.side: party.user for party in dispute.parties}
    return [
        (Notice(kind="penalty", side=sentence.side, verdict=verdict.number, penalty=number), users[sentence.side])
        for number, sentence in given
        if users[sentence.side] != FORGOTTEN
    ]
