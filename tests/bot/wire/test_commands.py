"""``python -m bot sync`` and a wrong token, through the real program."""

from __future__ import annotations

import asyncio
import os
import sys
from dataclasses import dataclass
from pathlib import Path

import discord
import pytest

from bot.chat.client import Client
from tests.bot.discord_api import requires_description
from tests.bot.wire.conftest import Connect
from tests.bot.wire.gateway import AUTHENTICATION_FAILED, IDENTIFY
from tests.bot.wire.server import TOKEN, LocalDiscord

ROOT = Path(__file__).resolve().parents[3]
LAUNCH = Path(__file__).with_name("launch.py")
COMMANDS = r"/applications/\d+/commands"


@dataclass(frozen=True)
class Ended:
    """How the program ended, and what it told."""

    code: int | None
    output: str


async def run_bot(wire: LocalDiscord, data: Path, token: str, *arguments: str) -> Ended:
    """Run ``python -m bot`` on the local Discord."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(LAUNCH),
        wire.api,
        wire.gateway_address,
        *arguments,
        cwd=ROOT,
        env={
            "PATH": os.defpath,
            "PYTHONPATH": str(ROOT),
            "DATA_DIR": str(data),
            "DISCORD_TOKEN": token,
            "HEALTH_PORT": "0",
            "LOG_LEVEL": "ERROR",
        },
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        async with asyncio.timeout(60):
            output, _ = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return Ended(process.returncode, output.decode())


@requires_description
async def test_sync_sends_localised_commands_that_discord_accepts(wire: LocalDiscord, tmp_path: Path) -> None:
    ended = await run_bot(wire, tmp_path, TOKEN, "sync")
    assert ended.code == 0, ended.output
    (call,) = await wire.rest.wait_for("PUT", COMMANDS)
    names = {
        command["name"]: (
            command["name_localizations"].get("cs", command["name"]),
            command["name_localizations"].get("sv-SE", command["name"]),
        )
        for command in call.body
    }
    assert names["rule"] == ("pravidlo", "regel")
    assert names["term"] == ("pojem", "term")
    assert "setup" in names
    for command in call.body:
        for told in [command, *command.get("options", ())]:
            assert {"cs", "sv-SE"} <= told["description_localizations"].keys(), told["name"]
    assert not wire.rest.watch.refused
    assert ended.output == f"{len(names)} commands sent to Discord.\n"
    assert not wire.gateway.received, "sync needs no gateway"


async def test_sync_waits_out_a_rate_limit(
    wire: LocalDiscord, connect: Connect, bot: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    await connect(bot)
    wire.rest.rate_limit("PUT", COMMANDS, seconds=0.05, is_global=True)
    assert await bot.sync_commands() == len(wire.rest.commands) > 0
    assert len(await wire.rest.wait_for("PUT", COMMANDS)) == 2


async def test_sync_gives_up_on_a_ban(wire: LocalDiscord, connect: Connect, bot: Client) -> None:
    await connect(bot)
    wire.rest.trouble("PUT", COMMANDS, 429, {"message": "banned", "retry_after": 60.0})
    with pytest.raises(discord.HTTPException):
        await bot.sync_commands()


@pytest.mark.parametrize("arguments", [(), ("sync",)])
async def test_a_wrong_token_is_told_in_one_line(
    wire: LocalDiscord, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    ended = await run_bot(wire, tmp_path, "not.the.token", *arguments)
    assert ended.code not in (0, None)
    (line,) = ended.output.splitlines()
    assert "DISCORD_TOKEN" in line
    assert "not.the.token" not in line


async def test_starts_on_discord_and_stops_when_the_token_is_withdrawn(wire: LocalDiscord, tmp_path: Path) -> None:
    running = asyncio.create_task(run_bot(wire, tmp_path, TOKEN))
    await wire.gateway.wait_for(IDENTIFY, seconds=30)
    await wire.gateway.refuse()
    ended = await running
    assert ended.code not in (0, None)
    (line,) = ended.output.splitlines()
    assert str(AUTHENTICATION_FAILED) in line
