"""Setups of campaigns to look at and to measure with: alone by the bot's dice, and at a table that tells everything."""

from __future__ import annotations

from bot.games.setup import SeatSetup, Setup
from bot.games.twom.acts.flow.setup import GROUP, RULESET

SAMPLES = (
    Setup(RULESET.key, GROUP, (SeatSetup(),)),
    Setup(RULESET.key, GROUP, (SeatSetup(),) * 3, {"diary": "stays"}),
    Setup(RULESET.key, GROUP, (SeatSetup(),) * 2, {"cards": "table", "dice": "table", "scripts": "book"}),
)
