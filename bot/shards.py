"""Which servers a process serves, where several processes share one database.

Discord deals its servers out to shards by their ids: https://docs.discord.com/developers/events/gateway#sharding
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

_TIMESTAMP = 22
"""The bits of an id below its timestamp, which Discord deals out by."""
MOST = 10_000
_PART = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?")


@dataclass(frozen=True)
class Share:
    """The shards of one process.

    Attributes:
        count: how many shards all processes have together.
        own: this process's, in order.
    """

    count: int = 1
    own: tuple[int, ...] = (0,)

    @property
    def whole(self) -> bool:
        """Whether this process has every shard, and serves every server."""
        return len(self.own) == self.count

    def holds(self, guild: int) -> bool:
        """Whether a server is this process's to serve.

        >>> Share(2, (1,)).holds(1 << 22)
        True
        """
        return self.whole or (guild >> _TIMESTAMP) % self.count in self.own

    def among(self, guild: sa.Column[Any]) -> sa.ColumnElement[bool]:
        """The same as a condition on a column of server ids."""
        if self.whole:
            return sa.true()
        # PostgreSQL shifts by nothing wider than an integer.
        dealt = guild.bitwise_rshift(sa.literal(_TIMESTAMP, sa.Integer())) % self.count
        return dealt.in_(self.own)


EVERYTHING = Share()
"""The share of an only process."""


def shards_of(text: str, count: int) -> tuple[int, ...]:
    """The shards that a text such as ``0-3,6`` names, out of so many; all of them where it is empty.

    >>> shards_of("0-1, 3", 4)
    (0, 1, 3)

    Raises:
        ValueError: it names none, or others; the message says what it should be.
    """
    if not text.strip():
        return tuple(range(count))
    named: set[int] = set()
    for part in text.split(","):
        found = _PART.fullmatch(part.strip())
        first = int(found[1]) if found else count
        last = int(found[2] or first) if found else count
        if not first <= last < count:
            raise ValueError(
                f"it must name shards from 0 to {count - 1}, as in 0 or 0-{count - 1}; SHARD_COUNT says how many "
                "there are in all processes together"
            )
        named.update(range(first, last + 1))
    return tuple(sorted(named))
