"""The REST side of the local Discord: who may ask, what an interaction still accepts, and scripted trouble."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from tests.bot.discord_api import Watch
from tests.bot.wire import payloads
from tests.bot.wire.payloads import EPHEMERAL, LOADING, Json

UNKNOWN_INTERACTION = (404, {"code": 10062, "message": "Unknown interaction"})
ALREADY_ANSWERED = (400, {"code": 40060, "message": "Interaction has already been acknowledged."})
UNKNOWN_MESSAGE = (404, {"code": 10008, "message": "Unknown Message"})
UNAUTHORIZED = (401, {"code": 0, "message": "401: Unauthorized"})
TOO_MANY_OLD = (
    429,
    {"code": 30046, "message": "Too many edits of old messages.", "retry_after": 0.05, "global": False},
)
OLD_EDITS, OLD_SECONDS = 3, 20
MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, AUTOCOMPLETE, MODAL = 4, 5, 6, 7, 8, 9


@dataclass(frozen=True)
class Part:
    """One part of a request's body, to the byte: its name in a form, the name and type of its file, what it holds."""

    name: str
    filename: str | None
    kind: str
    content: bytes


@dataclass(frozen=True)
class Call:
    """One request of the bot: below the API's root, with its JSON body, and when it came.

    Attributes:
        parts: the body as it was sent: one part without a name, or those of a form.
    """

    method: str
    path: str
    body: Any
    at: float = field(default_factory=time.monotonic, compare=False)
    parts: tuple[Part, ...] = ()


@dataclass
class Trouble:
    """An answer to give instead of the usual one, to the next matching requests."""

    method: str
    path: re.Pattern[str]
    status: int
    body: Json
    headers: dict[str, str]
    left: int
    done: bool = False
    """Whether what was asked is done all the same, and only the answer goes astray."""


@dataclass
class Asked:
    """An interaction as Discord keeps it: what it answered to, and whether it still may be answered.

    Attributes:
        pressed: the message whose button was pressed.
    """

    late: bool = False
    pressed: Json | None = None
    answered: bool = False
    original: Json | None = None
    followups: dict[str, Json] = field(default_factory=dict)


class Rest:
    """Answers the bot's requests; every body is judged against Discord's API description.

    Args:
        ids: gives what is made here an id that no one had before.
        elapsed: seconds of the clock by which requests come in.

    Attributes:
        threads: those that the bot made.
        private: by user the channel of private messages to them.
        old: messages that were sent more than an hour ago, so that few edits of them are taken in a row.
        too_many_old: how many edits of old messages were refused.
    """

    def __init__(
        self, token: str, ids: Callable[[], str] = payloads.new_id, elapsed: Callable[[], float] = time.monotonic
    ) -> None:
        self._token, self.new_id, self._elapsed = token, ids, elapsed
        self.calls: list[Call] = []
        self.watch = Watch()
        self.interactions: dict[str, Asked] = {}
        self.messages: dict[str, Json] = {}
        self.posted: list[Json] = []
        self.threads: list[Json] = []
        self.private: dict[str, str] = {}
        self.nonces: dict[str, Json] = {}
        self.commands: list[Json] = []
        self.old: set[str] = set()
        self.too_many_old = 0
        self._old_edits: deque[tuple[str, float]] = deque(maxlen=OLD_EDITS)
        self._troubles: list[Trouble] = []
        self._changed = asyncio.Condition()
        self._routes: list[tuple[str, re.Pattern[str], Callable[..., tuple[int, Any]]]] = [
            (method, re.compile(pattern), handler)
            for method, pattern, handler in (
                ("GET", r"/users/@me", self._me),
                ("POST", r"/users/@me/channels", self._open_private),
                ("GET", r"/oauth2/applications/@me", self._application),
                ("PUT", r"/applications/\d+(?:/guilds/\d+)?/commands", self._set_commands),
                ("GET", r"/applications/\d+(?:/guilds/\d+)?/commands", self._list_commands),
                ("POST", r"/interactions/\d+/([^/]+)/callback", self._callback),
                ("POST", r"/webhooks/\d+/([^/]+)", self._followup),
                ("GET", r"/webhooks/\d+/([^/]+)/messages/([^/]+)", self._get_reply),
                ("PATCH", r"/webhooks/\d+/([^/]+)/messages/([^/]+)", self._edit_reply),
                ("DELETE", r"/webhooks/\d+/([^/]+)/messages/([^/]+)", self._delete_reply),
                ("POST", r"/channels/(\d+)/messages", self._post),
                ("POST", r"/channels/(\d+)/typing", lambda *_: (204, None)),
                ("POST", r"/channels/(\d+)/threads", self._make_thread),
                ("PATCH", r"/channels/(\d+)/messages/(\d+)", self._edit),
                ("DELETE", r"/channels/(\d+)/messages/(\d+)", self._delete),
            )
        ]

    def trouble(
        self, method: str, path: str, status: int, body: Json, *, times: int = 1, headers: dict[str, str] | None = None
    ) -> None:
        """Answer the next requests that match with this instead; ``path`` is a pattern of the whole path."""
        self._troubles.append(Trouble(method, re.compile(path), status, body, headers or {}, times))

    def lose_answer(self, method: str, path: str) -> None:
        """Do what the next matching request asks, and answer as if a proxy had lost touch with Discord."""
        self._troubles.append(Trouble(method, re.compile(path), 502, {"message": "Bad Gateway"}, {}, 1, done=True))

    def calm(self) -> None:
        """Answer as usual again."""
        self._troubles.clear()

    def rate_limit(self, method: str, path: str, *, seconds: float, times: int = 1, is_global: bool = False) -> None:
        """Answer the next requests that match with 429; without a ``Via`` header it would pass for a ban."""
        body = {"message": "You are being rate limited.", "retry_after": seconds, "global": is_global}
        self.trouble(method, path, 429, body, times=times, headers={"Via": "1.1 local", "Retry-After": str(seconds)})

    async def wait_for(self, method: str, path: str, *, times: int = 1, seconds: float = 60) -> list[Call]:
        """Wait until so many matching requests came in, and return them."""
        pattern = re.compile(path)

        def seen() -> list[Call]:
            return [call for call in self.calls if call.method == method and pattern.fullmatch(call.path)]

        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(lambda: len(seen()) >= times)
        return seen()

    async def handle(self, request: web.Request) -> web.Response:
        """Answer one request."""
        path = "/" + request.match_info["path"]
        parts = await _parts(request)
        # A form has its JSON in the part of this name.
        text = next((part.content for part in parts if part.name in ("", "payload_json")), b"")
        call = Call(request.method, path, json.loads(text) if text else None, self._elapsed(), parts)
        self.watch.see(call.method, path, call.body, files=any(part.filename is not None for part in parts))
        status, answer, headers = self._answer(call, request.headers.get("Authorization"))
        async with self._changed:
            self.calls.append(call)
            self._changed.notify_all()
        if answer is None:
            return web.Response(status=status, headers=headers)
        # discord.py reads JSON only when the content type is this to the letter, without a charset.
        headers["Content-Type"] = "application/json"
        return web.Response(status=status, body=json.dumps(answer).encode(), headers=headers)

    def _answer(self, call: Call, authorization: str | None) -> tuple[int, Any, dict[str, str]]:
        for trouble in self._troubles:
            if trouble.left and trouble.method == call.method and trouble.path.fullmatch(call.path):
                trouble.left -= 1
                if trouble.done:
                    self._answer(call, authorization)
                return trouble.status, trouble.body, dict(trouble.headers)
        by_token = call.path.startswith(("/interactions/", "/webhooks/"))
        if not by_token and authorization != f"Bot {self._token}":
            return *UNAUTHORIZED, {}
        for method, pattern, handler in self._routes:
            if method == call.method and (match := pattern.fullmatch(call.path)):
                status, answer = handler(call, *match.groups())
                return status, answer, {"Via": "1.1 local"} if status == 429 else {}
        self.watch.refused.append(f"{call.method} {call.path}: the local Discord has no such route")
        return 404, {"code": 0, "message": "404: Not Found"}, {}

    def _me(self, call: Call) -> tuple[int, Any]:
        return 200, payloads.user(payloads.APPLICATION, "Rozhodčí", bot=True)

    def _open_private(self, call: Call) -> tuple[int, Any]:
        recipient = str(call.body["recipient_id"])
        channel = self.private.setdefault(recipient, self.new_id())
        user = payloads.user(int(recipient), f"user{int(recipient) % 1000}")
        return 200, {"id": channel, "type": 1, "last_message_id": None, "recipients": [user]}

    def _application(self, call: Call) -> tuple[int, Any]:
        return 200, payloads.application()

    def _set_commands(self, call: Call) -> tuple[int, Any]:
        self.commands = [
            {
                "id": self.new_id(),
                "application_id": str(payloads.APPLICATION),
                "version": self.new_id(),
                "default_member_permissions": None,
                "type": 1,
                "description": "",
                **command,
            }
            for command in call.body
        ]
        return 200, self.commands

    def _list_commands(self, call: Call) -> tuple[int, Any]:
        return 200, self.commands

    def _callback(self, call: Call, token: str) -> tuple[int, Any]:
        asked = self.interactions.get(token)
        if asked is None or asked.late:
            return UNKNOWN_INTERACTION
        if asked.answered:
            return ALREADY_ANSWERED
        asked.answered = True
        kind, data = call.body["type"], call.body.get("data") or {}
        told: Json = {"id": call.path.split("/")[2], "type": 2, "response_message_ephemeral": False}
        answer: Json = {"interaction": told}
        if kind == DEFERRED_UPDATE:
            asked.original = asked.pressed
        if kind in (MESSAGE, DEFERRED_MESSAGE, UPDATE):
            flags = (data.get("flags") or 0) | (LOADING if kind == DEFERRED_MESSAGE else 0)
            asked.original = self._keep({**data, "flags": flags})
            told |= {
                "response_message_id": asked.original["id"],
                "response_message_loading": kind == DEFERRED_MESSAGE,
                "response_message_ephemeral": bool(flags & EPHEMERAL),
            }
            answer["resource"] = {"type": kind, "message": asked.original}
        return 200, answer

    def _followup(self, call: Call, token: str) -> tuple[int, Any]:
        asked = self.interactions.get(token)
        if asked is None or not asked.answered:
            return 404, {"code": 10015, "message": "Unknown Webhook"}
        if asked.original and asked.original["flags"] & LOADING:
            # The first followup after a deferral takes the place of "… is thinking".
            return self._edit_reply(call, token, "@original")
        made = self._keep(call.body)
        asked.followups[made["id"]] = made
        return 200, made

    def _reply(self, token: str, identity: str) -> Json | None:
        asked = self.interactions.get(token)
        if asked is None:
            return None
        return asked.original if identity == "@original" else asked.followups.get(identity)

    def _get_reply(self, call: Call, token: str, identity: str) -> tuple[int, Any]:
        found = self._reply(token, identity)
        return UNKNOWN_MESSAGE if found is None else (200, found)

    def _edit_reply(self, call: Call, token: str, identity: str) -> tuple[int, Any]:
        found = self._reply(token, identity)
        if found is None:
            return UNKNOWN_MESSAGE
        kept = found["flags"] & EPHEMERAL
        found.update(payloads.message({**found, **call.body}, identity=found["id"]))
        found["flags"] = (found["flags"] | kept) & ~LOADING
        return 200, found

    def _delete_reply(self, call: Call, token: str, identity: str) -> tuple[int, Any]:
        return UNKNOWN_MESSAGE if self._reply(token, identity) is None else (204, None)

    def _post(self, call: Call, channel: str) -> tuple[int, Any]:
        nonce = call.body.get("nonce") if call.body.get("enforce_nonce") else None
        if nonce in self.nonces:
            return 200, self.nonces[nonce]
        made = self._keep(call.body)
        self.posted.append(made)
        if nonce is not None:
            self.nonces[nonce] = made
        return 200, made

    def _make_thread(self, call: Call, channel: str) -> tuple[int, Any]:
        made = payloads.thread(payloads.channel(identity=int(channel)), call.body["type"]) | {"name": call.body["name"]}
        self.threads.append(made)
        return 201, made

    def _delete(self, call: Call, channel: str, identity: str) -> tuple[int, Any]:
        return UNKNOWN_MESSAGE if self.messages.pop(identity, None) is None else (204, None)

    def _edit(self, call: Call, channel: str, identity: str) -> tuple[int, Any]:
        found = self.messages.get(identity)
        if found is None:
            return UNKNOWN_MESSAGE
        if identity in self.old:
            if sum(where == channel and call.at - at < OLD_SECONDS for where, at in self._old_edits) >= OLD_EDITS:
                self.too_many_old += 1
                return TOO_MANY_OLD
            self._old_edits.append((channel, call.at))
        found.update(payloads.message({**found, **call.body}, identity=identity))
        return 200, found

    def _keep(self, body: Json) -> Json:
        made = payloads.message(body, identity=self.new_id())
        self.messages[made["id"]] = made
        return made


async def _parts(request: web.Request) -> tuple[Part, ...]:
    """A request's body: of a form its parts, in the order in which they were sent."""
    if request.content_type != "multipart/form-data":
        return (Part("", None, request.content_type, await request.read()),)
    found = []
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        kind = part.headers.get("Content-Type", "")
        found.append(Part(part.name or "", part.filename, kind, bytes(await part.read())))
    return tuple(found)
