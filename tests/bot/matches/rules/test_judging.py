"""What a judge may order, and nobody else."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.games.values import Rejected
from bot.matches.model.match import Actor, Timing
from bot.matches.model.refusals import Reason
from bot.matches.service import MatchService
from tests.bot.matches.table import ADMIN, EVA, JUDGE, STRANGER, WHY, HandClock, granted, now_of, opened, played, reason


@pytest.mark.parametrize("actor", [EVA, STRANGER])
async def test_players_order_nothing(service: MatchService, actor: Actor) -> None:
    start = await opened(service, timing=Timing(60))
    number = start.match.id
    assert reason(await service.orders.rewind(number, actor, 1, reason=WHY)) is Reason.JUDGE_ONLY
    assert reason(await service.orders.adjust(number, actor, {"left": 2}, reason=WHY)) is Reason.JUDGE_ONLY
    assert reason(await service.orders.pause(number, actor, reason=WHY)) is Reason.JUDGE_ONLY
    assert reason(await service.orders.extend(number, actor, 60, reason=WHY)) is Reason.JUDGE_ONLY


async def test_a_judge_goes_back_across_rolls_and_the_dice_fall_anew(service: MatchService) -> None:
    start = await opened(service)
    later = await played(service, start, moves=6)
    back = granted(await service.orders.rewind(start.match.id, JUDGE, 1, reason=WHY))

    assert back.state == start.state
    assert back.match.seq == later.match.seq + 1
    await played(service, back)


async def test_a_judge_goes_forward_again_to_what_was_rewound(service: MatchService) -> None:
    start = await opened(service)
    later = await played(service, start, moves=6)
    granted(await service.orders.rewind(start.match.id, JUDGE, 1, reason=WHY))
    again = granted(await service.orders.rewind(start.match.id, ADMIN, later.match.seq, reason=WHY))
    assert again.state == later.state


@pytest.mark.parametrize("to", [-1, 0, 99])
async def test_there_is_no_going_back_to_what_never_was(service: MatchService, to: int) -> None:
    start = await opened(service)
    assert reason(await service.orders.rewind(start.match.id, JUDGE, to, reason=WHY)) is Reason.NO_ENTRY


async def test_a_judge_sets_the_position_right(service: MatchService) -> None:
    position = await played(service, await opened(service), moves=2)
    adjusted = granted(await service.orders.adjust(position.match.id, JUDGE, {"left": 9}, reason=WHY))

    assert adjusted.state.left == 9
    # An order is not a move that a player could take back, nor may an undo reach behind it.
    assert reason(await service.proposals.propose(position.match.id, EVA, "undo")) is Reason.CANNOT_UNDO
    refused = await service.orders.adjust(position.match.id, JUDGE, {"mood": 1}, reason=WHY)
    assert isinstance(refused, Rejected)


async def test_a_judge_gives_time(service: MatchService, clock: HandClock) -> None:
    start = await opened(service, timing=Timing(3600))
    longer = granted(await service.orders.extend(start.match.id, JUDGE, 3600, reason=WHY))
    assert {wait.deadline for wait in longer.match.course.waits} == {clock.now() + timedelta(hours=2)}
    assert reason(await service.orders.extend(start.match.id, JUDGE, 0, reason=WHY)) is Reason.TOO_LONG


async def test_nothing_is_ordered_in_a_lobby_or_after_the_end(service: MatchService) -> None:
    over = await played(service, await opened(service))
    assert reason(await service.orders.rewind(over.match.id, JUDGE, 1, reason=WHY)) is Reason.NOT_PLAYING
    assert reason(await service.orders.pause(over.match.id, JUDGE, reason=WHY)) is Reason.NOT_PLAYING


async def test_an_order_on_what_was_not_seen_does_nothing(service: MatchService) -> None:
    position = await played(service, await opened(service), moves=4)
    match, seen = position.match.id, position.match.seq
    granted(await service.orders.pause(match, JUDGE, reason=WHY))
    before = await now_of(service, position)

    for refused in (
        await service.orders.rewind(match, JUDGE, 1, reason=WHY, seen=seen),
        await service.orders.adjust(match, JUDGE, {"left": 1}, reason=WHY, seen=seen),
    ):
        assert reason(refused) is Reason.MOVED_ON

    assert await now_of(service, position) == before
    granted(await service.orders.rewind(match, JUDGE, 1, reason=WHY, seen=before.match.seq))
