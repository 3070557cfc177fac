"""What a game offers at a position: the tree of steps, whole or as far as a test can afford to walk it."""

from __future__ import annotations

import re
from itertools import islice
from typing import Any

from bot.games.contract import AnyGame, Complete, Prompt, Step
from bot.games.offers import completions
from tests.bot.games.play import require

TOKEN = re.compile(r"[a-z0-9.-]{1,24}")
AFFORDABLE = 1_500
"""Commands of one prompt that are walked; where there are more, the rest is met by picking at random."""


SEARCHED = 2_000
"""Commands of one prompt that are searched for a single one."""


def offered(game: AnyGame, state: Any, prompt: Prompt) -> tuple[list[Complete[Any]], bool]:
    """The legal commands that answer a prompt, and whether that is all of them."""
    found = list(islice(completions(game, state, prompt), AFFORDABLE + 1))
    return found[:AFFORDABLE], len(found) <= AFFORDABLE


def surely_not_offered(game: AnyGame, state: Any, prompt: Prompt, command: Any) -> bool:
    """Whether no path of a prompt ends in the command; where there are too many to tell, it gets away."""
    searched = 0
    for one in islice(completions(game, state, prompt), SEARCHED):
        if one.command == command:
            return False
        searched += 1
    return searched < SEARCHED


def check_steps(game: AnyGame, state: Any, prompt: Prompt, path: tuple[str, ...] = (), budget: int = 400) -> int:
    """Every step has options with proper, different tokens, and what is no option leads nowhere.

    Args:
        budget: how many steps to look at.

    Returns:
        What is left of the budget.
    """
    step = game.step(state, prompt, path)
    require(step is not None, f"{prompt.id}: an option leads nowhere: {path}")
    if isinstance(step, Complete):
        require(bool(step.preview.key), f"{prompt.id}: no preview at {path}")
        require(game.step(state, prompt, (*path, "on")) is None, f"{prompt.id}: a path goes on after its end: {path}")
        return budget - 1
    assert isinstance(step, Step)
    tokens = [option.token for option in step.options]
    require(bool(tokens), f"{prompt.id}: no option at {path}")
    require(len(set(tokens)) == len(tokens), f"{prompt.id}: two options with one token at {path}: {tokens}")
    require(all(map(TOKEN.fullmatch, tokens)), f"{prompt.id}: tokens that fit no button at {path}: {tokens}")
    require(
        game.step(state, prompt, (*path, "no-such-token")) is None, f"{prompt.id}: a made-up token leads on at {path}"
    )
    for token in tokens:
        if budget <= 0:
            break
        budget = check_steps(game, state, prompt, (*path, token), budget - 1)
    return budget


def same_steps(
    game: AnyGame, one: Any, other: Any, prompt: Prompt, path: tuple[str, ...] = (), budget: int = 150
) -> int:
    """A prompt offers the same, in the same words, in two states; see :func:`check_steps` for the budget."""
    left, right = game.step(one, prompt, path), game.step(other, prompt, path)
    require(left == right, f"{prompt.id}: offers tell what is hidden, at {path}: {left} or {right}")
    if isinstance(left, Step):
        for option in left.options:
            if budget <= 0:
                break
            budget = same_steps(game, one, other, prompt, (*path, option.token), budget - 1)
    return budget
