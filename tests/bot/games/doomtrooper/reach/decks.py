"""Decks by chance: of the whole catalogue, or of a few cards that all seats of a table have."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from bot.games.doomtrooper.pack.cards.catalogue import Catalogue
from bot.games.doomtrooper.pack.decks.checking import breaches
from bot.games.doomtrooper.pack.decks.deck import Deck
from bot.games.doomtrooper.pack.decks.formats import formats_of
from bot.games.doomtrooper.pack.decks.names import NameBook
from bot.games.doomtrooper.words.rules.rulesets import Rules

WARRIORS, CARDS, SIDE = 22, 60, 25
COPIES = 2
"""How many of each of the few cards there are for a seat."""
OWED_COPIES = 5
"""How many more there are of those that never came into play."""

Pile = tuple[tuple[str, ...], tuple[str, ...]]
"""A deck and what lies beside it."""


def mixed(catalogue: Catalogue, lot: random.Random) -> Pile:
    """Sixty cards with enough warriors and twenty-five beside, one of each, which every format allows."""
    return _dealt(catalogue, lot, sorted(catalogue))


def shared(
    catalogue: Catalogue, few: list[str], lot: random.Random, *, small: bool, owed: tuple[str, ...] = ()
) -> Iterator[Pile]:
    """Decks out of a few cards.

    Args:
        owed: those that are in each deck more often.
    """
    while True:
        main, side = _dealt(catalogue, lot, [*few * COPIES, *owed * OWED_COPIES])
        yield (main[: CARDS // 2], side) if small else (main, side)


def _dealt(catalogue: Catalogue, lot: random.Random, codes: list[str]) -> Pile:
    warriors = [code for code in codes if catalogue[code].type == "warrior"]
    others = [code for code in codes if catalogue[code].type != "warrior"]
    lot.shuffle(others)
    main, side = others[: CARDS - WARRIORS], others[CARDS - WARRIORS :][:SIDE]
    return (*lot.sample(warriors, min(WARRIORS, len(warriors))), *main), tuple(side)


def is_legal(catalogue: Catalogue, rules: Rules, pile: Pile) -> bool:
    """Whether the format of a ruleset allows a deck."""
    main, side = pile
    (form, *_) = formats_of(rules.key)
    built = Deck(dict(Counter(main)), dict(Counter(side)))
    return not any(True for _ in breaches(built, form, catalogue, NameBook(catalogue)))
