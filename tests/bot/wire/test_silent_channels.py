"""Channels in which the bot may not write, for a moment or for good: nobody loses time or a line, and all know why."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from datetime import timedelta
from pathlib import Path

import pytest

from bot.chat.background import keeping_matches
from bot.chat.client import Client
from bot.chat.health import Checkup, serving_health
from bot.chat.trials import State
from bot.health import PATH, ask
from bot.matches.model.match import Expiry, Status, Timing
from bot.matches.rules.clock import patience
from bot.ports import LOOPBACK
from tests.bot.matches.table import HandClock, move
from tests.bot.ports import free_port
from tests.bot.wire import payloads, rest
from tests.bot.wire.conftest import Connect
from tests.bot.wire.payloads import Json
from tests.bot.wire.server import LocalDiscord
from tests.bot.wire.silence import (
    CHANNEL,
    MINUTE,
    all_told,
    blitz,
    fight,
    match_now,
    missing_and_doubled,
    nonces,
    open_again,
    pass_by,
    pings,
    said,
)
from tests.bot.wire.table import RIVAL, US, duel, gathered, until
from tests.bot.wire.test_metrics import figures


@pytest.fixture
def clock() -> HandClock:
    """The time of matches, set by hand."""
    return HandClock()


@pytest.mark.parametrize(
    "why",
    [
        rest.LOCKED,
        *(
            pytest.param(why, marks=pytest.mark.slow)
            for why in (rest.MISSING_PERMISSIONS, rest.MISSING_ACCESS, rest.ARCHIVED)
        ),
    ],
)
async def test_a_channel_that_was_silent_from_the_start_costs_nobody_the_match(
    wire: LocalDiscord, connect: Connect, bot: Client, clock: HandClock, tmp_path: Path, why: tuple[int, Json]
) -> None:
    await connect(bot)
    wire.rest.closed[CHANNEL] = wire.rest.uneditable[CHANNEL] = why
    number = (await blitz(bot)).match.id
    await bot.publisher.deliver()
    await pass_by(bot, clock, 75)
    match = await match_now(bot, number)
    assert (match.status, match.course.owners) == (Status.PLAYING, ("silence",))
    assert not wire.rest.said_in(CHANNEL)
    assert await bot.matches.holds.count() == 1

    await open_again(wire, bot)
    match = await match_now(bot, number)
    assert (match.status, match.course.owners) == (Status.PLAYING, ())
    assert [wait.deadline for wait in match.course.waits] == [clock.now() + MINUTE]
    assert await missing_and_doubled(wire, bot, tmp_path) == (0, 0)
    assert pings(wire) == 1
    assert said(wire, "jsem sem nemohl psát") == 1
    assert await bot.matches.holds.count() == 0


@pytest.mark.parametrize(
    ("why", "edits"),
    [
        (rest.MISSING_PERMISSIONS, True),
        *(
            pytest.param(why, False, marks=pytest.mark.slow)
            for why in (rest.MISSING_PERMISSIONS, rest.LOCKED, rest.ARCHIVED)
        ),
    ],
)
async def test_a_channel_that_falls_silent_after_the_last_notice_costs_nobody_the_match(
    wire: LocalDiscord,
    connect: Connect,
    bot: Client,
    clock: HandClock,
    tmp_path: Path,
    why: tuple[int, Json],
    edits: bool,
) -> None:
    await connect(bot)
    number = (await blitz(bot)).match.id
    await bot.publisher.deliver()
    await pass_by(bot, clock, 35)
    lines = len(wire.rest.said_in(CHANNEL))
    wire.rest.closed[CHANNEL] = why
    wire.rest.locked.add(CHANNEL)
    if not edits:
        wire.rest.uneditable[CHANNEL] = why
    await pass_by(bot, clock, 120)
    match = await match_now(bot, number)
    assert (match.status, match.course.owners) == (Status.PLAYING, ("silence",))
    assert patience.silence(match).times == 1
    assert len(wire.rest.said_in(CHANNEL)) == lines

    await open_again(wire, bot)
    match = await match_now(bot, number)
    assert (match.status, match.course.owners) == (Status.PLAYING, ())
    # The time since the last line is given back, which came at half time.
    (deadline,) = {wait.deadline for wait in match.course.waits}
    assert deadline is not None
    assert timedelta(seconds=20) <= deadline - clock.now() <= timedelta(seconds=30)
    assert await missing_and_doubled(wire, bot, tmp_path) == (0, 0)
    await pass_by(bot, clock, 35)
    assert (await match_now(bot, number)).status is Status.OVER


@pytest.mark.slow
async def test_a_thread_locked_in_the_middle_of_a_combat_loses_no_line_and_no_time(
    wire: LocalDiscord, connect: Connect, bot: Client, clock: HandClock, tmp_path: Path
) -> None:
    await connect(bot)
    lot = random.Random(5)
    position = await fight(bot, lot)
    before = len(wire.rest.said_in(CHANNEL))
    wire.rest.closed[CHANNEL] = rest.LOCKED
    wire.rest.uneditable[CHANNEL] = rest.ARCHIVED
    clock.advance(minutes=10)
    position = await move(bot.matches, position, lot)
    asked = {wait.seat: wait.deadline for wait in position.match.course.waits}
    await bot.publisher.deliver()

    match = await match_now(bot, 1)
    assert match.course.owners == ("silence",)
    await pass_by(bot, clock, 7200, step=600)
    assert (await match_now(bot, 1)).status is Status.PLAYING
    assert len(wire.rest.said_in(CHANNEL)) == before

    wire.rest.closed.clear()
    wire.rest.uneditable.clear()
    await pass_by(bot, clock, 300, step=300)
    match = await match_now(bot, 1)
    assert match.course.owners == ()
    later = {wait.seat: wait.deadline and wait.deadline - timedelta(seconds=7500) for wait in match.course.waits}
    assert later == asked
    assert await missing_and_doubled(wire, bot, tmp_path) == (0, 0)


async def test_an_archived_thread_is_opened_by_a_new_message_and_stops_nothing(
    wire: LocalDiscord, connect: Connect, bot: Client, clock: HandClock, tmp_path: Path
) -> None:
    await connect(bot)
    position = await blitz(bot)
    await bot.publisher.deliver()
    wire.rest.uneditable[CHANNEL] = rest.ARCHIVED
    await move(bot.matches, position, random.Random(0))
    await bot.publisher.deliver()
    assert (await match_now(bot, 1)).course.silence is None
    assert await all_told(bot)
    assert await missing_and_doubled(wire, bot, tmp_path) == (0, 0)


async def test_where_only_files_are_forbidden_the_match_waits_and_tells_its_lines_once(
    wire: LocalDiscord, connect: Connect, bot: Client, clock: HandClock, tmp_path: Path
) -> None:
    await connect(bot)
    wire.rest.without_files.add(CHANNEL)
    await blitz(bot)
    await bot.publisher.deliver()
    assert (await match_now(bot, 1)).course.owners == ("silence",)
    before = nonces(wire)
    assert before
    # A new process knows nothing of what this one told.
    bot.publisher._delivered.clear()
    wire.rest.without_files.clear()
    await pass_by(bot, clock, 60)
    assert max(Counter(nonces(wire)).values()) == 1
    assert (await match_now(bot, 1)).course.owners == ()
    assert await missing_and_doubled(wire, bot, tmp_path) == (0, 0)


async def test_a_match_on_hold_is_seen_by_operators_and_players(
    wire: LocalDiscord, connect: Connect, bot: Client, clock: HandClock
) -> None:
    await connect(bot)
    position = await blitz(bot)
    await bot.publisher.deliver()
    wire.rest.closed[CHANNEL] = wire.rest.uneditable[CHANNEL] = rest.LOCKED
    await move(bot.matches, position, random.Random(0))
    async with keeping_matches(bot):
        await until(lambda: _is_held(bot))
        port = free_port()
        async with serving_health(bot, port):
            assert set((await Checkup(bot).states()).values()) == {State.WELL}
            well, line = await asyncio.to_thread(ask, f"http://{LOOPBACK}:{port}{PATH}")
            assert well and "1 match on hold" in line
            assert (await figures(port))["rozhodci_matches_on_hold"] == 1
        panel = await wire.interact(payloads.slash("play"))
        await until(lambda: panel.original is not None)
        assert "nemůžu psát" in str(panel.original)
        # The right is given back, and Discord says that something about the thread is different.
        wire.rest.closed.clear()
        wire.rest.uneditable.clear()
        await wire.gateway.dispatch("CHANNEL_UPDATE", payloads.channel())
        await until(lambda: _runs(bot))


async def _is_held(bot: Client) -> bool:
    return (await match_now(bot, 1)).course.held_by("silence")


async def _runs(bot: Client) -> bool:
    return (await match_now(bot, 1)).course.runs


@pytest.mark.slow
async def test_rights_that_come_and_go_give_nobody_time_and_are_told_in_private_once(
    wire: LocalDiscord, connect: Connect, bot: Client, clock: HandClock, tmp_path: Path
) -> None:
    await connect(bot)
    lot, position = random.Random(3), await duel(bot.matches, Timing(3600, Expiry.FORFEIT))
    await bot.publisher.deliver()
    wire.rest.takes_none.add(str(RIVAL.user))
    for round_ in range(6):
        wire.rest.closed[CHANNEL] = wire.rest.uneditable[CHANNEL] = rest.MISSING_PERMISSIONS
        position = await move(bot.matches, position, lot)
        asked = {wait.seat: wait.deadline for wait in position.match.course.waits}
        await bot.publisher.deliver()
        clock.advance(seconds=60)
        await open_again(wire, bot)
        match = await match_now(bot, 1)
        assert match.course.runs
        assert {wait.seat: wait.deadline and wait.deadline - MINUTE for wait in match.course.waits} == asked
        assert len(wire.rest.written_to(US.user)) == (1 if round_ >= 2 else 0)
        position = await bot.matches.position(1) or position
    assert match.course.silence is not None and match.course.silence.times == 6
    assert await missing_and_doubled(wire, bot, tmp_path) == (0, 0)
    (told,) = wire.rest.written_to(US.user)
    assert "/zápas přesuň" in told["content"] and "/spor" in told["content"]


async def test_who_takes_no_private_messages_is_told_in_the_channel_once(
    wire: LocalDiscord, connect: Connect, bot: Client, clock: HandClock
) -> None:
    await connect(bot)
    position = await duel(bot.matches, Timing(60))
    await bot.publisher.deliver()
    wire.rest.takes_none.add(str(RIVAL.user))
    wire.rest.without_files.add(CHANNEL)
    await move(bot.matches, position, random.Random(0))
    await bot.publisher.deliver()
    await pass_by(bot, clock, 600, step=30)
    openly = [each for each in wire.rest.said_in(CHANNEL) if each["content"].startswith(f"<@{RIVAL.user}> ")]
    assert len(openly) == 1
    assert len(wire.rest.written_to(US.user)) == 1


@pytest.mark.slow
async def test_a_seat_that_was_told_moves_the_match_and_no_other_person_does(
    wire: LocalDiscord, connect: Connect, bot: Client, clock: HandClock, tmp_path: Path
) -> None:
    await connect(bot)
    lot = random.Random(5)
    position = await fight(bot, lot)
    elsewhere = payloads.channel(identity=payloads.CHANNEL + 5_000_000)
    await wire.gateway.dispatch("CHANNEL_CREATE", elsewhere)

    async def moved(user: int) -> str:
        asked = payloads.subcommand("match", "move", elsewhere)
        asked["data"]["options"][0]["options"] = [{"type": 4, "name": "match", "value": 1}]
        answer = await wire.interact({**asked, "member": payloads.member(user, f"user{user % 1000}")})
        await until(lambda: answer.original is not None)
        return str(answer.original)

    assert "zakladatel" in await moved(RIVAL.user)
    wire.rest.closed[CHANNEL] = wire.rest.uneditable[CHANNEL] = rest.LOCKED
    await move(bot.matches, position, lot)
    await bot.publisher.deliver()
    assert "zakladatel" in await moved(RIVAL.user), "before anybody was told that it takes long"
    await pass_by(bot, clock, 3900, step=300)
    assert len(wire.rest.written_to(US.user)) == len(wire.rest.written_to(RIVAL.user)) == 1

    assert "pokračuje tady" in await moved(RIVAL.user)
    await bot.publisher.deliver()
    match = await match_now(bot, 1)
    assert (match.channel, match.course.owners, match.course.silence) == (int(elsewhere["id"]), (), None)
    assert await all_told(bot)
    assert wire.rest.said_in(elsewhere["id"])


@pytest.mark.slow
async def test_after_two_weeks_a_silent_match_ends_without_a_result(
    wire: LocalDiscord, connect: Connect, bot: Client, clock: HandClock
) -> None:
    await connect(bot)
    wire.rest.closed[CHANNEL] = wire.rest.uneditable[CHANNEL] = rest.MISSING_ACCESS
    await duel(bot.matches, Timing(3600))
    await bot.publisher.deliver()
    await pass_by(bot, clock, int(patience.KEPT.total_seconds()) - 12 * 3600, step=6 * 3600)
    assert (await match_now(bot, 1)).status is Status.PLAYING
    await pass_by(bot, clock, 18 * 3600, step=6 * 3600)
    match = await match_now(bot, 1)
    assert (match.status, match.course.outcome) == (Status.ABANDONED, None)
    for user in (US.user, RIVAL.user):
        first, *more = wire.rest.written_to(user)
        assert "čeká" in first["content"]
        assert [("skončil bez výsledku" in each["content"]) for each in more] == [True]


async def test_who_presses_a_button_of_a_silent_lobby_is_told_once(
    wire: LocalDiscord, connect: Connect, bot: Client, clock: HandClock
) -> None:
    await connect(bot)
    number = await gathered(bot.matches)
    wire.rest.closed[CHANNEL] = wire.rest.uneditable[CHANNEL] = rest.MISSING_PERMISSIONS
    await bot.publisher.deliver()
    look = {"type": 2, "style": 2, "label": "?", "custom_id": f"look:{number}"}
    card = payloads.message({"components": [{"type": 1, "components": [look]}]})
    for presses, user in enumerate((US.user, US.user, RIVAL.user), 1):
        click = payloads.click(card, f"look:{number}")
        await wire.interact({**click, "member": payloads.member(user, f"user{user % 1000}")})
        await wire.rest.wait_for("POST", "/interactions/.*", times=presses)
    told = await wire.rest.wait_for("POST", "/webhooks/.*", times=2)
    assert len(told) == 2, "each of them once"
    assert all("nemůžu psát" in call.body["content"] for call in told)


async def test_a_match_on_hold_says_so_in_ones_list_of_matches(
    wire: LocalDiscord, connect: Connect, bot: Client, clock: HandClock
) -> None:
    await connect(bot)
    wire.rest.closed[CHANNEL] = rest.LOCKED
    await blitz(bot)
    await bot.publisher.deliver()
    elsewhere = payloads.channel(identity=payloads.CHANNEL + 5_000_000)
    asked = await wire.interact({**payloads.slash("play"), "channel": elsewhere, "channel_id": elsewhere["id"]})
    await until(lambda: asked.original is not None)
    assert "stojí, nemůžu tam psát" in str(asked.original)
