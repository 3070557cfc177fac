"""Every order says why: to everybody who reads the log, in whose office it was given, and sealed by the chain."""

from __future__ import annotations

import hmac

import pytest
import sqlalchemy as sa

from bot.database import Database
from bot.games.values import SPECTATOR, Line
from bot.matches import verify
from bot.matches.model.match import FORGOTTEN, Actor, Timing
from bot.matches.model.messages import Told
from bot.matches.model.refusals import Reason
from bot.matches.rules.permissions import LONGEST_REASON
from bot.matches.service import MatchService
from bot.matches.storage import tables
from tests.bot.matches.rules.test_persons import ORDERS
from tests.bot.matches.table import (
    ADMIN,
    EVA,
    JUDGE,
    KAREL,
    MESSAGE,
    WHY,
    exported,
    granted,
    now_of,
    opened,
    played,
    reason,
)
from tests.bot.matches.verified import problems
from tests.rows import nightly

UNFOUNDED = ["", "  \n", "\u202e\u200b\x00", "x" * (LONGEST_REASON + 1)]


@pytest.mark.parametrize("why", UNFOUNDED)
async def test_no_order_is_given_without_a_reason(service: MatchService, why: str) -> None:
    position = await played(service, await opened(service, 3, timing=Timing(60)), moves=3)
    number = position.match.id
    for answer in (
        await service.orders.rewind(number, JUDGE, 1, reason=why),
        await service.orders.adjust(number, JUDGE, {"left": 2}, reason=why),
        await service.orders.pause(number, JUDGE, reason=why),
        await service.orders.extend(number, JUDGE, 60, reason=why),
        await service.orders.abandon(number, JUDGE, reason=why),
        await service.seats.vacate(number, JUDGE, 1, reason=why),
        await service.seats.hand_to_game(number, JUDGE, 1, reason=why),
    ):
        assert reason(answer) is Reason.NO_REASON
    granted(await service.orders.pause(number, JUDGE, reason=WHY))
    assert reason(await service.orders.resume(number, JUDGE, reason=why)) is Reason.NO_REASON


@pytest.mark.parametrize(("official", "office"), [(JUDGE, "judge"), *nightly((ADMIN, "admin"))])
@pytest.mark.parametrize("order", ORDERS)
async def test_everybody_reads_who_ordered_what_and_why(
    service: MatchService, order: str, official: Actor, office: str
) -> None:
    position = await played(service, await opened(service, 3, timing=Timing(60)), moves=3)
    number, last = position.match.id, position.match.seq
    granted(await ORDERS[order](service, number, official))
    (page,) = await service.history.log(number, SPECTATOR, before=last + 2, limit=1)
    line = page.lines[0]
    assert (line.key, line.args["why"]) == ("match-log-why", WHY)
    assert isinstance(line.args["order"], Line)
    assert line.args["order"].key == f"match-log-by-{office}"
    told = [parcel.note for parcel in await service.outbox.claim() if isinstance(parcel.note, Told)]
    assert [each.lines for note in told for each in note.entries if each.seq == page.seq] == [page.lines]


async def test_players_and_the_host_need_no_reason_for_what_is_theirs(service: MatchService) -> None:
    number = (await opened(service, 3)).match.id
    granted(await service.seats.vacate(number, KAREL, 1))
    granted(await service.seats.hand_to_game(number, EVA, 1))
    granted(await service.seats.vacate(number, Actor(EVA.user, admin=True), 1))
    kinds = [row["entry"] for row in (await exported(service, number, JUDGE))["entries"] if "to" in row["entry"]]
    assert [entry["by"] for entry in kinds] == ["seat", "host", "host"]
    assert not [entry for entry in kinds if "why" in entry]


async def test_a_reason_is_sealed_by_the_chain_and_kept_beside_it(service: MatchService, database: Database) -> None:
    position = await opened(service)
    number = position.match.id
    granted(await service.orders.pause(number, JUDGE, reason=f"  {WHY}\n\x00 "))
    granted(await service.orders.abandon(number, JUDGE, reason=WHY))
    file = await exported(service, number)
    secret = bytes.fromhex(file["secrets"][0])
    paused = next(row for row in file["entries"] if row["entry"]["kind"] == "paused")
    salt = verify.salt(secret, number, paused["seq"])
    assert paused["entry"]["why"] == hmac.digest(salt, WHY.encode(), "sha256").hex()
    assert WHY not in str(file)
    assert problems(file) == []
    await service.privacy.forget(JUDGE.user)
    async with database.reading() as session:
        event = tables.event
        asked = sa.select(event.c.user_id, event.c.reason).where(event.c.reason.is_not(None))
        rows = (await (await session.connection()).execute(asked)).all()
    assert [tuple(row) for row in rows] == [(FORGOTTEN, WHY)] * 2


async def test_looking_at_everything_changes_nothing_but_who_may_sit_down(service: MatchService) -> None:
    position = await opened(service)
    number = position.match.id
    assert reason(await service.exports.look(number, EVA)) is Reason.JUDGE_ONLY
    assert reason(await service.exports.look(number, ADMIN)) is Reason.JUDGE_ONLY
    assert reason(await service.exports.look(number, Actor(EVA.user, judge=True))) is Reason.PARTIAL
    seen = granted(await service.exports.look(number, JUDGE))
    assert (seen.state, seen.match.seq, seen.match.head) == (position.state, position.match.seq, position.match.head)
    again = granted(await service.exports.look(number, JUDGE))
    assert again.match.revision == seen.match.revision
    granted(await service.seats.vacate(number, EVA, 0))
    assert reason(await service.seats.take(number, JUDGE, 0)) is Reason.JUDGED
    assert granted(await service.seats.take(number, ADMIN, 0)).match.seats[0].user == ADMIN.user
    over = await played(service, granted(await service.position(number)))
    assert granted(await service.exports.look(number, EVA)).state == over.state


@pytest.mark.on_both_databases
async def test_mentions_of_who_was_forgotten_go_out_of_the_reasons_of_orders(
    service: MatchService, database: Database
) -> None:
    person, other = 4_321_987_650_001, KAREL.user
    position = await played(service, await opened(service), moves=3)
    match = position.match.id
    named = f"Ask <@{person}> or <@!{person}>, not <@{other}>."
    granted(await service.orders.pause(match, JUDGE, reason=named))
    granted(await service.orders.resume(match, JUDGE, reason=WHY))
    granted(await service.orders.abandon(match, JUDGE, reason=named))
    granted(await service.openings.reopen(match, JUDGE, 2, reason=named))
    assert str(person) in await _kept(database)

    await service.privacy.forget(person)

    kept = await _kept(database)
    assert str(person) not in kept
    assert f"Ask <@0> or <@0>, not <@{other}>." in kept
    assert WHY in kept
    opening = (await now_of(service, position)).match.course.opening
    assert opening is not None
    assert opening.reason == f"Ask <@0> or <@0>, not <@{other}>."
    granted(await service.openings.begin(match, MESSAGE + 100))
    granted(await service.orders.abandon(match, JUDGE, reason=WHY))
    assert not problems(await exported(service, match))


async def _kept(database: Database) -> str:
    """Everything that is kept of matches."""
    texts = []
    async with database.reading() as session:
        connection = await session.connection()
        for table in (tables.match, tables.event, tables.outbox):
            texts += [repr(tuple(row)) for row in await connection.execute(sa.select(table))]
    return "\n".join(texts)
