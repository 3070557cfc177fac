"""What the crash tests share: a process that works until it is killed, and the command that kills many."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import select
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path

from tests.bot import postgresql

PATIENCE = 120
"""Seconds without a word after which a process hangs."""


def say(out: int, line: str) -> None:
    """Tell what is done, by the file descriptor that a process works with."""
    # One short write to a pipe is all or nothing, even when the process dies right after it.
    os.write(out, f"{line}\n".encode())


def last_words(
    work: Callable[[int], Coroutine[object, object, None]], after: float, enough: Callable[[bytes], bool] | None
) -> bytes:
    """Run a process, kill it (SIGKILL), and give back what it said.

    Args:
        work: what it does until then, with a file descriptor for :func:`say`.
        after: the seconds from when it has said enough, or from its start, until it is killed.
        enough: whether it has done enough by what it said, so that it gets as far on a busy machine as on an idle one;
            ``None`` for a process that need not even start.

    Raises:
        AssertionError: it ended by itself, or did nothing for a long time.
    """
    reader, writer = os.pipe()
    process = os.fork()
    if process == 0:
        os.close(reader)
        try:
            asyncio.run(work(writer))
        except BaseException as problem:
            sys.stderr.write(f"{problem!r}\n")
        os._exit(1)
    os.close(writer)
    said = b"" if enough is None else _heard(reader, enough)
    end = time.monotonic() + after
    while (left := end - time.monotonic()) > 0:
        if select.select([reader], [], [], left)[0]:
            part = os.read(reader, 65536)
            if not part:
                break
            said += part
    os.kill(process, signal.SIGKILL)
    while part := os.read(reader, 65536):
        said += part
    os.close(reader)
    _, status = os.waitpid(process, 0)
    if os.WIFEXITED(status):
        raise AssertionError("a process ended by itself instead of being killed")
    return said


def _heard(reader: int, enough: Callable[[bytes], bool]) -> bytes:
    """What a process says until it has said enough, or ends."""
    said = b""
    while not enough(said):
        if not select.select([reader], [], [], PATIENCE)[0]:
            raise AssertionError(f"a process did nothing for {PATIENCE} seconds")
        part = os.read(reader, 65536)
        if not part:
            break
        said += part
    return said


def command(about: str | None, run: Callable[[str, int, int], str]) -> None:
    """Read a command line, kill, and tell what was found.

    Args:
        about: what the command is for.
        run: kills so many processes on the empty database of a URL, by a seed; tells what it found.
    """
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=time.time_ns() % 1_000_000)
    parser.add_argument("--postgresql", action="store_true", help="on a throw-away PostgreSQL server")
    parser.add_argument("--url", help="on this empty database")
    arguments = parser.parse_args()
    logging.getLogger("bot.database").setLevel(logging.ERROR)
    if arguments.url:
        found = run(arguments.url, arguments.kills, arguments.seed)
    elif arguments.postgresql:
        with postgresql.serving() as server:
            found = run(asyncio.run(postgresql.fresh(server)), arguments.kills, arguments.seed)
    else:
        with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
            url = f"sqlite+aiosqlite:///{Path(folder) / 'crash.sqlite'}"
            found = run(url, arguments.kills, arguments.seed)
    sys.stdout.write(f"{arguments.kills} processes killed (seed {arguments.seed}): {found}\n")
