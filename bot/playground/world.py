"""A simulated Discord in real time: SimCord's world without SimCord's clock.

SimCord's own ``Env`` is made for tests. Its time is virtual and moves only when a test says so, each action waits until
the whole bot is idle (a task that waits for work, as a publisher of messages does, makes every action fail after five
seconds), and every member speaks English. Here time is the wall's, an action waits for its own answer alone and not
for long, and each member has a language. Guilds, permissions, visibility, command access, the life of
an interaction and Discord's limits stay SimCord's.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

import discord
from simcord import Env
from simcord._clock import Clock
from simcord._dpy_internals import (
    get_state,
    install_http,
    install_websocket,
    set_guild_ready_timeout,
    set_webhook_adapter,
)
from simcord.backend import serializers
from simcord.backend.models import Interaction
from simcord.gateway import ShardRouter
from simcord.http import FakeHTTPClient, FakeWebhookAdapter

from bot.playground import routes as _routes  # noqa: F401  -- importing it adds what SimCord lacks
from bot.playground.store import Store

ANSWER_SECONDS = 12.0
"""How long the first answer to an interaction is waited for: Discord waits 3 seconds, but not for somebody's laptop."""

_SUBCOMMANDS = (1, 2)
_dispatched: ContextVar[Interaction | None] = ContextVar("dispatched_interaction", default=None)


class WorldClock(Clock):
    """Real time in UTC once the world runs; until then it stands at the world's founding.

    Discord makes ids out of the time. What is arranged before the start thus has the same id in every run, and what
    the bot stored about it earlier (a channel's game, a judge's role) still fits.
    """

    FOUNDED = datetime(2026, 1, 1, tzinfo=UTC)

    def __init__(self) -> None:
        super().__init__()
        self.running = False

    def now(self) -> datetime:
        return datetime.now(UTC) if self.running else self.FOUNDED

    def advance(self, _: float) -> None:
        raise RuntimeError("real time cannot be advanced")


class LiveWorld(Env):
    """One client on a simulated Discord that behaves in real time.

    Members act through SimCord's actors; an action returns once its interaction is answered, or after
    ``ANSWER_SECONDS`` without an answer, when Discord too would give up on it. ``locales`` holds each member's
    language, ``used`` and ``typed`` the names and the options of each command by the id of its interaction, and
    ``ready`` whether the bot answers questions already.
    """

    def __init__(self, client: discord.Client) -> None:
        super().__init__(client, check_errors=False)
        self._clock = WorldClock()
        self.backend: Store = Store(self._clock)
        self.backend.transcript = _Bell(self._ring)
        self.backend.http_requests = _Bell(self._ring)
        self.revision = 0
        self._changed = asyncio.Event()
        self.ready = asyncio.Event()
        self.ready.set()
        self.locales: dict[int, discord.Locale] = {}
        self.typed: dict[int, dict[str, Any]] = {}
        self.used: dict[int, tuple[str, ...]] = {}
        self.guild_locale = discord.Locale.american_english

    async def start(self) -> None:
        """Log the client in, hand it READY and the guilds arranged so far."""
        client, loop = self.bot, asyncio.get_running_loop()
        self._clock.running = True
        install_http(client, FakeHTTPClient(self.backend, loop))
        set_guild_ready_timeout(client, 0.0)
        self._webhook_adapter = FakeWebhookAdapter(self.backend)
        state = get_state(client)
        state.shard_count, state.shard_ids = 1, [0]
        self._message_states.add(state)
        router = ShardRouter(self.backend, state, client.dispatch, 1, (0,))
        install_websocket(client, router.websockets[0])

        def feed(event: str, payload: Mapping[str, Any]) -> None:
            set_webhook_adapter(self._webhook_adapter)
            if event == "INTERACTION_CREATE":
                self.typed[int(payload["id"])] = _typed(payload["data"])
                self.used[int(payload["id"])] = tuple(_path(payload["data"]))
                record = self.backend.interactions[int(payload["id"])]
                record.initial_response_deadline = self.backend.iso_after(ANSWER_SECONDS)
                payload = self._localised(payload)
            router.feed(event, payload)

        self._gateway_feed = feed
        self.backend.subscribers.append(feed)
        set_webhook_adapter(self._webhook_adapter)
        await client.login("playground")
        router.identify(0)
        for guild in list(self.backend.guilds.values()):
            self.backend.emit("GUILD_CREATE", serializers.guild_create_payload(self.backend, guild))
        self._started = True

    async def shutdown(self) -> None:
        """Close the client and cut it off from the world."""
        if self._gateway_feed in self.backend.subscribers:
            self.backend.subscribers.remove(self._gateway_feed)
        self._started = False
        await self.bot.close()

    def _localised(self, payload: Mapping[str, Any]) -> dict[str, Any]:
        member = payload.get("member") or payload
        locale = self.locales.get(int(member["user"]["id"]), discord.Locale.american_english)
        return {**payload, "locale": locale.value, "guild_locale": self.guild_locale.value}

    # SimCord's actors call these around each action; here actions may overlap, as people's do.

    def _begin_operation(self, _: str) -> None:
        return None

    def _end_operation(self) -> None:
        return None

    def _notify_dispatch_observers(self, interaction: Interaction) -> None:
        _dispatched.set(interaction)

    async def _settle_internal(self, **_: Any) -> None:
        interaction = _dispatched.get()
        _dispatched.set(None)
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_SECONDS):
                while interaction is not None and not interaction.responded:
                    await self.changed(self.revision)

    def speak(self, member: int, locale: discord.Locale) -> None:
        """Let a member's Discord be in this language from now on."""
        self.locales[member] = locale
        self._ring()

    def make_ready(self) -> None:
        """Let the questions that wait for the rules be asked."""
        self.ready.set()
        self._ring()

    async def changed(self, revision: int) -> None:
        """Wait until something has happened in the world since this ``revision``."""
        while self.revision == revision:
            await self._changed.wait()

    def _ring(self) -> None:
        self.revision += 1
        self._changed.set()
        self._changed = asyncio.Event()


def _typed(command: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a command as a person typed them; of a file, its name."""
    files = (command.get("resolved") or {}).get("attachments") or {}
    names = {number: file["filename"] for number, file in files.items()}
    return {name: names.get(str(value), value) for name, value in _values(command.get("options") or []).items()}


def _values(options: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The values of a command's options, those of a subcommand included."""
    typed: dict[str, Any] = {}
    for option in options:
        typed |= _values(option["options"]) if "options" in option else {option["name"]: option["value"]}
    return typed


def _path(command: Mapping[str, Any]) -> Iterator[str]:
    """The names of a command, its group and its subcommand, as far as there are any."""
    if "name" in command:
        yield command["name"]
    for option in command.get("options") or []:
        if "options" in option or option.get("type") in _SUBCOMMANDS:
            yield from _path(option)


class _Bell(list[Any]):
    """Rings when something happens where SimCord keeps a log of it; a long evening of play needs no log."""

    def __init__(self, ring: Callable[[], None]) -> None:
        super().__init__()
        self._ring = ring

    def append(self, _: Any) -> None:
        self._ring()
