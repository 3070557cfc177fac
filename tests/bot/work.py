"""Work counted in lines of Python, which is the same on a fast machine, a slow one and a busy one."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any


class TooMuch(BaseException):
    """More lines of Python were executed than are allowed."""


@contextmanager
def at_most(lines: int) -> Iterator[None]:
    """Stop whatever takes more than so many lines of Python."""
    left = lines

    def trace(_frame: FrameType, event: str, _arg: Any) -> Callable[..., Any]:
        nonlocal left
        left -= event == "line"
        if left < 0:
            raise TooMuch
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        yield
    finally:
        sys.settrace(before)
