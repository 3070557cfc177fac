"""A judge's adjustment, which leaves somebody something to answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from bot.games.kernel.arrange import Wrong
from bot.games.values import Accepted, Rejected
from bot.games.zloba.acts.adjust_form import FORM, Change
from bot.games.zloba.acts.arranging import changed
from bot.games.zloba.asks.course import prompts
from bot.games.zloba.looks.refusals import refuse
from bot.games.zloba.pack.components import Components
from bot.games.zloba.position.events import Adjusted, Event
from bot.games.zloba.position.state import State


def adjust(components: Components, state: State, changes: Mapping[str, Any]) -> Accepted[Event] | Rejected:
    """The position with these parts changed, or why it cannot be."""
    try:
        change = FORM.read(changes, Change)
        after = changed(components, state, change)
    except Wrong as wrong:
        return Rejected((wrong.violation,))
    if not prompts(components, after):
        return Rejected((refuse("round.structure", "adjust-stuck"),))
    parts = tuple(name for name in Change.__struct_fields__ if getattr(change, name) is not None)
    return Accepted((Adjusted(replace(after, serial=state.serial + 1), parts),))
