"""A judge's adjustment of a campaign."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from bot.games.kernel.arrange import Wrong
from bot.games.twom.acts.arranging.form import FORM, Change, wrong
from bot.games.twom.acts.arranging.layout import laid_out
from bot.games.twom.asks.advance import asked
from bot.games.twom.pack.components import Components
from bot.games.twom.position.case import Case
from bot.games.twom.position.events import Arranged, Event
from bot.games.twom.position.frames.stack import Halted
from bot.games.twom.position.state import State
from bot.games.values import Accepted, Adjustable, Line, Rejected

_NUMBERS: tuple[tuple[str, int, int], ...] = (("day", 1, 99), ("frost", 0, 20), ("noise", 0, 20), ("boarded", 0, 20))


def adjustable(state: State) -> tuple[Adjustable, ...]:
    """The day, and the numbers beside the shelter."""
    if state.end is not None:
        return ()
    return tuple(
        Adjustable((name,), Line(f"twom-set-{name}"), getattr(state, name), least, most)
        for name, least, most in _NUMBERS
    )


def adjust(components: Components, state: State, changes: Mapping[str, Any]) -> Accepted[Event] | Rejected:
    """The position with these parts changed, or why it cannot be.

    Where nobody would be asked anything, the Diary's holder is asked to go on: nothing is rolled or drawn by the
    adjustment itself.
    """
    try:
        change = FORM.read(changes, Change)
        if state.end is not None:
            raise wrong("overview.phases", "over")
        after = laid_out(components, state, change)
    except Wrong as problem:
        return Rejected((problem.violation,))
    if asked(Case(components, after)) is None:
        after = replace(after, stack=(*after.stack, Halted()))
    return Accepted((Arranged(replace(after, serial=state.serial), change.parts),))
