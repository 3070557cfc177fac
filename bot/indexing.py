"""The oracle's index is made in a process of its own: it can be stopped at once, and its memory is given back."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from rules_index import BuildProblem, Encoder, is_up_to_date

# A process that is told to stop removes what it began; after so many seconds it is not asked any more.
_STOPPING = 1.0
_SECRET = ("DISCORD_TOKEN", "DATABASE_URL")


async def make_index(
    index: Path, rulebooks: Path | None, progress: Callable[[str], None], encoder: Encoder | None = None
) -> list[str]:
    """Make the index of the digest and of a folder of rulebooks, unless nothing has changed since it was made.

    Args:
        progress: called with what is being done, one line at a time.
        encoder: this process's; the one that makes the index takes up the same.

    Returns:
        What could not be read of the rulebooks, a line each.

    Raises:
        BuildProblem: no new index could be made; the old one, if any, is as it was.
    """
    if await asyncio.to_thread(is_up_to_date, index, rulebooks, encoder):
        return []
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "rules_index", "build", "--steps"),
        env=_environment(index, rulebooks),
        stdin=DEVNULL,
        stdout=PIPE,
        stderr=PIPE,
    )
    try:
        code, complaints = await followed(process, progress)
    finally:
        await stop(process)
    if code:
        cut_off = f"making the index was cut off ({code}); try again."
        raise BuildProblem(complaints[-1] if code == 1 and complaints else cut_off)
    return complaints


async def followed(process: Process, progress: Callable[[str], None]) -> tuple[int, list[str]]:
    """Hear a process out, whose lines on standard output are progress: its exit code and the lines it complained in."""
    if process.stdout is None or process.stderr is None:
        raise RuntimeError("a process was started without its pipes")
    complaints = asyncio.create_task(process.stderr.read())
    async for line in process.stdout:
        progress(line.decode().rstrip())
    lines = (await complaints).decode(errors="replace").splitlines()
    return await process.wait(), lines


async def stop(process: Process) -> None:
    """End a process, which may remove what it began."""
    if process.returncode is not None:
        return
    with suppress(ProcessLookupError):
        process.terminate()
        try:
            await asyncio.wait_for(process.wait(), _STOPPING)
        except TimeoutError:
            process.kill()
            await process.wait()


def _environment(index: Path, rulebooks: Path | None) -> dict[str, str]:
    variables = {
        **without_secrets(),
        "INDEX_FILE": str(index),
        "RULEBOOKS_DIR": str(rulebooks or ""),
        "PYTHONUTF8": "1",
    }
    return {name: value for name, value in variables.items() if value}


def without_secrets() -> dict[str, str]:
    """The environment that other processes get."""
    return {name: value for name, value in os.environ.items() if name not in _SECRET}
