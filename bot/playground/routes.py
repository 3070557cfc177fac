"""A request that SimCord does not answer yet: the permissions of all commands of a server at once."""

from __future__ import annotations

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
