"""Walking the offers of a game: every legal command, or one picked at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from bot.games.contract import AnyGame, Complete, Prompt


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
