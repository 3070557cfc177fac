"""The names in a card's text: each must be one of the registries, or nothing could carry it out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches

from msgspec import Struct

from bot.games.doomtrooper.words import abilities as registry
from bot.games.doomtrooper.words import continuous, deeds
from bot.games.doomtrooper.words.abilities import Names, knows
from bot.games.doomtrooper.words.effects import Ability
from bot.games.doomtrooper.words.texts import CardText, Play
from bot.games.doomtrooper.words.whom import If, Per, Whom
from bot.games.packs.problems import Mistake, Place

_NAMED: Mapping[type[Struct], tuple[tuple[str, Names], ...]] = {
    continuous.Able: (("ability", registry.ABILITIES),),
    continuous.Bar: (("what", registry.DOINGS),),
    continuous.Permit: (("what", registry.DOINGS), ("ignoring", registry.IGNORED)),
    continuous.Protect: (("against", registry.HARMS),),
    continuous.Limit: (("of", registry.LIMITS),),
    deeds.Attach: (("ignoring", registry.IGNORED),),
    deeds.PlayNow: (("ignoring", registry.IGNORED),),
    Play: (("ignoring", registry.IGNORED), ("limits", registry.PLAY_LIMITS)),
    Ability: (("limits", registry.PLAY_LIMITS),),
    Per: (("of", registry.COUNTED),),
    If: (("was", registry.HISTORY),),
}
"""By struct, its fields that hold names and the registry of each."""
_NEEDS_CHANGE = ("base", "factor", "sum", "set")


def misnamed(text: CardText) -> Iterator[Mistake]:
    """The names of a text that no registry has, and words that do nothing; with the nearest names."""
    parts = list(parts_of(text))
    marks = {**registry.MARKS, **{each.mark: "" for _, each in parts if isinstance(each, deeds.Mark)}}
    for place, part in parts:
        for field, known in _NAMED.get(type(part), ()):
            yield from _unknown(getattr(part, field), known, (*place, field))
        if isinstance(part, Whom):
            yield from _unknown((*part.marks, *part.unmarked), marks, (*place, "marks"))
        if isinstance(part, continuous.Rate) and all(getattr(part, field) is None for field in _NEEDS_CHANGE):
            yield Mistake(place, f"a rate needs one of: {', '.join(_NEEDS_CHANGE)}")


def parts_of(part: object, place: Place = ()) -> Iterator[tuple[Place, Struct]]:
    """A struct and all structs inside it, each with its place."""
    if isinstance(part, Struct):
        yield place, part
        for name, written in zip(part.__struct_fields__, part.__struct_encode_fields__, strict=True):
            inner = getattr(part, name)
            if inner and not isinstance(inner, str | int):
                yield from parts_of(inner, (*place, written))
    elif isinstance(part, tuple):
        for number, each in enumerate(part):
            if not isinstance(each, str):
                yield from parts_of(each, (*place, number))
    elif isinstance(part, dict):
        for key, each in part.items():
            yield from parts_of(each, (*place, key))


def _unknown(said: str | tuple[str, ...], known: Names, place: Place) -> Iterator[Mistake]:
    for name in (said,) if isinstance(said, str) else said:
        if name and not knows(known, name):
            near = get_close_matches(name, known, n=3, cutoff=0.4) or list(known)
            yield Mistake(place, f"`{name}` is not known; there are: {', '.join(near)}")
