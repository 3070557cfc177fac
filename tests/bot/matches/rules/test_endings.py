"""Conceding, giving up, and seats that pass on while a match is played."""

from __future__ import annotations

import sqlalchemy as sa

from bot.matches.model.match import Status
from bot.matches.model.messages import Over, Turn
from bot.matches.model.refusals import Reason
from bot.matches.service import MatchService
from bot.matches.storage import tables
from tests.bot.matches.table import ADMIN, EVA, HUGO, JUDGE, KAREL, LENA, STRANGER, WHY, granted, opened, played, reason


async def test_conceding_with_two_ends_the_match(service: MatchService) -> None:
    start = await opened(service)
    done = await service.play.concede(start.match.id, KAREL, interaction=3)

    position = granted(done)
    assert position.match.status is Status.OVER
    assert [seating.place for seating in position.match.seats] == [1, 2]
    assert reason(await service.play.concede(start.match.id, KAREL, interaction=3)) is Reason.REPEATED
    assert reason(await service.play.concede(start.match.id, EVA)) is Reason.NOT_PLAYING


async def test_conceding_with_three_lets_the_others_play_on(service: MatchService) -> None:
    start = await opened(service, 3)
    conceded = granted(await service.play.concede(start.match.id, KAREL))

    assert conceded.match.status is Status.PLAYING
    assert 1 not in {prompt.seat for prompt in conceded.prompts()}
    assert reason(await service.play.concede(start.match.id, KAREL)) is Reason.NOT_SEATED
    last = granted(await service.play.concede(start.match.id, LENA))
    assert last.match.status is Status.OVER
    assert last.match.seats[0].place == 1


async def test_conceding_against_the_games_own_player_ends_the_match(service: MatchService) -> None:
    start = await opened(service, 1, automated=3)
    over = granted(await service.play.concede(start.match.id, EVA))
    assert over.match.status is Status.OVER
    assert over.match.seats[0].place == 4


async def test_a_stranger_concedes_for_nobody(service: MatchService) -> None:
    start = await opened(service)
    assert reason(await service.play.concede(start.match.id, STRANGER)) is Reason.NOT_SEATED
    assert await service.position(start.match.id) == start


async def test_only_officials_end_a_match_without_a_result(service: MatchService) -> None:
    for channel, official in ((1, ADMIN), (2, JUDGE)):
        start = await opened(service, channel=channel)
        assert reason(await service.orders.abandon(start.match.id, EVA, reason=WHY)) is Reason.JUDGE_ONLY
        given_up = granted(await service.orders.abandon(start.match.id, official, reason=WHY))
        assert given_up.match.status is Status.ABANDONED
        assert given_up.match.course.outcome is None
        assert await service.live_in(channel) is None


async def test_the_secret_is_told_at_the_end_and_never_before(service: MatchService) -> None:
    start = await opened(service)
    position = await played(service, start, moves=3)
    secret = (await _secret(service, position.match.id)).hex()
    before = await service.outbox.claim(1000)
    assert not any(secret in repr(parcel) for parcel in before)
    assert secret not in repr(position)
    await service.outbox.delivered(*(parcel.id for parcel in before))

    granted(await service.orders.abandon(start.match.id, JUDGE, reason=WHY))

    over = [parcel.note for parcel in await service.outbox.claim() if isinstance(parcel.note, Over)]
    assert [note.secret for note in over] == [secret]


async def _secret(service: MatchService, match: int) -> bytes:
    async with service.repository.database.reading() as session:
        asked = sa.select(tables.secret.c.secret).where(tables.secret.c.match_id == match)
        secret: bytes = (await (await session.connection()).execute(asked)).scalar_one()
    return secret


async def test_a_substitute_takes_a_seat_that_was_left(service: MatchService) -> None:
    start = await opened(service)
    number = start.match.id
    assert reason(await service.seats.take(number, HUGO, 1)) is Reason.SEAT_TAKEN
    assert reason(await service.seats.vacate(number, EVA, 1)) is Reason.JUDGE_ONLY
    granted(await service.seats.vacate(number, KAREL, 1))
    assert reason(await service.seats.take(number, EVA, 1)) is Reason.SEATED
    assert reason(await service.seats.take(number, HUGO, 5)) is Reason.NO_SEAT
    parcels = await service.outbox.claim()
    await service.outbox.delivered(*(parcel.id for parcel in parcels))
    taken = granted(await service.seats.take(number, HUGO, 1))

    assert taken.match.seats[1].user == HUGO.user
    assert taken.state == start.state
    pings = [
        (parcel.note.seat, parcel.user) for parcel in await service.outbox.claim() if isinstance(parcel.note, Turn)
    ]
    assert pings == [(1, HUGO.user)]


async def test_a_judge_clears_a_seat_and_the_host_hands_it_to_the_game(service: MatchService) -> None:
    start = await opened(service, 3)
    number = start.match.id
    assert reason(await service.seats.hand_to_game(number, EVA, 1)) is Reason.JUDGE_ONLY
    granted(await service.seats.vacate(number, JUDGE, 1, reason=WHY))
    assert reason(await service.seats.hand_to_game(number, KAREL, 1)) is Reason.JUDGE_ONLY
    handed = granted(await service.seats.hand_to_game(number, EVA, 1))

    assert handed.match.seats[1].automated
    assert 1 not in {prompt.seat for prompt in handed.prompts()}
    assert reason(await service.seats.take(number, HUGO, 1)) is Reason.SEAT_TAKEN
    granted(await service.seats.vacate(number, EVA, 1))
    granted(await service.seats.take(number, HUGO, 1))


async def test_a_player_hands_their_own_seat_to_the_game(service: MatchService) -> None:
    start = await opened(service)
    handed = granted(await service.seats.hand_to_game(start.match.id, KAREL, 1))
    assert {prompt.seat for prompt in handed.prompts()} == {0}
    assert handed.match.seat_of(KAREL.user) is None
