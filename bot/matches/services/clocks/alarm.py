"""What wakes the scheduler before it would wake by itself."""

from __future__ import annotations

from datetime import datetime

from bot.matches.model.bell import Bell


class Alarm(Bell):
    """A bell that rings only for moments which the sleeping scheduler would miss.

    Attributes:
        asleep_until: when the scheduler wakes anyway; ``None`` while it is awake.
    """

    def __init__(self) -> None:
        super().__init__()
        self.asleep_until: datetime | None = None

    def set(self, due: datetime | None) -> None:
        """Wake the scheduler by then, if it sleeps longer."""
        if due is not None and (self.asleep_until is None or due < self.asleep_until):
            self.ring()
