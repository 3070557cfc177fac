"""A database server that hangs or is away: the books answer, a move is refused, and is made once it is back."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

import bot.database
from bot.chat.client import Client
from bot.database import Database
from bot.settings import Settings
from tests.bot.databases import lent_on
from tests.bot.postgresql import away, hanging
from tests.bot.wire import payloads
from tests.bot.wire.conftest import Connect
from tests.bot.wire.payloads import Json
from tests.bot.wire.server import LocalDiscord
from tests.bot.wire.table import started
from tests.bot.wire.test_interactions import QUESTION
from tests.bot.wire.test_matches import confirming, moves
from tests.oracles import lent


@pytest.fixture
async def bot_on_server(index: Path, tmp_path: Path, postgres: str) -> AsyncIterator[Client]:
    """The real client on PostgreSQL, not connected to Discord yet."""
    settings = Settings(data_dir=tmp_path, index_file=index)
    async with lent_on(postgres) as url:
        database = Database.unopened(url)
        yield Client(settings, lent(index), database)
        await database.close()


async def answered(wire: LocalDiscord, interaction: Json) -> str:
    """What the person reads who sent it."""
    asked = await wire.interact(interaction)
    await wire.rest.wait_for("POST", f"/interactions/{interaction['id']}/.*")
    return str([asked.original, *asked.followups.values()])


@pytest.mark.parametrize("gone", [hanging, away])
async def test_the_books_answer_meanwhile_and_afterwards_play_goes_on(
    wire: LocalDiscord,
    connect: Connect,
    bot_on_server: Client,
    postgres: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    gone: Callable[[str], AbstractContextManager[None]],
) -> None:
    client = bot_on_server
    await connect(client)
    position = await started(client.matches)
    click = await confirming(client, position)
    monkeypatch.setattr(bot.database, "SILENCE", 0.0)
    with monkeypatch.context() as hurried, gone(postgres):
        for name in ("QUEUE", "CONNECTING"):
            hurried.setattr(bot.database, name, 0.05)
        assert "ZL " in await answered(wire, payloads.slash("rule", question=QUESTION))
        assert "nedostanu ke své databázi" in await answered(wire, click)
    assert await moves(client, position) == 0
    await answered(wire, await confirming(client, position))
    assert await moves(client, position) == 1
    assert "Incident" not in caplog.text
    assert not [record for record in caplog.records if record.exc_info]
