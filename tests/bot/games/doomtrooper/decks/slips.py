"""Slips of the pen: names of cards with one letter wrong, as a hand on a keyboard or a phone leaves them."""

from __future__ import annotations

import random
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from bot.games.doomtrooper.pack.cards.catalogue import Catalogue
from bot.games.doomtrooper.pack.decks.names import NameBook

ROWS = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
"""The rows of a keyboard; neighbours are beside each other, or above and below."""


def _neighbours() -> dict[str, str]:
    at = {letter: (row, column) for row, letters in enumerate(ROWS) for column, letter in enumerate(letters)}
    return {
        letter: "".join(other for other, (line, place) in at.items() if 0 < abs(line - row) + abs(place - column) <= 1)
        for letter, (row, column) in at.items()
    }


NEIGHBOURS = _neighbours()


def swapped(name: str, at: int, lot: random.Random) -> str:
    """With two letters the wrong way round."""
    del lot
    return name[:at] + name[at + 1 : at + 2] + name[at] + name[at + 2 :]


def dropped(name: str, at: int, lot: random.Random) -> str:
    """With a letter left out."""
    del lot
    return name[:at] + name[at + 1 :]


def doubled(name: str, at: int, lot: random.Random) -> str:
    """With a letter twice."""
    del lot
    return name[:at] + name[at] + name[at:]


def beside(name: str, at: int, lot: random.Random) -> str:
    """With the key beside the right one."""
    plain = unicodedata.normalize("NFKD", name[at])[0]
    key = lot.choice(NEIGHBOURS.get(plain.casefold(), plain))
    return name[:at] + (key.upper() if plain.isupper() else key) + name[at + 1 :]


def bare(name: str, at: int, lot: random.Random) -> str:
    """Without accents, and with a letter left out if there were none."""
    found = "".join(letter for letter in unicodedata.normalize("NFKD", name) if not unicodedata.combining(letter))
    return found if found != name else dropped(name, at, lot)


SLIPS: Mapping[str, Callable[[str, int, random.Random], str]] = {
    "swap": swapped,
    "drop": dropped,
    "double": doubled,
    "neighbour key": beside,
    "no diacritics": bare,
}


class Tried(NamedTuple):
    """What became of names with one slip of a kind: how many, how many right, asked back, wrong, and wrong silently."""

    names: int
    right: int
    asked: int
    wrong: int
    silent: int

    @property
    def share(self) -> float:
        """The share that was right."""
        return self.right / self.names


def tries(book: NameBook, cards: Catalogue, language: str, seed: int, rounds: int) -> Iterator[tuple[str, Tried]]:
    """Each kind of slip in every name of a language, ``rounds`` times in different places."""
    names = [(card.code, card.name if language == "en" else card.name_cs) for card in cards.values()]
    for kind, slip in SLIPS.items():
        lot = random.Random(f"{seed} {language} {kind}")
        counts = {"right": 0, "asked": 0, "wrong": 0, "silent": 0}
        tried = 0
        for code, name in names:
            letters = [at for at, letter in enumerate(name) if letter.isalpha()]
            for _ in range(rounds if letters else 0):
                typed = slip(name, lot.choice(letters), lot)
                found = book.find(typed)
                tried += 1
                outcome = "right" if found.code == code else "wrong" if found.code else "asked"
                counts[outcome] += 1
                counts["silent"] += outcome == "wrong" and not found.guessed
        yield kind, Tried(tried, **counts)
