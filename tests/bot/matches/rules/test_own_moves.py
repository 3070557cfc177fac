"""A move that its seat takes back by itself: only the very last, only its own, in the time it had, and provably so."""

from __future__ import annotations

import json
import random
from datetime import UTC, datetime, timedelta

import pytest

from bot.games.registry import Registry
from bot.matches.files.replay import read_export
from bot.matches.model.match import Expiry, Timing
from bot.matches.model.refusals import Reason
from bot.matches.rules.undo import Made, is_own_move
from bot.matches.service import MatchService
from tests.bot.matches.table import (
    EVA,
    KAREL,
    HandClock,
    exported,
    granted,
    move,
    now_of,
    opened,
    played,
    reason,
    replayed,
)
from tests.bot.matches.verified import problems
from tests.rows import rows

HOURLY = Timing(3600, Expiry.DEFAULT)


async def test_a_move_is_taken_back_and_asked_again_within_its_time(
    service: MatchService, clock: HandClock, games: Registry
) -> None:
    start = await opened(service, timing=HOURLY)
    number = start.match.id
    clock.advance(minutes=20)
    staked = await move(service, start, random.Random(1), seat=0)
    back = granted(await service.play.undo(number, EVA, staked.match.seq))
    assert back.state == start.state
    waits = {wait.seat: (wait.since, wait.deadline) for wait in back.match.course.waits}
    assert waits == {wait.seat: (wait.since, wait.deadline) for wait in start.match.course.waits}
    await played(service, back, 3)
    assert (await replayed(service, games, number)).breaches() == []
    export = await exported(service, number)
    assert problems(export) == []
    # A file in which another seat does it is found forged.
    (taken,) = [row["entry"] for row in export["entries"] if row["entry"]["kind"] == "rewound"]
    assert (taken["by"], taken["seat"]) == ("seat", 0)
    taken["seat"] = 1
    breaches = read_export(json.dumps(export).encode(), games).breaches()
    assert any("takes back only the very move" in each for each in breaches)


NOW = datetime(2026, 5, 1, tzinfo=UTC)
LATER = NOW + timedelta(seconds=1)
MOVE = Made(NOW, 0, "seat", fixed=False)


@rows(
    ("made", "own"),
    [
        ([MOVE], True),
        ([MOVE, Made(NOW, 0, "standing", fixed=False)], True),
        ([MOVE, Made(NOW, 1, "game", fixed=False), Made(NOW, 2, "game", fixed=False)], True),
        ([MOVE, Made(NOW, 1, "standing", fixed=False, passes=True)], True),
        # Whether somebody passed by a standing answer or ahead of their turn is nobody's business.
        ([MOVE, Made(NOW, 1, "seat", fixed=False, passes=True)], True),
        # More than a pass would tell by trying what others have settled.
        ([MOVE, Made(NOW, 1, "standing", fixed=False)], False),
        ([MOVE, Made(NOW, 1, "seat", fixed=False)], False),
        # Somebody acted, or the time was up.
        ([MOVE, Made(LATER, 1, "seat", fixed=False, passes=True)], False),
        ([MOVE, Made(LATER, 1, "game", fixed=False)], False),
        ([MOVE, Made(NOW, 1, "clock", fixed=False, passes=True)], False),
        ([MOVE, Made(NOW, None, None, fixed=False)], False),
        # Something was rolled, drawn or revealed, by the move or by what it set off.
        ([MOVE, Made(NOW, 1, "game", fixed=True)], False),
        ([MOVE, Made(NOW, 0, "standing", fixed=True)], False),
        ([Made(NOW, 0, "seat", fixed=True)], False),
        # It is not one's own move.
        ([Made(NOW, 0, "standing", fixed=False)], False),
        ([Made(NOW, 1, "seat", fixed=False)], False),
        ([], False),
    ],
)
def test_what_belongs_to_ones_own_move(made: list[Made], own: bool) -> None:
    assert is_own_move(made, 0) == own


async def test_nobody_takes_back_what_is_not_the_last_or_not_theirs(service: MatchService) -> None:
    start = await opened(service, 3)
    number = start.match.id
    first = await move(service, start, random.Random(1), seat=0)
    assert reason(await service.play.undo(number, KAREL, first.match.seq)) is Reason.CANNOT_TAKE_BACK
    second = await move(service, first, random.Random(1), seat=1)
    assert reason(await service.play.undo(number, EVA, first.match.seq)) is Reason.CANNOT_TAKE_BACK
    assert reason(await service.play.undo(number, EVA, second.match.seq)) is Reason.CANNOT_TAKE_BACK
    assert await now_of(service, second) == second


async def test_what_was_drawn_or_revealed_stays(service: MatchService) -> None:
    start = await opened(service)
    first = await move(service, start, random.Random(1), seat=0)
    drawn = await move(service, first, random.Random(1), seat=1)
    assert reason(await service.play.undo(start.match.id, KAREL, drawn.match.seq)) is Reason.CANNOT_TAKE_BACK


@pytest.mark.parametrize(("minutes", "late"), [(59, False), (60, True)])
async def test_a_move_is_taken_back_only_in_its_time(
    service: MatchService, clock: HandClock, minutes: int, late: bool
) -> None:
    start = await opened(service, timing=HOURLY)
    staked = await move(service, start, random.Random(1), seat=0)
    clock.advance(minutes=minutes)
    done = await service.play.undo(start.match.id, EVA, staked.match.seq)
    assert (reason(done) is Reason.CANNOT_TAKE_BACK) if late else granted(done)
