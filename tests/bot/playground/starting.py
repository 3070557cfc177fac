"""The playground as a process: started by the command, stopped in order."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, Queue

ROOT = Path(__file__).resolve().parents[3]
FRIGHTENING = re.compile(r"WARNING|ERROR|Traceback|token", re.IGNORECASE)
"""What a first start prints to nobody."""
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/")
START_SECONDS, STOP_SECONDS = 300, 15


@contextmanager
def started(data: Path, index: Path | None = None) -> Iterator[str]:
    """Run ``python -m bot`` without a token on a free port, its data in a folder of its own; yields the address.

    Args:
        index: the index of the rules, where there is one already.

    Raises:
        AssertionError: it prints no address, or does not stop in order.
    """
    environment = {name: value for name, value in os.environ.items() if name not in ("DISCORD_TOKEN", "RULEBOOKS_DIR")}
    environment |= {"DATA_DIR": str(data), "PLAYGROUND_PORT": "0", "HEALTH_PORT": "0", "PYTHONUNBUFFERED": "1"}
    if index:
        environment |= {"INDEX_FILE": str(index)}
    process = subprocess.Popen(
        [sys.executable, "-m", "bot"],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )
    try:
        yield _address(process)
        process.send_signal(signal.SIGINT)
        assert process.wait(STOP_SECONDS) == 0, "Ctrl+C must stop the playground in order"
    finally:
        process.kill()
        process.wait()


def _address(process: subprocess.Popen[str]) -> str:
    lines: Queue[str | None] = Queue()

    def read() -> None:
        for line in process.stdout or ():
            lines.put(line)
        lines.put(None)

    threading.Thread(target=read, daemon=True).start()
    printed = ""
    while True:
        try:
            line = lines.get(timeout=START_SECONDS)
        except Empty:
            raise AssertionError(f"the playground printed no address:\n{printed}") from None
        if line is None:
            raise AssertionError(f"the playground stopped:\n{printed}")
        printed += line
        if found := ADDRESS.search(line):
            if frightening := FRIGHTENING.search(printed):
                raise AssertionError(f"a first start prints {frightening[0]!r}:\n{printed}")
            return found[0]
