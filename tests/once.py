"""What takes long to make is made once in a test run, whichever of its processes needs it first."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

MadeOnce = Callable[[str, Callable[[Path], Path]], Path]
"""Makes a file in a new folder of this name, unless the test run has it; tests read it, or change a copy of theirs."""


def made_once(folders: pytest.TempPathFactory) -> MadeOnce:
    """How a test process makes what it shares with the others of its run."""
    base = folders.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base

    def make(name: str, maker: Callable[[Path], Path]) -> Path:
        place = shared / f"{name}.place"
        # The others wait; the lock of a process that dies ends with it.
        with closing(sqlite3.connect(shared / f"{name}.lock", timeout=600, isolation_level=None)) as lock:
            lock.execute("BEGIN EXCLUSIVE")
            if not place.exists():
                place.write_text(str(maker(folders.mktemp(name))), "utf-8")
        return Path(place.read_text("utf-8"))

    return make
