"""The games that the bot comes with: one line a game."""

from __future__ import annotations

from bot.boards.doomtrooper.entry import ENTRY as DOOMTROOPER
from bot.boards.entry import GameEntry
from bot.boards.prsi.entry import ENTRY as PRSI
from bot.boards.twom.entry import ENTRY as TWOM
from bot.boards.zloba.entry import ENTRY as ZLOBA
from bot.games.registry import Registry

GAMES: tuple[GameEntry, ...] = (ZLOBA, DOOMTROOPER, TWOM, PRSI)


def known_games() -> Registry:
    """A registry of all of them."""
    return Registry(GAMES)
