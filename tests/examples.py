"""Examples of Hypothesis that are the same whatever else a process has loaded."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest import mock

from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants


@contextmanager
def no_constants() -> Iterator[None]:
    """Draw no constants of the bot's modules while the block runs.

    Examples drawn from a fixed seed would be others in a process in which other tests have loaded more modules, and
    miss a fault that they find elsewhere.
    """
    providers.CONSTANTS_CACHE.cache.clear()
    with mock.patch.object(providers, "_get_local_constants", Constants):
        yield
    providers.CONSTANTS_CACHE.cache.clear()
