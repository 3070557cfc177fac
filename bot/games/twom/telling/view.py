"""What anybody may see: everything, for nobody at this table knows more than another."""

from __future__ import annotations

from msgspec import Struct

from bot.games.twom.position.state import Phase, State


class TwomView(Struct, frozen=True):
    """A position as anybody sees it, its phase, and whether its components are a stand-in."""

    state: State
    phase: Phase
    pack: str
    stand_in: bool
