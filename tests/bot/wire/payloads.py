"""JSON as Discord sends it: only what discord.py needs to build its objects from."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Any

APPLICATION = 900_000_000_000_000_001
GUILD = 900_000_000_000_000_002
CHANNEL = 900_000_000_000_000_003
MEMBER = 900_000_000_000_000_004
COMMAND = 900_000_000_000_000_005
MOMENT = "2026-01-01T00:00:00+00:00"
EPHEMERAL, LOADING = 1 << 6, 1 << 7
PLAYING = 1 << 10 | 1 << 11 | 1 << 14 | 1 << 15 | 1 << 35 | 1 << 38
"""The rights to see, to write, to embed links, to attach files, to make threads and to write in them."""

_ids = itertools.count(900_000_000_000_001_000)

Json = dict[str, Any]


def new_id() -> str:
    """A snowflake that no one had before."""
    return str(next(_ids))


def user(identity: int, name: str, *, bot: bool = False) -> Json:
    """A user."""
    return {
        "id": str(identity),
        "username": name,
        "global_name": name,
        "discriminator": "0",
        "avatar": None,
        "bot": bot,
        "public_flags": 0,
    }


def member(identity: int = MEMBER, name: str = "alice") -> Json:
    """A guild member with everyday permissions."""
    return {
        "user": user(identity, name),
        "roles": [],
        "joined_at": MOMENT,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": str((1 << 10) | (1 << 11) | (1 << 31)),
    }


def application() -> Json:
    """The bot's application, as ``/oauth2/applications/@me`` tells it."""
    return {
        "id": str(APPLICATION),
        "name": "Rozhodčí",
        "icon": None,
        "description": "",
        "summary": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "owner": user(MEMBER, "alice"),
        "team": None,
    }


def channel(guild: int = GUILD, *, kind: int = 0, identity: int = CHANNEL) -> Json:
    """The one text channel of a guild, or another: of announcements (5), a forum (15)."""
    return {
        "id": str(identity),
        "type": kind,
        "guild_id": str(guild),
        "name": "zloba",
        "position": 0,
        "permission_overwrites": [],
        "parent_id": None,
        "topic": None,
        "nsfw": False,
        "rate_limit_per_user": 0,
        "last_message_id": None,
    }


def thread(parent: Json, kind: int) -> Json:
    """A thread below a channel: of announcements (10), for everybody (11), for those who were added (12)."""
    return {
        "id": new_id(),
        "type": kind,
        "guild_id": parent["guild_id"],
        "parent_id": parent["id"],
        "owner_id": str(MEMBER),
        "name": "večer",
        "message_count": 0,
        "member_count": 1,
        "rate_limit_per_user": 0,
        "last_message_id": None,
        "thread_metadata": {
            "archived": False,
            "auto_archive_duration": 10080,
            "archive_timestamp": MOMENT,
            "locked": False,
        },
    }


def guild(identity: int = GUILD) -> Json:
    """A guild, as GUILD_CREATE tells it."""
    everyone = {
        "id": str(identity),
        "name": "@everyone",
        "permissions": str((1 << 10) | (1 << 11) | (1 << 14) | (1 << 31)),
        "position": 0,
        "color": 0,
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
    return {
        "id": str(identity),
        "name": "Herna",
        "owner_id": str(MEMBER),
        "icon": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_progress_bar_enabled": False,
        "preferred_locale": "cs",
        "system_channel_flags": 0,
        "features": [],
        "emojis": [],
        "stickers": [],
        "roles": [everyone],
        "member_count": 2,
        "large": False,
        "unavailable": False,
        "joined_at": MOMENT,
        "members": [],
        "channels": [channel(identity)],
        "threads": [],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def attachment(name: str) -> Json:
    """A file of a message."""
    identity, place = new_id(), "https://cdn.example/attachments"
    return {
        "id": identity,
        "filename": name,
        "size": 1,
        "url": f"{place}/{identity}",
        "proxy_url": f"{place}/{identity}",
    }


def message(body: Mapping[str, Any], *, identity: str | None = None) -> Json:
    """A message of the bot, made from the body it sent."""
    return {
        "id": identity or new_id(),
        "channel_id": str(CHANNEL),
        "author": user(APPLICATION, "Rozhodčí", bot=True),
        "content": body.get("content") or "",
        "timestamp": MOMENT,
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [attachment(each["filename"]) for each in body.get("attachments") or () if "filename" in each],
        "embeds": body.get("embeds") or [],
        "components": body.get("components") or [],
        "pinned": False,
        "type": 0,
        "flags": body.get("flags") or 0,
    }


def interaction(kind: int, data: Mapping[str, Any], *, locale: str = "cs", on: Json | None = None) -> Json:
    """INTERACTION_CREATE: a slash command (2), a click (3), autocomplete (4) or a submitted modal (5)."""
    identity = new_id()
    payload: Json = {
        "id": identity,
        "application_id": str(APPLICATION),
        "type": kind,
        "token": f"token-{identity}",
        "version": 1,
        "data": dict(data),
        "guild_id": str(GUILD),
        "guild": {"id": str(GUILD), "locale": "cs", "features": []},
        "channel_id": str(CHANNEL),
        "channel": channel(),
        "member": member(),
        "locale": locale,
        "guild_locale": "cs",
        "app_permissions": str((1 << 10) | (1 << 11) | (1 << 14)),
        "entitlements": [],
        "authorizing_integration_owners": {"0": str(GUILD)},
        "context": 0,
        "attachment_size_limit": 10_485_760,
    }
    if on is not None:
        payload["message"] = on
    return payload


def of(interaction: Json, guild: int, user: int) -> Json:
    """An interaction as another user of another guild sends it."""
    owners = {"authorizing_integration_owners": {"0": str(guild)}}
    where = {"guild_id": str(guild), "guild": {**interaction["guild"], "id": str(guild)}, "channel": channel(guild)}
    return {**interaction, **where, **owners, "member": member(user, f"user{user % 1000}")}


def subcommand(name: str, sub: str, place: Json, **options: str | bool) -> Json:
    """A slash command of a group, used in some channel or thread; the rights in it are those of the bot everywhere."""
    given = [
        {"type": 5 if isinstance(value, bool) else 3, "name": key, "value": value} for key, value in options.items()
    ]
    data = {"id": str(COMMAND), "type": 1, "name": name, "options": [{"type": 1, "name": sub, "options": given}]}
    return {**interaction(2, data), "channel": place, "channel_id": place["id"], "app_permissions": str(PLAYING)}


def slash(name: str, *, locale: str = "cs", focused: str | None = None, **options: str) -> Json:
    """A slash command with text options; with ``focused``, the autocompletion of that option instead."""
    given = [
        {"type": 3, "name": key, "value": value, **({"focused": True} if key == focused else {})}
        for key, value in options.items()
    ]
    data = {"id": str(COMMAND), "type": 1, "name": name, "options": given}
    return interaction(4 if focused else 2, data, locale=locale)


def click(on: Json, custom_id: str, *, locale: str = "cs") -> Json:
    """A click on a button of a message."""
    return interaction(3, {"custom_id": custom_id, "component_type": 2}, locale=locale, on=on)
