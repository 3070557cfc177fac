"""Whether the running bot is well, asked over the loopback interface."""

from __future__ import annotations

import asyncio
import errno
import json
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from aiohttp import web
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from rules_index import IndexProblem, Oracle

if TYPE_CHECKING:
    from bot.chat.client import Client

LOOPBACK = "127.0.0.1"
PATH = "/health"
# Docker asks every half a minute; a check that hangs for longer than this counts as failed.
_PATIENCE = 5.0


class HealthProblem(Exception):
    """The health port cannot be had; the message says what to do."""


@asynccontextmanager
async def serving_health(client: Client, port: int) -> AsyncIterator[None]:
    """Answer health checks on a loopback port while the block runs; port 0 serves none.

    Raises:
        HealthProblem: the port is taken or forbidden.
    """
    if port == 0:
        yield
        return

    async def answer(_: web.Request) -> web.Response:
        checks = await check(client)
        return web.json_response(checks, status=200 if all(checks.values()) else 503)

    application = web.Application()
    application.router.add_get(PATH, answer)
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


async def check(client: Client) -> dict[str, bool]:
    """Try what the bot lives on: Discord's gateway, a question to the oracle, a transaction in the database."""
    gateway = client.is_ready() and not client.is_closed() and client.ws.open
    oracle = asyncio.to_thread(_oracle_answers, client.oracle)
    database = _database_answers(client)
    answers = await asyncio.gather(*(_in_time(trial) for trial in (oracle, database)))
    return {"gateway": gateway, "oracle": answers[0], "database": answers[1]}


def ask(url: str) -> tuple[bool, str]:
    """Ask a running bot from another process: whether it is well, and what it said or why it said nothing."""
    try:
        with urllib.request.urlopen(url, timeout=2 * _PATIENCE) as answer:  # noqa: S310 - a loopback address of ours
            return True, answer.read(1000).decode()
    except urllib.error.HTTPError as unwell:
        said = unwell.read(1000).decode(errors="replace")
        try:
            checks = json.loads(said)
        except ValueError:
            return False, f"{url} answered {unwell.code}"
        return False, "not well: " + ", ".join(name for name, well in checks.items() if not well)
    except OSError as problem:
        return False, f"no running bot answers at {url} ({getattr(problem, 'reason', problem)})"


async def _in_time(trial: Coroutine[object, object, bool]) -> bool:
    try:
        return await asyncio.wait_for(trial, _PATIENCE)
    except TimeoutError:
        return False


def _oracle_answers(oracle: Oracle) -> bool:
    try:
        return any(oracle.ask(each.label).rulings for each in oracle.suggest("", limit=1))
    except IndexProblem:
        return False


async def _database_answers(client: Client) -> bool:
    try:
        async with client.database.writing() as session:
            await (await session.connection()).execute(text("SELECT 1"))
    except (SQLAlchemyError, OSError):
        return False
    return True
