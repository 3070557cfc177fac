"""Work done in a forked process, which may fail, loop or eat memory without harm to its parent."""

from __future__ import annotations

import os
import pickle
import resource
import shutil
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterable, Iterator
from math import ceil
from pathlib import Path
from time import monotonic, sleep
from typing import Generic, TypeVar

T = TypeVar("T")

MEMORY = 4 << 30
"""Bytes of address space that a child may take beyond what it starts with."""
PATIENCE = 10
"""A child may take so many times its processor seconds by the clock: it may wait for others, but not for ever."""


class ChildProblem(Exception):
    """What a child was to do failed."""


class Child(Generic[T]):
    """A forked process that computes one value.

    Args:
        work: what it computes; the value must be one that ``pickle`` can write.
        seconds: the processor time it may take.
    """

    def __init__(self, work: Callable[[], T], seconds: float) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="mutation-"))
        self._until = monotonic() + seconds * PATIENCE
        sys.stdout.flush()
        sys.stderr.flush()
        self._pid = os.fork()
        if not self._pid:
            self._work(work, seconds)

    def _work(self, work: Callable[[], T], seconds: float) -> None:
        code = 1
        try:
            os.setsid()
            _limit(seconds)
            os.environ["PYTEST_DEBUG_TEMPROOT"] = str(self.folder)
            void = os.open(os.devnull, os.O_RDWR)
            for stream in range(3):
                os.dup2(void, stream)
            value = work()
            (self.folder / "value").write_bytes(pickle.dumps(value))
            code = 0
        except Exception:
            (self.folder / "problem").write_text(traceback.format_exc(), "utf-8")
        finally:
            os._exit(code)

    def ended(self) -> bool:
        """Whether it has come to an end; it is killed when its time is up."""
        if monotonic() > self._until:
            os.killpg(self._pid, signal.SIGKILL)
        return os.waitpid(self._pid, os.WNOHANG)[0] != 0

    def value(self) -> T | None:
        """What it has computed; ``None`` when it took too much. Its folder is gone afterwards.

        Raises:
            ChildProblem: the work raised something; the message is its traceback.
        """
        try:
            problem, value = self.folder / "problem", self.folder / "value"
            if problem.exists():
                raise ChildProblem(problem.read_text("utf-8"))
            return pickle.loads(value.read_bytes()) if value.exists() else None  # noqa: S301  # written by us
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)


def allow(seconds: float) -> None:
    """Let this process take so many seconds of processor time from its start, in whole ones; it is killed then."""
    resource.setrlimit(resource.RLIMIT_CPU, (max(1, ceil(seconds)), resource.RLIM_INFINITY))


def _limit(seconds: float) -> None:
    allow(seconds)
    pages = int(Path("/proc/self/statm").read_text("utf-8").split()[0])
    most = pages * resource.getpagesize() + MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


def each(works: Iterable[tuple[int, Callable[[], T], float]], jobs: int) -> Iterator[tuple[int, T | None]]:
    """The values of many works, so many at a time, in the order in which they end.

    Args:
        works: for each its number, what is computed, and the processor seconds it may take.
    """
    ahead = iter(works)
    running: list[tuple[int, Child[T]]] = []
    while True:
        while len(running) < jobs and (work := next(ahead, None)):
            running.append((work[0], Child(work[1], work[2])))
        if not running:
            return
        done = [one for one in running if one[1].ended()]
        running = [one for one in running if one not in done]
        for number, child in done:
            yield number, child.value()
        if not done:
            sleep(0.005)
