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

from aiohttp import web

from bot.live import said
from tests.bot.discord_api import Watch
from tests.bot.wire import payloads
from tests.bot.wire.calls import PATIENCE, Call, called, response
from tests.bot.wire.payloads import EPHEMERAL, LOADING, Json
from tests.bot.wire.places import LONGEST, Places

UNKNOWN_INTERACTION = said.UNKNOWN_INTERACTION.answer
ALREADY_ANSWERED = said.ALREADY_ANSWERED.answer
UNKNOWN_MESSAGE = said.UNKNOWN_MESSAGE.answer
UNAUTHORIZED = said.UNAUTHORIZED.answer
MISSING_ACCESS = said.MISSING_ACCESS.answer
MISSING_PERMISSIONS = said.MISSING_PERMISSIONS.answer
NO_PRIVATE_MESSAGES = said.NO_PRIVATE_MESSAGES.answer
ARCHIVED = said.ARCHIVED.answer
LOCKED = said.LOCKED.answer
MALFORMED = said.MALFORMED.answer
BLOCKED = said.BLOCKED.answer
TOO_MANY_OLD = (
    429,
    {"code": 30046, "message": "Too many edits of old messages.", "retry_after": 0.05, "global": False},
)
OLD_EDITS, OLD_SECONDS = 3, 20
LARGEST = 10 * 2**20
"""Bytes of a request that a server without boosts takes."""
MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, AUTOCOMPLETE, MODAL = 4, 5, 6, 7, 8, 9


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
    after: int = 0
    """How many matching requests are answered as usual before."""


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
        old: messages that were sent more than an hour ago, so that few edits of them are taken in a row.
        too_many_old: how many edits of old messages were refused.
        private: the channels of private messages that the bot opened, by their users.
        takes_none: users who take no private messages.
        closed: channels in which nothing can be posted, and what Discord answers; uneditable: likewise nothing edited.
        without_files: channels in which the bot may not attach files.
        locked: channels that are locked threads to those who ask what they are.
        never_taken: texts that Discord takes in no message, and what it answers.
        delay: what happens while a request is on its way.
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
        self.nonces: dict[str, Json] = {}
        self.commands: list[Json] = []
        self.old: set[str] = set()
        self.too_many_old = 0
        self.private: dict[str, str] = {}
        self.takes_none: set[str] = set()
        self.closed: dict[str, tuple[int, Json]] = {}
        self.uneditable: dict[str, tuple[int, Json]] = {}
        self.without_files: set[str] = set()
        self.locked: set[str] = set()
        self.never_taken: dict[str, tuple[int, Json]] = {}
        self.delay: Callable[[], None] = lambda: None
        self.places = Places()
        self._old_edits: deque[tuple[str, float]] = deque(maxlen=OLD_EDITS)
        self._troubles: list[Trouble] = []
        self._changed = asyncio.Condition()
        self._routes: list[tuple[str, re.Pattern[str], Callable[..., tuple[int, Any]]]] = [
            (method, re.compile(pattern), handler)
            for method, pattern, handler in (
                ("GET", r"/users/@me", self._me),
                ("GET", r"/oauth2/applications/@me", self._application),
                ("PUT", r"/applications/\d+(?:/guilds/\d+)?/commands", self._set_commands),
                ("GET", r"/applications/\d+(?:/guilds/\d+)?/commands", self._list_commands),
                ("GET", r"/applications/\d+/guilds/\d+/commands/permissions", self._list_permissions),
                ("POST", r"/interactions/\d+/([^/]+)/callback", self._callback),
                ("POST", r"/webhooks/\d+/([^/]+)", self._followup),
                ("GET", r"/webhooks/\d+/([^/]+)/messages/([^/]+)", self._get_reply),
                ("PATCH", r"/webhooks/\d+/([^/]+)/messages/([^/]+)", self._edit_reply),
                ("DELETE", r"/webhooks/\d+/([^/]+)/messages/([^/]+)", self._delete_reply),
                ("POST", r"/users/@me/channels", self._open_private),
                ("POST", r"/channels/(\d+)/messages", self._post),
                ("POST", r"/channels/(\d+)/typing", self._type),
                ("POST", r"/channels/(\d+)/threads", self._make_thread),
                ("PATCH", r"/channels/(\d+)/messages/(\d+)", self._edit),
                ("GET", r"/channels/(\d+)/messages/(\d+)", self._get),
                ("GET", r"/channels/(\d+)", self._get_channel),
                ("DELETE", r"/channels/(\d+)/messages/(\d+)", self._delete),
            )
        ]
        self._routes += self.places.routes

    def trouble(
        self, method: str, path: str, status: int, body: Json, *, times: int = 1, headers: dict[str, str] | None = None
    ) -> None:
        """Answer the next requests that match with this instead; ``path`` is a pattern of the whole path."""
        self._troubles.append(Trouble(method, re.compile(path), status, body, headers or {}, times))

    def plant(self, method: str, path: str, answer: tuple[int, Json], nth: int) -> None:
        """Answer one matching request otherwise than usual, the ``nth`` from now on."""
        self._troubles.append(Trouble(method, re.compile(path), *answer, {}, 1, after=nth - 1))

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

    async def wait_for(self, method: str, path: str, *, times: int = 1, seconds: float = PATIENCE) -> list[Call]:
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
        if (request.content_length or 0) > LARGEST:
            return response(*said.TOO_LARGE.answer, {})
        self.delay()
        call = await called(request, path, self._elapsed())
        self.watch.see(call.method, path, call.body, files=call.files)
        status, answer, headers = self._answer(call, request.headers.get("Authorization"))
        async with self._changed:
            self.calls.append(call)
            self._changed.notify_all()
        return response(status, answer, headers)

    def _answer(self, call: Call, authorization: str | None) -> tuple[int, Any, dict[str, str]]:
        for trouble in self._troubles:
            if trouble.left and trouble.method == call.method and trouble.path.fullmatch(call.path):
                if trouble.after:
                    trouble.after -= 1
                    continue
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

    def _list_permissions(self, call: Call) -> tuple[int, Any]:
        return 200, []

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
            if kind == UPDATE and asked.pressed is not None:
                # Who sees a message stays who they are.
                flags |= (asked.pressed.get("flags") or 0) & EPHEMERAL
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
            return said.UNKNOWN_WEBHOOK.answer
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

    def _open_private(self, call: Call) -> tuple[int, Any]:
        user = str(call.body["recipient_id"])
        identity = self.private.setdefault(user, self.new_id())
        recipient = payloads.user(int(user), f"user{int(user) % 1000}")
        return 200, {"id": identity, "type": 1, "last_message_id": None, "flags": 0, "recipients": [recipient]}

    def written_to(self, user: int) -> list[Json]:
        """What the bot wrote to somebody in private."""
        return [each for each in self.posted if each["channel_id"] == self.private.get(str(user))]

    def said_in(self, channel: int | str) -> list[Json]:
        """What stands in a channel."""
        return [each for each in self.posted if each["channel_id"] == str(channel) and each["id"] in self.messages]

    def _refusal(self, call: Call, channel: str, closed: dict[str, tuple[int, Json]]) -> tuple[int, Json] | None:
        """Why Discord takes a message in a channel not."""
        if any(channel == self.private.get(user) for user in self.takes_none):
            return NO_PRIVATE_MESSAGES
        if call.files and channel in self.without_files:
            return MISSING_PERMISSIONS
        said = "" if channel in self.private.values() else json.dumps(call.body, ensure_ascii=False)
        found = (answer for text, answer in self.never_taken.items() if text in said)
        return closed.get(channel) or next(found, None)

    def _post(self, call: Call, channel: str) -> tuple[int, Any]:
        if refusal := self._refusal(call, channel, self.closed) or self.places.refusal(call, channel):
            return refusal
        content = call.body.get("content") or ""
        if not (content or call.files or call.body.get("components") or call.body.get("embeds")):
            return said.EMPTY_MESSAGE.answer
        if len(content) > LONGEST:
            return MALFORMED
        nonce = call.body.get("nonce") if call.body.get("enforce_nonce") else None
        if nonce in self.nonces:
            return 200, self.nonces[nonce]
        made = self._keep(call.body)
        made["channel_id"] = channel
        self.posted.append(made)
        if nonce is not None:
            self.nonces[nonce] = made
        return 200, made

    def _make_thread(self, call: Call, channel: str) -> tuple[int, Any]:
        made = payloads.thread(payloads.channel(identity=int(channel)), call.body["type"]) | {"name": call.body["name"]}
        self.threads.append(made)
        return self.places.make_thread(channel, made)

    def _get_channel(self, call: Call, channel: str) -> tuple[int, Any]:
        if channel in self.locked:
            thread = payloads.thread(payloads.channel(), 11)
            return 200, thread | {"id": channel, "thread_metadata": thread["thread_metadata"] | {"locked": True}}
        return 200, payloads.channel(identity=int(channel))

    def _type(self, call: Call, channel: str) -> tuple[int, Any]:
        return self._refusal(call, channel, self.closed) or self.places.refusal(call, channel) or (204, None)

    def _get(self, call: Call, channel: str, identity: str) -> tuple[int, Any]:
        found = self.messages.get(identity)
        return UNKNOWN_MESSAGE if found is None else (200, found)

    def _delete(self, call: Call, channel: str, identity: str) -> tuple[int, Any]:
        return UNKNOWN_MESSAGE if self.messages.pop(identity, None) is None else (204, None)

    def _edit(self, call: Call, channel: str, identity: str) -> tuple[int, Any]:
        found = self.messages.get(identity)
        if found is None:
            return UNKNOWN_MESSAGE
        if refusal := self._refusal(call, channel, self.uneditable) or self.places.refusal(call, channel, edits=True):
            return refusal
        if identity in self.old:
            if sum(where == channel and call.at - at < OLD_SECONDS for where, at in self._old_edits) >= OLD_EDITS:
                self.too_many_old += 1
                return TOO_MANY_OLD
            self._old_edits.append((channel, call.at))
        found.update(payloads.message({**found, **call.body}, identity=identity) | {"channel_id": channel})
        return 200, found

    def _keep(self, body: Json) -> Json:
        made = payloads.message(body, identity=self.new_id())
        self.messages[made["id"]] = made
        return made
