"""Read a file whose format is a program's business in a process of its own, so that a hostile one harms nothing."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from rules_index.values.sources import Remark, UnreadableFile

SECONDS = 300
MEGABYTES = 1024
_READER = "rules_index.sources.reading.formats"


def read_confined(
    path: Path, remark: Remark, *, seconds: float = SECONDS, megabytes: int = MEGABYTES
) -> tuple[str, ...]:
    """The pages of a PDF, Word, EPUB or HTML file, read by another process.

    Args:
        path: the file; its ending says what it is.
        remark: called with what is wrong in a file that is read all the same.
        seconds: after so many the process is stopped.
        megabytes: the most memory it may take; Windows knows no such limit for a process, only the time holds there.

    Raises:
        UnreadableFile: damaged, protected, without text, or beyond the limits; the message says what to do.
    """
    command = [sys.executable, "-m", _READER, str(path.resolve()), str(megabytes)]
    try:
        done = subprocess.run(command, capture_output=True, timeout=seconds, check=False, stdin=subprocess.DEVNULL)  # noqa: S603
    except subprocess.TimeoutExpired as error:
        raise UnreadableFile(f"takes longer than {seconds:.0f} s to read: split it into parts") from error
    try:
        told = json.loads(done.stdout)
    except ValueError as error:  # it was stopped before it could say anything
        raise UnreadableFile(
            f"cannot be read with {megabytes} MB of memory: split it into parts, or print it into a new file"
        ) from error
    for message in told["remarks"]:
        remark(message)
    if "problem" in told:
        raise UnreadableFile(told["problem"])
    return tuple(told["pages"])
