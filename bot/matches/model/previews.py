"""What an order or a verdict would do to a match, before it is given."""

from __future__ import annotations

from msgspec import Struct

from bot.matches.model.messages import Logged
from bot.matches.model.position import Position


class Preview(Struct, frozen=True):
    """What a verdict or an order would do to its match.

    Attributes:
        before, after: the position now and then, with everything hidden; for their views alone.
        gone: the entries that would fall away, as everybody may read them.
        draws: how many numbers were drawn in these; fixed: how many of them drew, revealed or were orders.
        reopens: the match is over and goes on, once its channel carries the announcement.
    """

    before: Position
    after: Position
    gone: tuple[Logged, ...] = ()
    draws: int = 0
    fixed: int = 0
    reopens: bool = False

    @property
    def ends(self) -> bool:
        """Whether the match is being played and would be over."""
        return self.before.match.live and not self.after.match.live
