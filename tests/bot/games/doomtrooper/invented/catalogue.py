"""A catalogue of invented cards, and two decks out of them, for what no card of the base set shows."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from bot.games.doomtrooper.pack.cards.built_in import catalogue_of
from bot.games.doomtrooper.pack.cards.catalogue import Catalogue
from bot.games.doomtrooper.pack.cards.texts import EffectsFile
from bot.games.doomtrooper.pack.decks.lobby import Decks
from bot.games.doomtrooper.pack.decks.ready import Ready, decks_in
from rules_index.cards.table import read_cards

_HERE = Path(__file__).parent


@cache
def invented() -> Catalogue:
    """The 108 invented cards, with all that they do."""
    effects = EffectsFile("effects.toml", (_HERE / "effects.toml").read_bytes())
    return catalogue_of(read_cards(_HERE / "cards.csv", "doomtrooper"), [effects])


@cache
def invented_decks() -> tuple[Ready, ...]:
    """The two decks of 60 and 25: Doomtroopers with a tribe, and the Legion with Mishima and mercenaries."""
    return decks_in((_HERE / "decks.toml").read_bytes())


@cache
def decks() -> Decks:
    """The invented decks as a lobby offers them."""
    return Decks(invented(), invented_decks())


def code(name: str) -> str:
    """The code of the invented card with this English name."""
    return next(card.code for card in invented().values() if card.name == name)
