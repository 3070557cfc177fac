"""Pools on the index of a small game, whose processes need not load what questions share."""

from __future__ import annotations

import os
import shutil
import socket
import struct
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.answering.origin import Origin
from bot.answering.pool import Pool
from rules_index import Oracle
from tests.bot.behaviour import castle
from tests.house import ROOT

# They are no forks of this process, which has threads by now, and loading takes seconds.
_NURSERY = """
import os, signal, socket, struct, sys
from pathlib import Path
from threading import Thread
from bot.answering.worker import originate
from bot.chat.rulings import finding
from rules_index import Language, Oracle
from tests.bot.answering import work

def warm():
    oracle = Oracle.open(Path(sys.argv[2]))
    for language in Language:
        oracle.ask(oracle.suggest("", limit=1)[0].label, language=language)

warming = Thread(target=warm)
warming.start()
warming.join()
Oracle.warm = lambda _: None
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
line, here = socket.socket(fileno=int(sys.argv[1])), os.getpid()
while True:
    asked, files, _, _ = socket.recv_fds(line, 1, 1)
    if not asked:
        break
    if (pid := os.fork()) == 0:
        line.close()
        originate(socket.socket(fileno=files[0]), here)
        os._exit(0)
    os.close(files[0])
    line.sendall(struct.pack("<i", pid))
"""


@dataclass(frozen=True)
class Answered:
    """A pool, with the number of the process from which its own are forked, and the oracle of this process."""

    pool: Pool
    origin: int
    oracle: Oracle
    index: Path


Opens = Callable[..., AbstractAsyncContextManager[Answered]]


@pytest.fixture(scope="session")
def nursery() -> Iterator[socket.socket]:
    """The line to a process that makes an origin of each socket it is sent, and says its number."""
    ours, its = socket.socketpair()
    command = (sys.executable, "-c", _NURSERY, str(its.fileno()), str(castle.index()))
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    process = subprocess.Popen(command, pass_fds=[its.fileno()], cwd=ROOT, env=environment)
    its.close()
    yield ours
    ours.close()
    process.wait()


@pytest.fixture
def opened(tmp_path: Path, nursery: socket.socket) -> Opens:
    """Opens a pool with so many processes, on an index of its own unless one is named."""

    @asynccontextmanager
    async def open_pool(workers: int = 1, index: Path | None = None) -> AsyncIterator[Answered]:
        path = index or Path(shutil.copy(castle.index(), tmp_path / "rules.sqlite"))
        ours, its = socket.socketpair()
        with its:
            socket.send_fds(nursery, [b"."], [its.fileno()])
        (pid,) = struct.unpack("<i", nursery.recv(4))
        oracle = Oracle.open(castle.index() if index else path)
        async with Pool.opened(Origin(ours, pid), path, workers) as pool:
            yield Answered(pool, pid, oracle, path)
        oracle.close()

    return open_pool
