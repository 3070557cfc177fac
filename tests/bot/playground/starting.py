"""The playground as a process: started by the command, stopped in order."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

from tests.bot.forking import Forked
from tests.house import ROOT

FRIGHTENING = re.compile(r"WARNING|ERROR|Traceback|token", re.IGNORECASE)
"""What a first start prints to nobody."""
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/")
COMMAND = ("-m", "bot")
PATIENCE = 600
"""Seconds after which what has not started or stopped never would, however busy the machine is."""


class Process(Protocol):
    """The part that :class:`subprocess.Popen` and a fork have in common."""

    def send_signal(self, number: signal.Signals, /) -> None: ...

    def wait(self, seconds: float | None = None, /) -> int: ...

    def kill(self) -> None: ...


@contextmanager
def started(data: Path, index: Path | None = None, *, afresh: bool = True) -> Iterator[str]:
    """Run ``python -m bot`` without a token on a free port, its data in a folder of its own; yields the address.

    Args:
        index: the index of the rules, where there is one already.
        afresh: in an interpreter of its own, as its user starts it, and not as a fork of one that has loaded it.

    Raises:
        AssertionError: it prints no address, or does not stop in order.
    """
    environment = {name: value for name, value in os.environ.items() if name not in ("DISCORD_TOKEN", "RULEBOOKS_DIR")}
    environment |= {"DATA_DIR": str(data), "PLAYGROUND_PORT": "0", "HEALTH_PORT": "0", "PYTHONUNBUFFERED": "1"}
    if index:
        environment |= {"INDEX_FILE": str(index)}
    process, output = (_interpreted if afresh else _forked)(environment)
    try:
        yield _address(output)
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0, "Ctrl+C must stop the playground in order"
    finally:
        process.kill()
        process.wait()


def _forked(environment: dict[str, str]) -> tuple[Process, int]:
    process = Forked(COMMAND, environment)
    return process, process.output


def _interpreted(environment: dict[str, str]) -> tuple[Process, int]:
    output, written = os.pipe()
    process = subprocess.Popen(
        [sys.executable, *COMMAND],
        cwd=ROOT,
        env=environment,
        stdout=written,
        stderr=subprocess.STDOUT,
        # A test run in the background ignores Ctrl+C, and so would all that it starts.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    os.close(written)
    return process, output


def _address(output: int) -> str:
    """The address that is printed; what is printed after it keeps nobody waiting."""
    printed = b""
    while not (found := ADDRESS.search(printed.decode(errors="ignore"))):
        if not select.select([output], [], [], PATIENCE)[0]:
            raise AssertionError(f"the playground printed no address:\n{printed.decode()}")
        part = os.read(output, 65536)
        if not part:
            raise AssertionError(f"the playground stopped:\n{printed.decode()}")
        printed += part
    if frightening := FRIGHTENING.search(printed.decode()):
        raise AssertionError(f"a first start prints {frightening[0]!r}:\n{printed.decode()}")
    threading.Thread(target=_read_on, args=(output,), daemon=True).start()
    return found[0]


def _read_on(output: int) -> None:
    with open(output, "rb") as printed:
        for _ in printed:
            pass
