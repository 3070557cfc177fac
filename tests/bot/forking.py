"""``python -m bot`` as a process of its own that need not load it first: a fork of one that has.

Loading takes three seconds of the processor, and the tests start the program some thirty times.
"""

from __future__ import annotations

import asyncio
import atexit
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cache

from tests.bot import forkserver
from tests.house import ROOT


class Forked:
    """A program that was started as a fork.

    Attributes:
        output: the file descriptor from which can be read what it prints.
        returncode: with what code it ended, as of :class:`subprocess.Popen`; ``None`` until somebody waited for that.
    """

    def __init__(self, arguments: Sequence[str], environment: Mapping[str, str]) -> None:
        """Start what an interpreter with these arguments and in this environment would run."""
        self.output, output = os.pipe()
        self._line, line = socket.socketpair()
        socket.send_fds(_server(), [b"."], [line.fileno(), output])
        line.close()
        os.close(output)
        asked = {"arguments": list(arguments), "environment": dict(environment)}
        self._line.sendall(json.dumps(asked).encode() + b"\n")
        self.pid = self._number()
        self.returncode: int | None = None

    def send_signal(self, number: signal.Signals) -> None:
        """Send it a signal, unless it has ended."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def wait(self, seconds: float | None = None) -> int:
        """With what code it ended.

        Raises:
            TimeoutError: it goes on for longer.
        """
        if self.returncode is None:
            self._line.settimeout(seconds)
            self.returncode = self._number()
        return self.returncode

    def kill(self) -> None:
        """End it, if it still runs."""
        if self.returncode is None:
            self.send_signal(signal.SIGKILL)
            self.wait()
        self._line.close()

    def _number(self) -> int:
        said = self._line.recv(forkserver.NUMBER.size)
        if not said:
            raise AssertionError("the process that starts programs died")
        (number,) = forkserver.NUMBER.unpack(said)
        return int(number)


@asynccontextmanager
async def forked(
    arguments: Sequence[str], environment: Mapping[str, str]
) -> AsyncIterator[tuple[Forked, asyncio.StreamReader]]:
    """Run a fork while the block does, beside the loop; yields it and what it prints, and kills it at the end."""
    program = await asyncio.to_thread(Forked, arguments, environment)
    output = asyncio.StreamReader()
    pipe, _ = await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(output), os.fdopen(program.output, "rb")
    )
    try:
        yield program, output
    finally:
        await asyncio.to_thread(program.kill)
        pipe.close()


@cache
def _server() -> socket.socket:
    """The line to the process that starts programs for this test process, and ends with it."""
    ours, its = socket.socketpair()
    with its:
        process = subprocess.Popen(
            [sys.executable, "-m", forkserver.__name__, str(its.fileno())],
            cwd=ROOT,
            env={"PATH": os.defpath, "PYTHONPATH": str(ROOT)},
            stdin=subprocess.DEVNULL,
            pass_fds=[its.fileno()],
            start_new_session=True,
        )
    atexit.register(_end, process, ours)
    return ours


def _end(process: subprocess.Popen[bytes], ours: socket.socket) -> None:
    # It waits for what it started, so that all of that is counted as the tests' own work.
    ours.close()
    process.wait()
