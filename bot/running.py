"""Running the bot: on Discord with a token, in the browser without."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from functools import partial
from itertools import chain, repeat

import aiohttp
import discord

from bot import playground
from bot.answering.origin import Origin, workers
from bot.answering.pool import Pool
from bot.answering.threads import Answering, InThreads
from bot.chat.background import keeping_matches
from bot.chat.client import Client, client_for
from bot.chat.finishing import finishing
from bot.chat.health import serving_health
from bot.chat.warming import warm
from bot.commands.carrying import carry_out, say
from bot.commands.discord_problems import LOGIN_REFUSED, DiscordProblem, discord_problems, token_of
from bot.database import Database
from bot.doctor.storage import on_network, without_wal
from bot.health import HealthProblem
from bot.indexing import make_index
from bot.lock import alone
from bot.matches.storage.instance import claim
from bot.memory import hoard_nothing
from bot.playground import PlaygroundProblem
from bot.playground.dictionaries import fetch_dictionaries
from bot.ports import names_of
from bot.private_files import close_to_others
from bot.settings import Settings
from rules_index import (
    WITHOUT_DICTIONARIES,
    BuildProblem,
    Choice,
    Encoder,
    IndexProblem,
    Oracle,
    awaited_oracle,
    dictionaries_version,
    shared_choice,
)

_log = logging.getLogger(__name__)

_AGAIN = (5, 10, 20, 40, 60)
"""Seconds between the tries to log in while Discord cannot be reached."""

_PROBLEMS = (
    BuildProblem,
    DiscordProblem,
    HealthProblem,
    IndexProblem,
    PlaygroundProblem,
)


def run() -> None:
    """Run the bot until it is stopped.

    Raises:
        typer.Exit: with the code 1 after one line on stderr, or 0 when it was stopped.
    """
    hoard_nothing()
    # It shares with the bot what both have loaded, and is a fork, so it has to come before the first thread.
    origin = Origin.fork()
    try:
        carry_out(partial(_run, origin), *_PROBLEMS)
    finally:
        if origin is not None:
            origin.close()


async def _run(origin: Origin | None, settings: Settings) -> None:
    if settings.discord_token is None:
        settings = settings.for_playground()
        playground.begin(settings)
    close_to_others(settings)
    with alone(settings.database):
        async with _database(settings) as database:
            if settings.discord_token is None:
                async with _awaited_oracle(settings) as (oracle, preparing):
                    await playground.run(settings, oracle, database, preparing)
            else:
                async with _oracle(settings, origin) as (oracle, answering):
                    await _run_on_discord(settings, oracle, answering, database)


async def _run_on_discord(settings: Settings, oracle: Oracle, answering: Answering, database: Database) -> None:
    async with (
        client_for(settings)(settings, oracle, database) as client,
        serving_health(client, settings.health_port, settings.health_address, names_of(settings.health_names)),
        keeping_matches(client),
        finishing(client),
        discord_problems(),
    ):
        client.answer_through(answering)
        await _log_in(client, token_of(settings))
        if client.application_id is None:
            raise DiscordProblem("Discord does not tell which application DISCORD_TOKEN belongs to; try again.")
        await claim(database, client.application_id)
        await asyncio.to_thread(warm, client.matches.games)
        await client.connect()
        if client.token_refused:
            raise DiscordProblem(LOGIN_REFUSED)


async def _log_in(client: Client, token: str) -> None:
    """Log in, however long the network takes to be there: after a power cut the bot may start before the router."""
    for pause in chain(_AGAIN, repeat(_AGAIN[-1])):
        try:
            await client.login(token)
        except (aiohttp.ClientError, OSError, discord.DiscordServerError) as problem:
            _log.warning("Discord cannot be reached (%s); it is tried again in %d s", problem, pause)
            await client.http.close()
            # Closed with its session; the library makes another where there is none.
            client.http.connector = discord.utils.MISSING
            await asyncio.sleep(pause)
        else:
            return


@asynccontextmanager
async def _database(settings: Settings) -> AsyncIterator[Database]:
    database = await Database.open(settings.database)
    try:
        for warning in (await asyncio.to_thread(on_network, settings), without_wal(await database.journal())):
            if warning:
                _log.warning("%s", warning)
        yield database
    finally:
        await database.close()


@asynccontextmanager
async def _oracle(settings: Settings, origin: Origin | None) -> AsyncIterator[tuple[Oracle, Answering]]:
    choice = await _choice(settings)
    oracle = await _open_oracle(settings, choice)
    # An encoder leaves the interpreter's lock by itself, and every process would hold one of its own.
    forks = origin if choice.encoder is None else None
    try:
        # Dictionaries load while the bot connects, so that the first question need not wait for them.
        async with Pool.opened(forks, settings.index_file, workers()) if forks else _warming(oracle) as answering:
            yield oracle, answering
    finally:
        # No thread may be asking the index when it is closed; there is nobody left to answer.
        await asyncio.get_running_loop().shutdown_default_executor()
        oracle.close()


@asynccontextmanager
async def _warming(oracle: Oracle) -> AsyncIterator[Answering]:
    warming = asyncio.create_task(asyncio.to_thread(oracle.warm))
    try:
        yield InThreads()
    finally:
        await warming


@asynccontextmanager
async def _awaited_oracle(settings: Settings) -> AsyncIterator[tuple[Oracle, Awaitable[None] | None]]:
    """The playground's oracle, and what has it answer once it is awaited: the page opens before.

    With rulebooks it answers already, because they say which games are asked about.
    """
    oracle, arrived = awaited_oracle(settings.index_file)

    async def prepare() -> None:
        if missing := await fetch_dictionaries(playground.tell_progress):
            say(missing)
        encoder = (await _choice(settings)).encoder
        await _make_index(settings, playground.tell_progress, encoder)
        await asyncio.to_thread(arrived, encoder)

    try:
        if settings.rulebooks_dir:
            await prepare()
            yield oracle, None
        else:
            with closing(prepare()) as preparing:
                yield oracle, preparing
    finally:
        await asyncio.get_running_loop().shutdown_default_executor()
        oracle.close()


async def _open_oracle(settings: Settings, choice: Choice) -> Oracle:
    if not dictionaries_version():
        _log.warning("%s", WITHOUT_DICTIONARIES)
    if choice.told:
        _log.info("%s", choice.told)
    await _make_index(settings, _log.info, choice.encoder)
    return await asyncio.to_thread(partial(Oracle.open, encoder=choice.encoder), settings.index_file)


async def _choice(settings: Settings) -> Choice:
    """The encoder for books without a digest: without an operator's folder there are none."""
    return (
        await asyncio.to_thread(shared_choice, settings.meaning_model) if settings.rulebooks_dir else Choice(None, "")
    )


async def _make_index(settings: Settings, progress: Callable[[str], None], encoder: Encoder | None) -> None:
    """Make the index where it is not as it should be; one that was made earlier serves where none can be made."""
    try:
        unread = await make_index(settings.index_file, settings.rulebooks_dir, progress, encoder)
    except BuildProblem as problem:
        try:
            (await asyncio.to_thread(Oracle.open, settings.index_file)).close()
        except IndexProblem:
            raise problem from None
        say(f"{problem} The index built earlier still serves.")
        return
    for line in unread:
        say(line)
