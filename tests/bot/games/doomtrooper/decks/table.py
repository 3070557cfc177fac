"""The names and figures of the card table, for tests of lists and formats."""

from __future__ import annotations

import csv
from functools import cache
from pathlib import Path
from typing import get_args

from bot.games.doomtrooper.cards.catalogue import Catalogue
from bot.games.doomtrooper.decks.lobby import Decks
from bot.games.doomtrooper.words.catalogue import CardType, Printed

TABLE = Path(__file__).resolve().parents[5] / "rules_index" / "digest" / "components" / "doomtrooper_cards.csv"


@cache
def cards() -> Catalogue:
    """All cards of the table."""
    with TABLE.open(encoding="utf-8") as file:
        return Catalogue(tuple(map(printed, csv.DictReader(file))))


def printed(row: dict[str, str]) -> Printed:
    """A card of a row; a limit of nought is none that anybody knows."""
    (kind,) = [each for each in get_args(CardType) if each == row["type"].replace("_", "")]
    tags = frozenset({kind, *filter(None, row["affiliation"].split("/"))})
    return Printed(row["code"], row["name_en"], kind, tags, row["name_cs"], limit=int(row["deck_limit"]) or None)


@cache
def decks() -> Decks:
    """The decks of all cards."""
    return Decks(cards())


def code(name: str) -> str:
    """The code of the card with this English name."""
    return next(card.code for card in cards().values() if card.name == name)
