"""A process that works until it is killed, and commands that try such things on an empty database."""

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
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

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
    heard = b"" if enough is None else _heard(reader, enough)
    end = time.monotonic() + after
    while (left := end - time.monotonic()) > 0:
        if select.select([reader], [], [], left)[0]:
            part = os.read(reader, 65536)
            if not part:
                break
            heard += part
    os.kill(process, signal.SIGKILL)
    while part := os.read(reader, 65536):
        heard += part
    os.close(reader)
    _, status = os.waitpid(process, 0)
    if os.WIFEXITED(status):
        raise AssertionError("a process ended by itself instead of being killed")
    return heard


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


def said(what: bytes, *words: bytes) -> int:
    """How many lines, the first one aside, begin with one of these words."""
    return sum(what.count(b"\n%s " % word) for word in words)


@contextmanager
def on_empty(about: str | None, *, server: bool = False, **options: Any) -> Iterator[tuple[str, argparse.Namespace]]:
    """Read a command line; yields the URL of an empty database, and what was said.

    Args:
        about: what the command is for.
        server: it takes PostgreSQL.
        options: by name, what each is where nothing is said, or the arguments of
            :meth:`argparse.ArgumentParser.add_argument`.
    """
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, usual in options.items():
        how = usual if isinstance(usual, dict) else {"type": type(usual), "default": usual}
        parser.add_argument(f"--{name}", **how)
    parser.add_argument("--postgresql", action="store_true", help="on a throw-away PostgreSQL server")
    parser.add_argument("--url", help="on this empty database; else on a new SQLite file in a temporary folder")
    arguments = parser.parse_args()
    logging.getLogger("bot.database").setLevel(logging.ERROR)
    with ExitStack() as stack:
        if arguments.url:
            yield arguments.url, arguments
        elif server or arguments.postgresql:
            yield asyncio.run(postgresql.fresh(stack.enter_context(postgresql.serving()))), arguments
        else:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            yield f"sqlite+aiosqlite:///{folder / 'empty.sqlite'}", arguments


def command(about: str | None, run: Callable[[str, argparse.Namespace], str], **options: Any) -> None:
    """Do something by a seed on an empty database, as the command line says, and tell what was found.

    Args:
        about, options: as in :func:`on_empty`.
        run: does it on the database of a URL, by what was said; tells what it found.
    """
    with on_empty(about, seed=time.time_ns() % 1_000_000, **options) as (url, arguments):
        found = run(url, arguments)
    sys.stdout.write(f"seed {arguments.seed}: {found}\n")
