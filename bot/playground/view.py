"""What the page shows: the simulated Discord as one member sees one channel, as plain JSON."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from discord import MessageFlags
from PIL import Image
from simcord.actors import MemberActor
from simcord.backend.access import channel_accessible
from simcord.backend.models import Interaction, Message
from simcord.backend.serializers import message_payload
from simcord.builders import ChannelHandle
from simcord.interactions import command_leaves

from bot.installed import known_games
from bot.playground import words
from bot.playground.markdown import to_html
from bot.playground.seed import Playground
from bot.playground.world import LiveWorld

Json = dict[str, Any]

_COMPONENT_TEXT = 10
_WITHOUT_RULES = frozenset(("deck", "file", "match", "my", "play", "setup", *known_games()))
"""The commands that ask no rule, by their first names; all others wait until the rules are there."""
_USED_MOST = (
    "help",
    "rule",
    "match new",
    "play",
    "rules",
    "term",
    "card",
    "match status",
    "scenario",
    "phase",
    "compare",
    "setup",
)
"""The commands that people try first; the others follow by the alphabet."""
_EMBED_TEXTS = ("title", "description")


def surroundings(playground: Playground, member: MemberActor, channel: ChannelHandle) -> Json:
    """Where the page is and what stands around: the guild, its channels and roles, everybody, the page's sentences."""
    world, locale = playground.world, playground.world.locales[member.id].value
    readable = [c for c in playground.channels.values() if channel_accessible(world.backend, c.id, member.id)]
    return {
        "guild": playground.guild.name,
        "me": str(member.id),
        "channel": str(channel.id),
        "language": words.language(locale).value,
        "locale": locale,
        "languages": words.languages(),
        "preparing": not world.ready.is_set(),
        "words": words.page_words(locale),
        "channels": [
            {"id": str(each.id), "name": each.name, "game": playground.games.get(str(each.name))} for each in readable
        ],
        "roles": [{"id": str(role.id), "name": role.name} for role in playground.roles.values()],
        "members": [*(_member(playground, each) for each in playground.members.values()), _bot(world)],
    }


def commands(world: LiveWorld, member: MemberActor, channel: ChannelHandle) -> list[Json]:
    """The slash commands this member may use here, named in their language, those used most first."""
    locale = world.locales[member.id].value
    visible = world.backend.visible_commands(user_id=member.id, channel_id=channel.id)
    found = [
        {
            "path": " ".join(path),
            "asks": path[0] not in _WITHOUT_RULES,
            "label": " ".join(_labels(root, path[1:], locale)),
            "description": _localised(leaf, "description", locale),
            "options": [_option(option, locale) for option in leaf.get("options") or []],
        }
        for root in visible
        for path, leaf in command_leaves(root)
    ]
    ranks = {path: rank for rank, path in enumerate(_USED_MOST)}
    return sorted(found, key=lambda command: (ranks.get(command["path"], len(ranks)), command["label"]))


def modal(world: LiveWorld, interaction: Interaction) -> Json:
    """A form the bot opened, with its texts rendered."""
    shown = interaction.modal or {}
    return {
        "interaction": str(interaction.id),
        "title": shown.get("title", ""),
        "components": [_component(world, part) for part in shown.get("components", [])],
    }


def _member(playground: Playground, member: MemberActor) -> Json:
    locale = playground.world.locales[member.id].value
    admin = member.id == playground.guild.owner.id
    name = member.user.global_name or member.name
    return {"id": str(member.id), "name": name, "about": words.about(locale, admin=admin), "bot": False}


def _bot(world: LiveWorld) -> Json:
    return {"id": str(world.backend.bot_user.id), "name": world.backend.bot_user.name, "about": "", "bot": True}


def message(world: LiveWorld, member: MemberActor, message: Message) -> Json:
    """A message as this member sees it."""
    payload: Json = dict(message_payload(world.backend, message, for_user=member.id))
    flags = MessageFlags._from_value(message.flags)
    return {
        "id": payload["id"],
        "author": payload["author"]["id"],
        "time": payload["timestamp"],
        # SimCord takes the first text of a deferred answer for an edit, which Discord does not.
        "edited": payload["edited_timestamp"] is not None and not flags.ephemeral,
        "ephemeral": flags.ephemeral,
        "loading": flags.loading,
        "pinged": _is_pinged(world, member, message),
        "used": _used(world, member, payload.get("interaction_metadata")),
        "html": _html(world, payload["content"]),
        "embeds": [_embed(world, embed) for embed in payload["embeds"]],
        "components": [_component(world, component) for component in payload["components"]],
        # Where components make the whole message, only they show its files.
        "layout": flags.components_v2,
        "files": [_file(world, attachment) for attachment in payload["attachments"]],
    }


def _is_pinged(world: LiveWorld, member: MemberActor, message: Message) -> bool:
    """Whether Discord would notify them: of a role alone where it may be mentioned, which SimCord looks at."""
    if member.id in message.ping_user_ids or message.mention_everyone:
        return True
    held = (guild.members[member.id].role_ids for guild in world.backend.guilds.values() if member.id in guild.members)
    return any(role in message.ping_role_ids for roles in held for role in roles)


def _used(world: LiveWorld, member: MemberActor, metadata: Mapping[str, Any] | None) -> Json | None:
    """Who used which command with what options to get this message, named in the reader's language."""
    if not metadata or "name" not in metadata:
        return None
    locale = world.locales[member.id].value
    path = list(world.used.get(int(metadata["id"])) or (str(metadata["name"]),))
    root = world.backend.find_command(path[0], member.guild.id) or {"name": path[0], "options": []}
    leaf = next((leaf for leaf_path, leaf in command_leaves(root) if list(leaf_path) == path), root)
    labels = {option["name"]: _localised(option, "name", locale) for option in leaf.get("options") or []}
    typed = world.typed.get(int(metadata["id"]), {})
    return {
        "user": str(metadata["user"]["id"]),
        "command": " ".join(_labels(root, path[1:], locale)),
        "options": [{"name": labels.get(name, name), "value": str(value)} for name, value in typed.items()],
    }


def _embed(world: LiveWorld, embed: Mapping[str, Any]) -> Json:
    rendered: Json = {key: _html(world, embed[key]) for key in _EMBED_TEXTS if embed.get(key)}
    rendered["fields"] = [
        {
            "name": _html(world, field["name"]),
            "value": _html(world, field["value"]),
            "inline": bool(field.get("inline")),
        }
        for field in embed.get("fields") or []
    ]
    rendered["color"] = embed.get("color")
    rendered["author"] = (embed.get("author") or {}).get("name")
    rendered["footer"] = (embed.get("footer") or {}).get("text")
    return rendered


def _component(world: LiveWorld, component: Mapping[str, Any]) -> Json:
    """A component with its inner ones, and the HTML of its text where it has one."""
    copy: Json = dict(component)
    if component.get("type") == _COMPONENT_TEXT:
        copy["html"] = _html(world, component.get("content", ""))
    if chosen := component.get("default_values"):
        # discord.py sends these ids as numbers, which a browser would round.
        copy["default_values"] = [{**value, "id": str(value["id"])} for value in chosen]
    if inner := component.get("components"):
        copy["components"] = [_component(world, part) for part in inner]
    for slot in ("accessory", "component"):
        if isinstance(part := component.get(slot), Mapping):
            copy[slot] = _component(world, part)
    return copy


def _file(world: LiveWorld, attachment: Mapping[str, Any]) -> Json:
    picture = str(attachment.get("content_type", "")).startswith("image/")
    return {
        "name": attachment["filename"],
        "url": f"/files/{attachment['id']}",
        "source": attachment["url"],
        "picture": picture,
        # The page reserves the room of a picture that is still on its way.
        "size": _size(world.backend.cdn.get(attachment["url"]) or b"") if picture else None,
        "description": attachment.get("description") or "",
    }


def _size(content: bytes) -> tuple[int, int] | None:
    try:
        with Image.open(io.BytesIO(content)) as picture:
            return picture.size
    except (OSError, ValueError, Image.DecompressionBombError):
        return None


def _html(world: LiveWorld, text: str) -> str:
    return to_html(text, lambda sigil, target: _name(world, sigil, target)) if text else ""


def _name(world: LiveWorld, sigil: str, target: int) -> str | None:
    match sigil:
        case "@":
            user = world.backend.users.get(target)
            return (user.global_name or user.name) if user else None
        case "#":
            channel = world.backend.channels.get(target)
            return channel.name if channel else None
    roles = (guild.roles.get(target) for guild in world.backend.guilds.values())
    return next((role.name for role in roles if role), None)


def _labels(root: Mapping[str, Any], path: Iterable[str], locale: str) -> Iterator[str]:
    yield _localised(root, "name", locale)
    node = root
    for name in path:
        node = next(option for option in node["options"] if option["name"] == name)
        yield _localised(node, "name", locale)


def _option(option: Mapping[str, Any], locale: str) -> Json:
    return {
        "name": option["name"],
        "label": _localised(option, "name", locale),
        "description": _localised(option, "description", locale),
        "type": option["type"],
        "required": bool(option.get("required")),
        "autocomplete": bool(option.get("autocomplete")),
        "maxLength": option.get("max_length"),
        "least": option.get("min_value"),
        "most": option.get("max_value"),
        "choices": [choice(entry, locale) for entry in option.get("choices") or []],
    }


def choice(entry: Mapping[str, Any], locale: str) -> Json:
    """One offered value of an option, named in the member's language."""
    return {"name": _localised(entry, "name", locale), "value": entry["value"]}


def _localised(node: Mapping[str, Any], key: str, locale: str) -> str:
    return str((node.get(f"{key}_localizations") or {}).get(locale) or node.get(key, ""))
