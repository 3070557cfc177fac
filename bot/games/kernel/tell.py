"""Events as lines of the log, by a table: a plain event needs the key of its sentence and its fields alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from bot.games.values import Arg, Line, Viewer

Tell: TypeAlias = Callable[[Any, Any, Viewer], Line | None]
"""Renders an event for a viewer, with what the game names its things by; ``None`` where another event has the line."""
Field: TypeAlias = Callable[[Any, Any, Viewer], Arg]
"""Fills a variable of the sentence, from the same three."""


def plain(key: str, **fields: Field) -> Tell:
    """Render an event in one sentence for everybody."""

    def tell(names: Any, event: Any, viewer: Viewer) -> Line:
        return Line(key, {name: field(names, event, viewer) for name, field in fields.items()})

    return tell


def of(name: str) -> Field:
    """A field of the event as it is."""
    return lambda _, event, __: getattr(event, name)
