"""Nobody judges a match they play in, nor sits where they may use what they saw from another seat."""

from __future__ import annotations

import random

import pytest

from bot.matches.model.match import Actor, Status, Timing
from bot.matches.model.refusals import Reason
from bot.matches.service import MatchService
from tests.bot.matches.table import (
    ADMIN,
    EVA,
    HUGO,
    JUDGE,
    KAREL,
    LENA,
    WHY,
    exported,
    granted,
    move,
    opened,
    reason,
)

OFFICIALS = [Actor(EVA.user, judge=True), Actor(EVA.user, admin=True)]


@pytest.mark.parametrize("eva", OFFICIALS)
async def test_who_plays_against_people_orders_nothing(service: MatchService, eva: Actor) -> None:
    position = await move(service, await opened(service, timing=Timing(60)), random.Random(1), seat=1)
    number = position.match.id
    assert reason(await service.orders.rewind(number, eva, 1, reason=WHY)) is Reason.PARTIAL
    assert reason(await service.orders.adjust(number, eva, {"left": 2}, reason=WHY)) is Reason.PARTIAL
    assert reason(await service.orders.pause(number, eva, reason=WHY)) is Reason.PARTIAL
    assert reason(await service.orders.extend(number, eva, 60, reason=WHY)) is Reason.PARTIAL
    assert reason(await service.orders.abandon(number, eva, reason=WHY)) is Reason.PARTIAL
    assert reason(await service.seats.vacate(number, eva, 1, reason=WHY)) is Reason.PARTIAL
    assert reason(await service.seats.hand_to_game(number, eva, 1, reason=WHY)) is Reason.PARTIAL
    assert await service.position(number) == position

    granted(await service.orders.pause(number, JUDGE, reason=WHY))
    assert reason(await service.orders.resume(number, eva, reason=WHY)) is Reason.PARTIAL
    granted(await service.orders.resume(number, ADMIN, reason=WHY))


@pytest.mark.parametrize("eva", OFFICIALS)
async def test_who_plays_alone_judges_nobody_but_themselves(service: MatchService, eva: Actor) -> None:
    position = await opened(service, 1, automated=1)
    position = await move(service, position, random.Random(1), seat=0)
    back = granted(await service.orders.rewind(position.match.id, eva, 1, reason=WHY))
    assert back.prompts(0)
    assert granted(await service.orders.abandon(position.match.id, eva, reason=WHY)).match.status is Status.ABANDONED


async def test_who_gave_up_still_judges_nobody(service: MatchService) -> None:
    position = await opened(service, 3)
    granted(await service.play.concede(position.match.id, EVA))
    assert reason(await service.orders.rewind(position.match.id, OFFICIALS[0], 1, reason=WHY)) is Reason.PARTIAL


async def test_nobody_carries_what_they_saw_into_another_seat(service: MatchService) -> None:
    position = await opened(service, 3)
    number = position.match.id
    granted(await service.seats.vacate(number, EVA, 0))
    granted(await service.seats.vacate(number, KAREL, 1))

    assert reason(await service.seats.take(number, EVA, 1)) is Reason.OTHER_SEAT
    assert reason(await service.seats.take(number, KAREL, 0)) is Reason.OTHER_SEAT
    assert granted(await service.seats.take(number, EVA, 0)).match.seats[0].user == EVA.user
    assert granted(await service.seats.take(number, HUGO, 1)).match.seats[1].user == HUGO.user


async def test_who_moved_for_a_seat_and_was_cleared_from_it_takes_no_other(service: MatchService) -> None:
    position = await move(service, await opened(service, 3), random.Random(1), seat=0)
    number = position.match.id
    for seat in (0, 1):
        granted(await service.seats.vacate(number, JUDGE, seat, reason=WHY))
    assert reason(await service.seats.take(number, EVA, 1)) is Reason.OTHER_SEAT
    assert reason(await service.seats.take(number, JUDGE, 1)) is Reason.JUDGED
    assert reason(await service.seats.take(number, LENA, 0)) is Reason.SEATED


async def test_a_judge_leaves_no_seat_to_read_the_others_hands(service: MatchService) -> None:
    position = await opened(service)
    number, eva = position.match.id, OFFICIALS[0]
    granted(await service.seats.vacate(number, EVA, 0))
    assert reason(await service.exports.export(number, eva)) is Reason.NOT_OVER


async def test_the_log_says_on_whose_account_a_seat_passed_on(service: MatchService) -> None:
    position = await opened(service, 3)
    number = position.match.id
    granted(await service.seats.vacate(number, KAREL, 1))
    granted(await service.seats.hand_to_game(number, EVA, 1))
    granted(await service.seats.vacate(number, JUDGE, 2, reason=WHY))
    granted(await service.seats.hand_to_game(number, ADMIN, 2, reason=WHY))
    file = await exported(service, number, JUDGE)
    passed = [row["entry"]["by"] for row in file["entries"] if row["entry"]["kind"] == "substituted"]
    assert passed == ["seat", "host", "judge", "admin"]
