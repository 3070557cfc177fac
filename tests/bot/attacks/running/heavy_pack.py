"""A component pack that is small, and takes for ever to read: ``python -m`` this module with a number of bytes."""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
import sys
import time

from tests.bot.attacks.attack import Attack, Got, Scale
from tests.bot.attacks.chat_ground import chatting

_BYTES = {"quick": 16_000, "whole": 4_000_000}
_MOST = 0.5
"""Seconds of the processor for which nobody else may be kept waiting."""
_CAP = 8
"""Seconds of the processor after which the process is ended, whatever it does."""


async def attack(scale: Scale) -> Got:
    """Bring a file of nothing but dotted keys, in a process of its own that is ended when it takes too long."""
    command = [sys.executable, "-m", __spec__.name, str(_BYTES[scale])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = await asyncio.to_thread(
        subprocess.run, command, env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    size = f"{_BYTES[scale] // 1000} kB"
    if done.returncode < 0:
        return Got(1, 1, f"{size}: still standing still after {_CAP} s of the processor")
    assert done.returncode == 0, done.stderr
    stood = float(done.stdout)
    said = f"{stood:.1f} s" if stood > _MOST else f"less than {_MOST} s"
    return Got(int(stood > _MOST), 1, f"{size}: the loop stood still for {said} of the processor")


async def _stood(size: int) -> float:
    """For how long the loop stands still at most while the file is looked at, in seconds of the processor."""
    async with chatting() as party:
        # So that nothing is loaded for the first time while it is measured.
        await party.use(party.table.admin, "file pack", game="zloba")
        resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time()) + _CAP, int(time.process_time()) + _CAP + 1))
        longest, busy = 0.0, True

        async def watch() -> None:
            nonlocal longest
            before = time.thread_time()
            while busy:
                await asyncio.sleep(0)
                now = time.thread_time()
                longest, before = max(longest, now - before), now

        watching = asyncio.create_task(watch())
        await party.use(party.table.admin, "file pack", file=("box.toml", b"a." * (size // 2) + b"a=1"), game="zloba")
        busy = False
        await watching
    return longest


ATTACK = Attack("a component pack of dots alone", "22 s in which nobody else is answered", attack, quick=False)

if __name__ == "__main__":
    sys.stdout.write(f"{asyncio.run(_stood(int(sys.argv[1])))}\n")
