"""The commands that a game offers: every legal one, or one picked at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Protocol, TypeAlias, runtime_checkable

from bot.games.contract import AnyGame, Complete, Prompt

Picker: TypeAlias = Callable[[Any, Prompt, Callable[[int], int]], Any]
"""Picks a legal command that answers a prompt; see :func:`pick`."""


@runtime_checkable
class Picks(Protocol):
    """A game that picks a command faster than step by step, for random play."""

    def pick(self, state: Any, prompt: Prompt, choose: Callable[[int], int]) -> Any:
        """The command that :func:`pick` finds with the same ``choose``, which is asked the same."""
        ...


def picker(game: AnyGame) -> Picker:
    """The fastest way there is to pick commands of a game."""
    return game.pick if isinstance(game, Picks) else partial(pick, game)


def completions(game: AnyGame, state: Any, prompt: Prompt, path: tuple[str, ...] = ()) -> Iterator[Complete[Any]]:
    """Every legal command that answers a prompt, from the path onward, in the order of the options."""
    step = game.step(state, prompt, path)
    if isinstance(step, Complete):
        yield step
    elif step is not None:
        for option in step.options:
            yield from completions(game, state, prompt, (*path, option.token))


def pick(game: AnyGame, state: Any, prompt: Prompt, choose: Callable[[int], int]) -> Any:
    """A legal command, found by picking one option after the other.

    Args:
        choose: given how many options there are, the number of one, from 0.
    """
    path: tuple[str, ...] = ()
    while True:
        step = game.step(state, prompt, path)
        if isinstance(step, Complete):
            return step.command
        if step is None or not step.options:
            raise LookupError(f"{game.key}: the prompt {prompt.id} leads nowhere at {path}")
        path = (*path, step.options[choose(len(step.options))].token)
