"""How long the bot waits before it connects to Discord anew."""

from __future__ import annotations

import random
from time import monotonic

from discord import client, shard
from discord.backoff import ExponentialBackoff

LONGEST = 10.0
"""Seconds between two attempts to connect, at the most, while Discord has not been away for long.

The library's waits grow to a quarter of an hour, so that an outage of twenty seconds could cost a minute.
"""
SOON = 60
"""So many attempts in a row wait no longer; after them the library's waits hold.

Discord lets a bot begin a thousand sessions a day, and resets its token when it begins more.
"""


class SoonAgain(ExponentialBackoff[bool]):
    """The library's waits, cut short at :data:`LONGEST`; bots that lost Discord together come back one by one."""

    _in_a_row = 0

    def delay(self) -> float:
        """Seconds to wait before the next attempt; they begin anew when none was needed for a while."""
        if monotonic() - self._last_invocation > self._reset_time:
            self._in_a_row = 0
        self._in_a_row += 1
        wait = super().delay()
        return wait if self._in_a_row > SOON else min(wait, random.uniform(LONGEST / 2, LONGEST))  # noqa: S311


def reconnect_soon() -> None:
    """Let clients and shards of the library wait as said here when they lost Discord."""
    # The library looks the name up as it connects, and has no other place to say it.
    for module in (client, shard):
        setattr(module, ExponentialBackoff.__name__, SoonAgain)
