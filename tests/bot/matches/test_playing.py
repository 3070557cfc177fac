"""Playing a match through: turns, simultaneous answers, repeated and stale clicks, restarts, and other processes."""

from __future__ import annotations

import random

from bot.database import Database
from bot.games.registry import Registry
from bot.matches.model import Status
from bot.matches.service import MatchService
from tests.bot.matches.table import HandClock, move, opened, played


async def test_a_match_is_played_to_its_end(service: MatchService) -> None:
    position = await played(service, await opened(service, 3))

    assert position.match.status is Status.OVER
    assert sorted(seating.place or 0 for seating in position.match.seats)[0] == 1
    assert not position.prompts()


async def test_a_restart_after_every_move_changes_nothing(
    database: Database, games: Registry, clock: HandClock
) -> None:
    position = await opened(MatchService(database, games, clock))
    lot = random.Random(4)
    while position.match.status is Status.PLAYING:
        before = position
        service = MatchService(database, games, clock)
        reloaded = await service.position(position.match.id)
        assert reloaded is not None
        assert (reloaded.match, reloaded.state) == (before.match, before.state)
        position = await move(service, reloaded, lot)
