"""What is written down after the answer that needed it: a slow disk must not cost the answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeAlias, TypeVar

T = TypeVar("T")
Writing: TypeAlias = Callable[[list[T]], Awaitable[None]]


class WrittenLater(Generic[T]):
    """Values by their keys, from when they are handed over until they are written."""

    def __init__(self) -> None:
        self._values: dict[int, T] = {}
        self._waiting: list[int] = []
        self._task: asyncio.Task[None] | None = None

    def write(self, key: int, value: T, writing: Writing[T]) -> None:
        """Begin to write a value, or let it wait for the one being written: all that came meanwhile go together.

        Args:
            writing: writes all of the values it is given; whatever goes wrong is its own to tell.
        """
        self._values[key] = value
        self._waiting.append(key)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write(writing))

    def find(self, key: int) -> T | None:
        """A value that is not written yet."""
        return self._values.get(key)

    async def finish(self, patience: float) -> None:
        """Wait until all is written, but no longer than so many seconds."""
        if self._task is not None:
            await asyncio.wait([self._task], timeout=patience)

    async def _write(self, writing: Writing[T]) -> None:
        while self._waiting:
            keys, self._waiting = self._waiting, []
            try:
                await writing([self._values[key] for key in keys])
            finally:
                for key in keys:
                    self._values.pop(key, None)
