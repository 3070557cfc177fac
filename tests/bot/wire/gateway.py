"""The gateway of the local Discord: HELLO, IDENTIFY, READY, heartbeats, RESUME with replay."""

from __future__ import annotations

import asyncio
import json
import zlib
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from tests.bot.wire import payloads
from tests.bot.wire.calls import PATIENCE
from tests.bot.wire.payloads import Json

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
AUTHENTICATION_FAILED, DISALLOWED_INTENTS = 4004, 4014
PRIVILEGED_INTENTS = (1 << 1) | (1 << 8) | (1 << 15)


@dataclass
class Session:
    """What Discord remembers of one session: every event it ever dispatched, in order."""

    identity: str = field(default_factory=payloads.new_id)
    events: list[tuple[str, Json]] = field(default_factory=list)
    shard: tuple[int, int] = (0, 1)
    guild: int = payloads.GUILD

    @property
    def has_the_guild(self) -> bool:
        """Whether the guild is dealt out to its shard."""
        number, count = self.shard
        return (self.guild >> 22) % count == number


class Socket:
    """One websocket of the bot, compressed as it asked."""

    def __init__(self, request: web.Request, response: web.WebSocketResponse) -> None:
        self._transport = request.transport
        self._response = response
        self._stream = zlib.compressobj() if request.query.get("compress") == "zlib-stream" else None
        self.close_code: int | None = None

    async def send(self, op: int, data: object = None, **more: object) -> None:
        """Send one frame."""
        text = json.dumps({"op": op, "d": data, "s": None, "t": None, **more})
        if self._stream is None:
            await self._response.send_str(text)
        else:
            packed = self._stream.compress(text.encode()) + self._stream.flush(zlib.Z_SYNC_FLUSH)
            await self._response.send_bytes(packed)

    async def close(self, code: int) -> None:
        """Close it in order."""
        await self._response.close(code=code)

    def drop(self) -> None:
        """Tear the connection as a dying network does: no close frame, nothing."""
        if self._transport is not None:
            self._transport.abort()


class Gateway:
    """Sessions and their sockets; scripted by the tests through its fields and methods."""

    def __init__(self, token: str, guild: int = payloads.GUILD) -> None:
        self._token = token
        self._guild = guild
        self.address = ""
        self.heartbeat_seconds = 41.25
        self.away = False
        self.guilds_out_of_order = False
        self.received: list[Json] = []
        self.sessions: dict[str, Session] = {}
        self.socket: Socket | None = None
        self.others: dict[int, Socket] = {}
        self.close_codes: list[int | None] = []
        self._session: Session | None = None
        self._changed = asyncio.Condition()

    async def dispatch(self, event: str, data: Json) -> None:
        """Dispatch an event; while the bot is away it waits in the session until a RESUME asks for it."""
        assert self._session is not None, "nobody has identified yet"
        self._session.events.append((event, data))
        if self.socket is not None:
            await self._deliver(self.socket, self._session, len(self._session.events))

    async def reconnect(self) -> None:
        """Ask the bot to come back on another connection, as Discord does before it restarts a machine."""
        assert self.socket is not None
        await self.socket.send(RECONNECT)

    def drop(self) -> None:
        """Tear the bot's connection."""
        assert self.socket is not None
        self.socket.drop()
        self.socket = None

    async def refuse(self) -> None:
        """Close the connection as Discord does when the token is withdrawn."""
        assert self.socket is not None
        await self.socket.close(AUTHENTICATION_FAILED)

    def forget_sessions(self) -> None:
        """Forget every session, so that a RESUME is refused."""
        self.sessions.clear()

    async def wait_for(self, op: int, *, times: int = 1, seconds: float = PATIENCE) -> list[Json]:
        """Wait until the bot has sent this opcode so many times, and return those payloads."""

        def sent() -> list[Json]:
            return [frame["d"] for frame in self.received if frame["op"] == op]

        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(lambda: len(sent()) >= times)
        return sent()

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve one connection of the bot; while the gateway is away there is none to be had."""
        if self.away:
            return web.Response(status=503)
        response = web.WebSocketResponse(autoping=True)
        await response.prepare(request)
        socket = Socket(request, response)
        await socket.send(HELLO, {"heartbeat_interval": int(self.heartbeat_seconds * 1000), "_trace": []})
        async for frame in response:
            if frame.type is WSMsgType.TEXT:
                await self._receive(socket, json.loads(frame.data))
        self.close_codes.append(response.close_code)
        if self.socket is socket:
            self.socket = None
        return response

    async def _receive(self, socket: Socket, frame: Json) -> None:
        match frame["op"]:
            case 1:
                await socket.send(ACK)
            case 2:
                await self._identify(socket, frame["d"])
            case 6:
                await self._resume(socket, frame["d"])
        async with self._changed:
            self.received.append(frame)
            self._changed.notify_all()

    async def _identify(self, socket: Socket, data: Json) -> None:
        if data["token"] != self._token:
            await socket.close(AUTHENTICATION_FAILED)
        elif data["intents"] & PRIVILEGED_INTENTS:
            await socket.close(DISALLOWED_INTENTS)
        else:
            session = Session(shard=tuple(data.get("shard") or (0, 1)), guild=self._guild)
            self.sessions[session.identity] = session
            if not session.has_the_guild:
                self.others[session.shard[0]] = socket
                session.events.append(("READY", self._ready(session)))
                await self._deliver(socket, session, 1)
                return
            self._session, self.socket = session, socket
            await self.dispatch("READY", self._ready(session))
            if not self.guilds_out_of_order:
                await self.dispatch("GUILD_CREATE", payloads.guild(self._guild))

    async def _resume(self, socket: Socket, data: Json) -> None:
        session = self.sessions.get(data["session_id"])
        if session is None or data["token"] != self._token or not 0 < data["seq"] <= len(session.events):
            await socket.send(INVALID, False)
            return
        if not session.has_the_guild:
            self.others[session.shard[0]] = socket
            session.events.append(("RESUMED", {"_trace": []}))
            await self._deliver(socket, session, len(session.events))
            return
        self._session, self.socket = session, socket
        for number in range(data["seq"] + 1, len(session.events) + 1):
            await self._deliver(socket, session, number)
        await self.dispatch("RESUMED", {"_trace": []})

    async def _deliver(self, socket: Socket, session: Session, number: int) -> None:
        event, data = session.events[number - 1]
        await socket.send(DISPATCH, data, s=number, t=event)

    def _ready(self, session: Session) -> dict[str, Any]:
        return {
            "v": 10,
            "user": payloads.user(payloads.APPLICATION, "Rozhodčí", bot=True),
            "guilds": [{"id": str(self._guild), "unavailable": True}] if session.has_the_guild else [],
            "session_id": session.identity,
            "resume_gateway_url": f"{self.address}resume",
            "application": {"id": str(payloads.APPLICATION), "flags": 0},
            "shard": list(session.shard),
        }
