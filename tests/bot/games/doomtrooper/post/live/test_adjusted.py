"""A judge lays a table out, and the log of the match still holds against the rules."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.boards.doomtrooper.entry import ENTRY
from bot.database import Database
from bot.games.registry import Registry
from bot.matches.files.checking import check
from bot.matches.service import MatchService
from tests.bot.games.doomtrooper.post.live.bench import opened
from tests.bot.matches.table import ADMIN, JUDGE, STRANGER, WHY, exported, granted

GAMES = Registry([ENTRY])
LAID_OUT: dict[str, dict[str, Any]] = {
    "turn before players": {"turn": {"step": "actions", "seat": 0}, "players": {"1": {"destiny": 9}, "0": {"debt": 2}}},
    "cards that nobody had": {
        "players": {
            "1": {"squad": [{"card": "01048", "wounded": True}], "hand": ["01105"]},
            "0": {
                "squad": ["01136", {"card": {"name": "promo", "type": "warrior", "ratings": {"shoot": 1, "fight": 2}}}]
            },
        },
        "add": True,
    },
}


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[MatchService]:
    database = await Database.open(f"sqlite+aiosqlite:///{tmp_path / 'matches.sqlite'}")
    yield MatchService(database, GAMES)
    await database.close()


@pytest.mark.parametrize("changes", LAID_OUT.values(), ids=list(LAID_OUT))
async def test_the_log_of_a_match_that_a_judge_adjusted_holds(service: MatchService, changes: dict[str, Any]) -> None:
    number = (await opened(service, 1, asks=True)).match.id
    granted(await service.orders.adjust(number, JUDGE, changes, reason=WHY))
    granted(await service.orders.abandon(number, ADMIN, reason=WHY))
    checked = check(json.dumps(await exported(service, number, STRANGER)).encode(), GAMES)
    assert [(each.kind, each.text) for each in checked.wrong] == []
