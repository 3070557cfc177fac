"""A seat that its player left is passed over in windows as one where nothing was settled, and the log holds."""

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
from bot.matches.model.match import Actor
from bot.matches.model.position import Position
from bot.matches.rules.submit import Submitted, Written
from bot.matches.service import MatchService
from tests.bot.games.doomtrooper.post.live.bench import opened
from tests.bot.matches.table import ADMIN, PEOPLE, STRANGER, WHY, exported, granted

GAMES = Registry([ENTRY])


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[MatchService]:
    database = await Database.open(f"sqlite+aiosqlite:///{tmp_path / 'matches.sqlite'}")
    yield MatchService(database, GAMES)
    await database.close()


async def go_on(service: MatchService, position: Position) -> Position:
    """Whoever's turn it is does as little as can be done."""
    asked = next(each for each in position.prompts() if not each.ahead)
    own = position.prompt(asked.id, asked.seat)
    assert own is not None
    usual = Written(position.game.codec.encode(position.game.default(position.state, own)))
    done = await service.play.submit(
        position.match.id, Actor(position.match.seats[asked.seat].user or 0), asked.id, usual
    )
    assert isinstance(done, Submitted), done
    return done.position


async def left(service: MatchService, **settled: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The file of a match with which one player went on alone, and what was answered for the other one's seat then."""
    position = await opened(service, 1, asks=True)
    while not any(each.ahead for each in position.prompts()):
        position = await go_on(service, position)
    number, gone = position.match.id, next(each.seat for each in position.prompts() if each.ahead)
    for name, token in settled.items():
        granted(await service.play.settle(number, PEOPLE[gone], name, token))
    before = position.match.seq
    granted(await service.seats.vacate(number, PEOPLE[gone], gone))
    await go_on(service, granted(await service.position(number)))
    granted(await service.orders.abandon(number, ADMIN, reason=WHY))
    file = await exported(service, number, STRANGER)
    after = [each["entry"] for each in file["entries"] if each["seq"] > before]
    return file, [each for each in after if each["by"] == "standing" and each["seat"] == gone]


def wrong(file: dict[str, Any]) -> list[str]:
    return [each.text for each in check(json.dumps(file).encode(), GAMES).wrong if each.kind in ("order", "rule")]


async def test_windows_of_an_empty_seat_are_passed_by_what_holds_where_nothing_is_settled(
    service: MatchService,
) -> None:
    file, passed = await left(service)
    assert [each["chosen"] for each in passed] == [{}] * len(passed)
    assert passed
    assert wrong(file) == []


async def test_what_somebody_settled_is_gone_with_them(service: MatchService) -> None:
    file, passed = await left(service, skip="turn")
    assert passed
    assert passed[0]["chosen"] == {}
    passed[0]["chosen"] = {"ask": "concerns", "skip": "no", "hold": "no"}
    assert [each.partition(": ")[2] for each in wrong(file)] == ["nobody sits there who could have settled anything"]
