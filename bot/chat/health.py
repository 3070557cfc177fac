"""Whether the running bot is well, asked over the loopback interface."""

from __future__ import annotations

import asyncio
import errno
import json
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager

from aiohttp import web
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from bot.chat.client import Client
from bot.database import DatabaseProblem
from rules_index import IndexProblem, Oracle

LOOPBACK = "127.0.0.1"
PATH = "/health"
MATCHES = "matches"
"""Names in the answer how many matches cannot go on by themselves; the bot is well for all the others."""
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
        report = {**checks, MATCHES: len(client.matches.failing)}
        return web.json_response(report, status=200 if all(checks.values()) else 503)

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
    """Try what the bot lives on.

    That is Discord's gateway, a question to the oracle, a transaction in the database, and the tasks that tell of
    matches and keep their clocks.
    """
    gateway = client.is_ready() and not client.is_closed() and client.ws.open
    oracle = asyncio.to_thread(_oracle_answers, client.oracle)
    trials = {"oracle": oracle, "database": _database_answers(client), "publisher": _publisher_is_well(client)}
    answers = await asyncio.gather(*map(_in_time, trials.values()))
    return {"gateway": gateway, **dict(zip(trials, answers, strict=True)), "clocks": client.matches.scheduler.lively}


def ask(url: str) -> tuple[bool, str]:
    """Ask a running bot from another process: whether it is well, and in one line how it is or why it said nothing."""
    try:
        with urllib.request.urlopen(url, timeout=2 * _PATIENCE) as answer:  # noqa: S310 - an address on the loopback interface
            return True, f"well{_stuck(_read(answer.read(1000)))}"
    except urllib.error.HTTPError as unwell:
        checks = _read(unwell.read(1000))
        if not checks:
            return False, f"{url} answered {unwell.code}"
        failed = [name for name, well in checks.items() if name != MATCHES and not well]
        return False, f"not well: {', '.join(failed)}{_stuck(checks)}"
    except OSError as problem:
        return False, f"no running bot answers at {url} ({getattr(problem, 'reason', problem)})"


def _read(answer: bytes) -> dict[str, int]:
    try:
        checks = json.loads(answer)
    except ValueError:
        # The playground answers with its page.
        return {}
    return checks if isinstance(checks, dict) else {}


def _stuck(checks: dict[str, int]) -> str:
    matches = checks.get(MATCHES, 0)
    return f"; {matches} match{'es' if matches > 1 else ''} cannot go on, see the log" if matches else ""


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
