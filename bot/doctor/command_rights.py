"""Which roles see which commands in a server, as Discord decides it from what an admin set there.

What is set for a command goes before what is set for the whole application, which opens no command that needs a
permission, but may close it. A role's own setting goes before that of everybody.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord

Json: TypeAlias = Mapping[str, Any]
Ask: TypeAlias = Callable[[str], Awaitable[Any]]
"""Gets what Discord has at a path of its API."""
Settings: TypeAlias = Mapping[int, Mapping[int, bool]]
"""The settings of a server for roles, by the command or the application they are for."""
_ROLE = discord.AppCommandPermissionType.role.value
_SLASH = discord.AppCommandType.chat_input.value


@dataclass(frozen=True, slots=True)
class Seen:
    """Which commands Discord has in a server, and who sees them.

    Attributes:
        missing: those that were not sent to Discord.
        hidden: those that a role does not see, by the role.
    """

    missing: tuple[str, ...]
    hidden: Mapping[int, tuple[str, ...]]


async def seen(
    ask: Ask, application: int, guild: int, names: Collection[str], roles: Mapping[int, discord.Permissions]
) -> Seen:
    """Ask Discord which commands some roles of a server see.

    Args:
        roles: what members may do who have the role and no other, what everybody may do included.

    Raises:
        Exception: what ``ask`` raises when Discord does not answer.
    """
    base = f"applications/{application}"
    sent = [*await ask(f"{base}/commands"), *await ask(f"{base}/guilds/{guild}/commands")]
    known = {each["name"]: each for each in sent if each.get("type", _SLASH) == _SLASH}
    settings = _settings(await ask(f"{base}/guilds/{guild}/commands/permissions"))
    present = [known[name] for name in names if name in known]
    hidden = {
        role: tuple(each["name"] for each in present if not _sees(each, (role, guild), rights, settings, application))
        for role, rights in roles.items()
    }
    return Seen(tuple(name for name in names if name not in known), hidden)


def _settings(answered: Collection[Json]) -> Settings:
    return {
        int(each["id"]): {
            int(entry["id"]): entry["permission"] for entry in each["permissions"] if entry["type"] == _ROLE
        }
        for each in answered
    }


def _sees(
    command: Json, roles: tuple[int, int], rights: discord.Permissions, settings: Settings, application: int
) -> bool:
    """Whether members with the first of two roles see a command; everybody has the second."""
    if rights.administrator:
        return True
    own, general = (_set(settings.get(each, {}), roles) for each in (int(command["id"]), application))
    if own is not None or general is False:
        return own is True
    needed = command.get("default_member_permissions")
    return needed is None or (int(needed) != 0 and rights.is_superset(discord.Permissions(int(needed))))


def _set(entries: Mapping[int, bool], roles: tuple[int, int]) -> bool | None:
    return next((entries[role] for role in roles if role in entries), None)
