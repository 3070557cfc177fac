"""Starts that must not be: without the token, a second time, on another bot's database."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import replace
from pathlib import Path

from bot.chat.client import Client
from bot.matches.storage.instance import claim
from tests.bot.wire import payloads
from tests.bot.wire.gateway import IDENTIFY
from tests.bot.wire.program import Ended, Program
from tests.bot.wire.server import TOKEN, LocalDiscord
from tests.bot.wire.table import started, until

OTHER = 900_000_000_000_000_777
ANY_PORT = {"PLAYGROUND_PORT": "0"}
BEAT = "SELECT * FROM heartbeat"


@asynccontextmanager
async def running(program: Program, token: str = TOKEN) -> AsyncIterator[asyncio.Task[Ended]]:
    task = asyncio.create_task(program.run(token=token, more=ANY_PORT))
    try:
        yield task
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


def asked(file: Path, question: str) -> list[tuple[object, ...]]:
    """What a database says, if it is there."""
    if not file.exists():
        return []
    with closing(sqlite3.connect(file)) as connection, suppress(sqlite3.OperationalError):
        return connection.execute(question).fetchall()
    return []


def made(folder: Path) -> list[Path]:
    """The files of a database in a folder."""
    return list(folder.glob("*.sqlite*"))


async def test_a_start_without_the_token_touches_no_match_of_the_bots(
    bot: Client, program: Program, tmp_path: Path
) -> None:
    number = (await started(bot.matches)).match.id
    # A line that was on its way when the bot was stopped.
    claimed = await bot.matches.outbox.claim()
    before = await bot.matches.position(number)
    own, playgrounds = tmp_path / "rozhodci.sqlite", tmp_path / "playground.sqlite"
    outbox, beat = asked(own, "SELECT * FROM match_outbox"), asked(own, BEAT)
    assert claimed and before is not None

    async with running(program, token="") as starting:
        # The scheduler of the clocks begins when everything else has been looked through.
        await until(lambda: starting.done() or asked(own, BEAT) != beat or bool(asked(playgrounds, BEAT)))
        assert not starting.done(), starting.result().output
    assert asked(own, BEAT) == beat
    assert asked(own, "SELECT * FROM match_outbox") == outbox
    assert await bot.matches.position(number) == before


async def test_the_playground_refuses_a_database_of_the_bots(bot: Client, program: Program, tmp_path: Path) -> None:
    await claim(bot.database, payloads.APPLICATION)
    own = f"sqlite:///{tmp_path / 'rozhodci.sqlite'}"
    ended = await program.run(token="", more={**ANY_PORT, "DATABASE_URL": own})
    assert ended.code == 1
    # Before it stand the lines that tell how far the start has come.
    *_, line = ended.output.splitlines()
    assert "Traceback" not in ended.output
    assert f"belongs to the bot with the application id {payloads.APPLICATION}" in line
    assert "set DISCORD_TOKEN" in line


async def test_a_second_start_is_refused_by_name_and_the_first_goes_on(wire: LocalDiscord, program: Program) -> None:
    async with running(program) as first:
        await wire.gateway.wait_for(IDENTIFY)
        second = await program.run()
        assert second.code == 1
        (line,) = second.output.splitlines()
        assert line.startswith("Process ") and " already runs on " in line
        assert len(await wire.gateway.wait_for(IDENTIFY)) == 1
        assert (await program.run("sync")).code == 0
        assert not first.done()
    # The first was killed, and is in nobody's way.
    async with running(program):
        await wire.gateway.wait_for(IDENTIFY, times=2)


async def test_a_token_of_another_application_is_refused_before_it_connects(
    wire: LocalDiscord, bot: Client, program: Program
) -> None:
    await claim(bot.database, OTHER)
    ended = await program.run()
    assert ended.code == 1
    (line,) = ended.output.splitlines()
    assert f"belongs to the bot with the application id {OTHER}" in line
    assert not wire.gateway.received


async def test_what_it_keeps_is_its_users_alone(wire: LocalDiscord, program: Program, tmp_path: Path) -> None:
    program = replace(program, data=tmp_path / "data")
    async with running(program):
        await wire.gateway.wait_for(IDENTIFY)
        rights = {path.name: stat.S_IMODE(path.stat().st_mode) for path in program.data.iterdir()}
    assert {"rozhodci.sqlite", "rozhodci.sqlite.lock"} <= set(rights)
    assert set(rights.values()) == {0o600}
    assert stat.S_IMODE(program.data.stat().st_mode) == 0o700


async def test_sync_needs_no_database(wire: LocalDiscord, program: Program, tmp_path: Path) -> None:
    assert (await program.run("sync")).code == 0
    assert not made(tmp_path)
