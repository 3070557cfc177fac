"""The Fair as something the bot can play."""

from __future__ import annotations

from bot.boards.entry import GameEntry
from tests.bot.games.fair.game import Fair
from tests.bot.games.toy.pack import WORDS

FAIR = GameEntry("fair", lambda _: Fair(), words=WORDS)
