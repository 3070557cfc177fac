"""Cards of a game's card table, and the other components of games that have values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


@dataclass(frozen=True, slots=True)
class Card:
    """A card of a game's card table, by its code.

    Names and values are as the table writes them: ``–`` for a value that is never used, ``2x`` for one that doubles;
    empty where the card has none. ``deck_limit`` is how many copies a deck may hold. ``is_name_cs_sure`` is false for a
    Czech name that no printed source confirms.
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
    is_name_cs_sure: bool = True

    @property
    def component(self) -> Component:
        """The card as any other component."""
        limit = "" if self.deck_limit is None else str(self.deck_limit)
        values = {"fight": self.fight, "shoot": self.shoot, "armour": self.armour, "value": self.value, "limit": limit}
        return Component(self.game, self.type, {name: value for name, value in values.items() if value})


class Source(StrEnum):
    """Where the values of a component are from: printed on it, or told by the rulebook."""

    COMPONENT = "component"
    RULEBOOK = "rulebook"


@dataclass(frozen=True, slots=True)
class Component:
    """A thing of a game that has values: a card, a token, a troop.

    ``values`` are by attribute (``fight``, ``weight``, ``count``), as written; ``doubtful`` are the attributes of which
    the sources differ. ``kind`` is a word of the game's own table.
    """

    game: str
    kind: str
    values: Mapping[str, str]
    doubtful: frozenset[str] = frozenset()
    source: Source = Source.COMPONENT
