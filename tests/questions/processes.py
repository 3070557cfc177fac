"""Do much work in several processes."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from multiprocessing import get_context
from typing import TypeVar, cast

CHUNK = 50
"""Pieces of work that a process takes at a time, at most."""
Result = TypeVar("Result")
_work: Sequence[Callable[[], object]] = ()
"""Each process that is forked knows it, so that it need not be sent."""


def side_by_side(work: Sequence[Callable[[], Result]]) -> list[Result]:
    """Do each piece of work and give the results in order.

    Each process begins with all that this one knows by then. Only results are sent, so that they should be small.
    """
    global _work
    _work = work
    with get_context("fork").Pool(os.cpu_count()) as pool:
        return cast("list[Result]", pool.map(_do, range(len(work)), min(CHUNK, len(work) // 10 + 1)))


def _do(at: int) -> object:
    return _work[at]()
