"""Between two games of a series: what a seat changes is its own affair, and the clock of it."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.games.registry import Playable, Registry
from bot.games.values import Rejected
from bot.matches.model.match import Actor, Match, Status, Timing
from bot.matches.model.refusals import Reason
from bot.matches.rules.clock.deadlines import LOBBY_KEPT
from bot.matches.rules.series.following import is_over, winners
from bot.matches.service import MatchService
from bot.matches.services.lobbies import Brought
from tests.bot.matches.fair import DECKS, deck
from tests.bot.matches.series.best import Season, all_ready, first_game, lost
from tests.bot.matches.table import (
    ADMIN,
    CHANNEL,
    EVA,
    HUGO,
    JUDGE,
    KAREL,
    LENA,
    MESSAGE,
    STRANGER,
    WHY,
    HandClock,
    granted,
    match_now,
    reason,
)

HOUR = timedelta(hours=1)
OTHER, SMALLER = deck(100), deck(100, 7)


@pytest.fixture
def games() -> Registry:
    return Registry([Playable("fair", lambda _: Season())])


async def between(service: MatchService, timing: Timing | None = None) -> Match:
    """The second game of a series, before it begins."""
    return await lost(service, (await first_game(service, timing=timing)).match.id)


async def bring(service: MatchService, match: int, content: bytes, actor: Actor = EVA) -> Brought:
    done = await service.lobbies.bring(match, actor, "deck", content)
    assert isinstance(done, Brought)
    return done


async def opens_after(service: MatchService, clock: HandClock, match: int, **time: float) -> bool:
    """Whether the next game is announced once so much time has passed."""
    clock.advance(**time)
    await service.scheduler.tick()
    return (await match_now(service, match)).course.opening is not None


async def played_with(service: MatchService, match: int) -> str:
    kept = await service.lobbies.brought(match, EVA)
    assert isinstance(kept, dict)
    return kept["deck"]


async def test_the_game_begins_with_the_last_seat_that_is_ready(service: MatchService) -> None:
    second = (await between(service)).id
    granted(await service.series.be_ready(second, EVA))
    granted(await service.series.be_ready(second, EVA))
    assert reason(await service.openings.begin(second, MESSAGE)) is Reason.NOT_OPENING
    granted(await service.series.be_ready(second, KAREL))
    assert granted(await service.openings.begin(second, MESSAGE)).match.status is Status.PLAYING
    assert reason(await service.series.be_ready(second, EVA)) is Reason.NOT_BETWEEN


async def test_nobody_can_tell_by_the_fingerprints_whether_anything_was_changed(service: MatchService) -> None:
    second = await between(service)
    before = [dict(seat.choices) for seat in second.seats]
    await bring(service, second.id, OTHER)
    await all_ready(service, second.id)
    for was, now in zip(before, (await match_now(service, second.id)).seats, strict=True):
        assert {name for name, value in now.choices.items() if value != was[name]} == {"deck", "sign"}
    assert await played_with(service, second.id) == OTHER.decode()


async def test_what_may_not_be_played_is_told_to_its_owner_and_keeps_the_seat_from_being_ready(
    service: MatchService,
) -> None:
    second = (await between(service)).id
    done = await bring(service, second, SMALLER)
    assert [each.rule for each in done.complaints] == ["fair.own"]
    assert [each.rule for each in await service.lobbies.complaints(second, EVA)] == ["fair.own"]
    assert await service.lobbies.complaints(second, KAREL) == ()
    refused = await service.series.be_ready(second, EVA)
    assert isinstance(refused, Rejected) and {each.seat for each in refused.violations} == {0}
    granted(await service.series.play_as_before(second, EVA))
    assert await played_with(service, second) == DECKS[0].decode()
    granted(await service.series.be_ready(second, EVA))


async def test_whoever_changes_something_has_to_say_again_that_they_are_ready(service: MatchService) -> None:
    second = (await between(service)).id
    granted(await service.series.be_ready(second, EVA))
    await bring(service, second, OTHER)
    granted(await service.series.be_ready(second, KAREL))
    assert reason(await service.openings.begin(second, MESSAGE)) is Reason.NOT_OPENING
    granted(await service.series.be_ready(second, EVA))
    granted(await service.openings.begin(second, MESSAGE))


async def test_whoever_took_their_deck_back_is_not_ready(service: MatchService) -> None:
    second = (await between(service)).id
    granted(await service.lobbies.drop(second, EVA, "deck"))
    assert reason(await service.series.be_ready(second, EVA)) is Reason.NOTHING_BROUGHT
    granted(await service.series.play_as_before(second, EVA))
    granted(await service.series.be_ready(second, EVA))


async def test_the_clock_begins_the_game_with_what_each_seat_has_then(service: MatchService, clock: HandClock) -> None:
    second = (await between(service, Timing(3600))).id
    await bring(service, second, OTHER)
    clock.advance(minutes=59)
    await service.scheduler.tick()
    assert reason(await service.openings.begin(second, MESSAGE)) is Reason.NOT_OPENING
    clock.advance(minutes=2)
    await service.scheduler.tick()
    granted(await service.openings.begin(second, MESSAGE))
    assert await played_with(service, second) == OTHER.decode()


@pytest.mark.parametrize("how", ["illegal", "dropped"])
async def test_what_cannot_be_played_when_the_time_is_up_gives_way_to_the_game_before(
    service: MatchService, clock: HandClock, how: str
) -> None:
    second = (await between(service, Timing(3600))).id
    if how == "illegal":
        await bring(service, second, SMALLER)
    else:
        granted(await service.lobbies.drop(second, EVA, "deck"))
    clock.advance(minutes=61)
    await service.scheduler.tick()
    granted(await service.openings.begin(second, MESSAGE))
    assert await played_with(service, second) == DECKS[0].decode()


async def test_the_time_between_games_stands_while_nobody_can_play_and_on_a_vacation(
    service: MatchService, clock: HandClock
) -> None:
    second = (await between(service, Timing(3600))).id
    until = (await match_now(service, second)).course.series
    assert until is not None and until.until == clock.now() + HOUR
    await service.vacations.set_vacation(EVA.user, clock.now() + timedelta(days=2))
    assert not await opens_after(service, clock, second, hours=2)
    assert await opens_after(service, clock, second, days=2)


async def test_the_game_does_not_begin_while_its_channel_is_gone(service: MatchService, clock: HandClock) -> None:
    second = (await between(service, Timing(3600))).id
    granted(await service.relocation.move_to(second, None))
    assert not await opens_after(service, clock, second, minutes=61)
    granted(await service.relocation.move_to(second, 12))
    assert not await opens_after(service, clock, second, minutes=59)
    assert await opens_after(service, clock, second, minutes=2)


async def test_a_match_of_a_channel_that_was_taken_meanwhile_is_followed_by_none(service: MatchService) -> None:
    first = (await first_game(service)).match.id
    second = (await lost(service, first)).id
    granted(await service.lobbies.close(second, ADMIN))
    await first_game(service, best=1)
    ended = await match_now(service, first)
    assert ended.course.series is not None and ended.course.series.next == second
    assert reason(await service.openings.reopen(first, JUDGE, 1, reason=WHY)) is Reason.CHANNEL_TAKEN


async def test_without_a_limit_the_game_waits_for_everybody_as_long_as_a_lobby_does(
    service: MatchService, clock: HandClock
) -> None:
    second = (await between(service)).id
    clock.advance(days=6)
    await service.scheduler.tick()
    assert (await match_now(service, second)).is_between
    clock.advance(seconds=LOBBY_KEPT.total_seconds())
    await service.scheduler.tick()
    ended = await match_now(service, second)
    assert ended.status is Status.ABANDONED and is_over(ended) and winners(ended) == ()


async def test_whoever_leaves_between_games_gives_the_series_up(service: MatchService) -> None:
    second = (await between(service)).id
    granted(await service.lobbies.leave(second, KAREL))
    ended = await match_now(service, second)
    assert ended.status is Status.ABANDONED and winners(ended) == (0,)
    assert await service.live_in(CHANNEL) is None
    assert reason(await service.series.be_ready(second, EVA)) is Reason.NOT_BETWEEN


async def test_a_host_who_plays_cannot_end_a_series_for_nothing_and_an_administrator_can(service: MatchService) -> None:
    second = (await between(service)).id
    granted(await service.lobbies.close(second, EVA))
    assert winners(await match_now(service, second)) == (1,)
    other = (await lost(service, (await first_game(service, channel=12)).match.id)).id
    granted(await service.lobbies.close(other, ADMIN))
    assert winners(await match_now(service, other)) == ()


async def test_between_games_nobody_joins_and_nothing_is_changed_for_the_table(service: MatchService) -> None:
    second = (await between(service)).id
    assert reason(await service.lobbies.join(second, LENA)) is Reason.FULL
    assert reason(await service.lobbies.leave(second, EVA, 1)) is Reason.SERIES
    assert reason(await service.lobbies.choose(second, EVA, "rounds", "5")) is Reason.SERIES
    assert reason(await service.lobbies.start(second, EVA)) is Reason.SERIES
    for actor in (STRANGER, HUGO, JUDGE):
        assert reason(await service.series.be_ready(second, actor)) is Reason.NOT_SEATED


async def test_what_was_played_before_is_kept_only_until_the_next_game_begins(service: MatchService) -> None:
    second = (await between(service)).id
    kept = await service.repository.private((await match_now(service, second)), 0, "series")
    assert kept["deck"].value == DECKS[0].decode()
    await all_ready(service, second)
    assert not await service.repository.private((await match_now(service, second)), 0, "series")


async def test_a_person_who_is_forgotten_between_games_ends_the_series(service: MatchService) -> None:
    second = (await between(service)).id
    await service.privacy.forget(KAREL.user)
    ended = await match_now(service, second)
    assert ended.status is Status.ABANDONED
    assert all(seat.user != KAREL.user for seat in ended.seats)
