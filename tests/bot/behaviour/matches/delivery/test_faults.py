"""Discord or the database fails while a match is told of: nothing is lost, nothing told twice, and the log says why."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from datetime import timedelta
from typing import Any

import aiohttp
import pytest
import sqlalchemy as sa
from simcord.backend import serializers
from sqlalchemy.exc import OperationalError

from bot.chat.matches.delivers import publisher
from bot.chat.matches.delivers.channel import MatchChannel
from bot.database import StorageProblem
from bot.matches.model.match import Actor, Status
from bot.matches.model.messages import Parcel, Turn
from bot.matches.storage import tables
from bot.storage.queues import GIVEN_UP
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.refused import refusal
from tests.bot.matches.table import WHY, HandClock


def staked(party: Party) -> int:
    """How many lines of the log tell of the first move."""
    return sum(card.text.count("stakes a card.") for card in party.public())


async def waiting(party: Party) -> int:
    """How many notes are not told yet."""
    async with party.client.database.reading() as session:
        asked = sa.select(sa.func.count()).where(tables.outbox.c.delivered.is_(None))
        found: int = (await (await session.connection()).execute(asked)).scalar_one()
    return found


class Refusing:
    """Makes one of the channel's methods fail until it is stopped."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, method: str, problem: Exception) -> None:
        whole, self.refused, self.stopped = getattr(MatchChannel, method), 0, False

        async def refuse(channel: MatchChannel, *args: Any, **kwargs: Any) -> None:
            if self.stopped:
                await whole(channel, *args, **kwargs)
                return
            self.refused += 1
            raise problem

        monkeypatch.setattr(MatchChannel, method, refuse)


LASTING = [
    refusal(401),
    refusal(403, 50001),
    refusal(429),
    refusal(503),
    aiohttp.ClientConnectionError("no route"),
    TimeoutError(),
    OperationalError("INSERT", {}, Exception("database is locked")),
]


@pytest.mark.parametrize(
    ("method", "problem"),
    [
        ("say", LASTING[0]),
        *(pytest.param("say", problem, marks=pytest.mark.slow) for problem in LASTING[1:]),
        pytest.param("put", refusal(429), marks=pytest.mark.slow),
        pytest.param("put", refusal(403, 50013), marks=pytest.mark.slow),
    ],
)
async def test_however_long_a_refusal_lasts_everything_is_told_once_when_it_is_over(
    party: Party, clock: HandClock, monkeypatch: pytest.MonkeyPatch, method: str, problem: Exception
) -> None:
    await party.started()
    refusing = Refusing(monkeypatch, method, problem)
    await party.move(0)
    for _ in range(GIVEN_UP + 1):
        clock.advance(hours=2)
        await party.deliver()
    assert refusing.refused > GIVEN_UP
    assert await waiting(party)

    refusing.stopped = True
    clock.advance(hours=2)
    await party.deliver()
    assert staked(party) == 1
    assert await waiting(party) == 0
    shown = (await party.position()).match.head[:12]
    assert shown in party.status.text


@pytest.mark.slow
async def test_what_discord_never_takes_is_given_up_and_said_so_and_the_rest_goes_on(
    party: Party, clock: HandClock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await party.started()
    refusing = Refusing(monkeypatch, "say", refusal(400))
    await party.move(0)
    with caplog.at_level(logging.ERROR):
        for _ in range(GIVEN_UP):
            clock.advance(hours=2)
            await party.deliver()
    refusing.stopped = True
    clock.advance(hours=2)
    await party.deliver()
    assert "a Told is given up" in caplog.text
    assert await waiting(party) == 0
    await party.move(1)
    assert staked(party) == 1


@pytest.mark.slow
async def test_refusals_of_last_night_do_not_count_when_something_else_fails(
    party: Party, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    await party.started()
    forbidden = Refusing(monkeypatch, "say", refusal(403, 50013))
    await party.move(0)
    for _ in range(GIVEN_UP + 1):
        clock.advance(hours=2)
        await party.deliver()
    forbidden.stopped = True
    once = Refusing(monkeypatch, "say", refusal(400))
    clock.advance(hours=2)
    await party.deliver()
    once.stopped = True
    clock.advance(hours=2)
    await party.deliver()
    assert once.refused == 1
    assert staked(party) == 1


@pytest.mark.parametrize(
    "payload",
    [
        '{"type":"of-tomorrow"}',
        *(pytest.param(each, marks=pytest.mark.slow) for each in ("", "{", '{"type":"turn","seat":"x"}')),
    ],
)
async def test_a_damaged_note_is_given_up_and_holds_up_nobody(
    party: Party, caplog: pytest.LogCaptureFixture, payload: str
) -> None:
    await party.started()
    async with party.client.database.writing() as session:
        row = sa.insert(tables.outbox).values(
            match_id=1,
            key="damaged",
            kind="turn",
            payload=payload,
            created=party.client.matches.clock.now(),
            attempts=0,
        )
        await (await session.connection()).execute(row)
    with caplog.at_level(logging.ERROR):
        await party.deliver()
    assert "of match 1 tells is damaged and given up" in caplog.text
    await party.move(0)
    assert staked(party) == 1
    assert await waiting(party) == 0


async def test_the_publisher_outlives_whatever_goes_wrong(
    party: Party, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await party.started()
    outbox, problems = party.client.matches.outbox, [RuntimeError("a bug"), StorageProblem("the disk is full")]
    claim, delivering = outbox.claim, asyncio.Event()

    async def fail_first(limit: int = 50) -> list[Any]:
        if problems:
            raise problems.pop(0)
        delivering.set()
        return await claim(limit)

    monkeypatch.setattr(outbox, "claim", fail_first)
    monkeypatch.setattr(publisher, "_DATABASE", 0.0)
    monkeypatch.setattr(publisher, "_POLL", 0.01)
    with caplog.at_level(logging.ERROR):
        running = asyncio.create_task(party.client.publisher.run())
        await asyncio.wait_for(delivering.wait(), 5)
    running.cancel()
    await asyncio.wait({running})
    assert "The outbox cannot be emptied" in caplog.text
    assert "the disk is full" in caplog.text


@pytest.mark.parametrize("code", [50083, pytest.param(10008, marks=pytest.mark.slow)])
async def test_a_status_message_that_takes_no_edit_is_replaced_and_stays_the_only_one(party: Party, code: int) -> None:
    await party.started()
    before = party.status.id
    party.table.env.inject_error(
        "PATCH", f"/channels/*/messages/{before}", status=404 if code == 10008 else 400, code=code
    )
    await party.move(0)
    holding = [card.id for card in party.public() if any(i.startswith("h:") for i in card.buttons.values())]
    assert len(holding) == 1
    assert holding != [before]
    assert staked(party) == 1


@pytest.mark.slow
async def test_a_ping_in_an_archived_thread_is_sent_all_the_same(party: Party, clock: HandClock) -> None:
    await party.started(time="1 den")
    party.table.env.inject_error("DELETE", "/channels/*/messages/*", status=400, code=50083, times=2)
    clock.advance(hours=12, minutes=1)
    await party.client.matches.scheduler.tick()
    await party.deliver()
    assert len([card for card in party.public() if "máš už jen polovinu času" in card.text]) == 2


async def test_a_move_stands_though_discord_takes_no_answer_to_it_any_more(
    party: Party, caplog: pytest.LogCaptureFixture
) -> None:
    await party.started()
    member = party.player(0)
    panel = await party.press(member, party.status, "play:1")
    while not any(":c:" in custom_id for custom_id in panel.buttons.values()):
        panel = await party.press(member, panel, ":s:")
    party.table.env.inject_error("POST", "/interactions/*", status=404, code=10062)
    confirm = next(i for i in panel.buttons.values() if ":c:" in i)
    with caplog.at_level(logging.WARNING):
        await member.click(panel.message, custom_id=confirm)
        await party.deliver()
    assert "no longer takes an answer" in caplog.text
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert staked(party) == 1
    again = await party.press(member, panel, ":c:")
    assert "O tomhle už je rozhodnuto" in again.text
    assert staked(party) == 1


async def test_what_happened_while_there_was_no_channel_is_told_where_the_match_is_moved(party: Party) -> None:
    await party.started()
    home = party.table.channel
    party.table.env.backend.delete_channel(home.id)
    await party.client.matches.proposals.propose(1, Actor(party.player(0).id), "draw")
    await party.deliver()
    assert (await party.position()).match.channel is None
    assert (await party.position()).match.course.stands
    await party.client.matches.orders.extend(1, Actor(party.table.briton.id, judge=True), 3600, reason=WHY)
    await party.deliver()
    assert await waiting(party) == 2

    party.table.channel = party.table.guild.create_text_channel("jinde")
    await party.use(party.player(0), "match move", match=1)
    assert await waiting(party) == 0
    texts = [card.text for card in party.public()]
    assert len([text for text in texts if "o 1 hodinu víc" in text]) == 1, texts
    assert not (await party.position()).match.course.stands
    await party.move(0)
    assert staked(party) == 1


@pytest.mark.slow
async def test_a_bot_thrown_out_of_the_server_and_let_in_again_goes_on_where_it_was(
    party: Party, clock: HandClock, caplog: pytest.LogCaptureFixture
) -> None:
    await party.started(time="1 h", terms={"expiry": "forfeit"})
    backend, guild = party.table.env.backend, party.table.guild.id
    await party.client.matches.scheduler.tick()
    clock.advance(minutes=30)
    await party.client.matches.scheduler.tick()
    with caplog.at_level(logging.WARNING):
        backend.emit("GUILD_DELETE", {"id": str(guild)})
        await party.table.env.settle()
    assert "matches stopped there: 1" in caplog.text
    backend.faults.append(
        {
            "method": "*",
            "path": "/channels/*",
            "status": 403,
            "code": 50001,
            "message": "Missing Access",
            "times": None,
        }
    )
    for _ in range(72):
        clock.advance(hours=1)
        await party.client.matches.scheduler.tick()
        await party.client.publisher.deliver()
    assert (await party.position()).match.status is Status.PLAYING

    backend.faults.clear()
    backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, backend.get_guild(guild)))
    await party.table.env.settle()
    await party.deliver()
    waits = (await party.position()).match.course.waits
    assert {wait.deadline for wait in waits} == {clock.now() + timedelta(minutes=30)}
    assert await waiting(party) == 0
    await party.move(0)
    assert staked(party) == 1


@pytest.mark.slow
async def test_a_bot_that_was_thrown_out_while_it_was_down_lets_its_matches_stand_still(party: Party) -> None:
    await party.started(time="1 h")
    client = party.client
    client._connection._remove_guild(client.guilds[0])
    await client.guild_watch.check_all()
    assert (await party.position()).match.course.stands
    await party.restart()
    await party.client.guild_watch.check_all()
    assert not (await party.position()).match.course.stands


@pytest.mark.slow
async def test_a_click_while_another_program_holds_the_database_is_answered_and_moves_nothing(
    party: Party, caplog: pytest.LogCaptureFixture
) -> None:
    await party.started()
    member = party.player(0)
    panel = await party.press(member, party.status, "play:1")
    while not any(":c:" in custom_id for custom_id in panel.buttons.values()):
        panel = await party.press(member, panel, ":s:")
    confirm = next(i for i in panel.buttons.values() if ":c:" in i)
    before = await party.position()
    other = sqlite3.connect(str(party.client.settings.database.database), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with caplog.at_level(logging.ERROR):
        answer = await member.click(panel.message, custom_id=confirm)
    other.execute("ROLLBACK")
    other.close()
    assert answer.acknowledged
    assert "another program holds the database" in caplog.text
    assert await party.position() == before
    party.table.env._errors_acknowledged = party.table.env.error_cursor
    await party.press(member, panel, ":c:")
    assert staked(party) == 1


async def test_after_an_outage_few_matches_are_told_of_at_a_time(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    teller, inside, most = party.client.publisher, 0, 0
    parcels = [Parcel(number, number, str(number), Turn(0, (), None), None, 1) for number in range(30)]

    async def claim() -> list[Parcel]:
        return [parcels.pop() for _ in parcels[:]]

    async def deliver(match: int, its: list[Parcel]) -> None:
        nonlocal inside, most
        inside += 1
        most = max(most, inside)
        await asyncio.sleep(0)
        inside -= 1

    monkeypatch.setattr(teller, "_deliver_next", deliver)
    monkeypatch.setattr(teller._outbox, "claim", claim)
    await teller.deliver()
    assert most == 8


async def test_what_takes_longer_than_its_lease_stays_claimed(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    teller, renewed = party.client.publisher, asyncio.Event()
    parcels = [Parcel(7, 1, "7", Turn(0, (), None), None, 1)]

    async def claim() -> list[Parcel]:
        return [parcels.pop() for _ in parcels[:]]

    async def renew(*numbers: int) -> None:
        assert numbers == (7,)
        renewed.set()

    async def deliver(match: int, its: list[Parcel]) -> None:
        await renewed.wait()

    monkeypatch.setattr(publisher, "LEASE", timedelta(seconds=0.01))
    monkeypatch.setattr(teller, "_deliver_next", deliver)
    monkeypatch.setattr(teller._outbox, "claim", claim)
    monkeypatch.setattr(teller._outbox, "renew", renew)
    async with asyncio.timeout(60):
        await teller.deliver()
