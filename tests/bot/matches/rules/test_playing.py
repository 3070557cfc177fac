"""Playing a match through: turns, simultaneous answers, repeated and stale clicks, restarts, and other processes."""

from __future__ import annotations

import asyncio
import random

import pytest

from bot.database import Database
from bot.games.registry import Registry
from bot.games.values import Rejected
from bot.matches.model.match import Actor, Status
from bot.matches.model.position import Position
from bot.matches.model.refusals import Reason, Refused
from bot.matches.rules.submit import Path, Submitted, Written
from bot.matches.service import MatchService
from tests.bot.matches.table import (
    CHANNEL,
    EVA,
    GUILD,
    KAREL,
    STRANGER,
    HandClock,
    begun,
    granted,
    move,
    opened,
    path_of,
    played,
    reason,
    terms,
)


def first(position: Position, actor: Actor = EVA) -> tuple[str, Path]:
    """A prompt of somebody's and an answer to it."""
    seat = position.match.seat_of(actor.user)
    assert seat is not None
    prompt = position.prompts(seat)[0]
    return prompt.id, path_of(position, prompt, random.Random(1))


@pytest.mark.on_both_databases
async def test_a_match_is_played_to_its_end(service: MatchService) -> None:
    position = await played(service, await opened(service, 3))

    assert position.match.status is Status.OVER
    assert min(seating.place or 0 for seating in position.match.seats) == 1
    assert not position.prompts()
    assert reason(await service.play.submit(position.match.id, EVA, "any", Path(()))) is Reason.NOT_PLAYING


async def test_a_restart_after_every_move_changes_nothing(
    database: Database, games: Registry, clock: HandClock
) -> None:
    position = await opened(MatchService(database, games, clock))
    lot = random.Random(4)
    while position.match.status is Status.PLAYING:
        service = MatchService(database, games, clock)
        reloaded = await service.position(position.match.id)
        assert reloaded is not None
        assert (reloaded.match, reloaded.state) == (position.match, position.state)
        position = await move(service, reloaded, lot)


@pytest.mark.on_both_databases
async def test_decisions_asked_at_once_are_taken_in_any_order_and_at_once(service: MatchService) -> None:
    position = await opened(service, 2)
    assert {prompt.seat for prompt in position.prompts()} == {0, 1}

    answers = [service.play.submit(position.match.id, actor, *first(position, actor)) for actor in (KAREL, EVA)]
    done = await asyncio.gather(*answers)

    assert all(isinstance(each, Submitted) for each in done), done
    after = await service.position(position.match.id)
    assert after is not None
    assert after.match.seq == position.match.seq + 2


async def test_the_same_click_delivered_twice_moves_once(service: MatchService) -> None:
    position = await opened(service)
    prompt, answer = first(position)

    once = await service.play.submit(position.match.id, EVA, prompt, answer, interaction=5)
    twice = await service.play.submit(position.match.id, EVA, prompt, answer, interaction=5)

    assert isinstance(once, Submitted)
    assert reason(twice) is Reason.REPEATED
    after = await service.position(position.match.id)
    assert after is not None
    assert after.match.seq == position.match.seq + 1


@pytest.mark.on_both_databases(every_run=True)
async def test_the_same_click_delivered_twice_at_the_same_moment_moves_once(
    service: MatchService, database: Database, games: Registry, clock: HandClock
) -> None:
    position = await opened(service)
    prompt, answer = first(position)
    other = MatchService(database, games, clock)

    done = await asyncio.gather(
        *(each.play.submit(position.match.id, EVA, prompt, answer, interaction=5) for each in (service, other, service))
    )

    assert sorted(type(each).__name__ for each in done) == ["Refused", "Refused", "Submitted"]
    assert {reason(each) for each in done if isinstance(each, Refused)} == {Reason.REPEATED}


@pytest.mark.on_both_databases
async def test_an_interaction_moves_once_in_whatever_match(service: MatchService) -> None:
    one, two = await opened(service), await opened(service, channel=12)
    assert isinstance(await service.play.submit(one.match.id, EVA, *first(one), interaction=5), Submitted)

    assert reason(await service.play.submit(two.match.id, EVA, *first(two), interaction=5)) is Reason.REPEATED
    assert isinstance(await service.play.submit(two.match.id, EVA, *first(two), interaction=6), Submitted)


async def test_a_prompt_that_is_gone_is_stale(service: MatchService) -> None:
    position = await opened(service)
    prompt, answer = first(position)
    await service.play.submit(position.match.id, EVA, prompt, answer, interaction=1)

    assert reason(await service.play.submit(position.match.id, EVA, prompt, answer, interaction=2)) is Reason.STALE


async def test_a_path_that_leads_nowhere_is_stale(service: MatchService) -> None:
    position = await opened(service)
    prompt, _ = first(position)

    for path in ((), ("c99",), ("c1", "c1")):
        assert reason(await service.play.submit(position.match.id, EVA, prompt, Path(path))) is Reason.STALE


async def test_only_a_seat_answers_for_itself(service: MatchService) -> None:
    position = await opened(service)
    prompt, answer = first(position, KAREL)

    assert reason(await service.play.submit(position.match.id, EVA, prompt, answer)) is Reason.NOT_YOURS
    assert reason(await service.play.submit(position.match.id, STRANGER, prompt, answer)) is Reason.NOT_SEATED
    after = await service.position(position.match.id)
    assert after == position


async def test_a_breach_of_the_rules_is_the_games_own_rejection_and_changes_nothing(service: MatchService) -> None:
    position = await opened(service)
    prompt, _ = first(position)
    foreign = next(card for card in range(16) if card not in position.state.hands[0])

    command = Written(f'{{"type":"Stake","card":{foreign}}}'.encode())
    done = await service.play.submit(position.match.id, EVA, prompt, command, interaction=1)

    assert isinstance(done, Rejected), done
    assert done.violations[0].rule == "toy.hand"
    assert await service.position(position.match.id) == position


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b'{"type":"Fly"}', b"\xff\xfe", b'{"type":"Stake","card":"x"}'])
async def test_what_is_no_command_is_refused(service: MatchService, data: bytes) -> None:
    position = await opened(service)
    prompt, _ = first(position)

    assert reason(await service.play.submit(position.match.id, EVA, prompt, Written(data))) is Reason.NO_COMMAND


async def test_a_match_that_does_not_exist_is_refused(service: MatchService) -> None:
    assert await service.position(77) is None
    assert reason(await service.play.submit(77, EVA, "any", Path(()))) is Reason.NO_MATCH
    assert reason(await service.lobbies.join(77, EVA)) is Reason.NO_MATCH


@pytest.mark.on_both_databases(every_run=True)
async def test_two_processes_play_one_match(database: Database, games: Registry, clock: HandClock) -> None:
    services = [MatchService(database, games, clock) for _ in range(2)]
    position = await opened(services[0], 3)
    lot = random.Random(2)
    turn = 0
    while position.match.status is Status.PLAYING:
        # Each decides on what it has at hand, which the other has just outdated.
        turn += 1
        position = await move(services[turn % 2], position, lot)
    for service in services:
        assert await service.position(position.match.id) == position


@pytest.mark.on_both_databases
async def test_two_processes_racing_for_different_seats_both_get_through(
    database: Database, games: Registry, clock: HandClock
) -> None:
    services = [MatchService(database, games, clock) for _ in range(2)]
    for channel in range(20, 26):
        position = await opened(services[0], 2, channel=channel)
        assert await services[1].position(position.match.id) == position
        done = await asyncio.gather(
            services[0].play.submit(position.match.id, EVA, *first(position, EVA)),
            services[1].play.submit(position.match.id, KAREL, *first(position, KAREL)),
        )
        assert all(isinstance(each, Submitted) for each in done), done


async def test_automated_seats_move_right_away(service: MatchService) -> None:
    position = await opened(service, 1, automated=2)
    assert {prompt.seat for prompt in position.prompts()} == {0}

    position = await played(service, position)

    assert position.match.status is Status.OVER


@pytest.mark.on_both_databases
async def test_a_table_of_automated_seats_plays_itself(service: MatchService) -> None:
    lobby = granted(
        await service.lobbies.create(EVA, guild=GUILD, channel=CHANNEL, game="toy", terms=terms(2), join=False)
    )
    for seat, colour in enumerate(("red", "blue")):
        granted(await service.lobbies.add_automated(lobby.match.id, EVA))
        granted(await service.lobbies.choose(lobby.match.id, EVA, "faction", colour, seat))

    position = await begun(service, lobby.match.id, EVA)

    assert position.match.status is Status.OVER


async def test_a_move_nobody_waits_for_any_more_is_written_all_the_same(service: MatchService) -> None:
    position = await opened(service)
    prompt, answer = first(position)
    submitting = asyncio.ensure_future(service.play.submit(position.match.id, EVA, prompt, answer, interaction=9))
    while not submitting.done():
        await asyncio.sleep(0.001)
        submitting.cancel()

    after = await service.position(position.match.id)
    assert after is not None
    again = await service.play.submit(position.match.id, EVA, prompt, answer, interaction=9)
    assert isinstance(again, Submitted) or reason(again) is Reason.REPEATED
    settled = await service.position(position.match.id)
    assert settled is not None
    assert settled.match.seq == position.match.seq + 1
