"""What takes long to make: each thing once, one at a time, and the last ones kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Made = TypeVar("Made")


class MadeOnce(Generic[Key, Made]):
    """Things by keys that name them for ever.

    Those who ask for one while another is made wait on the event loop, and hold no thread meanwhile: threads are few,
    and answers about rules need them too.

    Args:
        most: how many are kept.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: OrderedDict[Key, Made] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    async def get(self, key: Key, make: Callable[[], Awaitable[Made]]) -> Made:
        """The thing with this key, made now if it is not kept; what fails to be made is not kept."""
        async with self._one_at_a_time:
            made = self._made.pop(key) if key in self._made else await make()
            self._made[key] = made
            while len(self._made) > self._most:
                self._made.popitem(last=False)
            return made
