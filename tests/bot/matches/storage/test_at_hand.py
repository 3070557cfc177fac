"""Matches at hand: several read one while another writes it, and nothing that was not written stays there."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.database import Database, StorageProblem
from bot.games.contract import Chance
from bot.games.registry import Registry
from bot.matches.model.chance import Secret
from bot.matches.model.match import Match
from bot.matches.model.refusals import Reason
from bot.matches.service import MatchService
from bot.matches.storage import outbox, read
from tests.bot.games.toy.game import Toy
from tests.bot.games.toy.values import State
from tests.bot.matches.table import (
    EVA,
    HUGO,
    KAREL,
    LENA,
    HandClock,
    granted,
    match_now,
    move,
    now_of,
    opened,
    reason,
    terms,
)

FRESH = Secret.fresh


class Gate:
    """Lets calls of a function begin or return only when it is opened."""

    def __init__(self) -> None:
        self.reached = asyncio.Event()
        self.open = asyncio.Event()

    async def pass_through(self) -> None:
        self.reached.set()
        await self.open.wait()


@pytest.mark.on_both_databases(every_run=True)
async def test_several_read_a_match_while_another_process_writes_it(
    database: Database, games: Registry, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = (MatchService(database, games, clock) for _ in range(2))
    position = await opened(here, 3)
    number = position.match.id
    look = database.read
    first, others = Gate(), Gate()

    def let_go_by(gate: Gate) -> None:
        async def slow_look(work: Any) -> Any:
            found = await look(work)
            await gate.pass_through()
            return found

        monkeypatch.setattr(database, "read", slow_look)

    # One reader has just seen that what is at hand is what the database says …
    let_go_by(first)
    early = asyncio.create_task(here.position(number))
    await first.reached.wait()
    # … when another process writes, and other readers see that it is not any more.
    monkeypatch.setattr(database, "read", look)
    moved = await move(there, await now_of(there, position), random.Random(1), seat=0)
    let_go_by(others)
    late = [asyncio.create_task(here.position(number)) for _ in range(3)]
    await others.reached.wait()
    first.open.set()
    before = await early
    others.open.set()
    after = await asyncio.gather(*late)

    assert before == position
    assert after == [moved] * 3
    assert await here.position(number) == moved


async def test_clicks_of_four_people_in_one_lobby_meet_no_error(service: MatchService) -> None:
    lobby = granted(await service.lobbies.create(EVA, guild=1, channel=11, game="toy", terms=terms(4)))
    number = lobby.match.id

    async def click(lot: random.Random, who: Any) -> None:
        for _ in range(8):
            assert await service.position(number) is not None
            act = lot.choice((service.lobbies.join, service.lobbies.leave))
            answer = await act(number, who)
            assert not isinstance(answer, Exception)

    people = (KAREL, LENA, HUGO)
    await asyncio.gather(*(click(random.Random(who.user), who) for who in (*people, *people)))
    fresh = MatchService(service.repository.database, service.games, service.clock)
    assert await fresh.position(number) == await service.position(number)


async def test_what_could_not_be_written_is_not_kept_at_hand(
    service: MatchService, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await opened(service, 3)
    number = position.match.id
    granted(await service.proposals.propose(number, EVA, "pause"))
    before = await now_of(service, position)

    async def broken(*_: Any) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(outbox, "put", broken)
        with pytest.raises(StorageProblem):
            await move(service, before, random.Random(0), seat=1)

    # Whoever agreed already changes nothing, and is shown what the database holds.
    assert granted(await service.proposals.answer(number, EVA, 1, True)) == before
    assert await service.position(number) == before


async def test_a_click_that_changes_nothing_is_shown_what_another_process_wrote(
    database: Database, games: Registry, clock: HandClock
) -> None:
    here, there = (MatchService(database, games, clock) for _ in range(2))
    position = await opened(here, 3)
    number = position.match.id
    granted(await here.proposals.propose(number, EVA, "pause"))
    moved = await move(there, await now_of(there, position), random.Random(1), seat=0)
    assert granted(await here.proposals.answer(number, EVA, 1, True)) == moved


async def test_no_two_matches_share_a_secret(service: MatchService, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Secret, "fresh", FRESH)
    secrets = set()
    for channel in range(30, 42):
        made = granted(await service.lobbies.create(EVA, guild=1, channel=channel, game="toy", terms=terms()))
        async with service.repository.database.reading() as session:
            (secret,) = await read.read_secrets(await session.connection(), made.match)
        assert len(secret.reveal()) == 32
        secrets.add(secret.reveal())
        assert (await match_now(service, made.match.id)).course.commitment == secret.commitment
    assert len(secrets) == 12
    # Every byte of them differs somewhere: no part of a secret is the same for all.
    assert all(len(set(column)) > 1 for column in zip(*secrets, strict=True))


@pytest.mark.on_both_databases(every_run=True)
async def test_a_seat_is_taken_by_one_of_many(service: MatchService) -> None:
    number = (await opened(service, 3)).match.id
    granted(await service.seats.vacate(number, KAREL, 1))
    answers = await asyncio.gather(*(service.seats.take(number, who, 1) for who in (HUGO, KAREL, HUGO, KAREL)))
    assert sorted(type(answer).__name__ for answer in answers) == ["Position", "Refused", "Refused", "Refused"]
    reasons = {reason(answer) for answer in answers if type(answer).__name__ == "Refused"}
    assert reasons <= {Reason.SEATED, Reason.SEAT_TAKEN}


async def test_what_an_older_version_kept_is_completed_by_the_same_chance_each_time(
    service: MatchService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is drawn from the secret of the match, beside everything that its log draws from."""
    position = await opened(service)
    drawn: list[tuple[int, ...]] = []

    def completed(_: Toy, state: State, chance: Chance) -> State:
        drawn.append(tuple(chance.draw("hidden", 10**6) for _ in range(3)))
        return replace(state, left=7)

    monkeypatch.setattr(Toy, "completed", completed)
    for _ in range(2):
        service.repository.forget()
        assert (await now_of(service, position)).state.left == 7
    assert len(drawn) == 2 and len(set(drawn)) == 1
    secret = await _secret(service, position.match)
    seal = position.match.course.seals[0]
    public = secret.chance(position.match.id, 0, seal.mixed)
    assert drawn[0] != tuple(public.draw("hidden", 10**6) for _ in range(3))


async def _secret(service: MatchService, match: Match) -> Secret:
    async with service.repository.database.reading() as session:
        return await read.read_secret(await session.connection(), match)
