"""Why something happened, in words: the card, action or part of the day it comes from, and of whom."""

from __future__ import annotations

from bot.games.twom.looks.came import source
from bot.games.twom.looks.labels import people, space
from bot.games.twom.pack.components import Components
from bot.games.twom.position.causes import Cause, Caused
from bot.games.values import Line

PARTS = frozenset(
    {
        "water",
        "thirst",
        "meal",
        "no-food",
        "medicine",
        "treated",
        "alcohol",
        "paying",
        "combat",
        "trade",
        "losses",
        "characters",
    }
)
"""Parts of the day and fights, which have words of their own; any other step of the day needs none."""


def with_cause(components: Components, event: object, line: Line) -> Line:
    """A line of the log, with what it comes from."""
    cause = event.cause if isinstance(event, Caused) else None
    why = None if cause is None else cause_words(components, cause)
    return line if why is None else Line("twom-log-cause", {"line": line, "cause": why})


def cause_words(components: Components, cause: Cause) -> Line | None:
    """A cause in words; ``None`` for a step of the day that needs none."""
    who = people(components, cause.who)
    part, _, key = cause.of.partition(".")
    if part == "night":
        return Line(f"twom-at-{key}")
    if part == "lock":
        return Line("twom-roll-lock-at", {"who": who, "space": space(components, cause.where)})
    if part in PARTS:
        return Line(f"twom-cause-{part}", {"who": who})
    return source(components, cause.of, cause.who, cause.where) if key else None
