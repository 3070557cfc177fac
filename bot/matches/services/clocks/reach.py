"""Whether players can reach the bot, and how much time they lost while they could not."""

from __future__ import annotations

from collections.abc import Callable

from bot.matches.model.clock import Clock

SHORT = 5.0
"""Seconds. A break no longer than this is nothing to give back: what was pressed meanwhile is delivered afterwards."""


class Reach:
    """The line to Discord as matches see it; whoever never says that it is cut is always reached.

    A dead network is noticed late, so what counts as the beginning of a break is the last sign of life before it.

    Args:
        ring: called when clocks must be looked at sooner than was thought.

    Attributes:
        awaited: the next sign of life rings.
    """

    def __init__(self, clock: Clock, ring: Callable[[], None]) -> None:
        self.awaited = False
        self._clock = clock
        self._ring = ring
        self._contact: float | None = None
        self._break: float | None = None
        self._owed = 0.0

    @property
    def away(self) -> bool:
        """Whether nothing that players do comes in."""
        return self._break is not None

    def heard(self) -> None:
        """Something came in: until now at least the line was there."""
        if self.away:
            return
        self._contact = self._clock.elapsed()
        if self.awaited:
            self.awaited = False
            self._ring()

    def cut(self) -> None:
        """The line is gone."""
        if self._break is None:
            self._break = self._clock.elapsed() if self._contact is None else self._contact

    def restored(self) -> None:
        """The line is there again, and what came in meanwhile was delivered."""
        if self._break is None:
            return
        self._owed = self.owed()
        self._break = None
        if self._contact is not None:
            self._contact = self._clock.elapsed()
        self._ring()

    def silence(self) -> float:
        """Seconds since the line was certainly there."""
        last = self._contact if self._break is None else self._break
        return 0.0 if last is None else self._clock.elapsed() - last

    def owed(self) -> float:
        """Seconds to be given back to the players by now; 0 when there are none, or as good as none."""
        gap = self.silence() if self.away else 0.0
        return self._owed + (gap if gap > SHORT else 0.0)

    def take(self) -> float:
        """What is :meth:`owed`, which is then owed no longer; a break that still lasts counts anew from now."""
        owed = self.owed()
        if owed and self.away:
            self._break = self._clock.elapsed()
        self._owed = 0.0
        return owed

    def owe(self, seconds: float) -> None:
        """Note what was taken and could not be given back."""
        self._owed += seconds
