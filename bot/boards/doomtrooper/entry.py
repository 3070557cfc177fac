"""Doomtrooper as the bot knows it."""

from __future__ import annotations

from bot.boards.doomtrooper.cards import own_catalogue
from bot.boards.entry import GameEntry
from bot.games.contract import AnyGame
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.packs.problems import PackProblem
from bot.locales.sentences import LOCALES


def _make(pack: bytes | None) -> AnyGame:
    if pack is not None:
        raise PackProblem("Doomtrooper is played with the packaged cards")
    return Doomtrooper(own_catalogue())


ENTRY = GameEntry(key=Doomtrooper.key, make=_make, words=LOCALES / "doomtrooper")
