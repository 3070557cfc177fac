"""How many days a match of two people takes, who answer after a while and sleep at night."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from statistics import median

RUNS = 400
MEDIAN, SPREAD = 1.0, 1.0
"""Hours until half of the answers have come, and how much they differ: every sixth takes more than 2.7 hours."""
AWAKE = (8, 23)
"""The hours of the day in which people look."""
OF_EACH = (4, 6, 6, 6, 2)
"""How many of each of the five turns a match has."""


def stops_of_match(stops: Sequence[int]) -> int:
    """How often a match waits for somebody who is not there."""
    return sum(number * each for number, each in zip(OF_EACH, stops, strict=True))


def days(stops: int, seed: int = 0) -> float:
    """The days that half of all matches with so many stops take at most; only hours awake count."""
    lot = random.Random(seed)
    began, ended = AWAKE
    runs = [sum(lot.lognormvariate(math.log(MEDIAN), SPREAD) for _ in range(stops)) for _ in range(RUNS)]
    return median(runs) / (ended - began)
