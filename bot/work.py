"""Changing what is kept: decide, write in one transaction, and decide again while somebody else was faster.

What is changed counts its changes, and each is written only where it is still what it was when it was decided on.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Hashable
from typing import ClassVar, Generic, Protocol, TypeVar
from weakref import WeakValueDictionary

from bot.database import completed, database_problems

ATTEMPTS = 8
"""How often something is decided before it is given up because somebody else was faster each time."""


class Conflict(Exception):
    """Somebody else changed it in the meantime: read it again, and decide again."""


class Changing(Protocol):
    """A case in the making, of which nothing is kept before it is written."""

    @property
    def changed(self) -> bool:
        """Whether there is anything to write."""
        ...


Case = TypeVar("Case", bound=Changing)
Answer = TypeVar("Answer")
Done = TypeVar("Done")


async def attempted(attempt: Callable[[], Awaitable[Done]]) -> Done:
    """What an attempt comes to that no :class:`Conflict` ends.

    Raises:
        Conflict: the last one of :data:`ATTEMPTS` ended in one, too.
    """
    for _ in range(ATTEMPTS - 1):
        try:
            return await attempt()
        except Conflict:
            continue
    return await attempt()


class Work(ABC, Generic[Case]):
    """Changes cases of one kind: each by one task at a time, and safely beside other processes.

    Args:
        steady: gives lost time back.

    Attributes:
        refusals: the classes of the answers by which a decision refuses; a refusal writes nothing.
    """

    refusals: ClassVar[tuple[type, ...]]

    def __init__(self, steady: Callable[[], Awaitable[None]]) -> None:
        self._steady = steady
        self._locks: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()

    @abstractmethod
    async def is_behind(self, case: Case) -> bool:
        """Whether somebody else changed what a case is about since it was read."""

    async def steady(self) -> None:
        """Give lost time back before anything is decided by the clock."""
        with database_problems():
            await self._steady()

    async def carry_out(self, key: Hashable, attempt: Callable[[], Awaitable[Done]]) -> Done:
        """Change what has a key, by attempts that begin with reading it; arguments as for :func:`attempted`.

        Raises:
            Conflict: somebody else was faster each time.
        """
        await self.steady()
        lock = self._locks.setdefault(key, asyncio.Lock())
        async with lock:
            return await attempted(attempt)

    async def settle(
        self,
        case: Case,
        decide: Callable[[Case], Answer | Awaitable[Answer]],
        write: Callable[[], Coroutine[None, None, Done]],
        *,
        always: bool = False,
    ) -> tuple[Answer, Done | None]:
        """Decide on a case and write it, unless that is refused or changes nothing.

        Args:
            write: writes the case; it is written even when the task that asked for it is cancelled.
            always: write it even where nothing of it changed.

        Returns:
            The answer, and what it came to; nothing where nothing was written.

        Raises:
            Conflict: the case is out of date, and so is what was decided on it.
        """
        found = decide(case)
        answer = await found if isinstance(found, Awaitable) else found
        if not isinstance(answer, self.refusals) and (always or case.changed):
            return answer, await completed(write())
        if await self.is_behind(case):
            raise Conflict
        return answer, None
