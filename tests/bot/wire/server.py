"""A minimal Discord on 127.0.0.1, for what no in-memory stand-in can show."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from aiohttp import web

from tests.bot.wire import payloads
from tests.bot.wire.gateway import Gateway
from tests.bot.wire.payloads import Json
from tests.bot.wire.rest import Asked, Rest

TOKEN = "b3Rhem5pay1uYS1yb3pob2RjaQ.wire.test"


class LocalDiscord:
    """One guild, one channel, one member, one bot; REST and gateway on a free port."""

    def __init__(
        self,
        guild: int = payloads.GUILD,
        ids: Callable[[], str] = payloads.new_id,
        elapsed: Callable[[], float] = time.monotonic,
    ) -> None:
        self.rest = Rest(TOKEN, ids, elapsed)
        self.gateway = Gateway(TOKEN, guild)
        self.host = ""

    @property
    def api(self) -> str:
        """The root of the REST API."""
        return f"http://{self.host}/api/v10"

    @property
    def gateway_address(self) -> str:
        """The address of the gateway."""
        return f"ws://{self.host}/gateway/"

    @property
    def assets(self) -> str:
        """Where pictures would lie."""
        return f"http://{self.host}/cdn"

    async def interact(self, interaction: Json, *, times: int = 1, late: bool = False) -> Asked:
        """Deliver an interaction to the bot, ``times`` over; a ``late`` one accepts no answer any more."""
        asked = self.rest.interactions.setdefault(
            interaction["token"], Asked(late=late, pressed=interaction.get("message"))
        )
        for _ in range(times):
            await self.gateway.dispatch("INTERACTION_CREATE", interaction)
        return asked


@asynccontextmanager
async def local_discord(
    guild: int = payloads.GUILD, *, discord: LocalDiscord | None = None, socket: Path | None = None
) -> AsyncIterator[LocalDiscord]:
    """Run a local Discord; at the end, fail when the bot sent it a request that Discord would refuse.

    Args:
        discord: one that is made already.
        socket: the path of a socket to listen on, instead of a free port.
    """
    discord = discord or LocalDiscord(guild)
    app = web.Application()
    app.router.add_get("/gateway/{path:.*}", discord.gateway.handle)
    app.router.add_route("*", "/api/v10/{path:.*}", discord.rest.handle)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    if socket is not None:
        await web.UnixSite(runner, socket).start()
        discord.host = "discord.local"
    else:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        host, port = runner.addresses[0]
        discord.host = f"{host}:{port}"
    discord.gateway.address = discord.gateway_address
    try:
        yield discord
    finally:
        await runner.cleanup()
    assert not discord.rest.watch.refused, "\n".join(discord.rest.watch.refused)
