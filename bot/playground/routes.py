"""What SimCord does not answer yet: what is set for the commands of a server, all at once."""

from __future__ import annotations

from typing import Any

from simcord.http import RequestContext, route


@route("GET", "/applications/{application_id}/guilds/{guild_id}/commands/permissions")
def permissions_of_commands(request: RequestContext) -> Any:
    """What an admin has set, for each command for which anything is set."""
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
