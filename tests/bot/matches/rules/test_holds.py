"""Several may hold one clock, each for reasons of their own: it runs when the last of them lets go."""

from __future__ import annotations

import itertools
import random
from datetime import timedelta

import pytest

from bot.games.values import Line
from bot.matches.model.match import Actor, Owner, Timing
from bot.matches.model.messages import Told
from bot.matches.model.position import Position
from bot.matches.model.refusals import Reason, Refused
from bot.matches.service import MatchService
from tests.bot.matches.table import (
    ADMIN,
    EVA,
    JUDGE,
    KAREL,
    LENA,
    STRANGER,
    WHY,
    HandClock,
    granted,
    match_now,
    move,
    opened,
    path_of,
    reason,
)

HOUR = timedelta(hours=1)
OWNERS: tuple[Owner, ...] = ("players", "officials", "nowhere")
OTHER_ORDERS = list(itertools.permutations(OWNERS))[1:]


async def agree_on_pause(service: MatchService, match: int) -> Position:
    asked = granted(await service.proposals.propose(match, EVA, "pause"))
    return granted(await service.proposals.answer(match, KAREL, asked.match.course.proposed, True))


async def stop(service: MatchService, match: int, owner: Owner) -> None:
    if owner == "players":
        await agree_on_pause(service, match)
    elif owner == "officials":
        granted(await service.orders.pause(match, JUDGE, reason=WHY))
    else:
        granted(await service.relocation.move_to(match, None))


async def start(service: MatchService, match: int, owner: Owner) -> None:
    if owner == "nowhere":
        granted(await service.relocation.move_to(match, 77))
    else:
        granted(await service.orders.resume(match, JUDGE if owner == "officials" else KAREL, reason=WHY))


def why(answer: object) -> str:
    """Who holds the clock, as a refusal says it."""
    assert isinstance(answer, Refused), answer
    return str(answer.line.args["held"].key)  # type: ignore[union-attr]


async def test_a_judge_who_lets_go_leaves_the_players_their_pause(service: MatchService, clock: HandClock) -> None:
    number = (await opened(service, timing=Timing(3600))).match.id
    clock.advance(minutes=10)
    await agree_on_pause(service, number)
    clock.advance(hours=2)
    granted(await service.orders.pause(number, JUDGE, reason=WHY))
    clock.advance(hours=3)
    assert granted(await service.orders.resume(number, JUDGE, reason=WHY)).match.course.owners == ("players",)
    clock.advance(hours=4)
    resumed = granted(await service.orders.resume(number, KAREL))

    assert not resumed.match.course.stands
    assert {wait.deadline for wait in resumed.match.course.waits} == {clock.now() + timedelta(minutes=50)}


async def test_players_who_go_on_do_not_start_what_a_judge_stopped(service: MatchService, clock: HandClock) -> None:
    position = await opened(service, timing=Timing(3600))
    number = position.match.id
    await agree_on_pause(service, number)
    granted(await service.orders.pause(number, JUDGE, reason=WHY))
    clock.advance(hours=2)
    assert granted(await service.orders.resume(number, EVA)).match.course.owners == ("officials",)
    prompt = position.prompts(0)[0]
    answer = path_of(position, prompt, random.Random(0))
    assert why(await service.play.submit(number, EVA, prompt.id, answer)) == "match-held-officials"
    assert reason(await service.orders.resume(number, EVA)) is Reason.JUDGE_ONLY
    clock.advance(hours=2)
    resumed = granted(await service.orders.resume(number, ADMIN, reason=WHY))
    assert {wait.deadline for wait in resumed.match.course.waits} == {clock.now() + HOUR}


@pytest.mark.parametrize("order", [OWNERS, *(pytest.param(each, marks=pytest.mark.slow) for each in OTHER_ORDERS)])
@pytest.mark.parametrize("last_first", [False, True])
async def test_the_time_it_stood_is_given_back_once_whoever_held_it_when(
    service: MatchService, clock: HandClock, order: tuple[Owner, ...], last_first: bool
) -> None:
    number = (await opened(service, timing=Timing(3600))).match.id
    clock.advance(minutes=13)
    for owner in order:
        await stop(service, number, owner)
        clock.advance(minutes=50)
        await service.scheduler.tick()
    for owner in reversed(order) if last_first else order:
        assert (await match_now(service, number)).course.stands
        clock.advance(minutes=50)
        await service.scheduler.tick()
        await start(service, number, owner)
    match = await match_now(service, number)
    assert (match.course.stands, match.course.stopped) == (False, None)
    assert {wait.deadline for wait in match.course.waits} == {clock.now() + timedelta(minutes=47)}


async def test_a_wait_that_begins_while_the_match_stands_has_its_whole_time(
    service: MatchService, clock: HandClock
) -> None:
    position = await opened(service, timing=Timing(3600))
    number = position.match.id
    await move(service, position, random.Random(1), seat=0)
    clock.advance(minutes=30)
    await agree_on_pause(service, number)
    clock.advance(hours=5)
    granted(await service.orders.rewind(number, JUDGE, 1, reason=WHY))
    clock.advance(hours=5)
    granted(await service.orders.pause(number, JUDGE, reason=WHY))
    clock.advance(hours=5)
    granted(await service.orders.resume(number, JUDGE, reason=WHY))
    resumed = granted(await service.orders.resume(number, EVA))
    assert {wait.deadline for wait in resumed.match.course.waits} == {clock.now() + HOUR}


async def test_each_owner_holds_once_and_may_do_so_beside_the_others(service: MatchService) -> None:
    number = (await opened(service)).match.id
    granted(await service.orders.pause(number, JUDGE, reason=WHY))
    assert why(await service.orders.pause(number, ADMIN, reason=WHY)) == "match-held-officials"
    await agree_on_pause(service, number)
    assert why(await service.proposals.propose(number, EVA, "pause")) == "match-held-players"
    assert (await match_now(service, number)).course.owners == ("officials", "players")


@pytest.mark.parametrize(
    ("held", "tried"),
    [
        ("players", [(JUDGE, Reason.HELD), (ADMIN, Reason.HELD), (STRANGER, Reason.NOT_SEATED)]),
        (
            "officials",
            [
                (EVA, Reason.JUDGE_ONLY),
                (Actor(EVA.user, judge=True), Reason.PARTIAL),
                (STRANGER, Reason.NOT_SEATED),
            ],
        ),
        ("nowhere", [(EVA, Reason.HELD), (JUDGE, Reason.HELD), (STRANGER, Reason.NOT_SEATED)]),
    ],
)
async def test_nobody_starts_what_others_hold(
    service: MatchService, held: Owner, tried: list[tuple[Actor, Reason]]
) -> None:
    number = (await opened(service)).match.id
    await stop(service, number, held)
    for actor, said in tried:
        answer = await service.orders.resume(number, actor)
        assert reason(answer) is said, actor
        if said is Reason.HELD:
            assert why(answer) == f"match-held-{held}"
        assert (await match_now(service, number)).course.stands


async def test_who_judges_a_match_they_play_alone_lets_go_of_all_they_hold(service: MatchService) -> None:
    number = (await opened(service, 1, automated=1)).match.id
    eva = Actor(EVA.user, judge=True)
    granted(await service.orders.pause(number, eva, reason=WHY))
    granted(await service.proposals.propose(number, EVA, "pause"))
    assert not granted(await service.orders.resume(number, eva, reason=WHY)).match.course.stands


HELD = ("paused", "resumed")


async def test_the_log_says_who_let_go(service: MatchService) -> None:
    number = (await opened(service)).match.id
    await agree_on_pause(service, number)
    granted(await service.orders.pause(number, JUDGE, reason=WHY))
    granted(await service.orders.resume(number, JUDGE, reason=WHY))
    granted(await service.orders.resume(number, EVA))
    notes = [parcel.note for parcel in await service.outbox.claim()]
    said = [line for note in notes if isinstance(note, Told) for entry in note.entries for line in entry.lines][-4:]
    assert [line.key for line in said] == [
        "match-log-paused-agreed",
        "match-log-why",
        "match-log-why",
        "match-log-resumed-players",
    ]
    paused, resumed = (Line("match-log-by-judge", {"what": Line(f"match-log-order-{what}")}) for what in HELD)
    assert [line.args["order"] for line in said[1:3]] == [paused, resumed]


async def test_the_games_own_players_stand_still_until_the_last_hold_ends(service: MatchService) -> None:
    position = await opened(service, 3)
    number = position.match.id
    await agree_on_pause_of_three(service, number)
    granted(await service.orders.pause(number, JUDGE, reason=WHY))
    handed = granted(await service.seats.hand_to_game(number, KAREL, 1))
    assert handed.state == position.state
    assert granted(await service.orders.resume(number, JUDGE, reason=WHY)).state == position.state
    assert granted(await service.orders.resume(number, EVA)).state != position.state


async def agree_on_pause_of_three(service: MatchService, match: int) -> None:
    await agree_on_pause(service, match)
    granted(await service.proposals.answer(match, LENA, 1, True))
