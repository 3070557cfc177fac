"""Which parcels are delivered together, and how long one waits that could not be."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from itertools import groupby

from bot.matches.model.messages import Turn
from bot.matches.storage.outbox import Parcel


def batches(parcels: list[Parcel]) -> Iterator[list[Parcel]]:
    """Parcels in order, those together that call players at the same time."""
    for calls, batch in groupby(parcels, lambda parcel: isinstance(parcel.note, Turn)):
        if calls:
            yield list(batch)
        else:
            yield from ([each] for each in batch)


def pause(parcel: Parcel, longest: timedelta) -> timedelta:
    """How long a parcel waits until it is tried again: longer each time, up to a limit."""
    return min(timedelta(seconds=2.0 ** min(parcel.attempts, 12)), longest)
