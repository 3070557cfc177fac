"""Whether the running bot is well, asked over HTTP, and what it counted."""

from __future__ import annotations

import asyncio
import errno
import time
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager, suppress

from aiohttp import web
from aiohttp.typedefs import Handler
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4, Metric
from prometheus_client.core import GaugeMetricFamily
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from bot.chat.client import Client
from bot.chat.hosts import check_host
from bot.chat.metrics import by_label
from bot.chat.trials import State, Trial
from bot.database import BusyProblem, DatabaseProblem
from bot.health import BUSY, HOLDS, MATCHES, METRICS, PATH, HealthProblem
from bot.ports import LOOPBACK
from rules_index import IndexProblem, Oracle


@asynccontextmanager
async def serving_health(
    client: Client, port: int, address: str = LOOPBACK, names: Collection[str] = ()
) -> AsyncIterator[None]:
    """Answer health checks, and with what was counted, while the block runs; port 0 serves none.

    Args:
        names: by which others than this machine may ask.

    Raises:
        HealthProblem: the port is taken or forbidden, or the address is another machine's.
    """
    if port == 0:
        yield
        return
    checkup = Checkup(client)
    runner = web.AppRunner(_application(client, checkup, port, names), access_log=None)
    await runner.setup()
    try:
        await _listen(runner, address, port)
        yield
    finally:
        await runner.cleanup()
        await checkup.close()


def _application(client: Client, checkup: Checkup, port: int, names: Collection[str]) -> web.Application:
    advice = (
        f"The bot does not answer under this name: ask http://{LOOPBACK}:{port} on its own machine, or let it have the "
        "name by HEALTH_NAMES.\n"
    )

    @web.middleware
    async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
        check_host(request, advice, names)
        return await handler(request)

    async def answer(_: web.Request) -> web.Response:
        states = await checkup.states()
        report = {
            **{name: state is not State.ILL for name, state in states.items()},
            BUSY: [name for name, state in states.items() if state is State.BUSY],
            MATCHES: len(client.matches.failing),
            HOLDS: await _on_hold(client),
        }
        return web.json_response(report, status=503 if State.ILL in states.values() else 200)

    async def count(_: web.Request) -> web.Response:
        return web.Response(body=await _figures(client), headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})

    application = web.Application(middlewares=[guard])
    application.router.add_get(PATH, answer)
    application.router.add_get(METRICS, count)
    return application


async def _listen(runner: web.AppRunner, address: str, port: int) -> None:
    try:
        await web.TCPSite(runner, address, port).start()
    except OSError as problem:
        if problem.errno == errno.EADDRNOTAVAIL:
            raise HealthProblem(
                f"{address} is no address of this machine: set HEALTH_ADDRESS to one, or to 0.0.0.0 for all."
            ) from problem
        reason = "is taken" if problem.errno == errno.EADDRINUSE else "cannot be used"
        raise HealthProblem(
            f"Port {port} on {address} {reason}: set HEALTH_PORT to a free one, or to 0 for no health checks."
        ) from problem


async def _on_hold(client: Client) -> int:
    try:
        return await client.matches.holds.count()
    except DatabaseProblem:
        # The check of the database says that.
        return 0


async def _figures(client: Client) -> bytes:
    ready, failing = client.is_ready() and client.is_connected, len(client.matches.failing)
    figures: list[Metric] = [
        GaugeMetricFamily("rozhodci_servers", "Servers that the bot is in.", len(client.guilds)),
        GaugeMetricFamily("rozhodci_connected", "Whether there is a connection to Discord.", ready),
        GaugeMetricFamily("rozhodci_stuck_matches", "Matches that cannot go on by themselves, see the log.", failing),
    ]
    with suppress(DatabaseProblem):
        since = await client.matches.outbox.waits_since()
        age = 0.0 if since is None else (client.matches.clock.now() - since).total_seconds()
        matches = await client.matches.repository.counted(client.matches.share)
        figures += [
            GaugeMetricFamily(
                "rozhodci_outbox_seconds", "How long the oldest line that could be told has waited.", max(age, 0.0)
            ),
            by_label(GaugeMetricFamily, "rozhodci_matches", "Matches that hold a channel.", "status", matches),
            GaugeMetricFamily(
                "rozhodci_matches_on_hold",
                "Matches that wait because their channel takes no messages.",
                await client.matches.holds.count(),
            ),
        ]
    return client.metrics.text(*figures)


class Checkup:
    """Tries what the bot lives on.

    That is Discord's gateway, a question to the oracle, a transaction in the database, and the tasks that tell of
    matches and keep their clocks.

    Args:
        elapsed: seconds of a clock that nobody sets.
    """

    def __init__(self, client: Client, elapsed: Callable[[], float] = time.monotonic) -> None:
        self._client = client
        self._trials = {
            "oracle": Trial(lambda: client.answering.of(client.oracle, _oracle_answers), elapsed),
            "database": Trial(lambda: _database_answers(client), elapsed),
            "publisher": Trial(lambda: _publisher_is_well(client), elapsed),
        }

    async def states(self) -> dict[str, State]:
        """How each part is."""
        client = self._client
        tried = await asyncio.gather(*(trial.state() for trial in self._trials.values()))
        states = {
            "gateway": _state(client.is_ready() and not client.is_closed() and client.is_connected),
            **dict(zip(self._trials, tried, strict=True)),
            "clocks": _state(client.matches.scheduler.lively),
        }
        if states["database"] is State.BUSY:
            # They wait for it as well.
            waiting = {name: State.BUSY for name in ("publisher", "clocks") if states[name] is State.ILL}
            return states | waiting
        return states

    async def close(self) -> None:
        """Give up the trials that are running."""
        await asyncio.gather(*(trial.close() for trial in self._trials.values()))


def _state(well: bool) -> State:
    return State.WELL if well else State.ILL


def _oracle_answers(oracle: Oracle) -> bool:
    try:
        return any(oracle.ask(each.label).rulings for each in oracle.suggest("", limit=1))
    except IndexProblem:
        return False


async def _publisher_is_well(client: Client) -> bool:
    try:
        return await client.publisher.is_well()
    except BusyProblem:
        raise
    except DatabaseProblem:
        return False


async def _database_answers(client: Client) -> bool:
    try:
        async with client.database.writing() as session:
            await (await session.connection()).execute(text("SELECT 1"))
    except BusyProblem:
        raise
    except (SQLAlchemyError, DatabaseProblem, OSError):
        return False
    return True
