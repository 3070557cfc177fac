"""What cards do and are, by name: the words that they say, the names in these, and the tags that they have."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from bot.games.doomtrooper.pack.cards.catalogue import Catalogue

Features = Mapping[str, tuple[str, ...]]
"""By a word, a name within a word, or a tag, the cards that have it."""


def features(catalogue: Catalogue) -> Features:
    """Every word and tag of the catalogue, with the cards that have it."""
    found: dict[str, list[str]] = {}
    for code in sorted(catalogue):
        card = catalogue[code]
        for name in sorted({*(tag for tag in card.tags if not tag.startswith("name:")), *_words(card.text)}):
            found.setdefault(name, []).append(code)
    return {name: tuple(codes) for name, codes in found.items()}


def _words(value: object) -> Iterator[str]:
    """The words within a value, and each of them with the names that it speaks of."""
    if isinstance(value, tuple):
        for each in value:
            yield from _words(each)
    elif isinstance(value, Struct):
        fields = [getattr(value, field) for field in value.__struct_fields__]
        if value.__struct_config__.tag_field == "do":
            word = f"word.{value.__struct_config__.tag}"
            yield word
            yield from (f"{word}.{name}" for field in fields for name in _names(field))
        for field in fields:
            yield from _words(field)


def _names(value: object) -> tuple[str, ...]:
    """The names in a field."""
    told = value if isinstance(value, tuple) else (value,)
    return tuple(one for one in told if isinstance(one, str) and one)
