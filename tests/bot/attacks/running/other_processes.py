"""The bot is started again on the data of one that runs: without its token, and a second time."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from asyncio.subprocess import PIPE, STDOUT, Process
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import bot
from bot.database import Database
from bot.installed import known_games
from bot.matches.service import MatchService
from tests.bot.attacks.attack import Attack, Got, Scale
from tests.bot.attacks.ground import Ground, snowflakes
from tests.bot.behaviour import castle
from tests.bot.matches.table import HandClock
from tests.bot.wire import launch
from tests.bot.wire.gateway import IDENTIFY
from tests.bot.wire.server import TOKEN, LocalDiscord, local_discord

_ROOT = Path(bot.__file__).parents[1]
_LAUNCH = Path(launch.__file__)
_PATIENCE = 40.0


async def without_token(scale: Scale) -> Got:
    """Start it without a token on the bot's data while a match is played, and look at the match."""
    with tempfile.TemporaryDirectory() as folder:
        async with _data(Path(folder)) as field:
            number = (await field.zloba()).match.id
            async with _started(Path(folder), DISCORD_TOKEN="", PLAYGROUND_PORT="0") as process:
                started = await _says(process, "Playground: http")
                stopped = await _comes_true(lambda: _stands(field, number), 5)
            match = (await field.now(number)).match
            lost = match.channel is None
    figure = f"playground {'started' if started else 'not started'}; match {'stopped' if stopped else 'goes on'}"
    return Got(int(stopped or lost), 1, figure + ", its channel lost" * lost)


async def a_second_time(scale: Scale) -> Got:
    """Start it a second time on the same SQLite file while the first runs."""
    with tempfile.TemporaryDirectory() as folder:
        async with local_discord() as wire, _on_wire(wire, Path(folder)) as first:
            await wire.gateway.wait_for(IDENTIFY, seconds=_PATIENCE)
            async with _on_wire(wire, Path(folder)) as second:
                with_two = await _comes_true(lambda: _has_two(wire), _PATIENCE, unless=second)
                said = "" if second.returncode is None else (await _output(second)).strip().splitlines()[-1:]
            assert first.returncode is None, await _output(first)
    return Got(int(with_two), 1, "both run on one file" if with_two else f"refused: {' '.join(said)}"[:160])


@asynccontextmanager
async def _data(folder: Path) -> AsyncIterator[Ground]:
    """What the bot has stored so far."""
    clock, games = HandClock(), known_games()
    database = await Database.open(f"sqlite+aiosqlite:///{folder / 'rozhodci.sqlite'}")
    try:
        yield Ground(MatchService(database, games, clock), database, games, clock, folder, snowflakes(7))
    finally:
        await database.close()


@asynccontextmanager
async def _started(folder: Path, *arguments: str, **environment: str) -> AsyncIterator[Process]:
    command = arguments or ("-m", "bot")
    index = folder / "rules.sqlite"
    if not index.exists():
        index.write_bytes(castle.index().read_bytes())
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *command,
        cwd=folder,
        env={
            "PATH": os.defpath,
            "PYTHONPATH": str(_ROOT),
            "DATA_DIR": str(folder),
            "HEALTH_PORT": "0",
            "LOG_LEVEL": "ERROR",
            **environment,
        },
        stdout=PIPE,
        stderr=STDOUT,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.terminate()
        try:
            await asyncio.wait_for(process.wait(), 10)
        except TimeoutError:
            process.kill()


def _on_wire(wire: LocalDiscord, folder: Path) -> AbstractAsyncContextManager[Process]:
    return _started(folder, str(_LAUNCH), wire.api, wire.gateway_address, DISCORD_TOKEN=TOKEN)


async def _says(process: Process, what: str) -> bool:
    assert process.stdout is not None
    try:
        async with asyncio.timeout(_PATIENCE):
            async for line in process.stdout:
                if what in line.decode():
                    return True
    except TimeoutError:
        pass
    return False


async def _output(process: Process) -> str:
    assert process.stdout is not None
    return (await process.stdout.read()).decode()


async def _stands(field: Ground, number: int) -> bool:
    field.service.repository.forget()
    course = (await field.now(number)).match.course
    return bool(getattr(course, "stands", getattr(course, "pause", None)))


async def _has_two(wire: LocalDiscord) -> bool:
    times: int = sum(frame["op"] == IDENTIFY for frame in wire.gateway.received)
    return times > 1


async def _comes_true(true: Callable[[], Awaitable[bool]], seconds: float, unless: Process | None = None) -> bool:
    try:
        async with asyncio.timeout(seconds):
            while unless is None or unless.returncode is None:
                if await true():
                    return True
                await asyncio.sleep(0.1)
    except TimeoutError:
        pass
    return False


ATTACKS = (
    Attack(
        "start without the token on the bot's data", "live matches stopped, channels lost", without_token, quick=False
    ),
    Attack(
        "start a second time on the same file", "both run, and take each other's parcels", a_second_time, quick=False
    ),
)
