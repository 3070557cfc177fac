"""Numbers for trials: they look drawn, and are the same for the same beginning in every process."""

from __future__ import annotations

_MASK = (1 << 64) - 1


class Trial:
    """SplitMix64 (Steele, Lea, Flood 2014): enough for trying things out, and no source of a match's chance."""

    __slots__ = ("_at",)

    def __init__(self, *beginning: int) -> None:
        self._at = 0
        for number in beginning:
            self._at = (self._next() ^ number) & _MASK

    def below(self, most: int) -> int:
        """The next number, from 0 to ``most`` - 1."""
        return self._next() * most >> 64

    def _next(self) -> int:
        self._at = (self._at + 0x9E3779B97F4A7C15) & _MASK
        mixed = ((self._at ^ (self._at >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)
