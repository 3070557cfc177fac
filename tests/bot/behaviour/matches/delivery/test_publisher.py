"""What the channel sees: one status message, one line a move, one ping a turn, and Discord's refusals survived."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
import sqlalchemy as sa

from bot.chat.matches.delivers import publisher
from bot.chat.matches.delivers.channel import STATUS, MatchChannel
from bot.chat.matches.delivers.deliveries import Delivery, show_again
from bot.chat.matches.delivers.records import Records
from bot.matches.model.match import Actor
from bot.matches.model.messages import Parcel
from bot.matches.storage.tables import outbox
from bot.storage.queues import LEASE
from tests.bot.behaviour.matches.party import Party
from tests.bot.discord_api import Watch
from tests.bot.matches.table import JUDGE, WHY, HandClock, granted


def refusing(status: int, code: int) -> discord.HTTPException:
    kind = {403: discord.Forbidden, 404: discord.NotFound, 500: discord.DiscordServerError}[status]
    response: Any = type("Response", (), {"status": status, "reason": "no"})()
    return kind(response, {"code": code, "message": "no"})


def pings(party: Party) -> list[str]:
    return [card.text for card in party.public() if card.text.startswith("▶ <@")]


async def test_there_is_one_status_message_and_it_is_edited(party: Party) -> None:
    await party.started()
    first = party.status.id
    for seat in (0, 1):
        await party.move(seat)
    assert party.status.id == first
    holding = [card for card in party.public() if any(i.startswith("h:") for i in card.buttons.values())]
    assert len(holding) == 1


async def test_all_are_shown_anew_after_what_is_on_its_way(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    done, began, may_end = [], asyncio.Event(), asyncio.Event()
    refresh = Delivery.refresh

    async def slow(delivery: Delivery, *, below: bool = False) -> None:
        began.set()
        await may_end.wait()
        await refresh(delivery, below=below)
        done.append("delivered")

    async def shown(*_: object) -> None:
        done.append("shown")

    await party.started()
    match = (await party.position()).match.id
    monkeypatch.setattr(Delivery, "refresh", slow)
    monkeypatch.setattr(publisher, "show_again", shown)
    publishing = party.client.publisher
    granted(await party.client.matches.orders.pause(match, JUDGE, reason=WHY))
    moving = asyncio.create_task(publishing.deliver())
    await began.wait()
    showing = asyncio.create_task(publishing.show_all())
    await asyncio.wait({showing}, timeout=0.5)
    may_end.set()
    await asyncio.gather(showing, moving)
    assert done == ["delivered", "shown"]


async def test_a_status_message_out_of_sight_comes_down_again(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(publisher, "_OUT_OF_SIGHT", 4)
    await party.started()
    first = party.status.id
    for _ in range(3):
        await party.move((await party.position()).match.course.waits[0].seat)
    shown = [card.id for card in party.public()]
    assert first not in shown
    assert shown.index(party.status.id) >= 3
    await party.move((await party.position()).match.course.waits[0].seat)
    assert party.status.id in shown


@pytest.mark.slow
async def test_the_status_message_knows_no_secret(party: Party) -> None:
    await party.started()
    state = (await party.position()).state
    await party.move(0)
    everything = "\n".join(card.text for card in party.public())
    for hand in state.hands:
        for card in hand:
            assert f"-{card}" not in everything


async def test_who_is_awaited_is_pinged_once_and_alone(party: Party, requests: Watch) -> None:
    await party.started()
    sent = [body for method, _, body in requests.requests if method == "POST" and isinstance(body, dict)]
    named = [
        body["allowed_mentions"].get("users") for body in sent if (body.get("allowed_mentions") or {}).get("users")
    ]
    # Both are asked at the same time, and called by one message.
    assert named == [[party.player(0).id, party.player(1).id]]
    assert len(pings(party)) == 1
    await party.move(0)
    assert len(pings(party)) == 1, "somebody it names is still awaited"
    await party.move(1)
    seat = (await party.position()).match.course.waits[0].seat
    assert [f"<@{party.player(1 - seat).id}>" in ping for ping in pings(party)] in ([], [False]), "a stale ping is gone"


async def test_a_deleted_status_message_comes_back_once(party: Party) -> None:
    await party.started()
    gone = party.status.id
    party.table.env.backend.delete_message(party.table.channel.id, gone)
    await party.use(party.player(0), "play")
    await show_again(party.client, 1)
    await party.table.env.settle()
    assert party.status.id != gone
    await show_again(party.client, 1)
    holding = [card for card in party.public() if any(i.startswith("h:") for i in card.buttons.values())]
    assert len(holding) == 1


@pytest.mark.slow
async def test_a_deleted_channel_stops_only_its_own_match(party: Party) -> None:
    home = party.table.channel
    await party.started()
    party.table.channel = party.table.guild.create_text_channel("jinde")
    await party.use(party.player(0), "match new", game="toy", seats=2)
    await party.client.matches.vacations.set_vacation(party.player(1).id, None)
    party.table.env.backend.delete_channel(home.id)
    await party.client.matches.play.concede(1, Actor(party.player(0).id))
    await party.press(party.player(1), party.status, "lb:2:join")

    assert (await party.position(1)).match.channel is None
    assert f"<@{party.player(1).id}>" in party.status.text


@pytest.mark.parametrize("thread", [False, pytest.param(True, marks=pytest.mark.slow)])
async def test_a_deleted_channel_stops_its_match_before_anything_is_told(party: Party, thread: bool) -> None:
    await party.use(party.player(0), "match new", game="toy", thread=thread)
    home = (await party.position()).match.channel
    assert home is not None
    party.table.env.backend.delete_channel(home)
    await party.table.env.settle()
    assert (await party.position()).match.channel is None


@pytest.mark.slow
async def test_a_match_goes_on_where_it_is_moved(party: Party) -> None:
    await party.started()
    await party.client.matches.relocation.move_to(1, None)
    await party.deliver()
    party.table.channel = party.table.guild.create_text_channel("jinde")
    answer = await party.use(party.player(0), "match move", match=1)
    assert answer.private
    await party.move(0)
    assert (await party.position()).match.channel == party.table.channel.id
    assert "Smugglers" in party.status.text


@pytest.mark.slow
async def test_a_bot_thrown_out_of_a_channel_tries_again_and_holds_up_nobody(
    party: Party, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    await party.started()
    say, refusals = MatchChannel.say, 0

    async def refuse(self: MatchChannel, text: str, nonce: str) -> None:
        nonlocal refusals
        if self._match.id == 1:
            refusals += 1
            raise refusing(403, 50001)
        await say(self, text, nonce)

    monkeypatch.setattr(MatchChannel, "say", refuse)
    before = len(party.public())
    await party.move(0)
    assert refusals == 1
    home, party.table.channel = party.table.channel, party.table.guild.create_text_channel("jinde")
    await party.use(party.player(2), "match new", game="toy", seats=2)
    assert "zápas 2" in party.status.text
    party.table.channel = home

    monkeypatch.setattr(MatchChannel, "say", say)
    clock.advance(hours=2)
    await party.deliver()
    told = [card.text for card in party.public() if "stakes a card." in card.text]
    assert len(told) == 1
    assert len(party.public()) >= before


@pytest.mark.slow
async def test_what_was_told_before_a_fault_is_not_told_again(
    party: Party, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    await party.started()
    put, faults = MatchChannel.put, 0

    async def fail_once(self: MatchChannel, *args: Any, **kwargs: Any) -> None:
        nonlocal faults
        faults += 1
        if faults == 1:
            raise refusing(500, 0)
        await put(self, *args, **kwargs)

    monkeypatch.setattr(MatchChannel, "put", fail_once)
    await party.move(0)
    clock.advance(minutes=5)
    await party.deliver()
    told = [card.text for card in party.public() if "stakes a card." in card.text]
    assert (faults, len(told)) == (2, 1)


@pytest.mark.slow
async def test_a_crash_before_ticking_off_tells_again_with_the_same_nonce(
    party: Party, clock: HandClock, requests: Watch
) -> None:
    await party.started()
    parcels = []
    claim = party.client.matches.outbox.claim

    async def crash(limit: int = 50) -> list[Any]:
        taken = await claim(limit)
        parcels.extend(taken)
        return []

    party.client.matches.outbox.claim = crash  # type: ignore[method-assign]
    await party.move(0)
    assert parcels
    await party.restart()
    clock.advance(seconds=LEASE.total_seconds() + 1)
    await party.deliver()
    sent = [body for method, _, body in requests.requests if method == "POST" and isinstance(body, dict)]
    nonces = [body["nonce"] for body in sent if body.get("nonce")]
    assert all(body.get("enforce_nonce") for body in sent if body.get("nonce"))
    assert len(set(nonces)) == len(nonces)
    assert any("stakes a card." in card.text for card in party.public())


@pytest.mark.slow
async def test_a_slow_channel_does_not_hold_up_another(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    await party.started()
    gate, say = asyncio.Event(), MatchChannel.say

    async def slow(self: MatchChannel, text: str, nonce: str) -> None:
        if self._match.id == 1:
            await gate.wait()
        await say(self, text, nonce)

    monkeypatch.setattr(MatchChannel, "say", slow)
    client = party.client
    party.table.channel = party.table.guild.create_text_channel("jinde")
    await client.matches.play.concede(1, Actor(party.player(0).id))
    await client.publisher._start()
    stuck = client.publisher._busy[1]
    await party.player(2).slash(party.table.channel, "match new", game="toy", seats=2)
    await client.publisher._start()
    await asyncio.gather(*(task for match, task in client.publisher._busy.items() if match != 1))

    assert not stuck.done()
    assert STATUS in await Records(client.database, 2).posts()
    gate.set()
    await stuck


async def test_what_is_claimed_while_the_line_before_it_is_ticked_off_need_not_wait(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    await party.started()
    client, tick_off = party.client, publisher.Publisher._tick_off
    claimed: list[bool] = []

    async def and_claim(self: publisher.Publisher, *args: Any) -> None:
        await tick_off(self, *args)
        if not claimed:
            # The lane is still busy, and nothing of it waits in the outbox any more.
            await client.matches.play.concede(1, Actor(party.player(1).id))
            claimed.append(await self._start())

    monkeypatch.setattr(publisher.Publisher, "_tick_off", and_claim)
    await party.move(0)
    await party.deliver()
    assert claimed == [True]
    waits = await client.database.rows(sa.select(outbox.c.id).where(outbox.c.delivered.is_(None)))
    assert not waits


async def test_reminders_come_when_they_are_due(party: Party, clock: HandClock) -> None:
    await party.started(time="1 den")
    clock.advance(hours=12, minutes=1)
    await party.client.matches.scheduler.tick()
    await party.deliver()
    assert len([card for card in party.public() if "máš už jen polovinu času" in card.text]) == 2
    clock.advance(hours=11, minutes=10)
    await party.client.matches.scheduler.tick()
    await party.deliver()
    assert len([card for card in party.public() if "čas už ti skoro vypršel" in card.text]) == 2
    assert not [card for card in party.public() if "máš už jen polovinu času" in card.text]


async def test_a_publisher_that_leaves_what_is_due_is_not_well_and_one_with_a_long_queue_is(
    party: Party, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    publisher = party.client.publisher
    assert not await publisher.is_well()
    await party.lobby()
    assert await publisher.is_well()
    clock.advance(seconds=61)
    assert not await publisher.is_well()

    await party.client.matches.lobbies.start(1, Actor(party.player(0).id))
    with monkeypatch.context() as blind:

        async def nothing() -> list[Parcel]:
            return []

        blind.setattr(party.client.matches.outbox, "claim", nothing)
        await publisher.deliver()
        assert await publisher.is_well()
        clock.advance(minutes=3)
        await publisher.deliver()
        assert not await publisher.is_well()
    await publisher.deliver()
    assert await publisher.is_well()


@pytest.mark.slow
async def test_an_old_status_message_is_replaced_before_discord_makes_the_match_wait(
    party: Party, clock: HandClock
) -> None:
    await party.started()
    first = party.status.id
    clock.advance(minutes=90)
    shown = []
    for _ in range(3):
        await party.move((await party.position()).match.course.waits[0].seat)
        shown.append(party.status.id)
    assert shown[0] == first
    assert shown[-1] != first
    holding = [card for card in party.public() if any(each.startswith("h:") for each in card.buttons.values())]
    assert len(holding) == 1
