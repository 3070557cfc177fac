"""Chance from any source of numbers, for matches that nobody has to trust."""

from __future__ import annotations

from collections.abc import Callable


class Dice:
    """Chance that is the same for every purpose.

    Args:
        below: gives a number from 0 to its argument - 1.
    """

    def __init__(self, below: Callable[[int], int]) -> None:
        self.below = below

    def draw(self, purpose: str, below: int) -> int:  # noqa: ARG002
        """The next number."""
        return self.below(below)
