"""Prší as the bot knows it."""

from __future__ import annotations

from bot.boards.entry import GameEntry
from bot.boards.prsi.picture import draw
from bot.games.prsi.game import Prsi
from bot.games.setup import SeatSetup, Setup
from bot.locales.sentences import LOCALES

_RULESET = Prsi.rulesets[0].key


def _make(_: bytes | None) -> Prsi:
    return Prsi()


ENTRY = GameEntry(
    key=Prsi.key,
    make=_make,
    words=LOCALES / "prsi",
    draw=draw,
    samples=(
        Setup(_RULESET, "plain", (SeatSetup(), SeatSetup())),
        Setup(_RULESET, "plain", (SeatSetup(), SeatSetup(), SeatSetup(automated=True), SeatSetup(automated=True))),
    ),
)
