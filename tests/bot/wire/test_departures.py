"""Servers that remove the bot: their matches stop, and after some weeks nothing is kept of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.chat.client import Client
from bot.chat.server_data import known_servers
from bot.settings import Settings
from tests.bot.databases import new_database
from tests.bot.matches.table import HandClock, granted
from tests.bot.wire import payloads
from tests.bot.wire.conftest import Connect
from tests.bot.wire.server import LocalDiscord
from tests.bot.wire.table import US, started, until
from tests.oracles import lent


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
async def bot(index: Path, tmp_path: Path, clock: HandClock) -> AsyncIterator[Client]:
    """The real client with a clock that is set by hand, not connected yet."""
    settings = Settings(data_dir=tmp_path, index_file=index)
    database = await new_database(settings.database)
    yield Client(settings, lent(index), database, clock=clock)
    await database.close()


async def elsewhere(bot: Client, match: int) -> int:
    """A lobby in a server that the bot is not in, with the terms of another match."""
    position = granted(await bot.matches.position(match))
    lobby = await bot.matches.lobbies.create(US, guild=5, channel=6, game="zloba", terms=position.match.terms)
    return granted(lobby).match.id


async def test_what_is_kept_of_a_server_goes_a_month_after_it_removed_the_bot(
    wire: LocalDiscord, connect: Connect, bot: Client, clock: HandClock
) -> None:
    number = (await started(bot.matches)).match.id
    missed = await elsewhere(bot, number)
    await connect(bot)
    watch = bot.guild_watch
    # The other server removed the bot while it was down.
    await watch.check_all()
    clock.advance(days=20)
    await watch.delete_departed()
    assert await bot.matches.position(missed) is not None
    await wire.gateway.dispatch("GUILD_DELETE", {"id": str(payloads.GUILD)})

    async def stands() -> bool:
        return granted(await bot.matches.position(number)).match.course.stands

    await until(stands)
    clock.advance(days=10)
    await watch.delete_departed()
    assert await bot.matches.position(missed) is None
    assert await known_servers(bot.database) == {payloads.GUILD}
    clock.advance(days=19)
    await watch.delete_departed()
    assert await bot.matches.position(number) is not None
    clock.advance(days=1)
    await watch.delete_departed()
    assert await bot.matches.position(number) is None
    assert await known_servers(bot.database) == set()


async def test_a_server_that_takes_the_bot_back_in_time_goes_on(
    wire: LocalDiscord, connect: Connect, bot: Client, clock: HandClock
) -> None:
    number = (await started(bot.matches)).match.id
    await connect(bot)
    await bot.guild_watch.left(payloads.GUILD)
    clock.advance(days=29)
    await wire.gateway.dispatch("GUILD_CREATE", payloads.guild())

    async def goes_on() -> bool:
        return not granted(await bot.matches.position(number)).match.course.stands

    await until(goes_on)
    clock.advance(days=29)
    await bot.guild_watch.delete_departed()
    assert await goes_on()
    # A server that is out of order has not removed the bot.
    await wire.gateway.dispatch("GUILD_DELETE", {"id": str(payloads.GUILD), "unavailable": True})

    async def stopped() -> bool:
        return not await goes_on()

    await until(stopped)
    await bot.guild_watch.check_all()
    clock.advance(days=60)
    await bot.guild_watch.delete_departed()
    assert await bot.matches.position(number) is not None
