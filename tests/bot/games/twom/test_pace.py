"""A group that looks in now and then gets through a campaign; ``pace.py`` measures how fast."""

from __future__ import annotations

import pytest

from bot.database import Database
from bot.games.registry import Playable, Registry
from bot.games.twom.game import Twom
from bot.matches.service import MatchService
from tests.bot.games.twom.pace import paced
from tests.bot.matches.table import HandClock


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def service(database: Database, clock: HandClock) -> MatchService:
    return MatchService(database, Registry([Playable("twom", Twom.from_bytes)]), clock)


@pytest.mark.slow
@pytest.mark.parametrize(("stays", "present", "most"), [(True, 3, 26), (False, 3, 40), (False, 2, 60)])
async def test_twelve_days_are_over_in_weeks(
    service: MatchService, clock: HandClock, stays: bool, present: int, most: float
) -> None:
    pace = await paced(service, clock, 4, stays=stays, present=present)
    assert pace.calendar <= most
