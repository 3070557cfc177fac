"""The bot on a simulated Discord, outside of any test: three players, an admin, and the toy game beside Zloba."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from simcord import Env

from bot.boards.entry import GameEntry
from bot.boards.zloba.entry import ENTRY as ZLOBA
from bot.chat.client import Client
from bot.games.contract import AnyGame
from bot.locales import sentences
from bot.settings import Settings
from tests.bot.attacks.ground import the_same_secrets
from tests.bot.behaviour import castle
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.table import Card, lay, parts
from tests.bot.databases import new_database
from tests.bot.games.toy.game import Toy
from tests.bot.matches.table import HandClock
from tests.oracles import lent

WORDS = Path(castle.__file__).with_name("matches") / "words"
_GREEN = 0x2ECC71


@asynccontextmanager
async def chatting(toy: Callable[[], AnyGame] = Toy, clock: HandClock | None = None) -> AsyncIterator[Party]:
    """People around the bot; what it raises is theirs to look at."""
    clock = clock or HandClock()
    with tempfile.TemporaryDirectory() as folder, the_same_secrets("chat"), toy_words():
        index = castle.index()
        settings = Settings(data_dir=Path(folder), index_file=index, discord_token=None)
        oracle, database = lent(index), await new_database(settings.database)

        def client() -> Client:
            games = [GameEntry("toy", lambda _: toy()), ZLOBA]
            return Client(settings, oracle, database, games=games, clock=clock)

        env = Env(client(), settle_timeout=60)
        await env.start()
        try:
            yield Party(await lay(env), client)
        finally:
            await env.shutdown()
            await database.close()


def is_green(card: Card) -> bool:
    """Whether an answer says that all is well, by its colour."""
    return any(part.get("accent_color") == _GREEN for part in parts(card.message.components))


@contextmanager
def toy_words() -> Iterator[None]:
    """Let the bot know the sentences of the toy game too."""
    before = sentences.FOLDERS
    sentences.FOLDERS = (*before, WORDS)
    try:
        yield
    finally:
        sentences.FOLDERS = before
