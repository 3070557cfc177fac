"""Faults planted in what a card does: another number, an effect that is gone."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.games.doomtrooper.pack.cards.sentences.units import units_of
from bot.games.doomtrooper.words.texts import CardText

AMOUNTS = frozenset({"sum", "base", "set", "destiny", "victory", "earned", "plus", "change"})
"""Numbers of effects that matter whatever they are."""
BY = 40
"""The amount that is added to a number: no card has so much."""


def changed_numbers(text: CardText) -> Iterator[CardText]:
    """A text once for each amount in its effects and abilities, with that one changed."""
    whole = msgspec.json.decode(msgspec.json.encode(text))
    data = {name: whole[name] for name in ("effects", "abilities") if name in whole}
    for place in list(_places(data)):
        yield msgspec.convert({**whole, **_changed(data, place)}, CardText)


def dropped(text: CardText, left_out: Collection[str]) -> Iterator[CardText]:
    """A text once for each of its effects and abilities without it, where the sentence tells that one.

    Where an only effect is a part of what the card does, nothing but the stamp ties the sentence to what is left.
    """
    letters = [unit.letter for unit in units_of(text) if unit.letter.islower()]
    told = [letter for letter in letters if letter not in left_out]
    if told != letters or (len(text.effects) + len(text.abilities) == 1 and text.said != "all"):
        return
    for at in range(len(text.effects)):
        yield replace(text, effects=text.effects[:at] + text.effects[at + 1 :])
    for at in range(len(text.abilities)):
        yield replace(text, abilities=text.abilities[:at] + text.abilities[at + 1 :])


def _places(data: Any, place: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for name, value in items:
        if name in AMOUNTS and isinstance(value, int) and not isinstance(value, bool):
            yield (*place, name)
        else:
            yield from _places(value, (*place, name))


def _changed(data: Any, place: tuple[Any, ...]) -> Any:
    if not place:
        return data + (BY if data >= 0 else -BY)
    first, *rest = place
    if isinstance(data, dict):
        return {name: _changed(value, tuple(rest)) if name == first else value for name, value in data.items()}
    return [_changed(value, tuple(rest)) if at == first else value for at, value in enumerate(data)]
