"""Actions that a seat may still take."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

TokenKind: TypeAlias = Literal["any", "attack", "other"]
"""What an action may be: undefined, an attack action, a non-attack action."""


class Token(Struct, frozen=True, gc=False, omit_defaults=True):
    """An action that a seat may still take.

    Attributes:
        source: the card that gave it; without one it is an ordinary action of the turn.
        only: tags that the warrior who acts must have; none where anybody may.
    """

    kind: TokenKind
    source: int = -1
    only: tuple[str, ...] = ()

    @property
    def ordinary(self) -> bool:
        """Whether it is one of the ordinary actions of a turn."""
        return self.source < 0
