"""The cards of a match as the referee knows them: what is printed in figures and flags, and what they do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from bot.games.doomtrooper.words.texts import CardText, Play
from bot.games.doomtrooper.words.whom import Rating

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
    text: CardText | None = None
