"""Edits of old messages, of which Discord takes only a few in a row (its code 30046)."""

from __future__ import annotations

from collections import deque
from datetime import datetime, timedelta

_OLD = timedelta(minutes=55)
# Discord says an hour, and in reports takes three in twenty seconds in a channel; the rest waits, and all after it.
_SPAN, _MOST = timedelta(seconds=30), 2
_CHANNELS = 1000


class OldEdits:
    """Knows when a channel had too many edits of old messages of late, so that a new message is sent instead."""

    def __init__(self) -> None:
        self._made: dict[int, deque[datetime]] = {}

    def allows(self, channel: int, posted: datetime, now: datetime) -> bool:
        """Whether a message may be edited now; if it may, it counts as edited."""
        if now - posted < _OLD:
            return True
        made = self._made.pop(channel, deque())
        while made and now - made[0] > _SPAN:
            made.popleft()
        allowed = len(made) < _MOST
        if allowed:
            made.append(now)
        # The channel last edited in stands last, and the first is forgotten first.
        self._made[channel] = made
        while len(self._made) > _CHANNELS:
            self._made.pop(next(iter(self._made)))
        return allowed
