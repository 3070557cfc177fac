"""The bot in a browser: the same client on a simulated Discord, with no token, no account and no network.

SimCord comes with a page of its own, its Preview, and it does not fit here. One preview shows one channel, an
environment has one preview, and every member's locale is ``en-US``, so neither a channel a game nor three languages can
be tried. It also lives on SimCord's test clock: dates stand at 2026-01-01, and a bot with a task that waits for work
does not even start (measured: refused after five seconds as "did not settle"). So the world behind is SimCord's, but
running in real time (:mod:`bot.playground.world`), and the page is a small one of ours (:mod:`bot.playground.server`).
"""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec

from rich.console import Console

from bot.chat.warming import warm
from bot.database import Database
from bot.matches.storage.instance import PLAYGROUND, claim
from bot.ports import LOOPBACK
from bot.settings import Settings
from rules_index import BookInfo, IndexProblem, Oracle, digest_books

_NEEDED = ("simcord", "markdown_it")


class PlaygroundProblem(Exception):
    """The playground cannot start; the message says in one line what is wrong and what to do."""


def begin(settings: Settings) -> None:
    """Say that the playground starts, unless it is clear already that it cannot.

    Raises:
        PlaygroundProblem: the extra is not installed, or the port cannot be had.
    """
    _check_extra()
    with socket.socket() as probe:
        # The page's server takes a port over from connections that are only being closed, and so may this.
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with _port_problems(settings):
            probe.bind((LOOPBACK, settings.playground_port))
    tell("Starting the playground: a Discord of its own on this machine. Its page opens in some seconds.")


def tell_progress(step: str) -> None:
    """Say what the start is busy with."""
    tell(f"  {step} …")


def tell(line: str) -> None:
    """Say something in the terminal."""
    Console(soft_wrap=True, highlight=False, markup=False).print(line)


async def run(settings: Settings, oracle: Oracle, database: Database, preparing: Awaitable[None] | None = None) -> None:
    """Run the playground until cancelled; its address is printed once the page answers.

    Args:
        preparing: what the oracle cannot answer before, begun once the page is open; matches are played meanwhile, and
            questions wait.

    Raises:
        BuildProblem: the rules could not be prepared.
        IndexProblem: what was prepared cannot be read.
        PlaygroundProblem: the extra is not installed, or the port cannot be had.
        DatabaseProblem: the database is a real bot's.
    """
    _check_extra()
    await claim(database, PLAYGROUND)
    from bot.chat.background import keeping_matches
    from bot.chat.client import Client

    with _quiet_log():
        from bot.playground.seed import arrange, channel_games, choose_games, open_to_judges
        from bot.playground.server import Server
        from bot.playground.speaking import Speaking

    client = Client(settings, oracle, database)
    books = await asyncio.to_thread(_books, oracle)
    playground = arrange(client, channel_games(client.matches.games, books))
    if preparing:
        playground.world.ready.clear()
    speaking = Speaking(client, playground.guild.id)
    await speaking.recall()
    server = Server(
        playground, settings.playground_port, picked=speaking.picked, opened=speaking.follow, chosen=speaking.pick
    )
    with _port_problems(settings):
        await server.start()
    try:
        # What the page does not show yet it waits for; the library would say that it uses a token.
        with _quiet_log(logging.INFO):
            await playground.world.start()
        await client.sync_commands()
        open_to_judges(playground)
        await choose_games(playground, database)
        # This Discord begins empty each time, and the matches are still there.
        await speaking.show()
        async with keeping_matches(client):
            tell(f"Playground: http://{LOOPBACK}:{server.port}/ (Ctrl+C stops it)")
            # The first who tries something should not wait for what all need.
            warming = asyncio.to_thread(warm, client.matches.games)
            await asyncio.gather(warming, *([preparing] if preparing else []))
            await asyncio.to_thread(_warm, oracle)
            playground.world.make_ready()
            await asyncio.Event().wait()
    finally:
        await server.close()
        await playground.world.shutdown()


def _check_extra() -> None:
    missing = [name for name in _NEEDED if find_spec(name) is None]
    if missing:
        raise PlaygroundProblem(
            f"The playground needs {' and '.join(missing)}: install the bot with the extra 'playground' "
            "(pip install '.[playground]'), or set DISCORD_TOKEN to run on Discord."
        )


@contextmanager
def _port_problems(settings: Settings) -> Iterator[None]:
    try:
        yield
    except OSError as problem:
        raise PlaygroundProblem(
            f"Port {settings.playground_port} on {LOOPBACK} "
            f"{'is taken' if problem.errno == errno.EADDRINUSE else 'cannot be used'}: "
            "set PLAYGROUND_PORT to a free one, or to 0 for any."
        ) from problem


def _warm(oracle: Oracle) -> None:
    with suppress(IndexProblem):
        oracle.warm()


def _books(oracle: Oracle) -> tuple[BookInfo, ...]:
    """The books that can be asked about, those of the digest where the index is not there yet."""
    try:
        return oracle.books
    except IndexProblem:
        return digest_books()


@contextmanager
def _quiet_log(level: int = logging.WARNING) -> Iterator[None]:
    """Log nothing up to this level.

    SimCord makes a client without intents when it is imported, only to look at it; discord.py would warn of it.
    """
    logging.disable(level)
    try:
        yield
    finally:
        logging.disable(logging.NOTSET)
