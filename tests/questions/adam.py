"""Adam (Kingma and Ba, *Adam: A Method for Stochastic Optimization*, 2015), which also moves a few rows at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.floating[Any]]


class Adam:
    """Numbers that are learned, as ``values``, with what is remembered of the slopes of each row."""

    def __init__(self, start: Numbers, rate: float) -> None:
        self.values = start
        self._rate = rate
        self._mean, self._spread = np.zeros_like(start), np.zeros_like(start)
        self._steps = np.zeros((len(start), *(1,) * (start.ndim - 1)), start.dtype)

    def step(self, slope: Numbers, rows: slice | NDArray[np.int32] = slice(None)) -> None:
        """Move these rows against their slope."""
        self._steps[rows] += 1
        self._mean[rows] = 0.9 * self._mean[rows] + 0.1 * slope
        self._spread[rows] = 0.999 * self._spread[rows] + 0.001 * slope * slope
        mean = self._mean[rows] / (1 - 0.9 ** self._steps[rows])
        spread = self._spread[rows] / (1 - 0.999 ** self._steps[rows])
        self.values[rows] -= self._rate * mean / (np.sqrt(spread) + 1e-8)
