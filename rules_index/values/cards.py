"""Cards of a game's card table, and the answer to a card's name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rules_index.values.answers import Ruling
from rules_index.values.books import Language


@dataclass(frozen=True, slots=True)
class Card:
    """A card of a game's card table, by its code.

    Names and values are as the table writes them: ``–`` for a value that is never used, ``2x`` for one that doubles;
    empty where the card has none. ``deck_limit`` is how many copies a deck may hold.
    """

    game: str
    code: str
    name_en: str
    name_cs: str = ""
    set_name: str = ""
    rarity: str = ""
    type: str = ""
    affiliations: tuple[str, ...] = ()
    fight: str = ""
    shoot: str = ""
    armour: str = ""
    value: str = ""
    deck_limit: int | None = None
    after_play: str = ""
    timing: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CardAnswer:
    """Everything known about a card that was named.

    ``names`` are its printed names by language; empty when no card is called so, and ``near`` then holds names like
    it. ``card`` is its row of an imported table, if there is one. ``rulings`` mention it: FAQs and errata first, then
    rulebooks, the titles that name it before the texts.
    """

    name: str
    game: str | None = None
    names: Mapping[Language, str] = field(default_factory=dict)
    card: Card | None = None
    rulings: tuple[Ruling, ...] = ()
    near: tuple[str, ...] = ()
