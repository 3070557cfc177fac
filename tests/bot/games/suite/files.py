"""Files that people bring to games: each made at random, as somebody might write it."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from bot.games.doomtrooper.pack.decks.ready import ready_decks
from tests.bot.games.fair.goods import COUNT, NAMES, TOWNS


def _deck(lot: random.Random) -> bytes:
    # Without goods of the towns that have a stall, so that it goes with any of them.
    strange = [good for good in range(COUNT) if TOWNS[good % len(TOWNS)] not in ("Lund", "Praha", "York", "Riga")]
    language = lot.choice(("cs", "en", "sv"))
    names = [NAMES[good].in_language(language) for good in lot.sample(strange, lot.randint(6, 14))]
    text = lot.choice(("\n", "\r\n", "\n\n  ")).join(names)
    return lot.choice((text, text.upper(), f"\ufeff{text}\n")).encode()


def _list(lot: random.Random) -> bytes:
    ready = lot.choice(ready_decks())
    parts = [[f"{count}x {code}" for code, count in part.items()] for part in (ready.main, ready.side)]
    for part in parts:
        lot.shuffle(part)
    return lot.choice(("\n", "\r\n")).join([*parts[0], "", "Sideboard:", *parts[1]]).encode()


FILES: Mapping[tuple[str, str], Callable[[random.Random], bytes]] = {
    ("fair", "deck"): _deck,
    ("doomtrooper", "deck"): _list,
}
"""By a game's key and a choice's name."""
