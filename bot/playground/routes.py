"""Requests that SimCord does not answer yet: all command permissions of a server, and how many have each role."""

from __future__ import annotations

from collections import Counter
from typing import Any

from simcord.http import RequestContext, route


@route("GET", "/applications/{application_id}/guilds/{guild_id}/commands/permissions")
def permissions_of_commands(request: RequestContext) -> Any:
    """The settings of an admin, for each command that has any."""
    return [
        {
            "id": str(command),
            "application_id": request.args["application_id"],
            "guild_id": str(guild),
            "permissions": list(permissions),
        }
        for (guild, command), permissions in request.backend.command_permissions.items()
        if guild == request.int_arg("guild_id")
    ]


@route("GET", "/guilds/{guild_id}/roles/member-counts")
def members_of_roles(request: RequestContext) -> Any:
    """How many members have each role."""
    guild = request.backend.get_guild(request.int_arg("guild_id"))
    counted = Counter(role for member in guild.members.values() for role in member.role_ids)
    return {str(role): counted[role] for role in guild.roles}
