"""The life of the connection: logging in, beating, losing it and coming back."""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.chat.client import Client
from tests.bot.wire import gateway, payloads
from tests.bot.wire.calls import PATIENCE
from tests.bot.wire.conftest import Connect
from tests.bot.wire.server import TOKEN, LocalDiscord

CALLBACK = r"/interactions/.*"
QUESTION = "kolik akčních kostek se hází ve třech?"


async def test_logs_in_without_privileged_intents(wire: LocalDiscord, connect: Connect, bot: Client) -> None:
    await connect(bot)
    (identify,) = await wire.gateway.wait_for(gateway.IDENTIFY)
    assert identify["token"] == TOKEN
    assert identify["intents"] == discord.Intents(guilds=True, guild_messages=True, dm_messages=True).value
    assert not identify["intents"] & gateway.PRIVILEGED_INTENTS
    guild = bot.get_guild(payloads.GUILD)
    assert guild is not None and guild.get_channel(payloads.CHANNEL) is not None


async def test_heartbeats_tell_the_last_event_seen(wire: LocalDiscord, connect: Connect, bot: Client) -> None:
    wire.gateway.heartbeat_seconds = 0.05
    await connect(bot)
    beats = await wire.gateway.wait_for(gateway.HEARTBEAT, times=4)
    assert beats[0] is None and beats[-1] == 2
    assert bot.latency < 1


async def test_resumes_after_a_dropped_socket_and_gets_what_it_missed(
    wire: LocalDiscord, connect: Connect, bot: Client
) -> None:
    renamed = asyncio.Event()

    @bot.event
    async def on_guild_update(before: discord.Guild, after: discord.Guild) -> None:
        renamed.set()

    await connect(bot)
    wire.gateway.drop()
    await wire.gateway.dispatch("GUILD_UPDATE", {**payloads.guild(), "name": "Nová herna"})
    (resume,) = await wire.gateway.wait_for(gateway.RESUME)
    assert resume["seq"] == 2 and resume["session_id"] in wire.gateway.sessions
    async with asyncio.timeout(PATIENCE):
        await renamed.wait()
    guild = bot.get_guild(payloads.GUILD)
    assert guild is not None and guild.name == "Nová herna"
    assert len(await wire.gateway.wait_for(gateway.IDENTIFY)) == 1


async def test_moves_when_discord_asks(wire: LocalDiscord, connect: Connect, bot: Client) -> None:
    await connect(bot)
    await wire.gateway.reconnect()
    await wire.gateway.wait_for(gateway.RESUME)
    assert len(await wire.gateway.wait_for(gateway.IDENTIFY)) == 1


async def test_starts_afresh_when_its_session_is_gone(
    wire: LocalDiscord, connect: Connect, bot: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def at_once(self: discord.Client, shard_id: int | None, *, initial: bool = False) -> None:
        return None

    monkeypatch.setattr(discord.Client, "before_identify_hook", at_once)
    await connect(bot)
    wire.gateway.forget_sessions()
    wire.gateway.drop()
    await wire.gateway.wait_for(gateway.IDENTIFY, times=2)
    await wire.interact(payloads.slash("rule", question=QUESTION))
    await wire.rest.wait_for("POST", CALLBACK)


async def test_answers_what_was_asked_while_it_was_away(wire: LocalDiscord, connect: Connect, bot: Client) -> None:
    await connect(bot)
    wire.gateway.drop()
    asked = await wire.interact(payloads.slash("rule", question=QUESTION))
    assert not asked.answered
    await wire.gateway.wait_for(gateway.RESUME)
    await wire.rest.wait_for("POST", CALLBACK)
    assert asked.answered
