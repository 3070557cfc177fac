"""The real program, ``python -m bot``, on a local Discord."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.bot.forking import forked
from tests.bot.wire.calls import PATIENCE
from tests.bot.wire.server import TOKEN, LocalDiscord
from tests.house import ROOT

LAUNCH = Path(__file__).with_name("launch.py")


@dataclass(frozen=True)
class Ended:
    """How the program ended, and what it told."""

    code: int | None
    output: str


@dataclass(frozen=True)
class Running:
    """The program while it runs.

    Attributes:
        output: what it prints.
        send_signal: sends it a signal.
    """

    output: asyncio.StreamReader
    send_signal: Callable[[signal.Signals], None]
    _code: Callable[[], Awaitable[int]]

    async def ended(self) -> Ended:
        """How it ended, once it has."""
        async with asyncio.timeout(PATIENCE):
            output = await self.output.read()
            return Ended(await self._code(), output.decode())


@dataclass(frozen=True)
class Program:
    """The program on one local Discord, with its data in a folder and its index ready."""

    wire: LocalDiscord
    data: Path
    index: Path

    async def run(
        self,
        *arguments: str,
        token: str = TOKEN,
        health_port: int = 0,
        more: Mapping[str, str] | None = None,
        afresh: bool = False,
    ) -> Ended:
        """Run it until it ends; it is killed when nobody waits for that any more.

        Args:
            more: variables of the environment beside the usual ones.
            afresh: in an interpreter of its own, as an operator starts it, and not as a fork of one that has loaded it.
        """
        async with self.started(*arguments, token=token, health_port=health_port, more=more, afresh=afresh) as program:
            return await program.ended()

    @asynccontextmanager
    async def started(
        self,
        *arguments: str,
        token: str = TOKEN,
        health_port: int = 0,
        more: Mapping[str, str] | None = None,
        afresh: bool = False,
    ) -> AsyncIterator[Running]:
        """Run it while the block does; killed at its end if it still runs."""
        command = (str(LAUNCH), self.wire.api, self.wire.gateway_address, *arguments)
        environment = {
            "PATH": os.defpath,
            "PYTHONPATH": str(ROOT),
            "DATA_DIR": str(self.data),
            "INDEX_FILE": str(self.index),
            "DISCORD_TOKEN": token,
            "HEALTH_PORT": str(health_port),
            "LOG_LEVEL": "ERROR",
            **(more or {}),
        }
        async with (_interpreted if afresh else _forked)(command, environment) as program:
            yield program


@asynccontextmanager
async def _forked(command: tuple[str, ...], environment: Mapping[str, str]) -> AsyncIterator[Running]:
    async with forked(command, environment) as (program, output):
        yield Running(output, program.send_signal, lambda: asyncio.to_thread(program.wait))


@asynccontextmanager
async def _interpreted(command: tuple[str, ...], environment: Mapping[str, str]) -> AsyncIterator[Running]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *command,
        cwd=ROOT,
        env=environment,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    assert process.stdout is not None
    try:
        yield Running(process.stdout, process.send_signal, process.wait)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
