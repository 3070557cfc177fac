"""Whatever section a pack lacks, a campaign comes to its end: people say what came and what it does."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.twom.game import Twom
from tests.bot.games.twom.campaigns import campaign
from tests.bot.games.twom.table import tiny

SECTIONS = (
    "dice", "states", "shelter", "characters", "traits", "fittings", "events", "locations", "exploration", "findings",
    "residents", "enemies", "visitors", "raids", "fate", "last_resort", "scripts", "epilogues",
)  # fmt: skip


@pytest.mark.parametrize("section", SECTIONS)
def test_a_campaign_is_played_without_a_section(section: str) -> None:
    missing = None if section in ("dice", "shelter") else ()
    game = Twom(replace(tiny().components.pack, **{section: missing}))
    played = campaign(game, 3, "own")
    assert not played.stuck
    assert played.day <= 13
