"""The real program, ``python -m bot``, on a local Discord."""

from __future__ import annotations

import asyncio
import os
import sys
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


async def run_bot(wire: LocalDiscord, data: Path, *arguments: str, token: str = TOKEN, health_port: int = 0) -> Ended:
    """Run ``python -m bot`` on the local Discord; it is ended when it is not waited for."""
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
            "HEALTH_PORT": str(health_port),
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
