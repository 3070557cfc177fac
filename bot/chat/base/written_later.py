"""What is written down after the answer that needed it: a slow disk must not cost the answer."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class WrittenLater(Generic[T]):
    """Values by their keys, from when they are handed over until they are written."""

    def __init__(self) -> None:
        self._values: dict[int, T] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def write(self, key: int, value: T, writing: Coroutine[Any, Any, None]) -> None:
        """Begin to write a value; whatever goes wrong is the coroutine's to tell."""
        self._values[key] = value
        task = asyncio.create_task(writing)
        self._tasks.add(task)

        def written(done: asyncio.Task[None]) -> None:
            self._tasks.discard(done)
            self._values.pop(key, None)

        task.add_done_callback(written)

    def find(self, key: int) -> T | None:
        """A value that is not written yet."""
        return self._values.get(key)

    async def finish(self, patience: float) -> None:
        """Wait until all is written, but no longer than so many seconds."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=patience)
