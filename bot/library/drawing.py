"""The picture of a passage in its book, drawn in a process of its own that is stopped when it takes too long."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from pathlib import Path

from bot.indexing import stop, without_secrets

SECONDS = 8.0
AT_ONCE = 2
"""Pictures that are drawn at the same time; others wait for their turn."""
SPARE = 300.0
"""Seconds after a picture for which a process is ready for the next one, which takes most of the time to load."""


class Drawing:
    """Draws passages of PDF files, each in a process that is used once."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._spare: asyncio.Task[Process] | None = None
        self._end: asyncio.TimerHandle | None = None
        self._ending: set[asyncio.Task[None]] = set()
        self._is_closed = False

    async def passage(self, file: Path, page: int, text: str, heading: str) -> bytes | None:
        """A JPEG of a passage below its heading, at most half a page; ``None`` where it cannot be drawn.

        Args:
            page: counted from 1.
        """
        asked = json.dumps({"file": str(file), "page": page, "text": text, "heading": heading}).encode()
        async with self._turn:
            process = await self._process()
            try:
                async with asyncio.timeout(SECONDS):
                    drawn, _ = await process.communicate(asked)
            except TimeoutError:
                return None
            finally:
                await stop(process)
                self._prepare()
        return drawn if process.returncode == 0 and drawn else None

    async def close(self) -> None:
        """End the process that is ready."""
        self._is_closed = True
        self._drop()
        await asyncio.gather(*self._ending, return_exceptions=True)

    async def _process(self) -> Process:
        """The process that is ready, or else a new one."""
        spare, self._spare = self._spare, None
        if spare is not None:
            process = await spare
            if process.returncode is None:
                return process
        return await _started()

    def _prepare(self) -> None:
        """Have a process ready for the next picture; people look at several pages in a row."""
        if self._end is not None:
            self._end.cancel()
        if self._is_closed:
            return
        if self._spare is None:
            self._spare = asyncio.ensure_future(_started())
        self._end = asyncio.get_running_loop().call_later(SPARE, self._drop)

    def _drop(self) -> None:
        if self._end is not None:
            self._end.cancel()
        spare, self._spare = self._spare, None
        if spare is not None:
            task = asyncio.ensure_future(_dropped(spare))
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)


async def _started() -> Process:
    """A process that loads what draws, and waits for the first picture asked for."""
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "rules_index.library.page"),
        env={**without_secrets(), "PYTHONUTF8": "1"},
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,
    )


async def _dropped(spare: asyncio.Task[Process]) -> None:
    await stop(await spare)
