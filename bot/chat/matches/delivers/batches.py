"""Which parcels are delivered together."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from bot.matches.model.messages import Parcel, Turn


def lanes(parcels: list[Parcel]) -> dict[int, list[Parcel]]:
    """Parcels by match; each private one is in no order, under its own number below zero."""
    found: dict[int, list[Parcel]] = {}
    for parcel in parcels:
        found.setdefault(-parcel.id if parcel.private else parcel.match, []).append(parcel)
    return found


def batches(parcels: list[Parcel]) -> Iterator[list[Parcel]]:
    """Parcels in order, those together that call players at the same time."""
    for calls, batch in groupby(parcels, lambda parcel: isinstance(parcel.note, Turn)):
        if calls:
            yield list(batch)
        else:
            yield from ([each] for each in batch)
