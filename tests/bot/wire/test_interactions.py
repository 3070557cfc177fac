"""Interactions as the wire really delivers them: late, twice, rate limited."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from bot.chat.client import Client
from tests.bot.wire import payloads
from tests.bot.wire.conftest import Connect
from tests.bot.wire.payloads import EPHEMERAL, Json
from tests.bot.wire.rest import MESSAGE
from tests.bot.wire.server import LocalDiscord

CALLBACK = r"/interactions/.*"
FOLLOWUP = r"/webhooks/\d+/[^/]+"
QUESTION = "kolik akčních kostek se hází ve třech?"


def callback(asked: Json) -> str:
    """The pattern of the path where this interaction is answered."""
    return f"/interactions/{asked['id']}/{asked['token']}/callback"


def components(value: Any) -> Iterator[Json]:
    """Every component of a message, however deep."""
    for component in value:
        yield component
        yield from components(component.get("components", ()))


def pressable(message: Json, action: str) -> str:
    """The custom id of a message's button."""
    ids = [str(component.get("custom_id", "")) for component in components(message["components"])]
    return next(custom_id for custom_id in ids if f":{action}:" in custom_id)


async def ask(wire: LocalDiscord) -> Json:
    """Ask once, and return the message that answers."""
    question = payloads.slash("rule", question=QUESTION)
    asked = await wire.interact(question)
    await wire.rest.wait_for("POST", callback(question))
    assert asked.original is not None
    return asked.original


async def settle() -> None:
    """Let the bot finish what it is doing: nothing is awaited on the wire when nothing more is to come."""
    await asyncio.sleep(0.2)


async def test_a_question_is_answered_in_private(wire: LocalDiscord, connect: Connect, bot: Client) -> None:
    await connect(bot)
    question = payloads.slash("rule", question=QUESTION)
    await wire.interact(question)
    (call,) = await wire.rest.wait_for("POST", callback(question))
    assert call.body["type"] == MESSAGE
    assert call.body["data"]["flags"] & EPHEMERAL
    assert "ZL " in json.dumps(call.body, ensure_ascii=False)
    assert call.body["data"]["allowed_mentions"] == {"parse": []}


async def test_a_button_answers_after_the_bot_was_started_anew(
    wire: LocalDiscord, connect: Connect, bot: Client
) -> None:
    await connect(bot)
    message = await ask(wire)
    await bot.close()
    again = Client(bot.settings, bot.oracle, bot.database)
    await connect(again)
    press = payloads.click(message, pressable(message, "whole"))
    asked = await wire.interact(press)
    await wire.rest.wait_for("POST", callback(press))
    assert asked.original is not None and asked.original["components"] != message["components"]


async def test_an_answer_that_comes_too_late_is_let_go(
    wire: LocalDiscord, connect: Connect, bot: Client, caplog: pytest.LogCaptureFixture
) -> None:
    await connect(bot)
    question = payloads.slash("rule", question=QUESTION)
    with caplog.at_level(logging.WARNING):
        await wire.interact(question, late=True)
        await wire.rest.wait_for("POST", callback(question))
        await settle()
    assert len(await wire.rest.wait_for("POST", CALLBACK)) == 1
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert not any(record.exc_info for record in caplog.records)
    assert await ask(wire)


async def test_suggestions_that_come_too_late_are_no_error(
    wire: LocalDiscord, connect: Connect, bot: Client, caplog: pytest.LogCaptureFixture
) -> None:
    await connect(bot)
    typing = payloads.slash("rule", question="kost", focused="question")
    with caplog.at_level(logging.WARNING):
        await wire.interact(typing, late=True)
        await wire.rest.wait_for("POST", callback(typing))
        await settle()
    assert caplog.records == []


async def test_suggestions_that_fail_otherwise_are_logged(
    wire: LocalDiscord, connect: Connect, bot: Client, caplog: pytest.LogCaptureFixture
) -> None:
    await connect(bot)
    wire.rest.trouble("POST", CALLBACK, 400, {"code": 50035, "message": "Invalid Form Body"})
    typing = payloads.slash("rule", question="kost", focused="question")
    with caplog.at_level(logging.WARNING):
        await wire.interact(typing)
        await wire.rest.wait_for("POST", callback(typing))
        await settle()
    assert [record.levelname for record in caplog.records] == ["ERROR"]


async def test_a_question_delivered_twice_is_answered_once(
    wire: LocalDiscord, connect: Connect, bot: Client, caplog: pytest.LogCaptureFixture
) -> None:
    await connect(bot)
    question = payloads.slash("rule", question=QUESTION)
    with caplog.at_level(logging.WARNING):
        asked = await wire.interact(question, times=2)
        await wire.rest.wait_for("POST", callback(question))
        await settle()
    assert asked.answered and asked.original is not None
    assert not asked.followups
    assert len(wire.rest.messages) == 1
    assert not any(record.levelno >= logging.ERROR for record in caplog.records)
    assert await ask(wire)


async def test_a_share_delivered_twice_shows_one_copy(
    wire: LocalDiscord, connect: Connect, bot: Client, caplog: pytest.LogCaptureFixture
) -> None:
    await connect(bot)
    message = await ask(wire)
    press = payloads.click(message, pressable(message, "share"))
    with caplog.at_level(logging.WARNING):
        asked = await wire.interact(press, times=2)
        await wire.rest.wait_for("POST", FOLLOWUP)
        await settle()
    assert len(asked.followups) == 1
    (copy,) = asked.followups.values()
    assert not copy["flags"] & EPHEMERAL
    assert not any(record.levelno >= logging.ERROR for record in caplog.records)


async def test_a_rate_limited_answer_is_sent_again(wire: LocalDiscord, connect: Connect, bot: Client) -> None:
    await connect(bot)
    wire.rest.rate_limit("POST", CALLBACK, seconds=0.05, times=2)
    question = payloads.slash("rule", question=QUESTION)
    asked = await wire.interact(question)
    calls = await wire.rest.wait_for("POST", callback(question), times=3)
    assert calls[0] == calls[1] == calls[2]
    assert asked.answered and len(wire.rest.messages) == 1


async def test_a_refusal_by_a_proxy_does_not_stop_the_bot(wire: LocalDiscord, connect: Connect, bot: Client) -> None:
    await connect(bot)
    # Without a Via header it is no rate limit of Discord's but a ban on its way there, and nothing is sent again.
    wire.rest.trouble("POST", CALLBACK, 429, {"message": "banned", "retry_after": 0.05}, times=2)
    question = payloads.slash("rule", question=QUESTION)
    asked = await wire.interact(question)
    await wire.rest.wait_for("POST", callback(question))
    await settle()
    assert not asked.answered
    wire.rest.calm()
    assert await ask(wire)


async def test_suggestions_that_come_too_late_harm_nothing(wire: LocalDiscord, connect: Connect, bot: Client) -> None:
    await connect(bot)
    typed = payloads.slash("rule", focused="question", question="kost")
    await wire.interact(typed, late=True)
    await wire.rest.wait_for("POST", callback(typed))
    again = payloads.slash("rule", focused="question", question="kost")
    await wire.interact(again)
    (call,) = await wire.rest.wait_for("POST", callback(again))
    assert 0 < len(call.body["data"]["choices"]) <= 25
