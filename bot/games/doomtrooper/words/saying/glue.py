"""How lines are joined: details in brackets, one after another, one or another."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from bot.games.values import Arg, Line

BRACKETS = "doomtrooper-said-say-with"


def say(what: str, /, **values: Arg) -> Line:
    """A message of the words of cards."""
    return Line(f"doomtrooper-said-{what}", values)


def plain(words: str) -> Line:
    """A word that is the same in every language."""
    return say("say-plain", what=words)


def detailed(line: Line, details: Sequence[Line]) -> Line:
    """A line with details in brackets, where there are any; all of a line's details share one pair."""
    if not details:
        return line
    before = line.args.get("details") if line.key == BRACKETS else None
    if isinstance(before, tuple):
        return say("say-with", what=line.args["what"], details=(*before, *details))
    return say("say-with", what=line, details=tuple(details))


def then(lines: Sequence[Line]) -> Line:
    """One thing after another; nothing at all where there is none."""
    return reduce(lambda first, second: say("say-then", first=first, second=second), lines) if lines else say("nothing")


def either(lines: Sequence[Line]) -> Line:
    """One thing or another."""
    return reduce(lambda first, second: say("say-or", first=first, second=second), lines)


def both(lines: Sequence[Line]) -> Line:
    """Conditions that hold together."""
    return reduce(lambda first, second: say("say-and", first=first, second=second), lines)


def neither(lines: Sequence[Line]) -> Line:
    """Not one thing and not another, after a word that denies."""
    return reduce(lambda first, second: say("say-nor", first=first, second=second), lines)


def message_part(name: str) -> str:
    """A name as a part of the id of a message.

    >>> message_part("receive:gift")
    'receive-gift'
    """
    return name.replace(":", "-").replace("|", "-")
