"""The cards of a match as the referee knows them: what is printed in figures and flags, and what they do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Literal, TypeAlias

from msgspec import Struct

from bot.games.doomtrooper.words.continuous import Rate
from bot.games.doomtrooper.words.kept import Kept
from bot.games.doomtrooper.words.texts import CardText, Play, Says
from bot.games.doomtrooper.words.whom import Rating
from bot.games.packs.words import LANGUAGES, Words, in_title, text
from bot.games.values import Line

CardType: TypeAlias = Literal[
    "warrior", "equipment", "special", "art", "symmetry", "fortification", "mission", "relic", "warzone", "ki", "beast",
    "alliance",
]  # fmt: skip

ALWAYS_SAID = frozenset({"never-cover", "never-combat"})
"""Abilities that the table of cards tells as flags, whether or not a text does."""
BELONGING = frozenset({"equipment", "relic", "symmetry", "ki", "fortification", "beast"})
"""Types of attached cards that are useless while their bearer lacks what they demand of him."""
DEMANDED: dict[CardType, tuple[str, ...]] = {"symmetry": ("legion",), "ki": ("mishima",)}
"""What a warrior must be to have a type of card, unless he may receive it after all.

Rule: doomtrooper-cs.symmetry.lost-affiliation, doomtrooper-cs.ki.affiliation
"""

INLINE = "inline:"
"""How the code of a card begins that a judge added and no catalogue has; its name follows."""


class Printed(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, dict=True):
    """One card of the catalogue.

    Attributes:
        code: its code in the card table.
        name, name_cs: as printed in English and, where known, in Czech.
        is_name_cs_sure: a printed source has the Czech name; any other finds the card, but is not shown.
        ratings: the printed ratings of a warrior, war zone or beast; a rating struck out is missing.
        tags: its type, affiliations, kinds and flags.
        play: how it is played: as its text says, or else as the table does.
        set: the set it is from.
        limit: the most copies in a deck; ``None`` where the format says.
        rates: what the ratings of its table say that it adds, where nobody has written what it does.
        text: what it does; ``None`` where nobody has written it yet, so that its player declares it.
        kept: what players agreed on once that it does, where nobody has written it.
    """

    code: str
    name: str
    type: CardType
    tags: frozenset[str]
    name_cs: str = ""
    is_name_cs_sure: bool = True
    ratings: Mapping[Rating, int] = {}
    play: Play = Play()
    set: str = ""
    limit: int | None = None
    rates: tuple[Rate, ...] = ()
    text: CardText | None = None
    kept: Kept | None = None

    @cached_property
    def words(self) -> Words:
        """Its names: in Czech the Czech one where that is sure, everywhere else the English one.

        >>> Printed("1", "BAYONET", "equipment", frozenset(), name_cs="Bajonet", is_name_cs_sure=False).words.cs
        'Bayonet'
        """
        sure = {"cs": self.name_cs} if self.name_cs and self.is_name_cs_sure else {}
        return Words(**(dict.fromkeys(LANGUAGES, in_title(self.name)) | sure))


def named(code: str) -> Line:
    """What a card is called in the reader's language, as an argument of a line; :func:`card_texts` has the names.

    One that a judge added has no other name than the one that he wrote.
    """
    return text(code.removeprefix(INLINE) if code.startswith(INLINE) else f"card.{code}")


def sentence(card: Printed) -> Line | None:
    """The sentence of a card in the reader's language; ``None`` where nobody has written one.

    One that a judge added has none: what he wrote is in one language alone, and no catalogue has it.
    """
    says = card.text.says if card.text and not card.code.startswith(INLINE) else Says()
    return text(f"says.{card.code}") if says.written else None


def card_texts(cards: Iterable[Printed]) -> dict[str, Words]:
    """The names of cards by the keys of :func:`named`, and by their tags ``name:…``."""
    found: dict[str, Words] = {}
    for card in cards:
        keys = (tag for tag in card.tags if tag.startswith("name:"))
        found |= dict.fromkeys((f"card.{card.code}", *keys), card.words)
    return found
