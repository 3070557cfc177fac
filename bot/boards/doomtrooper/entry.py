"""Doomtrooper as the bot knows it."""

from __future__ import annotations

from bot.boards.doomtrooper.coverage import lines
from bot.boards.doomtrooper.pack import FORM, make
from bot.boards.doomtrooper.table.picture import draw
from bot.boards.entry import GameEntry
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.pack.decks.lobby import READY
from bot.games.setup import SeatSetup, Setup
from bot.locales.sentences import LOCALES

_SEATS = tuple(SeatSetup({READY: deck}) for deck in ("dawn", "ash"))

ENTRY = GameEntry(
    key=Doomtrooper.key,
    make=make,
    pack=FORM,
    keeps=True,
    words=LOCALES / "doomtrooper",
    draw=draw,
    samples=tuple(Setup(ruleset.key, "duel", _SEATS) for ruleset in Doomtrooper.rulesets),
    coverage=lines,
)
