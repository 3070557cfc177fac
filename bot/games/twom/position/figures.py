"""The campaign in figures: what is counted while it is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal, TypeAlias, get_args

from msgspec.structs import replace

from bot.games.twom.position import events as happened
from bot.games.twom.position.decks import plus
from bot.games.twom.position.events_group import Moved
from bot.games.twom.position.events_house import Built, TurnedOver, Visited
from bot.games.twom.position.frames.combat import Combat
from bot.games.twom.position.state import State

Figure: TypeAlias = Literal["scripts", "explored", "met", "raids", "nights-out", "brought", "built", "turned", "killed"]
FIGURES: tuple[Figure, ...] = get_args(Figure)
_DECKS: Mapping[str, Figure] = {"exploration": "explored", "residents": "met", "raids": "raids"}
_Count: TypeAlias = tuple[Figure, int] | None


def _drew(_: State, event: happened.Drew) -> _Count:
    figure = _DECKS.get(event.deck)
    return (figure, 1) if figure else None


def _moved(_: State, event: Moved) -> _Count:
    home = (event.source, event.target) == ("pile", "store")
    return ("brought", sum(event.things.values())) if home else None


def _unframed(before: State, event: happened.Unframed) -> _Count:
    """Enemies are killed while their combat goes on as another frame."""
    if not isinstance(event.frame, Combat):
        return None
    last = before.stack[-1] if before.stack else None
    return "killed", event.frame.killed - (last.killed if isinstance(last, Combat) else 0)


_COUNTS: Mapping[type, Callable[[State, Any], _Count]] = {
    happened.Read: lambda _, __: ("scripts", 1),
    happened.Drew: _drew,
    happened.Unframed: _unframed,
    Moved: _moved,
    Visited: lambda _, event: ("nights-out", int(event.location is not None)),
    Built: lambda _, __: ("built", 1),
    TurnedOver: lambda _, __: ("turned", 1),
}


def counted(before: State, after: State, event: happened.Event) -> State:
    """A position with what an event adds to the figures of the campaign."""
    count = _COUNTS.get(type(event))
    found = count(before, event) if count else None
    if found is None or not found[1]:
        return after
    return replace(after, figures=plus(after.figures, {found[0]: found[1]}))


def evolve(state: State, event: happened.Event) -> State:
    """The position after an event, which is counted."""
    after = counted(state, event.apply(state), event)
    return replace(after, serial=after.serial + 1)
