"""A game whose matches number inside otherwise what is hidden from a viewer, and are the same in all else.

Where a game names what is hidden by what it is, as a hand is its cards, there is nothing to number.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any
from unittest import mock

from msgspec.structs import replace

from bot.games.contract import AnyGame, Chance
from bot.games.doomtrooper.acts.flow import opening
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.position.state import State
from bot.games.setup import Setup
from bot.games.values import Viewer


def renumbered(game: AnyGame, viewer: Viewer, seed: object) -> AnyGame:
    """The game, with what the viewer does not know numbered in another order; itself where nothing has numbers."""
    if isinstance(game, Doomtrooper):
        return _Renumbered(game, viewer, seed)
    return game


class _Renumbered:
    """A game that sets another table; everything else it has is the game's own."""

    def __init__(self, game: AnyGame, viewer: Viewer, seed: object) -> None:
        self._game, self._viewer, self._seed = game, viewer, seed

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def of_version(self, engine: str) -> _Renumbered:
        """See :meth:`Game.of_version`."""
        return _Renumbered(self._game.of_version(engine), self._viewer, self._seed)

    def open(self, setup: Setup, chance: Chance) -> tuple[Any, ...]:
        """The first events of a match whose cards are numbered otherwise."""
        lot, set_table = random.Random(f"{self._seed}"), opening.table

        def table(*what: Any, **how: Any) -> State:
            return _other_cards(set_table(*what, **how), self._viewer, lot.shuffle)

        with mock.patch.object(opening, "table", table):
            return self._game.open(setup, chance)


def _other_cards(state: State, viewer: Viewer, shuffle: Callable[[list[int]], None]) -> State:
    """A table just set, on which nobody refers to a card, with the places of each other seat's cards exchanged."""
    number = list(range(len(state.cards)))
    for seat in range(len(state.players)):
        own = [at for at, card in enumerate(state.cards) if card.owner == seat != viewer]
        other = own[:]
        shuffle(other)
        for at, there in zip(own, other, strict=True):
            number[at] = there
    cards = [card for _, card in sorted(zip(number, state.cards, strict=True), key=lambda each: each[0])]
    libraries = tuple(tuple(number[card] for card in library) for library in state.libraries)
    return replace(state, cards=tuple(cards), libraries=libraries)
