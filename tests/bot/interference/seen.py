"""Which of the bot's requests a person gets to see, and what stands in them, byte by byte."""

from __future__ import annotations

import re

from tests.bot.interference.side import Side
from tests.bot.wire.calls import Call
from tests.bot.wire.payloads import EPHEMERAL, Json
from tests.bot.wire.rest import AUTOCOMPLETE, DEFERRED_UPDATE, MODAL, UPDATE

_BY_TOKEN = re.compile(r"/(?:interactions/\d+|webhooks/\d+)/([^/]+)")


def seen_by(side: Side, user: int, calls: list[Call]) -> list[bytes]:
    """What a person sees of requests, in order: when each came, what for, and its body to the byte.

    All that is done in channels, and what answers their own interactions or another's for everybody.
    """
    return [_told(call) for call in calls if is_seen(side, user, call)]


def is_seen(side: Side, user: int, call: Call) -> bool:
    """Whether a person sees what a request does."""
    found = _BY_TOKEN.match(call.path)
    if found is None:
        return call.method != "GET" and _is_their_place(side, user, call)
    token = found[1]
    if side.acting[token] == user:
        return True
    asked = side.discord.rest.interactions[token]
    if call.path.endswith("/callback"):
        kind = call.body["type"]
        if kind in (AUTOCOMPLETE, MODAL):
            return False
        return is_public(asked.pressed) if kind in (UPDATE, DEFERRED_UPDATE) else is_public(call.body.get("data"))
    if call.method == "POST":
        return is_public(call.body)
    name = call.path.rsplit("/", 1)[-1]
    return is_public(asked.original if name == "@original" else asked.followups.get(name))


def _is_their_place(side: Side, user: int, call: Call) -> bool:
    """Whether a request is about a channel, or about private messages to that person."""
    if call.path == "/users/@me/channels":
        return int(call.body["recipient_id"]) == user
    return call.path.split("/")[2] not in _private_to_others(side, user)


def _private_to_others(side: Side, user: int) -> set[str]:
    """The channels in which the bot writes to somebody else in private."""
    return {channel for whose, channel in side.discord.rest.private.items() if int(whose) != user}


def visible_messages(side: Side, user: int) -> list[Json]:
    """The messages that a person has on their screen, those for everybody first; the newest of their own last."""
    rest = side.discord.rest
    elsewhere = _private_to_others(side, user)
    posted = [each for each in rest.posted if each["id"] in rest.messages and each["channel_id"] not in elsewhere]
    own: dict[str, Json] = {}
    for token, asked in rest.interactions.items():
        if side.acting[token] == user:
            answers = [asked.original, *asked.followups.values()]
            own |= {each["id"]: each for each in answers if each is not None and not is_public(each)}
    return [*posted, *(each for each in own.values() if each["id"] in rest.messages)]


def is_public(message: Json | None) -> bool:
    """Whether a message is for everybody in its channel."""
    return not (message or {}).get("flags", 0) & EPHEMERAL


def _told(call: Call) -> bytes:
    head = f"{call.at:.3f} {call.method} {call.path}".encode()
    parts = [f"{part.name}|{part.filename}|{part.kind}|".encode() + part.content for part in call.parts]
    return b"\n".join((head, *parts))
