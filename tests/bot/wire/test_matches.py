"""A match as the wire really delivers it: clicks late and twice, answers lost, limits and bans."""

from __future__ import annotations

import asyncio
import random
from datetime import timedelta
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.chat.client import Client
from bot.chat.matches.base.paths import pack, prompt_code
from bot.chat.matches.base.tables import POST
from bot.chat.matches.delivers.records import Records
from bot.matches.model.position import Position
from bot.matches.model.seals import Mixed
from tests.bot.day import findings
from tests.bot.day.process import Member
from tests.bot.matches.table import move, path_of
from tests.bot.wire import payloads
from tests.bot.wire.conftest import Connect
from tests.bot.wire.payloads import EPHEMERAL, Json
from tests.bot.wire.server import LocalDiscord
from tests.bot.wire.table import US, gathered, started

MESSAGES = r"/channels/\d+/messages"
CALLBACK = r"/interactions/.*"


async def confirming(bot: Client, position: Position) -> Json:
    """A click that confirms the first answer a panel would lead to."""
    seat = position.match.seat_of(US.user)
    assert seat is not None
    prompt, lot = position.prompts(seat)[0], random.Random(0)
    packed = await pack(bot.database, path_of(position, prompt, lot).tokens)
    confirm = {
        "type": 2,
        "style": 3,
        "label": "Potvrdit",
        "custom_id": f"p:{position.match.id}:{prompt_code(prompt.id)}:c:{packed}",
    }
    panel = payloads.message({"flags": EPHEMERAL, "components": [{"type": 1, "components": [confirm]}]})
    return payloads.click(panel, str(confirm["custom_id"]))


async def moves(bot: Client, position: Position) -> int:
    """How many moves the member made since."""
    entries = await bot.matches.history.log(position.match.id, "spectator", limit=500)
    seat = position.match.seat_of(US.user)
    return sum(each.seat == seat and each.seq > position.match.seq for each in entries)


async def settle(bot: Client) -> None:
    await asyncio.sleep(0.2)
    await bot.publisher.deliver()


def shown(wire: LocalDiscord) -> list[str]:
    """What was posted as a line of text, and not taken away since."""
    return [each["content"] for each in wire.rest.posted if each["content"] and each["id"] in wire.rest.messages]


@pytest.mark.parametrize("late", [False, True])
async def test_a_confirmation_delivered_twice_moves_once_answered_or_not(
    wire: LocalDiscord, connect: Connect, bot: Client, late: bool
) -> None:
    await connect(bot)
    position = await started(bot.matches)
    click = await confirming(bot, position)
    asked = await wire.interact(click, times=2, late=late)
    await wire.rest.wait_for("POST", CALLBACK)
    await settle(bot)
    assert await moves(bot, position) == 1
    assert asked.answered is not late

    again = await confirming(bot, position)
    answered = await wire.interact(again)
    await wire.rest.wait_for("POST", f"/interactions/{again['id']}/.*")
    await settle(bot)
    assert answered.original is not None
    assert await moves(bot, position) == 1


async def test_a_channel_shows_each_line_of_its_matches_log_once(
    wire: LocalDiscord, connect: Connect, bot: Client, tmp_path: Path
) -> None:
    await connect(bot)
    position = await started(bot.matches)
    await settle(bot)
    await wire.interact(await confirming(bot, position))
    await wire.rest.wait_for("POST", CALLBACK)
    await settle(bot)
    found = await findings.shown(
        bot.database, bot.matches, [(position.match.id, Member(wire, payloads.GUILD, {}, tmp_path / "log"))]
    )
    assert found.lines > 2
    assert (found.missing, found.doubled, found.wrong) == (0, 0, [])


async def test_a_line_whose_answer_was_lost_is_shown_once(wire: LocalDiscord, connect: Connect, bot: Client) -> None:
    await connect(bot)
    await started(bot.matches)
    wire.rest.lose_answer("POST", MESSAGES)
    await bot.publisher.deliver()
    sent = [call for call in wire.rest.calls if call.method == "POST" and call.body.get("nonce")]
    assert sent[0].body == sent[1].body
    lines = shown(wire)
    assert len(lines) == len(set(lines)) > 0


async def test_a_limit_is_waited_out_and_everything_is_shown_once(
    wire: LocalDiscord, connect: Connect, bot: Client
) -> None:
    await connect(bot)
    await started(bot.matches)
    wire.rest.rate_limit("POST", MESSAGES, seconds=0.05, times=3)
    await bot.publisher.deliver()
    lines = shown(wire)
    assert len(lines) == len(set(lines)) > 0
    assert await bot.matches.outbox.claim() == []


async def test_what_a_ban_kept_back_is_shown_once_it_is_lifted(
    wire: LocalDiscord, connect: Connect, bot: Client
) -> None:
    await connect(bot)
    position = await started(bot.matches)
    # Without a Via header it is no limit of Discord's but a ban on its way there, which may last for hours.
    wire.rest.trouble("POST", MESSAGES, 429, {"message": "banned", "retry_after": 0.05}, times=10)
    for _ in range(8):
        await bot.publisher.deliver()
        await bot.matches.outbox.release(position.match.id)
    assert not wire.rest.posted
    wire.rest.calm()
    await bot.publisher.deliver()
    lines = shown(wire)
    assert len(lines) == len(set(lines)) > 0


async def test_a_bot_without_the_right_to_write_tells_it_all_when_it_has_it_again(
    wire: LocalDiscord, connect: Connect, bot: Client
) -> None:
    await connect(bot)
    position = await started(bot.matches)
    wire.rest.trouble("POST", MESSAGES, 403, {"code": 50013, "message": "Missing Permissions"}, times=8)
    for _ in range(8):
        await bot.publisher.deliver()
        await bot.matches.outbox.release(position.match.id)
    assert not wire.rest.posted
    await bot.publisher.deliver()
    assert len(shown(wire)) == len(set(shown(wire))) > 0


async def test_old_messages_are_edited_no_more_often_than_discord_takes(
    wire: LocalDiscord, connect: Connect, bot: Client
) -> None:
    await connect(bot)
    position = await started(bot.matches)
    await bot.publisher.deliver()
    before = bot.matches.clock.now() - timedelta(hours=2)
    for _ in range(6):
        async with bot.database.writing() as session:
            await (await session.connection()).execute(sa.update(POST.table).values(posted=before))
        wire.rest.old |= {
            str(post.message_id) for post in (await Records(bot.database, position.match.id).posts()).values()
        }
        position = await move(bot.matches, position, random.Random(0))
        await bot.publisher.deliver()
    assert await bot.matches.outbox.claim() == []
    edited = [call for call in wire.rest.calls if call.method == "PATCH" and call.path.split("/")[-1] in wire.rest.old]
    assert edited
    assert wire.rest.too_many_old == 0


@pytest.mark.parametrize("lost", [False, True])
async def test_a_match_opens_by_the_id_that_discord_gave_its_announcement(
    wire: LocalDiscord, connect: Connect, bot: Client, lost: bool
) -> None:
    await connect(bot)
    number = await gathered(bot.matches)
    await bot.publisher.deliver()
    await bot.matches.lobbies.start(number, US)
    if lost:
        wire.rest.lose_answer("POST", MESSAGES)
    await bot.publisher.deliver()
    found = await bot.matches.position(number)
    assert found is not None
    seal = found.match.course.seals[-1]
    (announced,) = [each for each in wire.rest.posted if seal.commitment[:12] in each["content"]]
    assert seal.mixed == Mixed(str(announced["id"]), ("", ""))
