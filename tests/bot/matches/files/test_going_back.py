"""What going back brings back beside the position, and in what order of time a log is written."""

from __future__ import annotations

import sqlalchemy as sa

from bot.games.registry import Registry
from bot.matches.model import entries
from bot.matches.model.match import Status
from bot.matches.service import MatchService
from bot.matches.storage import tables
from tests.bot.matches.table import (
    EVA,
    JUDGE,
    KAREL,
    LENA,
    WHY,
    HandClock,
    exported,
    granted,
    match_now,
    opened,
    played,
    replayed,
)


async def test_who_gave_up_plays_on_when_their_giving_up_is_gone_back_over(
    service: MatchService, games: Registry
) -> None:
    position = await opened(service, 3)
    number, before = position.match.id, position.match.seq
    granted(await service.play.concede(number, LENA))
    after = granted(await service.orders.rewind(number, JUDGE, before, reason=WHY))
    assert not after.match.seats[2].conceded
    assert after.prompts(2)

    over = granted(await service.play.concede(number, KAREL))
    assert over.match.status is Status.PLAYING
    over = await played(service, over)
    assert over.match.status is Status.OVER
    assert (await replayed(service, games, number)).breaches() == []


async def test_who_had_given_up_before_stays_so(service: MatchService, games: Registry) -> None:
    position = await opened(service, 3)
    number = position.match.id
    granted(await service.play.concede(number, LENA))
    given_up = (await match_now(service, number)).seq
    granted(await service.orders.rewind(number, JUDGE, 1, reason=WHY))
    back = granted(await service.orders.rewind(number, JUDGE, given_up, reason=WHY))
    assert back.match.seats[2].conceded
    over = granted(await service.play.concede(number, KAREL))
    assert over.match.status is Status.OVER
    assert (await replayed(service, games, number)).breaches() == []


async def test_no_entry_is_earlier_than_the_one_before_it_though_the_clock_was_set_back(
    service: MatchService, clock: HandClock
) -> None:
    position = await opened(service)
    clock.jump(hours=-3)
    over = granted(await service.orders.abandon(position.match.id, JUDGE, reason=WHY))
    file = await exported(service, over.match.id, EVA)
    times = [row["entry"]["at"] for row in file["entries"]]
    assert times == sorted(times)


async def test_the_opening_says_by_which_version_of_the_game_is_judged(service: MatchService) -> None:
    position = await opened(service)
    async with service.repository.database.reading() as session:
        text = (await (await session.connection()).execute(sa.select(tables.event.c.entry))).scalars().first()
    entry = entries.entry_of(str(text))
    assert isinstance(entry, entries.Opened)
    assert entry.engine == position.game.engine == "toy.1"
