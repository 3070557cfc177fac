"""Judges who rule on disputed moves: a verdict and its remedy are both there or neither.

Each verdict that is kept has its entry in the log of its match, its remedy right after it, its penalties and its
notice, and each such entry has its verdict. An appeal is open, decided or withdrawn, and announced so. A match is
stopped exactly as long as one of its disputes says so, every verdict and appeal that was acknowledged is there, and
every log holds together.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Awaitable
from contextlib import suppress
from typing import TypeAlias

import msgspec
import sqlalchemy as sa
from msgspec.structs import replace

from bot.database import BusyProblem, Database
from bot.disputes.model.dispute import Dispute
from bot.disputes.model.notices import Notice
from bot.disputes.model.penalties import PenaltyKind
from bot.disputes.model.verdicts import Appeal, Decision, Sentence, Verdict
from bot.disputes.rules import opening as opening_rules
from bot.disputes.rules.verdicts import effective
from bot.disputes.service import DisputeService
from bot.disputes.services.cases import Opened
from bot.disputes.storage import cases, tables, verdicts
from bot.matches.model.entries import Ruled, entry_of
from bot.matches.model.match import Match, Opening, Status
from bot.matches.model.position import Position
from bot.matches.model.refusals import Refused
from bot.matches.model.remedies import Back, Lost, Nothing, Remedy
from bot.matches.service import MatchService
from bot.matches.storage import tables as matches
from tests.bot.chaos.process import Play, Process, Seen
from tests.bot.disputes.desk import EVA, HEAD, JUDGE, KAREL, QUESTION, VIEW, Library, decision, got
from tests.bot.matches.table import GUILD, MESSAGE, match_now, opened, played

AT_ONCE = 3
"""Matches that a process plays at once."""
Rows: TypeAlias = dict[tuple[int | None, int | None], sa.Row[int, int, str, int | None, str]]
"""The entries of all logs, by match and number."""
Told: TypeAlias = list[Notice]
"""The notices of one dispute."""


def _works(process: Process) -> list[Awaitable[object]]:
    # These players dispute more in a second than people may in a week.
    opening_rules.MOST_A_WEEK = sys.maxsize
    desk = DisputeService(process.database, process.service, Library())
    return [_table(process, desk, process.seen.rounds * AT_ONCE + number) for number in range(AT_ONCE)]


async def _table(process: Process, desk: DisputeService, seed: int) -> None:
    lot, service = random.Random(seed), process.service
    channel = 1000 * (seed + 1)
    while True:
        channel += 1
        # A machine with too much to do may turn somebody away, who leaves it.
        with suppress(BusyProblem):
            await _play(process, desk, await opened(service, channel=channel), lot)


async def _play(process: Process, desk: DisputeService, position: Position, lot: random.Random) -> None:
    """A match to its end, with a dispute after every second move."""
    service = process.service
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
    found = await match_now(process.service, match)
    _ruled(process, number, await desk.verdicts.give(GUILD, number, JUDGE, _decision(lot, found), found.seq))
    if lot.random() < 0.8:
        await _mended(process, desk, number, lot)
    if lot.random() < 0.5:
        await _appealed(process, desk, number, match, lot)


async def _appealed(process: Process, desk: DisputeService, number: int, match: int, lot: random.Random) -> None:
    """A side appeals; a head judge rules anew, or the side withdraws it."""
    got(await desk.verdicts.appeal(GUILD, number, KAREL, "No."), Dispute)
    process.say("appealed", number)
    await desk.desk.claim(GUILD, number, HEAD)
    await desk.verdicts.stay(GUILD, number, HEAD)
    await _gone_on(process, match)
    if lot.random() < 0.3:
        got(await desk.verdicts.withdraw_appeal(GUILD, number, KAREL), Dispute)
        return
    found = await match_now(process.service, match)
    given = await _instead(desk, number, lot, found)
    _ruled(process, number, await desk.verdicts.decide_appeal(GUILD, number, HEAD, "changed", given, found.seq))


async def _mended(process: Process, desk: DisputeService, number: int, lot: random.Random) -> None:
    """The judge undoes the verdict, leaves it as it is, or puts another in its place; the match goes on if it ended."""
    dispute = got(await desk.docket.get(GUILD, number, JUDGE), Dispute)
    match = await match_now(process.service, dispute.match or 0)
    given = await _instead(desk, number, lot, match)
    _ruled(process, number, await desk.verdicts.mend(GUILD, number, JUDGE, given, match.seq))
    await _gone_on(process, match.id)


async def _instead(desk: DisputeService, number: int, lot: random.Random, match: Match) -> Decision:
    """Another decision in the place of the one in force."""
    before = got(await desk.verdicts.of(GUILD, number, JUDGE), tuple)
    acts = effective(before)
    if acts is None:
        return _decision(lot, match) if match.status is Status.PLAYING else decision()
    if lot.random() < 0.15:
        return decision(infraction=before[-1].infraction, penalties=before[-1].sentences)
    new = replace(_decision(lot, match, acts.seq), undoes=True)
    return new if lot.random() < 0.5 else replace(new, remedy=Nothing())


async def _gone_on(process: Process, match: int) -> None:
    """Post the announcement that lets a match go on after its end, if there is one."""
    found = await match_now(process.service, match)
    if found.course.opening is not None:
        process.did(await process.service.openings.begin(match, MESSAGE + found.seq))


def _ruled(process: Process, number: int, given: object) -> None:
    verdict = got(given, Verdict)
    process.say("ruled", number, verdict.number, verdict.seq)


def _decision(lot: random.Random, match: Match, last: int | None = None) -> Decision:
    """A verdict that the match allows.

    Args:
        last: the entry that it begins from; the last one where none is named.
    """
    seen = last or match.seq
    remedies: tuple[Remedy, ...] = (
        Nothing(),
        Back(lot.randrange(max(1, seen - 3), seen)),
        Back(seen - 1, same=True),
        Lost(1),
    )
    # Who has lost already does not lose again.
    loses = 0 if match.seats[1].conceded else 5
    remedy = lot.choices(remedies, (1, 2, 2, loses))[0]
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
        appeals = {each.id: await verdicts.read_appeal(connection, each.id) for each in disputes}
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
            found = await match_now(service, dispute.match or 0)
            _whole(dispute, verdict, rows, penalties, told.get(dispute.id, []), found.course.opening)
    there = {(each.number, verdict.number): verdict.seq for each in disputes for verdict in given[each.id]}
    lost = {at: seq for at, seq in seen.ruled.items() if there.get(at) != seq}
    assert not lost, f"acknowledged and not there: {lost}"
    for dispute in disputes:
        _appeal_whole(dispute, appeals[dispute.id], given[dispute.id], told.get(dispute.id, []))
    unheard = seen.appealed - {each.number for each in disputes if appeals[each.id] is not None}
    assert not unheard, f"appeals acknowledged and not there: {unheard}"
    for match in {each.match for each in disputes if each.match}:
        await _sound(service, match, disputes, whole=whole)
    seen.verdicts = len(there)
    seen.undone = sum(verdict.undone is not None for own in given.values() for verdict in own)
    seen.reopened = sum(row.kind == "reopened" for row in rows.values())
    seen.appeals = sum(appeal is not None for appeal in appeals.values())


def _appeal_whole(dispute: Dispute, appeal: Appeal | None, given: tuple[Verdict, ...], told: Told) -> None:
    """See that an appeal is open, decided or withdrawn, and announced so once."""
    kinds = [each.kind for each in told]
    over = kinds.count("appeal-withdrawn") + sum(each.kind == "changed" for each in given)
    if appeal is None:
        assert (kinds.count("appealed"), over) == (0, 0), (dispute.number, kinds)
        return
    assert kinds.count("appealed") == 1, (dispute.number, kinds)
    assert over == (dispute.status.value != "appealed"), (dispute.number, dispute.status, kinds)


def _whole(
    dispute: Dispute, verdict: Verdict, rows: Rows, penalties: set[int], told: Told, opening: Opening | None
) -> None:
    """See that a verdict has its remedy, its penalties and its notice, and undoes what it says."""
    entry = entry_of(rows[dispute.match, verdict.seq].entry)
    assert isinstance(entry, Ruled)
    assert entry.remedy == str(verdict.remedy.__struct_config__.tag)
    at = (verdict.seq or 0) + 1
    assert isinstance(entry.undoes, int) is (verdict.undone is not None)
    if verdict.undone is not None:
        at = _undone(dispute, verdict, entry.undoes, rows, opening)
    if at and isinstance(verdict.remedy, Back):
        after = rows[dispute.match, at]
        assert (after.kind, after.back_to) == ("rewound", verdict.remedy.to), after
    if at and isinstance(verdict.remedy, Lost):
        assert rows[dispute.match, at].kind == "conceded"
    assert len(verdict.penalties) == len(verdict.sentences)
    assert set(verdict.penalties) <= penalties
    kinds = ("verdict", "mended", "changed")
    notice = [each for each in told if each.verdict == verdict.number and each.kind in kinds]
    assert len(notice) == 1, (dispute.number, verdict.number, told)


def _undone(dispute: Dispute, verdict: Verdict, undoes: object, rows: Rows, opening: Opening | None) -> int:
    """See that the effect of an earlier verdict is undone; where the remedy follows, or 0 while it is still to come."""
    earlier = entry_of(rows[dispute.match, undoes].entry) if isinstance(undoes, int) else None
    assert isinstance(earlier, Ruled)
    assert (earlier.dispute, earlier.remedy != "none") == (dispute.number, True)
    seq = verdict.seq or 0
    if opening is not None and opening.verdict == seq:
        return 0
    later = [each for (match, at), each in sorted(rows.items(), key=_at) if match == dispute.match and (at or 0) > seq]
    found = next((each for each in later if each.kind in ("rewound", "reopened")), None)
    assert found is not None, f"verdict {verdict.number} of D-{dispute.number} undoes nothing"
    assert found.seq == seq + 1 or found.kind == "reopened", found
    assert found.back_to is not None
    assert found.back_to < seq
    return int(found.seq) + 1


def _at(item: tuple[tuple[int | None, int | None], object]) -> tuple[int, int]:
    return item[0][0] or 0, item[0][1] or 0


async def _sound(service: MatchService, number: int, disputes: tuple[Dispute, ...], *, whole: bool) -> None:
    match = await match_now(service, number)
    freezing = any(each.freezes for each in disputes if each.match == number)
    assert match.course.held_by("dispute") == (freezing and match.status is Status.PLAYING), f"match {number}"
    if whole:
        checked = await service.checks.check(number)
        assert not isinstance(checked, Refused)
        assert checked.wrong == (), f"match {number}: {checked.wrong}"


VERDICTS = Play(_works, check=_check, acts=20, tells=False)
