"""What a game may do faster where it plays matches by itself, by the thousand, and nobody looks on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar, runtime_checkable

from bot.games.contract import AnyGame, Chance, after_events
from bot.games.offers import pick
from bot.games.questions import Prompt
from bot.games.values import Accepted, Rejected, Seat

State = TypeVar("State")
Command = TypeVar("Command")


@runtime_checkable
class Quick(Protocol[State, Command]):
    """Random play without what only people need: the same commands and positions, with less work.

    A game that is one keeps no sentences for questions that nobody reads, and does not make a position twice.
    """

    def pick(self, state: State, prompt: Prompt, choose: Callable[[int], int]) -> Command:
        """The command that :func:`bot.games.offers.pick` finds with the same ``choose``, which is asked the same."""
        ...

    def play(self, state: State, seat: Seat, command: Command, chance: Chance) -> State | Rejected:
        """The position after all events that a command leads to.

        One that was picked just now in this position need not be judged: the questions have led to it.
        """
        ...


class Plain:
    """The same for any game, by the methods that each must have."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def pick(self, state: Any, prompt: Prompt, choose: Callable[[int], int]) -> Any:
        """See :class:`Quick`."""
        return pick(self._game, state, prompt, choose)

    def play(self, state: Any, seat: Seat, command: Any, chance: Chance) -> Any:
        """See :class:`Quick`."""
        decision = self._game.decide(state, seat, command, chance)
        if not isinstance(decision, Accepted):
            return decision
        return after_events(self._game, decision.events, state)


def quick(game: AnyGame) -> Quick[Any, Any]:
    """The fastest way there is to play a game at random."""
    return game if isinstance(game, Quick) else Plain(game)
