"""Turning a shelter card over, whatever it was that opened the way."""

from __future__ import annotations

from typing import TypeAlias

from bot.games.twom.flow.chance import announced
from bot.games.twom.pack.effects.story import Effect
from bot.games.twom.pack.kinds import Key
from bot.games.twom.position.case import Run
from bot.games.twom.position.decks import nth
from bot.games.twom.position.events_house import TurnedOver

Found: TypeAlias = tuple[tuple[Effect, ...] | None, str]
"""What the back of a card does (``None`` where people say it), and what it comes from."""


def turn_over(run: Run, space: Key) -> Found:
    """Turn the shelter card on a space over; what is on its back is still to be carried out.

    Rule: twom-cs.shelter.flip
    """
    kind = run.state.shelter[space].card or ""
    left = run.state.backs.get(kind, {})
    if not left:
        run.emit(TurnedOver(space, kind))
        return (), f"backs.{kind}"
    at_table = run.state.table.cards == "table"
    if at_table:
        key = announced(run, f"backs-{kind}", sorted(left))
    else:
        key = nth(left, run.draw("shelter-back", sum(left.values())))
    back = run.components.backs[key]
    run.emit(TurnedOver(space, kind, key, back.leaves, at_table))
    return back.effects, f"backs.{key}"
