"""Kill a process whose judges rule, again and again: ``python -m tests.bot.disputes.crash --kills 300``.

Each round a real process plays matches, disputes their moves and decides them, until it is killed (SIGKILL) at a random
moment. Then each verdict that is kept has its entry in the log of its match, its remedy right after it, its penalties
and its notice, and each such entry has its verdict: both or neither. A match stands still exactly as long as one of its
disputes says so, every verdict that was acknowledged is there, and every log holds together.
"""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
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
from bot.games.registry import Registry
from bot.matches.model.entries import Ruled, entry_of
from bot.matches.model.match import Status
from bot.matches.model.refusals import Refused as MatchRefused
from bot.matches.model.remedies import Back, Lost, Nothing, Remedy
from bot.matches.service import MatchService
from bot.matches.storage import tables as matches
from tests.bot.disputes.desk import EVA, HEAD, JUDGE, KAREL, QUESTION, VIEW, Library, decision, got
from tests.bot.games.toy.pack import TOY
from tests.bot.killing import command, last_words, say
from tests.bot.matches.table import GUILD, match_now, opened, played

AT_ONCE = 3
"""Matches that a process plays at once."""
WORDS, WHILE = 10, 0.05
"""What a process says at the most before it is killed, and the seconds from then: longer than a verdict takes."""
GAMES = Registry([TOY])
Rows: TypeAlias = dict[tuple[int | None, int | None], sa.Row[int, int, str, int | None, str]]
"""The entries of all logs, by match and number."""
Told: TypeAlias = list[Notice]
"""The notices of one dispute."""


@dataclass
class Seen:
    """What the processes reported before they died: each verdict by dispute and number, with its entry."""

    rounds: int = 0
    ruled: dict[tuple[int, int], int] = field(default_factory=dict)
    sound: set[int] = field(default_factory=set)
    """Matches that were looked at: nobody plays on where a process died."""

    def take(self, said: bytes) -> None:
        """Read a process's last words; a line it could not finish was not said."""
        self.rounds += 1
        for line in said.decode().splitlines(keepends=True):
            if line.startswith("ruled") and line.endswith("\n"):
                dispute, number, seq = map(int, line.split()[1:])
                self.ruled[dispute, number] = seq


async def work(url: str, seen: Seen, out: int) -> None:
    """What a process does until it is killed."""
    # These players dispute more in a second than people may in a week.
    opening.MOST_A_WEEK = sys.maxsize
    database = await Database.open(url)
    service = MatchService(database, GAMES)
    desk = DisputeService(database, service, Library())

    tell = partial(say, out)
    tell("at work")
    await asyncio.gather(*(_table(service, desk, seen.rounds * AT_ONCE + number, tell) for number in range(AT_ONCE)))


async def _table(service: MatchService, desk: DisputeService, seed: int, tell: Callable[[str], None]) -> None:
    lot = random.Random(seed)
    channel = 1000 * (seed + 1)
    while True:
        channel += 1
        position = await opened(service, channel=channel)
        while position.match.status is Status.PLAYING:
            position = await played(service, position, lot.randrange(1000), moves=2)
            if position.match.status is Status.PLAYING:
                await _dispute(service, desk, position.match.id, lot, tell)
                found = await service.position(position.match.id)
                assert found is not None
                position = found


async def _dispute(
    service: MatchService, desk: DisputeService, match: int, lot: random.Random, tell: Callable[[str], None]
) -> None:
    last = (await match_now(service, match)).seq
    done = await desk.cases.open_in_match(EVA, match, QUESTION, about=last)
    number = got(done, Opened).dispute.number
    await desk.cases.tell(GUILD, number, KAREL, VIEW)
    tell(f"heard {number}")
    await desk.desk.claim(GUILD, number, JUDGE)
    await _rule(service, desk, match, number, lot, tell)
    if lot.random() < 0.3:
        got(await desk.verdicts.appeal(GUILD, number, KAREL, "No."), Dispute)
        await desk.desk.claim(GUILD, number, HEAD)
        await desk.verdicts.stay(GUILD, number, HEAD)
        found = await match_now(service, match)
        given = _decision(lot, found.seq) if found.status is Status.PLAYING else decision()
        verdict = await desk.verdicts.decide_appeal(GUILD, number, HEAD, "changed", given, found.seq)
        _told(number, got(verdict, Verdict), tell)


async def _rule(
    service: MatchService,
    desk: DisputeService,
    match: int,
    number: int,
    lot: random.Random,
    tell: Callable[[str], None],
) -> None:
    seen = (await match_now(service, match)).seq
    verdict = await desk.verdicts.give(GUILD, number, JUDGE, _decision(lot, seen), seen)
    _told(number, got(verdict, Verdict), tell)


def _decision(lot: random.Random, seen: int) -> Decision:
    remedies: tuple[Remedy, ...] = (Nothing(), Back(lot.randrange(1, seen)), Back(seen - 1, same=True), Lost(1))
    remedy = lot.choices(remedies, (2, 3, 3, 1))[0]
    penalties = (Sentence(1, PenaltyKind.WARNING),) if lot.random() < 0.5 else ()
    return decision(remedy=remedy, infraction="guide.late", penalties=penalties)


def _told(number: int, verdict: Verdict, tell: Callable[[str], None]) -> None:
    tell(f"ruled {number} {verdict.number} {verdict.seq}")


async def check(url: str, seen: Seen, *, whole: bool) -> int:
    """Look up whether verdict and remedy are both there or neither; how many verdicts there are.

    Args:
        whole: every match is looked at again, and its log checked.

    Raises:
        AssertionError: something is missing, doubled or broken.
    """
    database = await Database.open(url)
    service = MatchService(database, GAMES)
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
    for match in {each.match for each in disputes if each.match} - (set() if whole else seen.sound):
        await _sound(service, match, disputes, whole=whole)
        seen.sound.add(match)
    await database.close()
    return len(there)


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


def run(url: str, kills: int, seed: int) -> int:
    """Kill so many processes on one database, and check after each ten; how many verdicts were given."""
    lot = random.Random(seed)
    seen = Seen()
    asyncio.run(_made(url))
    given = 0
    for number in range(kills):
        enough = partial(_has_said, lot.randint(1, WORDS))
        seen.take(last_words(partial(work, url, seen), lot.uniform(0, WHILE), enough))
        if number % 10 == 9 or number == kills - 1:
            given = asyncio.run(check(url, seen, whole=number == kills - 1))
    return given


def _has_said(words: int, said: bytes) -> bool:
    return said.count(b"\n") >= words


async def _made(url: str) -> None:
    await (await Database.open(url)).close()


def _found(url: str, kills: int, seed: int) -> str:
    given = run(url, kills, seed)
    return f"{given} verdicts, each with its remedy, penalties and notice, and no remedy without its verdict"


if __name__ == "__main__":
    command(__doc__, _found)
