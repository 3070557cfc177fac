"""Running the bot: on Discord with a token, in the browser without; sending its commands."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, closing, suppress
from datetime import UTC, datetime
from itertools import chain, repeat
from pathlib import Path
from typing import Any

import aiohttp
import discord
import typer
from rich.console import Console

from bot import backup, playground
from bot.chat.background import keeping_matches
from bot.chat.client import Client, client_for
from bot.chat.finishing import finishing
from bot.chat.health import serving_health
from bot.chat.warming import warm
from bot.database import Database, DatabaseProblem
from bot.doctor import page
from bot.doctor.finding import State
from bot.health import HealthProblem
from bot.indexing import make_index
from bot.json_log import JsonLines
from bot.live.place import UnfitServer
from bot.live.trying import Wish, try_out
from bot.lock import alone
from bot.matches.storage.instance import claim
from bot.playground import PlaygroundProblem
from bot.playground.dictionaries import fetch_dictionaries
from bot.private_files import close_to_others
from bot.settings import LogFormat, LogLevel, Settings, SettingsProblem
from rules_index import (
    WITHOUT_DICTIONARIES,
    BuildProblem,
    IndexProblem,
    Oracle,
    awaited_oracle,
    dictionaries_version,
)

_log = logging.getLogger(__name__)

_TALKATIVE = ("aiosqlite", "discord.http", "discord.gateway", "discord.webhook")


class DiscordProblem(Exception):
    """Discord refused the bot or cannot be reached; the message says what to do."""


_REFUSED = (
    "Discord does not accept DISCORD_TOKEN: copy the bot's token again from the Bot page of your application "
    "in Discord's developer portal."
)
_AUTHENTICATION_FAILED = 4004
"""The gateway's close code for a token that is wrong or was withdrawn."""

_SHARDS_REFUSED = (4010, 4011)
"""The gateway's close codes for a shard that cannot be, and for more servers than one shard may have."""

_AGAIN = (5, 10, 20, 40, 60)
"""Seconds between the tries to log in while Discord cannot be reached."""

_PROBLEMS = (
    BuildProblem,
    DatabaseProblem,
    DiscordProblem,
    HealthProblem,
    IndexProblem,
    PlaygroundProblem,
    SettingsProblem,
    UnfitServer,
)


def run() -> None:
    """Run the bot until it is stopped.

    Raises:
        typer.Exit: with the code 1 after one line on stderr, or 0 when it was stopped.
    """
    _carry_out(_run)


def send_commands(guild: int | None) -> None:
    """Send the commands to Discord: to one server, where they are seen at once, or to all.

    Raises:
        typer.Exit: with the code 1 after one line on stderr.
    """

    async def send(settings: Settings) -> None:
        token = _token(settings)
        async with _for_commands(settings) as client, _discord_problems():
            await client.login(token)
            sent = await client.sync_commands(guild)
        Console().print(f"{sent} commands sent to Discord.")

    _carry_out(send)


def examine() -> None:
    """Print what the bot needs and how it is.

    Raises:
        typer.Exit: with the code 1 where something has to be mended.
    """

    async def look(settings: Settings) -> None:
        findings = await page.examine(settings if settings.discord_token else settings.for_playground())
        for line in page.lines(findings):
            _tell(line)
        if any(each.state is State.WRONG for each in findings):
            raise typer.Exit(1)

    _carry_out(look)


def try_live(guild: int, wish: Wish) -> None:
    """Try on a test server what Discord answers, and write a report.

    Raises:
        typer.Exit: with the code 1 where Discord answers otherwise than expected, or the server may not be tried on.
    """

    async def go(settings: Settings) -> None:
        async with _for_commands(settings) as bot, _discord_problems():
            await bot.login(_token(settings))
            if not await try_out(_token(settings), guild, bot.sync_commands, _tell, wish, settings.data_dir):
                raise typer.Exit(1)

    _carry_out(go)


def back_up(file: Path | None) -> None:
    """Write a backup of the database, and say where.

    Raises:
        typer.Exit: with the code 1 after one line on stderr.
    """

    named = file and file.expanduser().absolute()

    async def write(settings: Settings) -> None:
        to = named or backup.default_file(settings.database, settings.backups, datetime.now(UTC))
        written = await asyncio.to_thread(backup.back_up, settings.database, to)
        _tell(f"{written} holds everything as it was just now.")

    _carry_out(write)


def restore(file: Path) -> None:
    """Put a backup in the database's place, and say what became of the database that was there.

    Raises:
        typer.Exit: with the code 1 after one line on stderr.
    """

    named = file.expanduser().absolute()

    async def put(settings: Settings) -> None:
        before = await asyncio.to_thread(backup.restore, settings.database, named)
        _tell(f"{file} is restored.")
        if before is not None:
            _tell(f"What was there before is in {before}; remove it once all is well.")

    _carry_out(put)


def _carry_out(work: Callable[[Settings], Coroutine[Any, Any, None]]) -> None:
    try:
        settings = Settings.from_environment()
        _set_up_log(settings.log_level, settings.log_format)
        asyncio.run(_stoppable(work(settings)))
    except _PROBLEMS as problem:
        _say(str(problem))
        raise typer.Exit(1) from None
    except (KeyboardInterrupt, asyncio.CancelledError):
        raise typer.Exit(0) from None


async def _stoppable(work: Coroutine[Any, Any, None]) -> None:
    # A container is stopped with SIGTERM, which would otherwise end the process without closing anything.
    task = asyncio.ensure_future(work)

    def stop() -> None:
        # A second signal must not interrupt the closing that the first began.
        if not task.cancelling():
            task.cancel()

    with suppress(NotImplementedError):
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop)
    await task


async def _run(settings: Settings) -> None:
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
                async with _oracle(settings) as oracle:
                    await _run_on_discord(settings, oracle, database)


async def _run_on_discord(settings: Settings, oracle: Oracle, database: Database) -> None:
    async with (
        client_for(settings)(settings, oracle, database) as client,
        serving_health(client, settings.health_port),
        keeping_matches(client),
        finishing(client),
        _discord_problems(),
    ):
        await _log_in(client, _token(settings))
        if client.application_id is None:
            raise DiscordProblem("Discord does not tell which application DISCORD_TOKEN belongs to; try again.")
        await claim(database, client.application_id)
        await asyncio.to_thread(warm, client.matches.games)
        await client.connect()
        if client.token_refused:
            raise DiscordProblem(_REFUSED)


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
async def _for_commands(settings: Settings) -> AsyncIterator[Client]:
    """The bot as far as its commands go: they are the same whatever is in the database, and it may be running on it."""
    async with (
        _oracle(settings, only_read=True) as oracle,
        Client(settings, oracle, Database.unopened(settings.database)) as client,
    ):
        yield client


@asynccontextmanager
async def _database(settings: Settings) -> AsyncIterator[Database]:
    database = await Database.open(settings.database)
    try:
        yield database
    finally:
        await database.close()


@asynccontextmanager
async def _oracle(settings: Settings, *, only_read: bool = False) -> AsyncIterator[Oracle]:
    oracle = await (_read_oracle(settings) if only_read else _open_oracle(settings))
    # Dictionaries load while the bot connects, so that the first question need not wait for them.
    warming = asyncio.create_task(asyncio.to_thread(oracle.warm)) if not only_read else None
    try:
        yield oracle
    finally:
        if warming is not None:
            await warming
        # No thread may be asking the index when it is closed; there is nobody left to answer.
        await asyncio.get_running_loop().shutdown_default_executor()
        oracle.close()


@asynccontextmanager
async def _awaited_oracle(settings: Settings) -> AsyncIterator[tuple[Oracle, Awaitable[None] | None]]:
    """The playground's oracle, and what has it answer once it is awaited: the page opens before.

    With rulebooks it answers already, because they say which games are asked about.
    """
    oracle, arrived = awaited_oracle(settings.index_file)

    async def prepare() -> None:
        if missing := await fetch_dictionaries(playground.tell_progress):
            _say(missing)
        await _make_index(settings, playground.tell_progress)
        await asyncio.to_thread(arrived)

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


async def _read_oracle(settings: Settings) -> Oracle:
    """The index as it is, which a bot may be running on; a new one only where there is none."""
    try:
        return await asyncio.to_thread(Oracle.open, settings.index_file)
    except IndexProblem:
        return await _open_oracle(settings)


async def _open_oracle(settings: Settings) -> Oracle:
    if not dictionaries_version():
        _log.warning("%s", WITHOUT_DICTIONARIES)
    await _make_index(settings, _log.info)
    return await asyncio.to_thread(Oracle.open, settings.index_file)


async def _make_index(settings: Settings, progress: Callable[[str], None]) -> None:
    """Make the index where it is not as it should be; one that was made earlier serves where none can be made."""
    try:
        unread = await make_index(settings.index_file, settings.rulebooks_dir, progress)
    except BuildProblem as problem:
        try:
            (await asyncio.to_thread(Oracle.open, settings.index_file)).close()
        except IndexProblem:
            raise problem from None
        _say(f"{problem} The index built earlier still serves.")
        return
    for line in unread:
        _say(line)


@asynccontextmanager
async def _discord_problems() -> AsyncIterator[None]:
    try:
        yield
    except discord.LoginFailure as problem:
        raise DiscordProblem(_REFUSED) from problem
    except discord.ConnectionClosed as problem:
        if problem.code == _AUTHENTICATION_FAILED:
            raise DiscordProblem(_REFUSED) from problem
        if problem.code in _SHARDS_REFUSED:
            raise DiscordProblem(
                f"Discord wants the servers dealt out otherwise ({problem}): set SHARD_COUNT to one for every 1,000 "
                "servers, the same in all processes."
            ) from problem
        raise DiscordProblem(f"Discord closed the connection for good ({problem}).") from problem
    except discord.app_commands.CommandSyncFailure as problem:
        raise DiscordProblem(f"Discord does not accept the commands: {problem}") from problem
    except discord.Forbidden as problem:
        raise DiscordProblem(
            f"Discord forbids it ({problem.text}): invite the bot to that server with the scope applications.commands."
        ) from problem
    except (discord.HTTPException, aiohttp.ClientError, OSError) as problem:
        raise DiscordProblem(f"Discord cannot be reached ({problem}); check the network and try again.") from problem


def _set_up_log(level: LogLevel, written: LogFormat = LogFormat.TEXT) -> None:
    logging.basicConfig(level=level, format="%(asctime)s %(levelname)-7s %(name)s: %(message)s")
    if written is LogFormat.JSON:
        for handler in logging.getLogger().handlers:
            handler.setFormatter(JsonLines())
    if level is LogLevel.DEBUG:
        # In detail these write down what is stored, sent and pressed: secrets, hands, hidden choices, tokens.
        for talkative in _TALKATIVE:
            logging.getLogger(talkative).setLevel(logging.INFO)
    else:
        logging.getLogger("alembic").setLevel(logging.WARNING)
    # The bot has no voice, so an operator need not hear what voice would lack.
    discord.VoiceClient.warn_nacl = False
    discord.VoiceClient.warn_dave = False


def _token(settings: Settings) -> str:
    if settings.discord_token is None:
        raise SettingsProblem("DISCORD_TOKEN: it is not set; this command talks to Discord and needs it")
    return settings.discord_token.get_secret_value()


def _tell(line: str) -> None:
    Console(soft_wrap=True, highlight=False, markup=False).print(line)


def _say(line: str) -> None:
    Console(stderr=True, soft_wrap=True, highlight=False, markup=False).print(line)
