"""Whether the running bot is well, asked over the loopback interface."""

from __future__ import annotations

import asyncio
import errno
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress

from aiohttp import web
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from bot.chat.client import Client
from bot.chat.metrics import Figure
from bot.database import DatabaseProblem
from bot.health import HOLDS, LOOPBACK, MATCHES, METRICS, PATH, PATIENCE, HealthProblem
from rules_index import IndexProblem, Oracle


@asynccontextmanager
async def serving_health(client: Client, port: int) -> AsyncIterator[None]:
    """Answer health checks, and with what was counted, on a loopback port while the block runs; port 0 serves none.

    Raises:
        HealthProblem: the port is taken or forbidden.
    """
    if port == 0:
        yield
        return

    async def answer(_: web.Request) -> web.Response:
        checks = await check(client)
        report = {**checks, MATCHES: len(client.matches.failing), HOLDS: await _on_hold(client)}
        return web.json_response(report, status=200 if all(checks.values()) else 503)

    application = web.Application()

    async def count(_: web.Request) -> web.Response:
        return web.Response(text=await _figures(client), content_type="text/plain", charset="utf-8")

    application.router.add_get(PATH, answer)
    application.router.add_get(METRICS, count)
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, LOOPBACK, port).start()
        except OSError as problem:
            reason = "is taken" if problem.errno == errno.EADDRINUSE else "cannot be used"
            raise HealthProblem(
                f"Port {port} on {LOOPBACK} {reason}: set HEALTH_PORT to a free one, or to 0 for no health checks."
            ) from problem
        yield
    finally:
        await runner.cleanup()


async def _on_hold(client: Client) -> int:
    try:
        return await client.matches.holds.count()
    except DatabaseProblem:
        # The check of the database says that.
        return 0


async def _figures(client: Client) -> str:
    figures = [
        Figure("servers", "Servers that the bot is in.", {"": len(client.guilds)}),
        Figure(
            "connected", "Whether there is a connection to Discord.", {"": client.is_ready() and client.is_connected}
        ),
        Figure(
            "stuck_matches", "Matches that cannot go on by themselves, see the log.", {"": len(client.matches.failing)}
        ),
    ]
    with suppress(DatabaseProblem):
        since = await client.matches.outbox.waits_since()
        age = 0.0 if since is None else (client.matches.clock.now() - since).total_seconds()
        matches = await client.matches.repository.counted(client.matches.share)
        figures += [
            Figure("outbox_seconds", "How long the oldest line that could be told has waited.", {"": max(age, 0.0)}),
            Figure("matches", "Matches that hold a channel.", matches, "status"),
            Figure(
                "matches_on_hold",
                "Matches that wait because their channel takes no messages.",
                {"": await client.matches.holds.count()},
            ),
        ]
    return client.metrics.text(*figures)


async def check(client: Client) -> dict[str, bool]:
    """Try what the bot lives on.

    That is Discord's gateway, a question to the oracle, a transaction in the database, and the tasks that tell of
    matches and keep their clocks.
    """
    gateway = client.is_ready() and not client.is_closed() and client.is_connected
    oracle = asyncio.to_thread(_oracle_answers, client.oracle)
    trials = {"oracle": oracle, "database": _database_answers(client), "publisher": _publisher_is_well(client)}
    answers = await asyncio.gather(*map(_in_time, trials.values()))
    return {"gateway": gateway, **dict(zip(trials, answers, strict=True)), "clocks": client.matches.scheduler.lively}


async def _in_time(trial: Coroutine[object, object, bool]) -> bool:
    try:
        return await asyncio.wait_for(trial, PATIENCE)
    except TimeoutError:
        return False


def _oracle_answers(oracle: Oracle) -> bool:
    try:
        return any(oracle.ask(each.label).rulings for each in oracle.suggest("", limit=1))
    except IndexProblem:
        return False


async def _publisher_is_well(client: Client) -> bool:
    try:
        return await client.publisher.is_well()
    except DatabaseProblem:
        return False


async def _database_answers(client: Client) -> bool:
    try:
        async with client.database.writing() as session:
            await (await session.connection()).execute(text("SELECT 1"))
    except (SQLAlchemyError, DatabaseProblem, OSError):
        return False
    return True
