"""The real program, ``python -m bot``, on a local Discord."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.bot.wire.server import TOKEN, LocalDiscord

ROOT = Path(__file__).resolve().parents[3]
LAUNCH = Path(__file__).with_name("launch.py")


@dataclass(frozen=True)
class Ended:
    """How the program ended, and what it told."""

    code: int | None
    output: str


@dataclass(frozen=True)
class Program:
    """The program on one local Discord, with its data in a folder and its index ready."""

    wire: LocalDiscord
    data: Path
    index: Path

    async def run(
        self, *arguments: str, token: str = TOKEN, health_port: int = 0, more: Mapping[str, str] | None = None
    ) -> Ended:
        """Run it until it ends; it is killed when nobody waits for that any more.

        Args:
            more: variables of the environment beside the usual ones.
        """
        async with self.started(*arguments, token=token, health_port=health_port, more=more) as process:
            return await ended(process)

    @asynccontextmanager
    async def started(
        self, *arguments: str, token: str = TOKEN, health_port: int = 0, more: Mapping[str, str] | None = None
    ) -> AsyncIterator[Process]:
        """Run it while the block does; killed at its end if it still runs."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            str(LAUNCH),
            self.wire.api,
            self.wire.gateway_address,
            *arguments,
            cwd=ROOT,
            env={
                "PATH": os.defpath,
                "PYTHONPATH": str(ROOT),
                "DATA_DIR": str(self.data),
                "INDEX_FILE": str(self.index),
                "DISCORD_TOKEN": token,
                "HEALTH_PORT": str(health_port),
                "LOG_LEVEL": "ERROR",
                **(more or {}),
            },
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        try:
            yield process
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()


async def ended(process: Process) -> Ended:
    """How it ended, once it has."""
    async with asyncio.timeout(60):
        output, _ = await process.communicate()
    return Ended(process.returncode, output.decode())
