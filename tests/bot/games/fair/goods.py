"""The 1,073 goods of the Fair (``game.py``): their names, how decks list them, and how a typed name is found."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import TypeAlias

from rapidfuzz import fuzz, process

from bot.games.packs.words import Words, text
from bot.games.questions import Option
from bot.games.values import Line

Good: TypeAlias = int
"""A good, 0-1,072: the kind is its number through the number of towns, the town the rest."""
Goods: TypeAlias = tuple[Good, ...]

TOWNS = (
    *("Lund", "Uppsala", "Falun", "Kalmar", "Visby", "Ystad", "Praha", "Brno", "Plzeň", "Tábor", "Písek", "Cheb"),
    *("Zlín", "York", "Bath", "Ely", "Wells", "Derby", "Dover", "Oslo", "Bergen", "Turku", "Riga", "Narva", "Lübeck"),
    *("Gent", "Delft", "Reims", "Porto"),
)
_KINDS = """
salt sůl salt|silk hedvábí siden|wool vlna ull|wax vosk vax|honey med honung|tin cín tenn|iron železo järn|
lead olovo bly|glass sklo glas|paper papír papper|leather kůže läder|linen len linne|hemp konopí hampa|
pepper pepř peppar|ginger zázvor ingefära|saffron šafrán saffran|wine víno vin|beer pivo öl|cheese sýr ost|
butter máslo smör|rye žito råg|barley ječmen korn|oats oves havre|herring sleď sill|cod treska torsk|tar dehet tjära|
amber jantar bärnsten|ivory slonovina elfenben|pearls perly pärlor|furs kožešiny pälsar|rope provaz rep|
timber dřevo virke|marble mramor marmor|clay hlína lera|chalk křída krita|indigo indigo indigo|ink inkoust bläck
"""
KINDS = tuple(Words(cs, en, sv) for en, cs, sv in (kind.split() for kind in _KINDS.replace("\n", "").split("|")))
COUNT = len(KINDS) * len(TOWNS)


def _named(good: Good) -> Words:
    kind, town = KINDS[good // len(TOWNS)], TOWNS[good % len(TOWNS)]
    return Words(*(f"{town} {name}" for name in (kind.cs, kind.en, kind.sv)))


NAMES = tuple(map(_named, range(COUNT)))
TEXTS = {f"good.{good}": name for good, name in enumerate(NAMES)}


def fold(typed: str) -> str:
    """A name as it is compared: in lower case, without accents."""
    plain = unicodedata.normalize("NFKD", typed.casefold())
    return " ".join("".join(letter for letter in plain if not unicodedata.combining(letter)).split())


_FOLDED = tuple(tuple(fold(name.in_language(each)) for each in ("cs", "en", "sv")) for name in NAMES)
_BY_NAME = {name: good for good, names in enumerate(_FOLDED) for name in names}
_SPELT = list(_BY_NAME)


def line(good: Good) -> Line:
    """What a good is called."""
    return text(f"good.{good}")


def option(good: Good) -> Option:
    """A good to be picked."""
    return Option(f"g{good}", line(good))


OPTIONS = tuple(map(option, range(COUNT)))


def good_of(token: str) -> Good | None:
    """The good that a token of :func:`option` stands for."""
    number = token.removeprefix("g")
    known = token.startswith("g") and number.isascii() and number.isdigit() and number == str(int(number))
    return int(number) if known and int(number) < COUNT else None


def named(typed: str) -> Good | None:
    """The good with exactly this name, in any of the languages."""
    return _BY_NAME.get(fold(typed))


def nearest(typed: str) -> tuple[Option, ...]:
    """The goods for what was typed: those whose names hold it, else the most similar; all for nothing."""
    wanted = fold(typed)
    if not wanted:
        return OPTIONS
    holding = [good for good, names in enumerate(_FOLDED) if any(wanted in name for name in names)]
    if holding:
        begins = [good for good in holding if any(name.startswith(wanted) for name in _FOLDED[good])]
        exact = [_BY_NAME[wanted]] if wanted in _BY_NAME else []
        return tuple(OPTIONS[good] for good in dict.fromkeys((*exact, *begins, *holding)))
    alike = process.extract(wanted[:100], _SPELT, scorer=fuzz.ratio, score_cutoff=60, limit=25)
    return tuple(OPTIONS[good] for good in dict.fromkeys(_BY_NAME[name] for name, _, _ in alike))


def written(goods: Iterable[Good]) -> str:
    """A deck as its one text: a name a line, in the order of the goods."""
    return "".join(f"{NAMES[good].cs}\n" for good in sorted(goods))
