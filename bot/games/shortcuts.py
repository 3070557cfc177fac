"""Several questions in one list: options that a question leads to, as far as all of them fit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from bot.games.offers import only
from bot.games.questions import Complete, Option, Question, Step
from bot.games.values import Line

Walk = Callable[[tuple[str, ...]], Question | Complete[Any] | None]
"""Where a path leads, as :meth:`Game.step` says it for one prompt."""


class Shortcut(Struct, frozen=True):
    """Options picked one after the other: their tokens, and the label of each."""

    tokens: tuple[str, ...]
    labels: tuple[Line, ...]


def shortcuts(
    walk: Walk, path: tuple[str, ...], step: Step, most: int, seldom: frozenset[str] = frozenset()
) -> tuple[Shortcut, ...]:
    """The options of a question, those that lead to few further options in their place, no more than ``most`` in all.

    What is merged first is what leads to the fewest, so that whole answers are in the list before parts of long ones.

    Args:
        seldom: options that stay as they are.
    """
    found = [Shortcut((option.token,), (option.label,)) for option in step.options]
    if len(found) > most:
        return tuple(found)
    after = {each.tokens: () if each.tokens[0] in seldom else _after(walk, path, each) for each in found}
    while fitting := [each for each in found if 1 < len(after[each.tokens]) <= most - len(found) + 1]:
        least = min(fitting, key=lambda each: len(after[each.tokens]))
        place = found.index(least)
        found[place : place + 1] = (longer := after[least.tokens])
        after |= {each.tokens: _after(walk, path, each) for each in longer}
    return tuple(found)


def _after(walk: Walk, path: tuple[str, ...], so_far: Shortcut) -> tuple[Shortcut, ...]:
    """What one option of the next question more makes of a shortcut; none where that is no pick of one option."""
    while isinstance(step := walk((*path, *so_far.tokens)), Step) and (said := only(step)) is not None:
        so_far = _longer(so_far, said, *step.options)
    if not isinstance(step, Step) or (step.least, step.most) != (1, 1):
        return ()
    return tuple(_longer(so_far, option.token, option) for option in step.options)


def _longer(so_far: Shortcut, said: str, *options: Option) -> Shortcut:
    return Shortcut((*so_far.tokens, said), (*so_far.labels, *(option.label for option in options)))
