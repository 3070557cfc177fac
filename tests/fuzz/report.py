"""What became of one entry point under wrong input."""

from __future__ import annotations

import random
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from time import thread_time
from typing import Any

SLOW = 0.2
"""Seconds of the processor from which one call counts as slow."""
APART = 1.0
"""The same for what the bot does in a thread of its own, or on the command line, while nobody else waits."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A way in: makes an input, takes it, and names the refusals that it may answer with.

    Attributes:
        slow: seconds of the processor from which one call counts as slow.
    """

    name: str
    make: Callable[[random.Random], Any]
    take: Callable[[Any], object]
    refusals: tuple[type[Exception], ...] = ()
    slow: float = SLOW


@dataclass(slots=True)
class Report:
    """Counts for one entry: what it took, refused and failed on, and the slowest call."""

    name: str
    taken: int = 0
    refused: int = 0
    failed: Counter[str] = field(default_factory=Counter)
    slow: int = 0
    slowest: float = 0.0
    example: str = ""

    def __str__(self) -> str:
        told = (
            f"{self.name:12} taken {self.taken:6} refused {self.refused:6} failed {self.failed.total():4} "
            f"slow {self.slow:3} slowest {self.slowest:.3f} s"
        )
        return "\n".join(
            [told, *(f"  {times} × {what}" for what, times in self.failed.most_common(5)), self.example]
        ).strip()


def fuzz(entry: Entry, each: int, seed: str) -> Report:
    """Throw so many inputs at an entry; the same seed throws the same."""
    report, lot = Report(entry.name), random.Random(f"{seed} {entry.name}")
    for _ in range(each):
        given = entry.make(lot)
        started = thread_time()
        try:
            entry.take(given)
        except entry.refusals as refusal:
            report.refused += 1
            # A refusal is shown to somebody, so it must be a text that can be.
            if not str(refusal).strip():
                report.failed["a refusal without a word"] += 1
        except Exception as problem:
            where = traceback.extract_tb(problem.__traceback__)[-1]
            report.failed[f"{type(problem).__name__} in {where.name}"] += 1
            report.example = report.example or f"  for example {given!r:.300}: {problem!s:.200}"
        else:
            report.taken += 1
        took = thread_time() - started
        report.slow += took >= entry.slow
        report.slowest = max(report.slowest, took)
    return report
