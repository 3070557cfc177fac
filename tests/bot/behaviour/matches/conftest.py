"""The client with the toy game alone, its words, and a clock that is set by hand."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from simcord import Env

from bot.chat.base.errors import NotGranted, Refusal
from bot.chat.client import Client
from bot.database import Database
from bot.locales import sentences
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.table import lay
from tests.bot.discord_api import Watch
from tests.bot.games.toy.pack import TOY
from tests.bot.matches.table import HandClock

WORDS = Path(__file__).with_name("words")


@pytest.fixture(autouse=True)
def toy_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot know the sentences of the toy game too."""
    monkeypatch.setattr(sentences, "FOLDERS", (*sentences.FOLDERS, WORDS))


@pytest.fixture
def clock() -> HandClock:
    """A clock that stands until it is set."""
    return HandClock()


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    """Makes clients on the same database, as a restart does."""
    return lambda: Client(settings, oracle, database, games=[TOY], clock=clock)


@pytest.fixture
async def env(make_client: Callable[[], Client], requests: Watch) -> AsyncIterator[Env]:
    """The client on SimCord."""
    # As long as a busy machine may take.
    env = Env(make_client(), settle_timeout=60)
    await env.start()
    yield env
    await env.shutdown()
    unseen = env.errors_since(env._errors_acknowledged)
    assert not [error for error in unseen if not isinstance(getattr(error, "original", error), NotGranted | Refusal)]


@pytest.fixture
async def party(env: Env, make_client: Callable[[], Client]) -> Party:
    """Three players in a channel."""
    return Party(await lay(env), make_client)
