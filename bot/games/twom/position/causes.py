"""Why something happens: the card, script, action or step that it comes from, and of whom."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.games.kernel.event import Happening
from bot.games.twom.pack.kinds import Key


class Cause(Struct, frozen=True, omit_defaults=True):
    """The source of something that happens.

    Attributes:
        of: a card, script, fitting or action as ``deck.key``, as in :class:`Doing`; else a step or frame by its name.
        who: who acts, or whom it is done for; where: the space of the shelter.
    """

    of: str
    who: tuple[Key, ...] = ()
    where: Key = ""


class Caused(Happening, frozen=True, kw_only=True, omit_defaults=True):
    """Something that happens and says why; campaigns of version 1 do not know it."""

    cause: Cause | None = None


def because(event: Any, cause: Cause | None) -> Any:
    """The same event with its cause, where it says one and has none yet."""
    return replace(event, cause=cause) if isinstance(event, Caused) and event.cause is None else event
