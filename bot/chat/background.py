"""What runs beside the commands: delivering messages of matches and disputes, keeping their time, watching servers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

import discord

from bot.chat.base.guilds import Called, called, servers_with_judges
from bot.chat.client import Client
from bot.database import DatabaseProblem
from bot.memory import resident
from rules_index import IndexPending

_log = logging.getLogger(__name__)

_UNHEARD = {
    Called.GONE: "was deleted; pick another with /setup",
    Called.SILENT: "cannot be mentioned; let everybody mention it, or let the bot mention all roles",
}

# Whatever ended a worker may end it again at once.
_BREATH = 5.0
# A match that could not be stopped or started is tried again this much later.
_AGAIN = 600.0
# Deadlines of disputes are hours away, and a new one is never nearer than this.
_LOOK, _SHORTEST = 60.0, 1.0
# What is deleted after days need not be deleted to the minute.
_TIDY = 3600.0
# Between two steps of it everybody else has their turn.
_STEP = 0.5


@asynccontextmanager
async def keeping_matches(client: Client) -> AsyncIterator[None]:
    """Deliver and keep the clocks of matches while the block runs, from when the client is ready."""

    async def work() -> None:
        await client.begun.wait()
        await client.wait_until_ready()
        if client.settings.database.get_backend_name() == "sqlite":
            for publisher in (client.publisher, client.dispute_publisher):
                await _logged("What an earlier run claimed could not be taken back", publisher.release)
        await _logged("Matches could not be stopped and resumed", client.guild_watch.check_all)
        await _logged(
            "Rulebooks of servers could not be opened", lambda: client.library.open(client.matches.share.holds)
        )
        await _logged("Nobody knows how many matches there are", lambda: _tell_ready(client))
        await _logged("Nobody knows whether judges hear of disputes", lambda: _tell_of_judges(client))
        async with asyncio.TaskGroup() as workers:
            workers.create_task(_for_ever("Delivering messages of matches", client.publisher.run))
            workers.create_task(_for_ever("Keeping the clocks of matches", client.matches.scheduler.run))
            workers.create_task(_for_ever("Delivering notices of disputes", client.dispute_publisher.run))
            workers.create_task(_for_ever("Keeping the deadlines of disputes", lambda: _keeping_deadlines(client)))
            workers.create_task(_for_ever("Deleting the data of servers that are gone", lambda: _deleting(client)))
            workers.create_task(_for_ever("Packing finished matches", lambda: _packing(client)))
            workers.create_task(_for_ever("Stopping and resuming matches", lambda: _watching_guilds(client)))

    task = asyncio.create_task(work(), name="matches")
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await task


async def _tell_ready(client: Client) -> None:
    memory = resident()
    try:
        books = f"{len(client.oracle.books)} books in the index"
    except IndexPending:
        books = "the index is being made"
    _log.info(
        "Ready: %d servers, %d live matches, %s%s",
        len(client.guilds),
        len(await client.matches.live()),
        books,
        "" if memory is None else f", {memory} MB of memory",
    )


async def _tell_of_judges(client: Client) -> None:
    """Say of which servers the judges do not hear when they are called."""
    for settings in await servers_with_judges(client.database):
        guild = client.get_guild(settings.guild_id)
        own = discord.Permissions.none() if guild is None or guild.me is None else guild.me.guild_permissions
        for role in dict.fromkeys((settings.judge_role, settings.head_judge_role)):
            if (why := _UNHEARD.get(called(guild, role, own))) is not None:
                _log.warning("Judges of server %d are not notified: role %d %s", settings.guild_id, role, why)


async def _watching_guilds(client: Client) -> None:
    watch = client.guild_watch
    while True:
        with suppress(TimeoutError):
            async with asyncio.timeout(_AGAIN if client.matches.relocation.unsettled else None):
                await watch.due.wait()
        await watch.check_all()
        if watch.due.is_set():
            await asyncio.sleep(_BREATH)


async def _deleting(client: Client) -> None:
    while True:
        await _logged("The data of servers that are gone could not be deleted", client.guild_watch.delete_departed)
        await asyncio.sleep(_TIDY)


async def _packing(client: Client) -> None:
    while True:
        try:
            more = await client.matches.compaction.step()
        except DatabaseProblem as problem:
            _log.warning("Finished matches are packed later: %s", problem)
            more = False
        await asyncio.sleep(_STEP if more else _TIDY)


async def _keeping_deadlines(client: Client) -> None:
    """Let pass on what is overdue in disputes; a change of one may bring an earlier deadline with it."""
    due, clock = client.disputes.due, client.matches.clock
    while True:
        await due.tick()
        following = await due.next()
        left = _LOOK if following is None else (following - clock.now()).total_seconds()
        # What is due all the same could not be done just now, and hardly can a second later.
        await clock.sleep(min(max(left, _SHORTEST), _LOOK) if left > 0 else _LOOK)


async def _for_ever(what: str, run: Callable[[], Awaitable[None]]) -> None:
    """Run something that has no end of its own, again whenever it ends all the same."""
    while True:
        try:
            await run()
            _log.error("%s ended; it begins again", what)
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            _log.exception("%s was cut off; it begins again", what)
        except DatabaseProblem as problem:
            _log.error("%s failed; it begins again: %s", what, problem)
        except Exception:
            _log.exception("%s failed; it begins again", what)
        await asyncio.sleep(_BREATH)


async def _logged(what: str, do: Callable[[], Awaitable[None]]) -> None:
    try:
        await do()
    except DatabaseProblem as problem:
        _log.error("%s: %s", what, problem)
    except Exception:
        # Telling and clocks of all other matches are worth more than whatever this was.
        _log.exception("%s", what)
