"""Turning a shelter card over, whatever it was that opened the way."""

from __future__ import annotations

from typing import TypeAlias

from bot.games.twom.acts.flow.chance import announced
from bot.games.twom.pack.effects.story import Effect
from bot.games.twom.pack.kinds import Key
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.decks import nth
from bot.games.twom.position.events_house import TurnedOver
from bot.games.twom.position.state import Ask

Found: TypeAlias = tuple[tuple[Effect, ...] | None, str]
"""What the back of a card does (``None`` where people say it), and what it comes from."""


def back_of(case: Case, space: Key, who: Key | None = None) -> Ask:
    """The question what is on the back of the shelter card on a space; without options where there is nothing."""
    kind = case.state.shelter[space].card or ""
    return Ask(f"backs-{kind}", tuple(sorted(case.state.backs.get(kind, {}))), who=who, where=space)


def turn_over(run: Run, space: Key, named: Key | None = None) -> Found:
    """Turn the shelter card on a space over; what is on its back is still to be carried out.

    Args:
        named: the back that people named already.

    Rule: twom-cs.shelter.flip
    """
    kind = run.state.shelter[space].card or ""
    left = run.state.backs.get(kind, {})
    at_table = run.state.table.cards == "table"
    if not left:
        run.emit(TurnedOver(space, kind))
        unknown = at_table and not run.is_first and kind not in run.components.backed
        return None if unknown else (), f"backs.{kind}"
    if named is not None:
        key = named
    elif at_table:
        key = announced(run, back_of(run, space))
    else:
        key = nth(left, run.draw("shelter-back", sum(left.values())))
    back = run.components.backs[key]
    run.emit(TurnedOver(space, kind, key, back.leaves, at_table))
    return back.effects, f"backs.{key}"
