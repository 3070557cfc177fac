"""Told to stop, the bot takes nothing new, answers who has just asked, and ends without a word of complaint."""

from __future__ import annotations

import asyncio
import logging
import signal
import threading
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.chat import finishing as finishing_module
from bot.chat.background import keeping_matches
from bot.chat.client import Client
from bot.chat.finishing import finishing
from rules_index import IndexProblem, Oracle
from tests.bot.wire import payloads
from tests.bot.wire.gateway import IDENTIFY
from tests.bot.wire.program import Program
from tests.bot.wire.server import TOKEN, LocalDiscord
from tests.bot.wire.table import until

QUESTION = "kolik akčních kostek se hází ve třech?"


class Held:
    """Questions that are answered when the test lets them be."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked, self.free, self.in_vain = threading.Event(), threading.Event(), False
        ask = Oracle.ask

        def held(oracle: Oracle, *words: Any, **more: Any) -> Any:
            self.asked.set()
            self.free.wait(60)
            if self.in_vain:
                raise IndexProblem("nobody waits for it any more")
            return ask(oracle, *words, **more)

        monkeypatch.setattr(Oracle, "ask", held)


async def serve(bot: Client) -> None:
    """Connect as the program does, until cancelled."""
    async with bot, keeping_matches(bot), finishing(bot):
        await bot.login(TOKEN)
        await bot.connect()


async def test_what_was_asked_before_is_answered_after_the_gateway_is_left(
    wire: LocalDiscord, bot: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finishing_module, "FINISHING", 60.0)
    held = Held(monkeypatch)
    serving = asyncio.create_task(serve(bot))
    await wire.gateway.wait_for(IDENTIFY)
    asked = await wire.interact(payloads.slash("rule", question=QUESTION))
    await until(held.asked.is_set)
    serving.cancel()
    await until(lambda: wire.gateway.close_codes == [1000])
    assert not asked.answered and not serving.done()
    held.free.set()
    with suppress(asyncio.CancelledError):
        await serving
    assert asked.answered


async def test_what_takes_too_long_is_given_up_in_silence(
    wire: LocalDiscord, bot: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(finishing_module, "FINISHING", 0.05)
    held = Held(monkeypatch)
    with caplog.at_level(logging.WARNING):
        serving = asyncio.create_task(serve(bot))
        await wire.gateway.wait_for(IDENTIFY)
        asked = await wire.interact(payloads.slash("rule", question=QUESTION))
        await until(held.asked.is_set)
        serving.cancel()
        with suppress(asyncio.CancelledError):
            await serving
        held.in_vain = True
        held.free.set()
    assert not asked.answered
    assert not caplog.records


async def test_a_container_that_is_stopped_leaves_no_traceback(wire: LocalDiscord, program: Program) -> None:
    async with program.started(more={"LOG_LEVEL": "INFO"}) as running:
        await wire.gateway.wait_for(IDENTIFY)
        questions = [payloads.slash("rule", question=f"{QUESTION} {number}") for number in range(10)]
        for interaction in [payloads.slash("help"), *questions]:
            await wire.interact(interaction)
        await wire.rest.wait_for("POST", "/interactions/.*")
        running.send_signal(signal.SIGTERM)
        end = await running.ended()
    assert (end.code, "Traceback" in end.output, "Incident" in end.output) == (0, False, False), end.output


async def test_it_stops_at_once_while_the_index_is_made(program: Program, tmp_path: Path) -> None:
    data = tmp_path / "data"
    program = replace(program, data=data, index=data / "rules.sqlite")
    async with program.started(more={"LOG_LEVEL": "INFO"}) as running:
        async for line in running.output:
            if b"indexing" in line:
                break
        running.send_signal(signal.SIGTERM)
        end = await running.ended()
    assert (end.code, end.output) == (0, "")
    assert not list(data.glob("*rules.sqlite*"))
