"""Lines from the standard input, answers to the standard output; what is wrong with either is one line on stderr."""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Iterator
from typing import Any, NoReturn, TextIO

import msgspec
import typer

UNUSABLE = 2
"""The exit code where a stream or an argument cannot be used at all."""


def stop(problem: str) -> NoReturn:
    """Say what is wrong and end.

    Raises:
        typer.Exit: always, with :data:`UNUSABLE`.
    """
    typer.echo(problem, err=True)
    raise typer.Exit(UNUSABLE)


def prepare() -> None:
    """Make both streams UTF-8.

    Raises:
        typer.Exit: there is no standard output.
    """
    # JSON is UTF-8 whatever the terminal is set to, and a wrong byte is a wrong line, not the end of the session.
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
    if _closed(sys.stdout):
        stop("the standard output is closed, so that nothing can be answered; leave it open")


def lines() -> Iterator[str]:
    """The lines of the standard input that hold anything.

    Raises:
        typer.Exit: it is closed, or cannot be read.
    """
    if _closed(sys.stdin):
        stop("the standard input is closed; give it lines of JSON, or < /dev/null for none")
    try:
        for line in sys.stdin:
            if line.strip():
                yield line
    except OSError as problem:
        stop(f"the standard input cannot be read: {problem.strerror}")


def write(answer: Any) -> None:
    """Print an answer as one line of JSON.

    Raises:
        typer.Exit: the standard output takes no more.
    """
    try:
        typer.echo(msgspec.json.encode(answer).decode())
    except OSError as problem:
        if problem.errno == errno.EPIPE:
            # Whoever reads has read enough; typer ends quietly.
            raise
        _let_go()
        stop(f"the standard output cannot be written: {problem.strerror}")


def _closed(stream: TextIO | None) -> bool:
    return stream is None or stream.closed


def _let_go() -> None:
    # What is left in the buffer would fail once more, with a traceback, when Python ends.
    sink = os.open(os.devnull, os.O_WRONLY)
    os.dup2(sink, sys.stdout.fileno())
    os.close(sink)
