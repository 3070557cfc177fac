"""Judges who press at the same moment: one wins, the others are told why not."""

from __future__ import annotations

import asyncio
import threading

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import Database
from bot.disputes.model.dispute import Dispute, Status
from bot.disputes.model.refusals import DeskReason, DeskRefused
from bot.disputes.model.verdicts import Verdict
from bot.disputes.services.cases import Opened
from bot.disputes.storage import verdicts
from bot.games.registry import Registry
from tests.bot.disputes import races
from tests.bot.disputes.desk import EVA, JUDGE, KAREL, LENA, QUESTION, Desk, decision, got, reason
from tests.bot.matches.table import GUILD, HandClock

pytestmark = pytest.mark.on_both_databases


async def two_desks(url: str, games: Registry, clock: HandClock) -> list[Desk]:
    return [Desk(await Database.open(url), games, clock) for _ in range(2)]


async def test_claims_and_verdicts_have_one_winner(database_url: str, games: Registry, clock: HandClock) -> None:
    desks = await two_desks(database_url, games, clock)
    assert await races.run(desks, 4, seed=3) > 4 * 5
    for desk in desks:
        await desk.database.close()


async def test_all_sides_opening_at_once_meet_in_one_dispute(
    database_url: str, games: Registry, clock: HandClock
) -> None:
    desks = await two_desks(database_url, games, clock)
    position = await desks[0].match(3)
    pressed = [
        desk.service.cases.open_in_match(user, position.match.id, f"{QUESTION} {user.user}")
        for desk, user in zip((*desks, desks[0]), (EVA, KAREL, LENA), strict=True)
    ]

    answers = await asyncio.gather(*pressed)

    assert all(isinstance(answer, Opened) for answer in answers), answers
    (dispute,) = await desks[1].service.docket.of_match(position.match.id, EVA)
    assert dispute.status is Status.OPEN
    assert sorted(answer.joined for answer in answers if isinstance(answer, Opened)) == [False, True, True]
    for desk in desks:
        await desk.database.close()


@pytest.mark.on_both_databases(every_run=True)
async def test_disputes_opened_at_once_have_numbers_of_their_own(
    database_url: str, games: Registry, clock: HandClock
) -> None:
    desks = await two_desks(database_url, games, clock)
    pressed = [
        desk.service.cases.open_elsewhere(user, GUILD, 11, QUESTION, game="toy")
        for user in (EVA, KAREL, LENA)
        for desk in desks
    ]

    answers = await asyncio.gather(*pressed)

    assert sorted(answer.dispute.number for answer in answers if isinstance(answer, Opened)) == [1, 2, 3, 4, 5, 6]
    for desk in desks:
        await desk.database.close()


async def test_the_last_two_sides_settling_at_once_end_it(database_url: str, games: Registry, clock: HandClock) -> None:
    desks = await two_desks(database_url, games, clock)
    position = await desks[0].match()
    await desks[0].opened(position)

    answers = await asyncio.gather(
        desks[0].service.cases.settle(GUILD, 1, EVA), desks[1].service.cases.settle(GUILD, 1, KAREL)
    )

    assert not any(isinstance(answer, DeskRefused) for answer in answers), answers
    (dispute,) = await desks[1].service.docket.of_match(position.match.id, EVA)
    assert isinstance(dispute, Dispute)
    assert dispute.status is Status.SETTLED
    for desk in desks:
        await desk.database.close()


async def test_what_is_refused_on_a_case_read_in_two_halves_is_decided_again(
    desk: Desk, games: Registry, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    dispute = await desk.elsewhere(KAREL)
    await desk.claimed(dispute)
    process = Desk(desk.database, games, clock)
    whole, given, loop = verdicts.read, False, asyncio.get_running_loop()

    async def read(connection: AsyncConnection, number: int) -> tuple[Verdict, ...]:
        nonlocal given
        if not given:
            given = True
            elsewhere = process.service.verdicts.give(GUILD, 1, JUDGE, decision())
            # SQLite's thread, which may wait, has no loop; on PostgreSQL this is the loop's own.
            in_thread = threading.current_thread() is not threading.main_thread()
            done = asyncio.run_coroutine_threadsafe(elsewhere, loop).result() if in_thread else await elsewhere
            got(done, Verdict)
        return await whole(connection, number)

    monkeypatch.setattr(verdicts, "read", read)
    late = await desk.service.verdicts.give(GUILD, 1, JUDGE, decision(ruling="Twice."))

    assert reason(late) is DeskReason.CLOSED
