"""Messages between the bot and the processes that answer for it: pickled values, each behind its length.

Both ends are this program, and nobody else holds an end of these sockets.
"""

from __future__ import annotations

import pickle
import socket
import struct
from asyncio import IncompleteReadError, StreamReader
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rules_index import Language, Note

_LENGTH = struct.Struct("<Q")


@dataclass(frozen=True, slots=True)
class Begin:
    """Open the index at this path."""

    index: Path


@dataclass(frozen=True, slots=True)
class Laid:
    """The notes of a server as they are in a revision."""

    guild: int
    notes: tuple[Note, ...]
    revision: int


@dataclass(frozen=True, slots=True)
class Asked:
    """Something to work on.

    Attributes:
        guild: the server it is asked in.
        language: the reader's.
        laid: the notes of that server, where the process has others.
    """

    work: Callable[..., Any]
    guild: int | None = None
    language: Language | None = None
    laid: Laid | None = None
    args: tuple[Any, ...] = ()
    kwargs: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Answered:
    """The result of some work: a value, or the exception that was raised."""

    value: Any = None
    problem: BaseException | None = None


def framed(value: object) -> bytes:
    """A value as it goes through a socket.

    Raises:
        Exception: of the value's own, where it cannot be pickled.
    """
    packed = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return _LENGTH.pack(len(packed)) + packed


def receive(line: socket.socket) -> Any:
    """The next value; waits for it.

    Raises:
        EOFError: the other end is gone.
    """
    (length,) = _LENGTH.unpack(_exactly(line, _LENGTH.size))
    return pickle.loads(_exactly(line, length))  # noqa: S301


async def received(line: StreamReader) -> Any:
    """As :func:`receive`, beside the event loop."""
    try:
        (length,) = _LENGTH.unpack(await line.readexactly(_LENGTH.size))
        return pickle.loads(await line.readexactly(length))  # noqa: S301
    except (IncompleteReadError, OSError) as gone:
        raise EOFError from gone


def _exactly(line: socket.socket, length: int) -> bytes:
    got = bytearray()
    while len(got) < length:
        try:
            part = line.recv(length - len(got))
        except OSError as gone:
            raise EOFError from gone
        if not part:
            raise EOFError
        got += part
    return bytes(got)
