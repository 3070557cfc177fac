"""The position or the run that every rule is handed."""

from __future__ import annotations

from typing import TypeAlias

from bot.games.kernel import run
from bot.games.kernel.position import View
from bot.games.prsi.position.events import Event, Framed, Unframed
from bot.games.prsi.position.state import State

Position: TypeAlias = View[None, State]
"""A position; the components are the same 32 cards in every match."""


class Run(run.Run[None, State, Event]):
    """A run of Prší."""

    __slots__ = ()

    pushed = Framed
    replaced = Unframed
