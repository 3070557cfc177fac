"""The process from which those that answer are forked; it is itself a fork of the bot before that has a thread."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import Self

from bot.answering.frames import Answered, Begin, framed, received
from bot.answering.worker import originate
from rules_index import free_memory

MEMORY = 500
"""Megabytes that must be free for processes to be worth it."""
MOST = 4
"""Processes that answer at most: more of them than that, one process of the bot cannot keep busy."""


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else 1


def workers() -> int:
    """How many processes answer."""
    return min(cores(), MOST)


class OriginGone(Exception):
    """The process has ended, or cannot use the index."""


class Origin:
    """The process, seen from the bot."""

    def __init__(self, control: socket.socket, pid: int) -> None:
        self._control = control
        self._pid = pid
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    @classmethod
    def fork(cls) -> Self | None:
        """Fork it, where several cores and memory make it worth that; it waits for :meth:`begin`.

        To be called before there is any other thread: whatever one of those holds would be held for ever there.
        """
        free = free_memory()
        if cores() < 2 or threading.active_count() > 1 or (free is not None and free < MEMORY):
            return None
        ours, its = socket.socketpair()
        parent = os.getpid()
        pid = os.fork()
        if pid == 0:
            try:
                ours.close()
                originate(its, parent)
            finally:
                # Nothing that the bot does at its end may be done twice.
                os._exit(0)
        its.close()
        return cls(ours, pid)

    async def begin(self, index: Path) -> None:
        """Let it load everything for an index.

        Raises:
            OriginGone: it cannot.
        """
        self._control.setblocking(False)
        self._reader, self._writer = await asyncio.open_connection(sock=self._control)
        try:
            self._writer.write(framed(Begin(index)))
            answered: Answered = await received(self._reader)
        except (EOFError, OSError) as gone:
            raise OriginGone from gone
        if answered.problem is not None:
            raise OriginGone(str(answered.problem)) from answered.problem

    async def worker(self) -> tuple[int, asyncio.StreamReader, asyncio.StreamWriter]:
        """A new process that answers: its number, and the line to it.

        Raises:
            OriginGone: there is nothing left to fork it from.
        """
        if self._reader is None:
            raise OriginGone
        ours, its = socket.socketpair()
        try:
            with its:
                socket.send_fds(self._control, [b"."], [its.fileno()])
            pid = await received(self._reader)
            ours.setblocking(False)
            return pid, *await asyncio.open_connection(sock=ours)
        except (EOFError, OSError) as gone:
            ours.close()
            raise OriginGone from gone

    def close(self) -> None:
        """End it."""
        if self._writer is not None:
            with suppress(RuntimeError):
                # There may be no loop any more.
                self._writer.close()
        self._control.close()
        with suppress(ProcessLookupError):
            os.kill(self._pid, signal.SIGKILL)
        with suppress(ChildProcessError):
            os.waitpid(self._pid, 0)
