"""The real client with a real oracle on a small book, on SimCord; every request it sends is judged."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

pytest.importorskip("simcord", reason="behaviour tests need the extra 'playground'")

from simcord import Env

from bot.chat.base.errors import NotGranted, Refusal
from bot.chat.client import Client
from bot.database import Database
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.copies import copied_plainly
from tests.bot.behaviour.table import Table, lay
from tests.bot.databases import new_database
from tests.bot.discord_api import Watch, watched_requests
from tests.oracles import lent


@pytest.fixture(scope="session", autouse=True)
def _quick_copies() -> Iterator[None]:
    with copied_plainly():
        yield


@pytest.fixture
def oracle(castle_index: Path) -> Oracle:
    """An oracle that knows the small book."""
    return lent(castle_index)


@pytest.fixture
def settings(tmp_path: Path, castle_index: Path) -> Settings:
    """Settings whose data lie in the test's own folder."""
    return Settings(data_dir=tmp_path, index_file=castle_index, discord_token=None)


@pytest.fixture
async def database(settings: Settings) -> AsyncIterator[Database]:
    """An empty database."""
    database = await new_database(settings.database)
    yield database
    await database.close()


@pytest.fixture
def requests() -> Iterator[Watch]:
    """Every request sent; at the end the test fails if Discord would have refused one."""
    with watched_requests() as watch:
        yield watch


@pytest.fixture
def patience() -> float:
    """Seconds that an answer may take on a busy machine."""
    return 60


@pytest.fixture
async def env(
    settings: Settings, oracle: Oracle, database: Database, requests: Watch, patience: float
) -> AsyncIterator[Env]:
    """The client on SimCord; an error that it answered with an incident fails the test unless it looked at them."""
    env = Env(Client(settings, oracle, database), settle_timeout=patience)
    await env.start()
    yield env
    await env.shutdown()
    unseen = env.errors_since(env._errors_acknowledged)
    assert not [error for error in unseen if not isinstance(getattr(error, "original", error), NotGranted | Refusal)]


@pytest.fixture
async def table(env: Env) -> Table:
    """A guild around the client."""
    return await lay(env)
