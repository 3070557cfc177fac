"""The contract of a game with the bot: the obligatory part, and every capability."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol, TypeAlias

from bot.games.capabilities import Asks, Keeps, Lobby, Saves, Shown, Table, Windows
from bot.games.core import Chance as Chance
from bot.games.core import Command as Command
from bot.games.core import Event as Event
from bot.games.core import State as State
from bot.games.core import View as View


class Game(
    Lobby[State, Command, Event],
    Windows[State, Command, Event],
    Table[State, Command, Event],
    Saves[State, Command, Event],
    Keeps[State, Command, Event],
    Asks[State, Command, Event],
    Shown[State, Command, Event],
    Protocol[State, Command, Event],
):
    """A referee of one game, which derives from this class and answers at least :class:`Core`."""

    def of_version(self, engine: str) -> Game[State, Command, Event]:
        """The referee as it was in an earlier version, if it can still be that one, to judge matches of that time."""
        return self

    def completed(self, state: State, chance: Chance) -> State:
        """A position that an older version kept, with what it takes to hide what is hidden, drawn beside the log."""
        return state


AnyGame: TypeAlias = Game[Any, Any, Any]


def after_events(game: Game[State, Command, Event], events: Iterable[Event], state: State | None = None) -> State:
    """The position after events; without a position before them, the first one is that of an opening and makes it.

    Raises:
        ValueError: there is neither a position nor an event.
    """
    for event in events:
        state = game.initial(event) if state is None else game.evolve(state, event)
    if state is None:
        raise ValueError(f"{game.key}: no event makes a position")
    return state
