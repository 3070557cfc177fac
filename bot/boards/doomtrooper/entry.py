"""Doomtrooper as the bot knows it."""

from __future__ import annotations

from bot.boards.doomtrooper.cards import own_catalogue
from bot.boards.doomtrooper.coverage import lines
from bot.boards.doomtrooper.table.picture import draw
from bot.boards.entry import GameEntry
from bot.games.contract import AnyGame
from bot.games.doomtrooper.decks.lobby import READY
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.packs.problems import PackProblem
from bot.games.setup import SeatSetup, Setup
from bot.locales.sentences import LOCALES


def _make(pack: bytes | None) -> AnyGame:
    if pack is not None:
        raise PackProblem("Doomtrooper is played with the packaged cards")
    return Doomtrooper(own_catalogue())


_SEATS = tuple(SeatSetup({READY: deck}) for deck in ("dawn", "ash"))

ENTRY = GameEntry(
    key=Doomtrooper.key,
    make=_make,
    words=LOCALES / "doomtrooper",
    draw=draw,
    samples=tuple(Setup(ruleset.key, "duel", _SEATS) for ruleset in Doomtrooper.rulesets),
    coverage=lines,
)
