"""The places of the local Discord: channels, threads and roles that the bot makes, and what it may do there."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from bot.live import said
from bot.live.place import RIGHTS
from tests.bot.wire import payloads
from tests.bot.wire.payloads import Json

if TYPE_CHECKING:
    from tests.bot.wire.calls import Call

SEND, EMBED, ATTACH, THREADS, SEND_IN_THREADS = 1 << 11, 1 << 14, 1 << 15, 1 << 35, 1 << 38
PRIVATE_THREADS, MANAGE_THREADS = 1 << 36, 1 << 34
PRIVATE = 12
LONGEST = 2000
Route = tuple[str, "re.Pattern[str]", Callable[..., tuple[int, Any]]]


class Places:
    """What the bot has made in its server.

    Attributes:
        channels: channels and threads that the bot made and did not delete, by id.
        roles: likewise the roles.
        others: channels that were there before.
        rights: what the bot may do in the server.
        members: how many people and bots there are.
        said: messages of people, by channel.
    """

    def __init__(self) -> None:
        self.channels: dict[str, Json] = {}
        self.roles: dict[str, Json] = {}
        self.others = [payloads.channel()]
        self.rights = RIGHTS.value
        self.members = 2
        self.said: dict[str, list[Json]] = {}
        self._deleted: set[str] = set()
        self._denied: dict[str, int] = {}
        self.routes: list[Route] = [
            (method, re.compile(pattern), handler)
            for method, pattern, handler in (
                ("GET", r"/users/@me/guilds", self._guilds),
                ("GET", r"/guilds/(\d+)", self._guild),
                ("GET", r"/guilds/\d+/channels", lambda _: (200, [*self.others, *self.channels.values()])),
                ("POST", r"/guilds/(\d+)/channels", self._make),
                ("POST", r"/guilds/\d+/roles", self._make_role),
                ("DELETE", r"/guilds/\d+/roles/(\d+)", self._delete_role),
                ("GET", r"/channels/(\d+)/messages", lambda _, channel: (200, self.said.get(channel, []))),
                ("PATCH", r"/channels/(\d+)", self._edit),
                ("DELETE", r"/channels/(\d+)", self._delete),
                ("PUT", r"/channels/(\d+)/permissions/\d+", self._deny),
                ("DELETE", r"/channels/(\d+)/permissions/\d+", self._allow),
            )
        ]

    def refusal(self, call: Call, channel: str, *, edits: bool = False) -> tuple[int, Json] | None:
        """Why a message is not taken in a channel or thread because of what the bot did there."""
        if channel in self._deleted:
            return said.UNKNOWN_CHANNEL.answer
        place = self.channels.get(channel, {})
        thread = place.get("thread_metadata")
        denied = self._denied.get(place.get("parent_id") or channel, 0)
        if thread and edits and thread["archived"]:
            return said.ARCHIVED.answer
        if thread and thread["locked"] and denied & MANAGE_THREADS:
            return said.LOCKED.answer
        if not edits and denied & (SEND_IN_THREADS if thread else SEND):
            return said.MISSING_PERMISSIONS.answer
        if call.files and denied & ATTACH:
            return said.MISSING_PERMISSIONS.answer
        if thread and not edits:
            thread["archived"] = False
        return None

    def make_thread(self, channel: str, made: Json) -> tuple[int, Any]:
        """Keep a thread that the bot makes below a channel."""
        if self._denied.get(channel, 0) & (PRIVATE_THREADS if made["type"] == PRIVATE else THREADS):
            return said.MISSING_PERMISSIONS.answer
        self.channels[made["id"]] = made
        return 201, made

    def _guilds(self, _: Call) -> tuple[int, Any]:
        own = {"id": str(payloads.GUILD), "name": "Herna", "permissions": str(self.rights), "owner": False}
        return 200, [own]

    def _guild(self, _: Call, guild: str) -> tuple[int, Any]:
        counts = {"approximate_member_count": self.members, "approximate_presence_count": 1}
        return 200, payloads.guild(int(guild)) | counts

    def _make(self, call: Call, guild: str) -> tuple[int, Any]:
        made = payloads.channel(int(guild), identity=int(payloads.new_id())) | {"name": call.body["name"]}
        self.channels[made["id"]] = made
        return 201, made

    def _delete(self, _: Call, channel: str) -> tuple[int, Any]:
        made = self.channels.pop(channel, None)
        if made is None:
            return said.UNKNOWN_CHANNEL.answer
        gone = {each for each, below in self.channels.items() if below["parent_id"] == channel}
        self._deleted |= {channel, *gone}
        self.channels = {each: place for each, place in self.channels.items() if each not in gone}
        return 200, made

    def _edit(self, call: Call, channel: str) -> tuple[int, Any]:
        place = self.channels.get(channel)
        if place is None:
            return said.UNKNOWN_CHANNEL.answer
        place["thread_metadata"] |= {key: call.body[key] for key in ("archived", "locked") if key in call.body}
        return 200, place

    def _deny(self, call: Call, channel: str) -> tuple[int, Any]:
        self._denied[channel] = int(call.body["deny"])
        return 204, None

    def _allow(self, _: Call, channel: str) -> tuple[int, Any]:
        self._denied.pop(channel, None)
        return 204, None

    def _make_role(self, call: Call) -> tuple[int, Any]:
        everyone = payloads.guild()["roles"][0]
        made = {**everyone, "id": payloads.new_id(), "position": 1, "name": call.body["name"]}
        self.roles[made["id"]] = made
        return 200, made

    def _delete_role(self, _: Call, role: str) -> tuple[int, Any]:
        return (404, {"code": 10011, "message": "Unknown Role"}) if self.roles.pop(role, None) is None else (204, None)
