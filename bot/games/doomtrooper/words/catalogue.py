"""The cards of a match as the referee knows them: what is printed in figures and flags, and what they do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from bot.games.doomtrooper.words.continuous import Rate
from bot.games.doomtrooper.words.texts import CardText, Play
from bot.games.doomtrooper.words.whom import Rating
from bot.games.packs.words import Words, text
from bot.games.values import Line

CardType: TypeAlias = Literal[
    "warrior", "equipment", "special", "art", "symmetry", "fortification", "mission", "relic", "warzone", "ki", "beast",
    "alliance",
]  # fmt: skip


class Printed(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One card of the catalogue.

    Attributes:
        code: its code in the card table.
        name, name_cs: as printed in English and, where known, in Czech.
        ratings: the printed ratings of a warrior, war zone or beast; a rating struck out is missing.
        tags: its type, affiliations, kinds and flags.
        play: how it is played: as its text says, or else as the table does.
        set: the set it is from.
        limit: the most copies in a deck; ``None`` where the format says.
        rates: what the ratings of its table say that it adds, where nobody has written what it does.
        text: what it does; ``None`` where nobody has written it yet, so that its player declares it.
    """

    code: str
    name: str
    type: CardType
    tags: frozenset[str]
    name_cs: str = ""
    ratings: Mapping[Rating, int] = {}
    play: Play = Play()
    set: str = ""
    limit: int | None = None
    rates: tuple[Rate, ...] = ()
    text: CardText | None = None


def named(code: str) -> Line:
    """What a card is called in the reader's language, as an argument of a line; :func:`card_texts` has the names."""
    return text(f"card.{code}")


def card_texts(cards: Iterable[Printed]) -> dict[str, Words]:
    """The names of cards by the keys of :func:`named`, and by their tags ``name:…``.

    A card without a Czech name keeps its English one.
    """
    found: dict[str, Words] = {}
    for card in cards:
        words = Words(card.name_cs or card.name, en=card.name, sv=card.name)
        keys = (tag for tag in card.tags if tag.startswith("name:"))
        found |= dict.fromkeys((f"card.{card.code}", *keys), words)
    return found
