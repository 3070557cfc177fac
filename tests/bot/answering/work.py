"""Work for the processes that answer, found there by its name."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from rules_index import Answer, IndexProblem, Oracle


def ask(oracle: Oracle, question: str) -> Answer:
    return oracle.ask(question)


def first(oracle: Oracle, question: str) -> list[str]:
    """The ids of what a question leads to."""
    return [ruling.id for ruling in oracle.ask(question).rulings]


def process(_: Oracle) -> int:
    return os.getpid()


def fingerprint(oracle: Oracle) -> str:
    return oracle.fingerprint


def die(_: Oracle) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def die_once(_: Oracle, mark: Path) -> str:
    """Die in the middle of the work, unless that happened before."""
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "answered"


def wait(_: Oracle, begun: Path, end: Path) -> str:
    """Say through one pipe that the work has begun, and go on with it until there is something in another."""
    begun.write_text("begun", "ascii")
    return end.read_text("ascii")


def fail(_: Oracle) -> None:
    raise IndexProblem("damaged")


def fail_oddly(_: Oracle) -> None:
    class OddError(Exception):
        """Known nowhere else, so that it cannot be copied."""

    raise OddError("odd")
