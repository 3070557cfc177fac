"""This War of Mine as the bot knows it."""

from __future__ import annotations

from bot.boards.entry import GameEntry
from bot.boards.twom.picture import draw, draw_sheet
from bot.boards.twom.samples import SAMPLES
from bot.games.twom.game import Twom
from bot.games.twom.pack.form import FORM
from bot.games.twom.tells.lookups import TOPICS
from bot.locales.sentences import LOCALES

ENTRY = GameEntry(
    key=Twom.key,
    make=Twom.from_bytes,
    pack=FORM,
    topics=TOPICS,
    words=LOCALES / "twom",
    draw=draw,
    sheet=draw_sheet,
    samples=SAMPLES,
)
