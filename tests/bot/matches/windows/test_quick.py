"""Quick windows: what is said early counts at their end, and nothing shows it before that."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.database import Database
from bot.games.registry import Registry
from bot.matches.model.match import Timing
from bot.matches.model.refusals import Reason
from bot.matches.rules.clock import quick
from bot.matches.service import MatchService
from tests.bot.matches.table import PEOPLE, HandClock, granted, reason, replayed
from tests.bot.matches.windows.stalls import MATCH, answer, answered, in_window, now, order, pings, trace

QUICK = Timing(24 * 3600, quick=True)


async def until(service: MatchService) -> datetime:
    """When the window that is open ends, the same for all its seats."""
    (end,) = {wait.deadline for wait in (await now(service)).match.course.waits}
    assert end is not None
    return end


async def ended(service: MatchService, clock: HandClock) -> None:
    clock.advance(seconds=((await until(service)) - clock.now()).total_seconds())
    await service.scheduler.tick()


async def test_a_pass_shows_nothing_and_all_pass_alike_at_the_end(
    service: MatchService, database: Database, clock: HandClock
) -> None:
    position = await in_window(service, 3, timing=QUICK)
    first, second = order(position)
    opened, end = clock.now(), await until(service)
    assert timedelta(seconds=quick.LEAST) <= end - opened <= timedelta(seconds=quick.MOST)
    assert (await pings(database))[-1] not in order(position), "a window pings nobody"
    before = await trace(service, database)
    clock.advance(seconds=3)
    await answer(service, first, "let")
    await answer(service, second, "let")
    assert await trace(service, database) == before
    await ended(service, clock)
    log = await service.history.log(MATCH, "spectator", limit=2)
    assert [(page.by, page.seat) for page in log] == [("clock", first), ("clock", second)]
    assert not [line for page in log for line in page.lines if line.key == "match-log-expired"]
    assert not (await now(service)).answers.missed


async def test_silence_is_a_pass_and_makes_nobody_absent(service: MatchService, clock: HandClock) -> None:
    position = await in_window(service, 3, timing=QUICK)
    first, second = order(position)
    await ended(service, clock)
    log = await service.history.log(MATCH, "spectator", limit=2)
    assert [(page.by, page.seat) for page in log] == [("clock", first), ("clock", second)]
    assert not (await now(service)).answers.missed


async def test_what_is_done_out_of_turn_is_done_at_the_end(
    service: MatchService, database: Database, clock: HandClock
) -> None:
    position = await in_window(service, 3, timing=QUICK)
    second = order(position)[1]
    before = await trace(service, database)
    await answer(service, second, "object")
    assert await trace(service, database) == before
    await ended(service, clock)
    assert [(page.by, page.seat) for page in await service.history.log(MATCH, "spectator", limit=1)] == [
        ("seat", second)
    ]

    position = await now(service)
    assert any(prompt.judge for prompt in position.prompts())


async def test_what_is_done_in_turn_ends_it(service: MatchService) -> None:
    position = await in_window(service, 3, timing=QUICK)
    after = await answered(service, order(position)[0], "object")
    assert not order(after)


async def test_after_its_end_nothing_is_taken(service: MatchService, clock: HandClock) -> None:
    position = await in_window(service, 3, timing=QUICK)
    clock.advance(seconds=quick.MOST)
    assert reason(await answer(service, order(position)[0], "object")) is Reason.STALE


async def test_its_length_is_its_own_and_follows_from_the_secret(service: MatchService, clock: HandClock) -> None:
    position = await in_window(service, 3, timing=QUICK)
    lengths = set()
    for _ in range(4):
        if not order(position):
            position = await answered(service, position.prompts()[0].seat)
            continue
        lengths.add(await until(service) - clock.now())
        await ended(service, clock)
        position = await now(service)
    assert len(lengths) > 1


async def test_a_match_with_them_is_found_right(service: MatchService, clock: HandClock, games: Registry) -> None:
    position = await in_window(service, 3, timing=QUICK)
    for at in range(12):
        if order(position):
            await answer(service, order(position)[0], "let") if at % 2 else None
            await ended(service, clock)
        elif position.prompts():
            await answered(service, position.prompts()[0].seat)
        position = await now(service)
    for player in PEOPLE[:2]:
        granted(await service.play.concede(MATCH, player))
    assert (await replayed(service, games, MATCH)).breaches() == []
