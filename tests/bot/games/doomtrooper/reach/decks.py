"""Decks by chance: of the whole catalogue, or of a few cards that several seats have and that do what is rare."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping

from msgspec import Struct

from bot.games.doomtrooper.cards.catalogue import Catalogue
from bot.games.doomtrooper.decks.checking import breaches
from bot.games.doomtrooper.decks.deck import Deck
from bot.games.doomtrooper.decks.formats import formats_of
from bot.games.doomtrooper.decks.names import NameBook
from bot.games.doomtrooper.rules.rulesets import Rules

WARRIORS, CARDS, SIDE = 22, 60, 25
POOL, COPIES = 90, 2
"""How many cards the seats of a table share, and how many of each a seat has."""

Pile = tuple[tuple[str, ...], tuple[str, ...]]
"""A deck and what lies beside it."""
Features = Mapping[str, tuple[str, ...]]
"""By a word or a tag the cards that have it."""


def mixed(catalogue: Catalogue, lot: random.Random) -> Pile:
    """Sixty cards with enough warriors and twenty-five beside, one of each, which every format allows."""
    return _dealt(catalogue, lot, sorted(catalogue))


def shared(catalogue: Catalogue, features: Features, lot: random.Random, *, small: bool) -> Iterator[Pile]:
    """Decks out of one pool, in which what few cards do is as likely as what many do."""
    names = sorted(features)
    drawn = [lot.choice(features[lot.choice(names)]) for _ in range(POOL)]
    warriors = [code for code in sorted(catalogue) if catalogue[code].type == "warrior"]
    few = list(dict.fromkeys([*drawn, *lot.sample(warriors, WARRIORS)]))
    while True:
        main, side = _dealt(catalogue, lot, few * COPIES)
        yield (main[: CARDS // 2], side) if small else (main, side)


def _dealt(catalogue: Catalogue, lot: random.Random, codes: list[str]) -> Pile:
    warriors = [code for code in codes if catalogue[code].type == "warrior"]
    others = [code for code in codes if catalogue[code].type != "warrior"]
    lot.shuffle(others)
    rest = others[: CARDS - WARRIORS + SIDE]
    return (*lot.sample(warriors, WARRIORS), *rest[SIDE:]), tuple(rest[:SIDE])


def features(catalogue: Catalogue) -> Features:
    """Every word and tag of the catalogue, with the cards that have it."""
    found: dict[str, list[str]] = {}
    for code in sorted(catalogue):
        card = catalogue[code]
        for name in sorted({*(tag for tag in card.tags if not tag.startswith("name:")), *_words(card.text)}):
            found.setdefault(name, []).append(code)
    return {name: tuple(codes) for name, codes in found.items()}


def _words(value: object) -> Iterator[str]:
    """The names of the words within a value."""
    if isinstance(value, tuple):
        for each in value:
            yield from _words(each)
    elif isinstance(value, Struct):
        if value.__struct_config__.tag_field == "do":
            yield f"word.{value.__struct_config__.tag}"
        for field in value.__struct_fields__:
            yield from _words(getattr(value, field))


def is_legal(catalogue: Catalogue, rules: Rules, pile: Pile) -> bool:
    """Whether the format of a ruleset allows a deck."""
    main, side = pile
    (form, *_) = formats_of(rules.key)
    built = Deck(dict(Counter(main)), dict(Counter(side)))
    return not any(True for _ in breaches(built, form, catalogue, NameBook(catalogue)))
