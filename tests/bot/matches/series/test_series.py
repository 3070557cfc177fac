"""A series: the next game begins by itself, the score is kept, and each game can be checked by itself."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from bot.games.registry import Playable, Registry
from bot.games.setup import FIRST
from bot.matches.files.checking import check
from bot.matches.model.match import FORGOTTEN, Status, Terms, Timing
from bot.matches.model.messages import Between
from bot.matches.model.position import Position
from bot.matches.model.refusals import Reason
from bot.matches.model.remedies import Corrected
from bot.matches.rules.series.following import is_over, score, winners
from bot.matches.rules.terms.needs import check_terms
from bot.matches.service import MatchService
from tests.bot.games.toy.game import Toy
from tests.bot.games.toy.pack import TOY
from tests.bot.matches.rules.test_disputes import ruled
from tests.bot.matches.series.best import Season, after, all_ready, first_game, lost
from tests.bot.matches.table import (
    ADMIN,
    CHANNEL,
    EVA,
    GUILD,
    JUDGE,
    KAREL,
    LENA,
    WHY,
    exported,
    granted,
    match_now,
    reason,
)
from tests.bot.matches.verified import problems


@pytest.fixture
def season() -> Season:
    return Season()


@pytest.fixture
def games(season: Season) -> Registry:
    return Registry([Playable("fair", lambda _: season), TOY])


async def test_after_a_game_the_next_one_waits_in_the_same_channel_with_the_same_seats(service: MatchService) -> None:
    first = (await first_game(service)).match
    following = await lost(service, first.id)
    assert following.is_between and following.channel == first.channel and following.terms.best == 3
    assert [seat.user for seat in following.seats] == [EVA.user, KAREL.user]
    assert score(following) == (0, 1) and following.course.series is not None
    assert (following.course.series.number, following.course.series.before) == (2, first.id)
    parcels = [each for each in await service.outbox.claim() if each.match == following.id]
    assert [(each.note, each.user) for each in parcels[1:]] == [(Between(0), EVA.user), (Between(1), KAREL.user)]


async def test_what_is_sealed_is_the_same_and_its_fingerprints_are_not(service: MatchService) -> None:
    first = (await first_game(service)).match
    following = await lost(service, first.id)
    for seat, actor in enumerate((EVA, KAREL)):
        before = await service.lobbies.brought(first.id, actor)
        kept = await service.lobbies.brought(following.id, actor)
        assert kept == before
        for name in ("deck", "sign"):
            assert following.seats[seat].choices[name] != first.seats[seat].choices[name]
        assert following.seats[seat].choices["purse"] == first.seats[seat].choices["purse"]


@pytest.mark.on_both_databases
async def test_a_series_of_three_is_won_by_the_second_win(service: MatchService) -> None:
    first = (await first_game(service)).match
    second = await lost(service, first.id)
    await all_ready(service, second.id)
    third = await lost(service, second.id, 1)
    assert score(third) == (1, 1)
    await all_ready(service, third.id)
    granted(await service.play.concede(third.id, EVA))
    last = await match_now(service, third.id)
    assert is_over(last) and winners(last) == (1,) and score(last) == (1, 2)
    assert last.course.series is not None and last.course.series.next is None
    assert await service.live_in(CHANNEL) is None


async def test_two_wins_end_a_series_of_three(service: MatchService) -> None:
    second = await lost(service, (await first_game(service)).match.id)
    await all_ready(service, second.id)
    granted(await service.play.concede(second.id, EVA))
    last = await match_now(service, second.id)
    assert winners(last) == (1,) and await service.live_in(CHANNEL) is None


async def test_a_drawn_game_is_nobodys_and_counts_as_played(service: MatchService) -> None:
    number = (await first_game(service)).match.id
    for _ in range(3):
        granted(await service.proposals.propose(number, EVA, "draw"))
        granted(await service.proposals.answer(number, KAREL, 1, True))
        ended = await match_now(service, number)
        assert score(ended) == (0, 0)
        if not is_over(ended):
            number = (await after(service, number)).id
            await all_ready(service, number)
    assert ended.course.series is not None and ended.course.series.number == 3
    assert winners(ended) == ()


async def test_every_game_of_a_series_can_be_checked_by_its_file(service: MatchService, games: Registry) -> None:
    first = (await first_game(service)).match.id
    second = (await lost(service, first)).id
    await all_ready(service, second)
    granted(await service.play.concede(second, EVA))
    for number in (first, second):
        file = await exported(service, number)
        assert problems(file) == []
        assert not check(json.dumps(file).encode(), games).wrong
    clicks = (await match_now(service, second)).course.seals[-1].mixed
    assert clicks is not None and clicks.clicks == ("5000", "5001")


async def test_a_match_that_stands_alone_is_followed_by_none(service: MatchService) -> None:
    first = (await first_game(service, best=1)).match.id
    granted(await service.play.concede(first, EVA))
    ended = await match_now(service, first)
    assert ended.course.series is None and await service.live_in(CHANNEL) is None


async def test_a_game_that_is_given_up_by_all_or_by_order_ends_the_series(service: MatchService) -> None:
    second = (await lost(service, (await first_game(service)).match.id)).id
    await all_ready(service, second)
    granted(await service.orders.abandon(second, JUDGE, reason=WHY))
    ended = await match_now(service, second)
    assert is_over(ended) and winners(ended) == () and score(ended) == (0, 1)
    assert await service.live_in(CHANNEL) is None


async def test_no_game_follows_where_nobody_sits_in_a_seat(service: MatchService) -> None:
    first = (await first_game(service, 3)).match.id
    granted(await service.seats.vacate(first, LENA, 2))
    granted(await service.play.concede(first, EVA))
    granted(await service.play.concede(first, KAREL))
    ended = await match_now(service, first)
    assert ended.status is not Status.PLAYING and ended.seats[2].user in (None, FORGOTTEN)
    assert is_over(ended) and await service.live_in(CHANNEL) is None


async def test_a_game_cannot_go_on_once_the_next_one_is_gathered(service: MatchService) -> None:
    first = (await first_game(service)).match.id
    second = await lost(service, first)
    again = await service.openings.reopen(first, JUDGE, 1, reason=WHY)
    assert reason(again) is Reason.SERIES_WENT_ON
    assert reason(await service.openings.preview(first, JUDGE, 1, reason=WHY)) is Reason.SERIES_WENT_ON
    granted(await service.lobbies.close(second.id, ADMIN))
    granted(await service.openings.reopen(first, JUDGE, 1, reason=WHY))
    granted(await service.openings.begin(first, 77))
    third = await lost(service, first, 1)
    assert third.id not in (first, second.id) and score(third) == (1, 0)
    await all_ready(service, third.id)
    granted(await service.play.concede(third.id, KAREL))
    played = await match_now(service, third.id)
    assert winners(played) == (0,)
    assert reason(await service.openings.reopen(first, JUDGE, 1, reason=WHY)) is Reason.SERIES_WENT_ON


async def test_a_result_set_right_counts_in_the_games_after_it(service: MatchService) -> None:
    first = (await first_game(service)).match.id
    second = (await lost(service, first)).id
    await ruled(service, await _position(service, first), Corrected((1, 2)))
    assert score(await match_now(service, second)) == (1, 0)
    await all_ready(service, second)
    granted(await service.play.concede(second, KAREL))
    assert winners(await match_now(service, second)) == (0,)
    await ruled(service, await _position(service, first), Corrected((2, 1)))
    third = await after(service, second)
    assert third.is_between and score(third) == (1, 1)


@pytest.mark.slow
async def test_a_result_set_right_that_decides_the_series_calls_the_next_game_off(service: MatchService) -> None:
    first = (await first_game(service)).match.id
    second = (await lost(service, first)).id
    await all_ready(service, second)
    third = (await lost(service, second, 1)).id
    assert score(await match_now(service, third)) == (1, 1)
    await ruled(service, await _position(service, first), Corrected((1, 2)))
    called_off = await match_now(service, third)
    assert called_off.status is Status.ABANDONED and await service.live_in(CHANNEL) is None
    assert score(await match_now(service, second)) == (2, 0)


async def test_a_series_has_one_three_or_five_games_and_sides(service: MatchService) -> None:
    for best, why in ((2, Reason.SERIES_LENGTH), (7, Reason.SERIES_LENGTH), (0, Reason.SERIES_LENGTH)):
        wanted = Terms("fair@2026-01-01", "decks", 2, Timing(), best=best)
        done = await service.lobbies.create(EVA, guild=GUILD, channel=CHANNEL, game="fair", terms=wanted)
        assert reason(done) is why


async def test_there_is_no_series_where_everybody_plays_together() -> None:
    together = replace(Toy.rulesets[0].variants[0], together=True)
    game = Toy()
    game.rulesets = (replace(Toy.rulesets[0], variants=(together,)),)
    wanted = Terms(game.rulesets[0].key, together.key, together.seats[0], best=3)
    refused = check_terms(game, wanted)
    assert refused is not None and refused.reason is Reason.SERIES_TOGETHER
    assert check_terms(game, replace(wanted, best=1)) is None


async def test_the_loser_begins_the_next_game_unless_they_name_another(service: MatchService, season: Season) -> None:
    second = await lost(service, (await first_game(service)).match.id)
    assert second.terms.options[FIRST] == "0"
    assert reason(await service.series.choose_first(second.id, KAREL, 1)) is Reason.NOT_YOURS
    assert reason(await service.series.choose_first(second.id, EVA, 2)) is Reason.NO_SEAT
    granted(await service.series.choose_first(second.id, EVA, 1))
    await all_ready(service, second.id)
    assert season.begun == "1"


async def _position(service: MatchService, match: int) -> Position:
    position = await service.position(match)
    assert position is not None
    return position
