"""Databases of earlier versions, with live matches and disputes: read as they were, and gone on with."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.database import Database
from bot.disputes.model.dispute import Dispute, Status
from bot.disputes.model.precedents import Precedent, PrecedentKind
from bot.disputes.model.verdicts import Verdict
from bot.disputes.storage import tables
from bot.matches.model.match import Status as Played
from bot.matches.storage import tables as matches
from bot.storage.records import Record
from tests.bot.disputes.desk import HEAD, JUDGE, KAREL, THIRD, Desk, decision, got
from tests.bot.disputes.older import GAMES, restored, said, told
from tests.bot.matches.table import GUILD, HandClock, played
from tests.rows import rows

RECORDS: dict[str, Record[Any]] = {
    each.table.name: each for module in (matches, tables) for each in vars(module).values() if isinstance(each, Record)
}
ELSEWHERE = {"seats": (), "guild": 0, "dispute": 0, "channel": 0, "match": 0}
"""Fields that a row does not hold and that have no default."""
OLDER = sorted((Path(__file__).parent / "older_databases").glob("*.sql"))


@pytest.fixture(params=OLDER, ids=[each.stem for each in OLDER])
def dump(request: pytest.FixtureRequest) -> Path:
    """A database as the statements that make it."""
    found: Path = request.param
    return found


@pytest.fixture
def expected(dump: Path) -> dict[str, Any]:
    """The values that the version which made the database read in it."""
    found: dict[str, Any] = json.loads(dump.with_suffix(".json").read_text("utf-8"))
    return found


@pytest.fixture
async def desk(dump: Path, expected: dict[str, Any], tmp_path: Path) -> AsyncIterator[Desk]:
    """A desk over the database, at the moment at which it was left."""
    file = tmp_path / "older.sqlite"
    restored(dump, file)
    database = await Database.open(f"sqlite+aiosqlite:///{file}")
    yield Desk(database, GAMES, HandClock(datetime.fromisoformat(expected["now"])))
    await database.close()


def lacking(now: Any, then: Any, where: str = "") -> list[str]:
    """Where a value lacks something that it had; what a later version added is none of that."""
    if isinstance(now, dict) and isinstance(then, dict):
        return [each for key in then for each in lacking(now.get(key), then[key], f"{where}.{key}")]
    if isinstance(now, list) and isinstance(then, list) and len(now) == len(then):
        pairs = enumerate(zip(now, then, strict=True))
        return [each for number, (one, other) in pairs for each in lacking(one, other, f"{where}[{number}]")]
    return [] if now == then else [f"{where}: {now!r} instead of {then!r}"]


def test_there_is_one() -> None:
    assert OLDER


async def test_everything_reads_as_it_did(desk: Desk, expected: dict[str, Any]) -> None:
    assert lacking(await said(desk), expected) == []


@rows("name", RECORDS)
async def test_rows_are_written_as_they_were(desk: Desk, name: str) -> None:
    """A row that is read and written again is the same, so that an older version could read it still."""
    record = RECORDS[name]
    async with desk.database.reading() as session:
        found = (await (await session.connection()).execute(sa.select(record.table))).mappings().all()
    assert found
    for row in found:
        elsewhere = {field: ELSEWHERE[field] for field in record.without if field in ELSEWHERE}
        written = record.row(record.value(row, **elsewhere))
        assert {key: _plain(value) for key, value in written.items()} == {key: _plain(row[key]) for key in written}


async def test_what_waited_to_be_told_is_told_once_each_under_its_key(desk: Desk, expected: dict[str, Any]) -> None:
    for queue in (desk.matches.outbox, desk.service.notices):
        await queue.release()
    found = [*await _emptied(desk.matches.outbox), *await _emptied(desk.service.notices)]
    assert sorted(found) == sorted(expected["told"])
    assert await told(desk) == []


async def test_live_matches_are_played_to_their_ends(desk: Desk) -> None:
    live = [each for each in await desk.matches.live() if await _goes_on(desk, each)]
    assert len(live) > 3
    for number in live:
        position = await desk.matches.position(number)
        assert position is not None
        over = await played(desk.matches, position)
        assert over.match.status is Played.OVER
        checked = await desk.matches.checks.check(number)
        assert getattr(checked, "wrong", None) == ()


async def test_disputes_are_ruled_on_and_their_appeals_decided(desk: Desk, expected: dict[str, Any]) -> None:
    by_status = {each["dispute"]["status"]: each["dispute"]["number"] for each in expected["disputes"]}
    claimed = await _dispute(desk, by_status["claimed"])
    verdict = await desk.service.verdicts.give(GUILD, claimed.number, JUDGE, decision(), await desk.seen(claimed))
    assert got(verdict, Verdict).number == 1
    appealed = await desk.claimed(await _dispute(desk, by_status["appealed"]), THIRD)
    seen = await desk.seen(appealed)
    done = await desk.service.verdicts.decide_appeal(GUILD, appealed.number, THIRD, "upheld", decision(), seen)
    assert got(done, Verdict).kind == "upheld"
    waiting = await _dispute(desk, by_status["open"])
    await desk.ruled(waiting, JUDGE)
    assert (await desk.now(waiting)).status is Status.DECIDED
    assert (await desk.opened(await desk.match(channel=99), KAREL)).number == len(by_status) + 1


async def test_precedents_change_that_older_versions_wrote(desk: Desk) -> None:
    precedents = desk.service.precedents
    house = await precedents.put_in_force(GUILD, HEAD, PrecedentKind.HOUSE_RULE, 1)
    assert got(house, Precedent).state == "in-force"
    gone = await precedents.withdraw(GUILD, HEAD, PrecedentKind.PRECEDENT, 2)
    assert got(gone, Precedent).state == "withdrawn"


async def test_a_person_is_forgotten_everywhere(desk: Desk) -> None:
    assert await desk.service.privacy.forget(101) > 0
    assert await desk.matches.privacy.forget(101) > 0
    text = json.dumps(await said(desk))
    assert '"user": 101,' not in text


def _plain(value: Any) -> Any:
    """A value of a column; JSON without the order in which it was written."""
    return json.loads(value) if isinstance(value, str) and value[:1] in ("{", "[") else value


async def _emptied(queue: Any) -> list[str]:
    keys: list[str] = []
    while parcels := await queue.claim():
        keys += [parcel.key for parcel in parcels]
        await queue.delivered(*(parcel.id for parcel in parcels))
    return keys


async def _goes_on(desk: Desk, number: int) -> bool:
    position = await desk.matches.position(number)
    return position is not None and position.match.status is Played.PLAYING and position.match.course.runs


async def _dispute(desk: Desk, number: int) -> Dispute:
    return got(await desk.service.docket.get(GUILD, number, JUDGE), Dispute)
