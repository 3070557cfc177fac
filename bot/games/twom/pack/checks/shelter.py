"""Whether the shelter of a pack can be walked through, and its cards lie on spaces."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.packs.problems import Mistake, Place
from bot.games.twom.pack.pack import Pack
from bot.games.twom.pack.shelter import Shelter

_PLACE: Place = ("shelter",)


def shelter_mistakes(pack: Pack) -> Iterator[Mistake]:
    """What is wrong with the plan of the shelter."""
    if pack.shelter is None:
        return
    shelter = pack.shelter
    yield from _spaces(shelter)
    yield from _cards(shelter)
    yield from _unreachable(shelter)


def _spaces(shelter: Shelter) -> Iterator[Mistake]:
    keys: set[str] = set()
    places: set[tuple[int, int]] = set()
    for number, space in enumerate(shelter.spaces):
        place: Place = (*_PLACE, "spaces", number)
        if space.key in keys:
            yield Mistake((*place, "key"), f"the key `{space.key}` is there already")
        if (space.floor, space.column) in places:
            yield Mistake(place, f"there is another space on floor {space.floor}, column {space.column}")
        keys.add(space.key)
        places.add((space.floor, space.column))
    for printed in ("guard", "floor", "look-around"):
        number_of = sum(space.printed == printed for space in shelter.spaces)
        if number_of != 1:
            yield Mistake((*_PLACE, "spaces"), f"one space must have `{printed}` printed on it, and {number_of} have")
    for number, ladder in enumerate(shelter.ladders):
        for key in ladder:
            if key not in keys:
                yield Mistake((*_PLACE, "ladders", number), f"there is no space `{key}`")


def _cards(shelter: Shelter) -> Iterator[Mistake]:
    spaces = {space.key: space for space in shelter.spaces}
    kinds = {card.key for card in shelter.cards}
    taken: set[str] = set()
    for number, card in enumerate(shelter.cards):
        place: Place = (*_PLACE, "cards", number, "spaces")
        for key in card.spaces:
            if key not in spaces:
                yield Mistake(place, f"there is no space `{key}`")
            elif spaces[key].printed is not None:
                yield Mistake(place, f"the space `{key}` has an action printed on it")
            elif key in taken:
                yield Mistake(place, f"on the space `{key}` another card lies already")
            taken.add(key)
        backs = sum(back.copies for back in shelter.backs if back.of == card.key)
        if 0 < backs < len(card.spaces):
            said = f"there are {backs} backs for {len(card.spaces)} cards `{card.key}`"
            yield Mistake((*_PLACE, "backs"), said)
    keys: set[str] = set()
    for number, back in enumerate(shelter.backs):
        place = (*_PLACE, "backs", number)
        if back.key in keys:
            yield Mistake((*place, "key"), f"the key `{back.key}` is there already")
        keys.add(back.key)
        for field, kind in (("of", back.of), ("leaves", back.leaves)):
            if kind is not None and kind not in kinds:
                yield Mistake((*place, field), f"there is no shelter card `{kind}`")


def _unreachable(shelter: Shelter) -> Iterator[Mistake]:
    places = {(space.floor, space.column): space.key for space in shelter.spaces}
    joined = [
        (key, places[floor, column + 1]) for (floor, column), key in places.items() if (floor, column + 1) in places
    ]
    joined += shelter.ladders
    found = {space.key for space in shelter.spaces if space.printed == "guard"}
    while more := {b for a, b in (*joined, *((b, a) for a, b in joined)) if a in found and b not in found}:
        found |= more
    for number, space in enumerate(shelter.spaces):
        if space.key not in found:
            said = "nobody gets there: no space is beside it, and no ladder leads to it"
            yield Mistake((*_PLACE, "spaces", number), said)
