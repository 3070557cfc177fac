"""The processes of the bot, each with the part of Discord that is dealt out to it, and what befalls them."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from asyncio.subprocess import Process
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from tests.bot.wire import payloads
from tests.bot.wire.gateway import IDENTIFY
from tests.bot.wire.program import LAUNCH
from tests.bot.wire.server import TOKEN, LocalDiscord
from tests.house import ROOT

_AWAY = 10**9
_METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")


@dataclass
class Break:
    """A time in which a process could not do its work.

    Attributes:
        began: when, by :func:`time.monotonic`.
        mended: when what had been away was back, or the process was started again.
        over: when somebody was answered again.
    """

    what: str
    began: float
    mended: float = float("inf")
    over: float = float("inf")


def guild_of(process: int, processes: int) -> int:
    """A server that Discord deals out to a process."""
    shard = payloads.GUILD >> 22
    return (shard - shard % processes + process) << 22


class Member:
    """One process, started again after each kill.

    Args:
        environment: what the program reads from it, beside what is the same for all.
        log: where it writes.
        launch: what becomes the program.

    Attributes:
        breaks: when it could not work.
        most: megabytes of memory that any of its lives had at most.
    """

    def __init__(
        self, discord: LocalDiscord, guild: int, environment: Mapping[str, str], log: Path, launch: Path = LAUNCH
    ) -> None:
        self.discord, self.guild, self._launch = discord, guild, launch
        self._environment = {"PATH": os.defpath, "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": TOKEN} | dict(environment)
        self._log: IO[bytes] = log.open("ab")
        self._process: Process | None = None
        self._lives = 0
        self.breaks: list[Break] = []
        self.most = 0

    async def start(self) -> None:
        """Start it; it is connected when this returns."""
        self._lives += 1
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, str(self._launch), self.discord.api, self.discord.gateway_address),
            cwd=ROOT,
            env=self._environment,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=self._log,
            stderr=self._log,
        )
        await self.discord.gateway.wait_for(IDENTIFY, times=self._lives)

    async def kill(self) -> None:
        """Kill it at whatever it does."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> int:
        """Let it end in order; its exit code."""
        code = await self._end(signal.SIGTERM)
        self._log.close()
        return code

    async def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        self.most = max(self.most, self.memory())
        self._process.send_signal(how)
        return await self._process.wait()

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process is not None
        return self._process.pid

    def memory(self, which: str = "VmHWM") -> int:
        """The most megabytes of memory that this life of it has had, or those that it has now (``VmRSS``)."""
        status = Path(f"/proc/{self.pid}/status").read_text("ascii")
        return int(status.partition(f"{which}:")[2].split()[0]) >> 10

    def lose_discord(self) -> None:
        """Tear its connection, and let Discord answer nothing but that it is away."""
        self.discord.gateway.away = True
        if self.discord.gateway.socket is not None:
            self.discord.gateway.drop()
        for method in _METHODS:
            self.discord.rest.trouble(method, ".*", 503, {"message": "Service Unavailable"}, times=_AWAY)

    def find_discord(self) -> None:
        """Let Discord be there again."""
        self.discord.gateway.away = False
        self.discord.rest.calm()

    def hindered(self, begin: float, end: float) -> bool:
        """Whether it could not do its work at some moment between two."""
        return any(each.began <= end and begin <= each.over for each in self.breaks)

    def breaks_down(self, what: str) -> Break:
        """Take note that it cannot work from now on."""
        made = Break(what, time.monotonic())
        self.breaks.append(made)
        return made
