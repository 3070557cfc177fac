"""The real program on the wire: what ``sync`` sends, a wrong token, and whether it is well."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from pathlib import Path

import aiohttp
import discord
import pytest

from bot.chat.client import Client
from tests.bot.discord_api import requires_description
from tests.bot.wire.conftest import Connect
from tests.bot.wire.gateway import IDENTIFY
from tests.bot.wire.program import Program
from tests.bot.wire.server import LocalDiscord

COMMANDS = r"/applications/\d+/commands"


@requires_description
async def test_sync_sends_localised_commands_that_discord_accepts(wire: LocalDiscord, program: Program) -> None:
    ended = await program.run("sync")
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
    places = {command["name"]: (command["integration_types"], command["contexts"]) for command in call.body}
    for name in ("rule", "term", "rules", "card", "compare", "phase", "scenario", "help", "my"):
        assert places[name] == ([0, 1], [0, 1, 2]), name
    for name in ("match", "file", "deck", "setup", "dispute", "Add to the dispute", "precedent", "houserule", "twom"):
        assert places[name] == ([0], [0]), name
    needed = {command["name"] for command in call.body if command.get("default_member_permissions") is not None}
    assert needed == {"setup", "desk", "rewind", "adjust", "casebook"}
    for command in (each for each in call.body if each["name"] in needed):
        assert int(command["default_member_permissions"]) == discord.Permissions(manage_guild=True).value
        assert places[command["name"]] == ([0], [0])
    # One's own matches are listed in private messages, too.
    assert places["play"] == ([0], [0, 1])
    (match,) = (each for each in call.body if each["name"] == "match")
    assert [each["name"] for each in match["options"]][:3] == ["new", "status", "history"]
    # What is reached by a right click has a name alone.
    for command in (each for each in call.body if each.get("type", 1) == 1):
        for told in [command, *command.get("options", ())]:
            assert {"cs", "sv-SE"} <= told["description_localizations"].keys(), told["name"]
    assert not wire.rest.watch.refused
    assert ended.output == f"{len(names)} commands sent to Discord.\n"
    assert not wire.gateway.received, "sync needs no gateway"


async def test_sync_makes_no_index_and_no_database(wire: LocalDiscord, program: Program, tmp_path: Path) -> None:
    folder = tmp_path / "fresh"
    ended = await program.run("sync", more={"DATA_DIR": str(folder), "INDEX_FILE": str(folder / "rules.sqlite")})
    assert ended.code == 0, ended.output
    assert await wire.rest.wait_for("PUT", COMMANDS)
    assert not folder.exists()


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
async def test_a_wrong_token_is_told_in_one_line(program: Program, arguments: tuple[str, ...]) -> None:
    ended = await program.run(*arguments, token="not.the.token")
    assert ended.code not in (0, None)
    (line,) = ended.output.splitlines()
    assert "DISCORD_TOKEN" in line
    assert "not.the.token" not in line


@pytest.mark.parametrize("afresh", [False, pytest.param(True, marks=pytest.mark.slow)])
async def test_starts_on_discord_and_stops_when_the_token_is_withdrawn(
    wire: LocalDiscord, program: Program, afresh: bool
) -> None:
    running = asyncio.create_task(program.run(afresh=afresh))
    await wire.gateway.wait_for(IDENTIFY)
    await wire.gateway.refuse()
    ended = await running
    assert ended.code not in (0, None)
    (line,) = ended.output.splitlines()
    assert "DISCORD_TOKEN" in line


async def until_well(port: int) -> None:
    """Wait until the bot says it is well: it is ready some moments after it has identified."""
    async with aiohttp.ClientSession() as session:
        for _ in range(400):
            async with session.get(f"http://127.0.0.1:{port}/health") as answer:
                if answer.status == 200:
                    return
            await asyncio.sleep(0.05)
    pytest.fail("the bot does not get well")


async def test_health_tells_whether_the_bot_is_connected(wire: LocalDiscord, program: Program) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    running = asyncio.create_task(program.run(health_port=port))
    await wire.gateway.wait_for(IDENTIFY)
    await until_well(port)
    well = await program.run("health", health_port=port, afresh=True)
    # A machine with other work may say so.
    assert well.code == 0 and well.output.startswith("well")
    wire.gateway.away = True
    wire.gateway.drop()
    unwell = await program.run("health", health_port=port)
    assert unwell.code == 1
    assert unwell.output.startswith("not well: gateway")
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running
