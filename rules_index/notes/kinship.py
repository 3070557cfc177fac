"""Which words are said of the same things, in any language: a place for each in a space learned from the digest."""

from __future__ import annotations

from array import array
from base64 import b64decode
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from math import dist
from operator import mul
from typing import TypeAlias

DIMENSIONS = 64
MIDDLE, STEPS = 8, 7
"""The half-byte that stands for 0, and the steps on either side of it."""
Place: TypeAlias = Sequence[float]
"""A direction in that space, of length 1; all zeros where nothing is known."""
NOWHERE: Place = (0.0,) * DIMENSIONS


class Kinship:
    """The places of an index's roots; never changed once it is made."""

    def __init__(self, roots: Mapping[str, int]) -> None:
        """Find the roots of the table among these, by their names."""
        self._packed = {roots[name]: packed for name, packed in packaged_table().items() if name in roots}
        self._places: dict[int, Place] = {}

    def of_root(self, root: int) -> Place | None:
        """The place of a root; ``None`` for one that says nothing."""
        known = self._places.get(root)
        if known is None and root in self._packed:
            known = self._places[root] = unpacked(self._packed[root])
        return known

    def of_roots(self, weighed: Iterable[tuple[int, float]]) -> Place:
        """The place of some roots together, each with what it counts."""
        return toward((place, weight) for root, weight in weighed if (place := self.of_root(root)) is not None)


def toward(weighed: Iterable[tuple[Place, float]]) -> Place:
    """The direction in which some places lie together, each with what it counts."""
    scaled = [[weight * value for value in place] for place, weight in weighed if weight]
    return unit([sum(column) for column in zip(*scaled, strict=True)]) if scaled else NOWHERE


def unit(values: Sequence[float]) -> Place:
    """The direction of a vector."""
    length = sum(map(mul, values, values)) ** 0.5
    return array("f", [value / length for value in values]) if length else NOWHERE


def likeness(one: Place, other: Place) -> float:
    """How alike two places are, from -1 to 1; 0 where nothing is known of one."""
    # The distance of two directions tells the angle between them, and costs a fraction of a sum of products.
    return 0.0 if NOWHERE in (one, other) else 1 - dist(one, other) ** 2 / 2


def side(place: Place) -> int:
    """On which side of each axis a place is, one bit each: places that are alike differ in few."""
    return sum(1 << at for at, value in enumerate(place) if value > 0)


def packed(place: Place) -> bytes:
    """A place in half-bytes, the first in the higher half."""
    most = max(map(abs, place)) or 1.0
    steps = [round(STEPS * value / most) + MIDDLE for value in place]
    return bytes(high << 4 | low for high, low in zip(steps[::2], steps[1::2], strict=True))


def unpacked(data: bytes) -> Place:
    """The reverse of :func:`packed`, but for what was rounded."""
    return unit([half - MIDDLE for byte in data for half in (byte >> 4, byte & 15)])


@lru_cache(maxsize=1)
def packaged_table() -> Mapping[str, bytes]:
    """The packed place of each word by its root, as ``python -m tests.questions.kinship`` learned it."""
    table = (files("rules_index.digest") / "kinship.csv").read_text("utf-8")
    rows = (line.split(",") for line in table.splitlines())
    return {name: b64decode(data) for name, data in rows}
