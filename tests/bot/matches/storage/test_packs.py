"""Component packs: read beside the event loop, and kept only while somebody needs them."""

from __future__ import annotations

import threading
from collections.abc import Sequence

import pytest
import sqlalchemy as sa

from bot.database import Database, StorageProblem
from bot.games.packs.problems import PackProblem
from bot.games.registry import Registry
from bot.installed import known_games
from bot.matches.model.refusals import Reason
from bot.matches.service import MatchService
from bot.matches.storage import packs, tables
from tests.bot.games.toy.game import Toy
from tests.bot.games.toy.pack import TOY, toy_as, toy_pack
from tests.bot.matches.table import CHANNEL, EVA, GUILD, HandClock, granted, opened, reason, terms


async def _kept(database: Database) -> Sequence[str]:
    async with database.reading() as session:
        return (await (await session.connection()).execute(sa.select(tables.pack.c.digest))).scalars().all()


async def _added(service: MatchService, content: bytes) -> str:
    digest = await service.packs.add("toy", content)
    assert isinstance(digest, str)
    return digest


@pytest.mark.on_both_databases(every_run=True)
async def test_packs_nobody_needs_are_dropped(service: MatchService, database: Database, clock: HandClock) -> None:
    played, chosen, _ = [await _added(service, content) for content in map(toy_pack, "123")]
    await opened(service, pack=played)
    await service.packs.choose(GUILD, "toy", chosen)
    assert await service.packs.drop_unused() == 0
    clock.advance(minutes=11)
    fresh = await _added(service, toy_pack("4"))
    assert await service.packs.drop_unused() == 1
    assert set(await _kept(database)) == {played, chosen, fresh}


async def test_a_pack_that_is_stored_again_is_as_good_as_new(
    service: MatchService, database: Database, clock: HandClock
) -> None:
    digest = await _added(service, toy_pack("1"))
    clock.advance(minutes=11)
    await _added(service, toy_pack("1"))
    assert await service.packs.drop_unused() == 0
    assert list(await _kept(database)) == [digest]


async def test_no_match_is_made_with_a_pack_that_was_dropped_meanwhile(
    service: MatchService, database: Database, clock: HandClock
) -> None:
    digest = await _added(service, toy_pack("1"))
    clock.advance(minutes=11)
    await service.packs.drop_unused()
    wanted = terms(pack=digest)
    answer = await service.lobbies.create(EVA, guild=GUILD, channel=CHANNEL, game="toy", terms=wanted)
    assert reason(answer) is Reason.BUSY
    await _added(service, toy_pack("1"))
    granted(await service.lobbies.create(EVA, guild=GUILD, channel=CHANNEL, game="toy", terms=wanted))


@pytest.mark.on_both_databases(every_run=True)
async def test_a_guild_chooses_one_pack_a_game(service: MatchService) -> None:
    assert await service.packs.chosen(GUILD, "toy") is None
    for digest in ("a" * 64, "b" * 64):
        await service.packs.choose(GUILD, "toy", digest)
    await service.packs.choose(GUILD + 1, "toy", "c" * 64)
    await service.packs.choose(GUILD, "fair", "d" * 64)
    assert await service.packs.chosen(GUILD, "toy") == "b" * 64
    await service.packs.choose(GUILD, "toy", None)
    assert await service.packs.chosen(GUILD, "toy") is None
    assert await service.packs.chosen(GUILD + 1, "toy") == "c" * 64
    assert await service.packs.chosen(GUILD, "fair") == "d" * 64


async def test_a_pack_takes_the_place_of_the_one_that_was_read_and_of_no_other(database: Database) -> None:
    first, second = "a" * 64, "b" * 64
    async with database.writing() as session:
        connection = await session.connection()
        assert await packs.choose_instead(connection, GUILD, "toy", None, first)
        assert not await packs.choose_instead(connection, GUILD, "toy", None, second)
        assert await packs.choose_instead(connection, GUILD, "toy", first, second)
        assert await packs.chosen(connection, GUILD, "toy") == second


async def test_a_pack_is_read_beside_the_event_loop(database: Database, clock: HandClock) -> None:
    threads: list[threading.Thread] = []

    def factory(pack: bytes | None) -> Toy:
        if pack is not None:
            threads.append(threading.current_thread())
        return Toy()

    service = MatchService(database, Registry([toy_as(factory)]), clock)
    position = await opened(service, pack=await _added(service, toy_pack("1")))
    restarted = MatchService(database, Registry([toy_as(factory)]), clock)
    assert await restarted.position(position.match.id) is not None
    assert len(threads) == 2
    assert threading.current_thread() not in threads


async def test_a_hostile_pack_leaves_nothing_behind(database: Database, clock: HandClock) -> None:
    service = MatchService(database, known_games(), clock)
    for content in (b"x=" + b"[" * 500, b"a." * 4000 + b"a=1", b"\xff"):
        with pytest.raises(PackProblem, match="line 1"):
            await service.packs.add("zloba", content)
    assert list(await _kept(database)) == []


async def test_a_match_whose_pack_is_no_longer_understood_is_named(database: Database, clock: HandClock) -> None:
    def other_version(pack: bytes | None) -> Toy:
        if pack is not None:
            raise PackProblem("Object missing required field `colour`")
        return Toy()

    service = MatchService(database, Registry([TOY]), clock)
    position = await opened(service, pack=await _added(service, toy_pack("1")))
    for games in (Registry([toy_as(other_version)]), Registry([])):
        with pytest.raises(StorageProblem, match="match 1 cannot be refereed"):
            await MatchService(database, games, clock).position(position.match.id)
