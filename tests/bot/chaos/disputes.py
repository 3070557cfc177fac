"""Judges who rule on disputed moves: a verdict and its remedy are both there or neither.

Each verdict that is kept has its entry in the log of its match, its remedy right after it, its penalties and its
notice, and each such entry has its verdict. A match is stopped exactly as long as one of its disputes says so, every
verdict that was acknowledged is there, and every log holds together.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Awaitable
from typing import TypeAlias

import msgspec
import sqlalchemy as sa

from bot.database import Database
from bot.disputes.model.dispute import Dispute
from bot.disputes.model.notices import Notice
from bot.disputes.model.penalties import PenaltyKind
from bot.disputes.model.verdicts import Decision, Sentence, Verdict
from bot.disputes.rules import opening
from bot.disputes.service import DisputeService
from bot.disputes.services.cases import Opened
from bot.disputes.storage import cases, tables, verdicts
from bot.matches.model.entries import Ruled, entry_of
from bot.matches.model.match import Status
from bot.matches.model.refusals import Refused as MatchRefused
from bot.matches.model.remedies import Back, Lost, Nothing, Remedy
from bot.matches.service import MatchService
from bot.matches.storage import tables as matches
from tests.bot.chaos.process import Play, Process, Seen
from tests.bot.disputes.desk import EVA, HEAD, JUDGE, KAREL, QUESTION, VIEW, Library, decision, got
from tests.bot.matches.table import GUILD, match_now, opened, played

AT_ONCE = 3
"""Matches that a process plays at once."""
Rows: TypeAlias = dict[tuple[int | None, int | None], sa.Row[int, int, str, int | None, str]]
"""The entries of all logs, by match and number."""
Told: TypeAlias = list[Notice]
"""The notices of one dispute."""


def _works(process: Process) -> list[Awaitable[object]]:
    # These players dispute more in a second than people may in a week.
    opening.MOST_A_WEEK = sys.maxsize
    desk = DisputeService(process.database, process.service, Library())
    return [_table(process, desk, process.seen.rounds * AT_ONCE + number) for number in range(AT_ONCE)]


async def _table(process: Process, desk: DisputeService, seed: int) -> None:
    lot, service = random.Random(seed), process.service
    channel = 1000 * (seed + 1)
    while True:
        channel += 1
        position = await opened(service, channel=channel)
        while position.match.status is Status.PLAYING:
            position = await played(service, position, lot.randrange(1000), moves=2)
            if position.match.status is Status.PLAYING:
                await _dispute(process, desk, position.match.id, lot)
                found = await service.position(position.match.id)
                assert found is not None
                position = found


async def _dispute(process: Process, desk: DisputeService, match: int, lot: random.Random) -> None:
    last = (await match_now(process.service, match)).seq
    done = await desk.cases.open_in_match(EVA, match, QUESTION, about=last)
    number = got(done, Opened).dispute.number
    await desk.cases.tell(GUILD, number, KAREL, VIEW)
    process.say("heard", number)
    await desk.desk.claim(GUILD, number, JUDGE)
    seen = (await match_now(process.service, match)).seq
    _ruled(process, number, await desk.verdicts.give(GUILD, number, JUDGE, _decision(lot, seen), seen))
    if lot.random() < 0.3:
        got(await desk.verdicts.appeal(GUILD, number, KAREL, "No."), Dispute)
        await desk.desk.claim(GUILD, number, HEAD)
        await desk.verdicts.stay(GUILD, number, HEAD)
        found = await match_now(process.service, match)
        given = _decision(lot, found.seq) if found.status is Status.PLAYING else decision()
        _ruled(process, number, await desk.verdicts.decide_appeal(GUILD, number, HEAD, "changed", given, found.seq))


def _ruled(process: Process, number: int, given: object) -> None:
    verdict = got(given, Verdict)
    process.say("ruled", number, verdict.number, verdict.seq)


def _decision(lot: random.Random, seen: int) -> Decision:
    remedies: tuple[Remedy, ...] = (Nothing(), Back(lot.randrange(1, seen)), Back(seen - 1, same=True), Lost(1))
    remedy = lot.choices(remedies, (2, 3, 3, 1))[0]
    penalties = (Sentence(1, PenaltyKind.WARNING),) if lot.random() < 0.5 else ()
    return decision(remedy=remedy, infraction="guide.late", penalties=penalties)


async def _check(database: Database, service: MatchService, seen: Seen, whole: bool) -> None:
    """Look up whether verdict and remedy are both there or neither.

    Args:
        whole: every log is checked.

    Raises:
        AssertionError: something is missing, doubled or broken.
    """
    async with database.reading() as session:
        connection = await session.connection()
        disputes = await cases.read(connection, sa.true(), limit=None)
        given = {each.id: await verdicts.read(connection, each.id) for each in disputes}
        log = matches.event
        asked = sa.select(log.c.match_id, log.c.seq, log.c.kind, log.c.back_to, log.c.entry)
        rows = {(row.match_id, row.seq): row for row in await connection.execute(asked)}
        penalties = set((await connection.execute(sa.select(tables.penalty.c.id))).scalars())
        told: dict[int, Told] = {}
        for row in await connection.execute(sa.select(tables.notice.c.dispute_id, tables.notice.c.payload)):
            told.setdefault(row.dispute_id, []).append(msgspec.json.decode(row.payload, type=Notice))
    ruled = {at: entry_of(row.entry) for at, row in rows.items() if row.kind == "ruled"}
    entries = {(at, entry.dispute) for at, entry in ruled.items() if isinstance(entry, Ruled)}
    kept = {((each.match, verdict.seq), each.number) for each in disputes for verdict in given[each.id]}
    assert entries == kept, f"verdicts without an entry, or entries without a verdict: {entries ^ kept}"
    for dispute in disputes:
        assert bool(given[dispute.id]) == (dispute.status.value in ("decided", "appealed")), dispute
        for verdict in given[dispute.id]:
            _whole(dispute, verdict, rows, penalties, told.get(dispute.id, []))
    there = {(each.number, verdict.number): verdict.seq for each in disputes for verdict in given[each.id]}
    lost = {at: seq for at, seq in seen.ruled.items() if there.get(at) != seq}
    assert not lost, f"acknowledged and not there: {lost}"
    for match in {each.match for each in disputes if each.match}:
        await _sound(service, match, disputes, whole=whole)
    seen.verdicts = len(there)


def _whole(dispute: Dispute, verdict: Verdict, rows: Rows, penalties: set[int], told: Told) -> None:
    """See that a verdict has its remedy, its penalties and its notice."""
    entry = entry_of(rows[dispute.match, verdict.seq].entry)
    assert isinstance(entry, Ruled)
    assert entry.remedy == str(verdict.remedy.__struct_config__.tag)
    if isinstance(verdict.remedy, Back):
        after = rows[dispute.match, (verdict.seq or 0) + 1]
        assert (after.kind, after.back_to) == ("rewound", verdict.remedy.to), after
    if isinstance(verdict.remedy, Lost):
        assert rows[dispute.match, (verdict.seq or 0) + 1].kind == "conceded"
    assert len(verdict.penalties) == len(verdict.sentences)
    assert set(verdict.penalties) <= penalties
    notice = [each for each in told if each.verdict == verdict.number and each.kind in ("verdict", "changed")]
    assert len(notice) == 1, (dispute.number, verdict.number, told)


async def _sound(service: MatchService, number: int, disputes: tuple[Dispute, ...], *, whole: bool) -> None:
    match = await match_now(service, number)
    freezing = any(each.freezes for each in disputes if each.match == number)
    assert match.course.held_by("dispute") == (freezing and match.status is Status.PLAYING), f"match {number}"
    if whole:
        checked = await service.checks.check(number)
        assert not isinstance(checked, MatchRefused)
        assert checked.wrong == (), f"match {number}: {checked.wrong}"


VERDICTS = Play(_works, check=_check, acts=10, tells=False)
