"""Read a file whose format is a program's business in a process of its own, so that a hostile one harms nothing."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryFile
from threading import Timer

from rules_index.values.sources import PageStep, Remark, Unreadable, UnreadableFile, unstepped

SECONDS = 300
MEGABYTES = 1024
_READER = "rules_index.sources.reading.formats"
_PAGE = re.compile(rb"page (\d+) (\d+)\s*")


def read_confined(
    path: Path, remark: Remark, step: PageStep = unstepped, *, seconds: float = SECONDS, megabytes: int = MEGABYTES
) -> tuple[str, ...]:
    """The pages of a PDF, Word, EPUB or HTML file, read by another process.

    Args:
        path: the file; its ending says what it is.
        remark: called with what is wrong in a file that is read all the same.
        step: called with each page of a PDF as it is read.
        seconds: after so many the process is stopped.
        megabytes: the most memory it may take; Windows knows no such limit for a process, only the time holds there.

    Raises:
        UnreadableFile: damaged, protected, without text, or beyond the limits; the message says what to do.
    """
    command = [sys.executable, "-m", _READER, str(path.resolve()), str(megabytes)]
    late = False

    with TemporaryFile() as answer, _started(command, answer.fileno()) as process:

        def stop() -> None:
            nonlocal late
            late = True
            process.kill()

        timer = Timer(seconds, stop)
        timer.start()
        try:
            for line in process.stderr or ():
                if found := _PAGE.fullmatch(line):
                    step(int(found[1]), int(found[2]))
            process.wait()
        finally:
            timer.cancel()
            process.kill()
        answer.seek(0)
        said = answer.read()
    if late:
        raise UnreadableFile(f"takes longer than {seconds:.0f} s to read: split it into parts", Unreadable.SLOW)
    try:
        told = json.loads(said)
    except ValueError as error:  # it was stopped before it could say anything
        raise UnreadableFile(
            f"cannot be read with {megabytes} MB of memory: split it into parts, or print it into a new file",
            Unreadable.LARGE,
        ) from error
    for message in told["remarks"]:
        remark(message)
    if "problem" in told:
        raise UnreadableFile(told["problem"], Unreadable(told["why"]))
    return tuple(told["pages"])


def _started(command: list[str], answer: int) -> subprocess.Popen[bytes]:
    return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=answer, stderr=subprocess.PIPE)  # noqa: S603
