"""A match that goes on while it is posted, and a bot that is killed in the midst of that."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from typing import Any

import pytest

from bot.chat.matches.delivers import publisher
from bot.chat.matches.delivers.channel import MatchChannel
from bot.chat.matches.delivers.records import Records
from tests.bot.behaviour.matches.party import Party
from tests.bot.matches.table import move
from tests.bot.wire.table import told, until


class Killed(BaseException):
    """Nothing is done any more."""


async def test_a_line_that_comes_while_another_is_posted_comes_right_after_it(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    await party.started()
    monkeypatch.setattr(publisher, "_POLL", 3600.0)
    posting, gate, say = asyncio.Event(), asyncio.Event(), MatchChannel.say

    async def slow(self: MatchChannel, text: str, nonce: str) -> int | None:
        posting.set()
        await gate.wait()
        return await say(self, text, nonce)

    monkeypatch.setattr(MatchChannel, "say", slow)
    service, those, lot = party.client.matches, party.client.publisher, random.Random(1)
    position = await move(service, await party.position(), lot)
    running = asyncio.create_task(those.run())
    await posting.wait()
    looks = those._looks
    await move(service, position, lot)

    await until(lambda: those._looks > looks)
    gate.set()
    await until(lambda: told(party.client))
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running


async def test_a_ping_that_was_sent_is_known_when_the_bot_is_killed_before_the_board(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    await party.started()
    lot, service = random.Random(1), party.client.matches
    position = await party.position()
    for _ in range(2):
        position = await move(service, position, lot)
        await party.deliver()
    before = {card.id for card in party.public()}
    await move(service, position, lot)

    async def killed(*_: Any, **__: Any) -> None:
        raise Killed

    with monkeypatch.context() as dying:
        dying.setattr(MatchChannel, "put", killed)
        with pytest.raises(Killed):
            await party.client.publisher.deliver()
    (ping,) = [card.id for card in party.public() if card.id not in before and card.text.startswith("▶ <@")]
    assert ping in {post.message_id for post in (await Records(party.client.database, 1).posts()).values()}
