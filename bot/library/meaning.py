"""The vectors of servers' books: made one index after another while no book is read, and then searched as well."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Iterable
from pathlib import Path

from bot.indexing import stop, without_secrets
from rules_index import Encoder, OpenShelves, free_memory, may_have_vectors, shared_choice

_log = logging.getLogger(__name__)

SECONDS = 3600.0
"""After so many a process that makes vectors is stopped."""
ROOM = 300
"""Megabytes that must be free for it; where fewer are, books are searched by their words."""


class Meanings:
    """Makes the vectors of indexes at low priority, where this machine has an encoder.

    Args:
        model: the folder of the operator's own model, if there is one.
        turn: held while a book is read; those that wait for it go first.
    """

    def __init__(self, opened: OpenShelves, model: Path | None, turn: asyncio.Lock) -> None:
        self._opened, self._model, self._turn = opened, model, turn
        self._wanted: dict[Path, None] = {}
        self._work: asyncio.Task[None] | None = None
        self._made: Path | None = None
        self._process: Process | None = None
        self._has_told = False

    def want(self, indexes: Iterable[Path]) -> None:
        """Have these indexes searched by meaning as well, once they have vectors."""
        self._wanted |= dict.fromkeys(indexes)
        if self._wanted and (self._work is None or self._work.done()):
            self._work = asyncio.ensure_future(self._make_all())

    def forget(self, index: Path) -> None:
        """Make none of an index that is deleted, and end what makes them."""
        self._wanted.pop(index, None)
        if self._made == index:
            self._made = None
            if self._process is not None and self._process.returncode is None:
                self._process.terminate()

    async def close(self) -> None:
        """Stop what is being made."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    async def _make_all(self) -> None:
        encoder = await self._encoder()
        while self._wanted and encoder is not None:
            index = next(iter(self._wanted))
            del self._wanted[index]
            if not await asyncio.to_thread(may_have_vectors, index, encoder):
                continue
            async with self._turn:
                free = free_memory()
            if free is not None and free < ROOM:
                self._tell(
                    f"Books of servers are searched by their words alone: {ROOM} MB must be free, and {free} are"
                )
                break
            await self._make(index)
        self._wanted.clear()

    async def _encoder(self) -> Encoder | None:
        choice = await asyncio.to_thread(shared_choice, self._model)
        if choice.encoder is None:
            self._tell(choice.told)
        self._opened.search_with(choice.encoder)
        return choice.encoder

    def _tell(self, line: str) -> None:
        """Say something once."""
        if not self._has_told:
            _log.info(line)
        self._has_told = True

    async def _make(self, index: Path) -> None:
        """Make the vectors of an index, unless it is deleted meanwhile; then nothing of it is left."""
        self._made = index
        self._process = process = await started(index, self._model)
        complaint = ""
        try:
            async with asyncio.timeout(SECONDS):
                complaint = (await process.communicate())[1].decode(errors="replace").strip()
        except TimeoutError:
            complaint = f"it takes longer than {SECONDS:.0f} s"
        finally:
            await stop(process)
        if self._made is None:
            await asyncio.to_thread(index.unlink, missing_ok=True)
        elif process.returncode:
            _log.error("Books of a server are searched by their words alone: %s", complaint)
        self._made = None


async def started(index: Path, model: Path | None) -> Process:
    """The process that makes the vectors of an index."""
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "rules_index.library.vectors", str(index), *([str(model)] if model else [])),
        env={**without_secrets(), "PYTHONUTF8": "1"},
        stdin=DEVNULL,
        stdout=DEVNULL,
        stderr=PIPE,
    )
