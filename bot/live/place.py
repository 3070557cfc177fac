"""Whether a server may be tried on: the bot is in it with the rights it takes, and nobody would miss anything."""

from __future__ import annotations

from collections.abc import AsyncIterator

import discord

RIGHTS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
    create_public_threads=True,
    create_private_threads=True,
    send_messages_in_threads=True,
    manage_threads=True,
    manage_channels=True,
    manage_roles=True,
)
"""What the bot needs on the test server; far more than it has where people play."""
_MOST_MEMBERS = 2
_LOOKED_AT = 20
_ANYTHING_SAID = (discord.MessageType.default, discord.MessageType.reply, discord.MessageType.thread_created)


class UnfitServer(Exception):
    """The server may not be tried on; the message says why and what to do."""


async def fit_server(client: discord.Client, number: int, *, anyway: bool) -> tuple[discord.Guild, bool]:
    """The server, and whether the bot is an administrator there.

    Args:
        anyway: other people and messages are no reason against it.

    Raises:
        UnfitServer: it may not be tried on.
    """
    rights = await _rights(client, number)
    if rights is None:
        raise UnfitServer(f"The bot is not in the server {number}: invite it with {_invitation(client)}")
    missing = [name for name, wanted in RIGHTS if wanted and not getattr(rights, name)]
    if missing and not rights.administrator:
        said = ", ".join(name.replace("_", " ") for name in missing)
        raise UnfitServer(f"The bot lacks rights in that server ({said}): invite it again with {_invitation(client)}")
    guild = await client.fetch_guild(number, with_counts=True)
    if not anyway and (reasons := [reason async for reason in _against(client, guild)]):
        raise UnfitServer(
            f"That server is in use: {'; '.join(reasons)}. Make an empty one for this, or add --yes-this-server: "
            "the run makes channels, threads, a role and commands of its own, and removes only those."
        )
    return guild, rights.administrator


async def _rights(client: discord.Client, number: int) -> discord.Permissions | None:
    for each in await client.http.get_guilds(200, after=number - 1):
        if int(each["id"]) == number:
            return discord.Permissions(int(each["permissions"]))
    return None


async def _against(client: discord.Client, guild: discord.Guild) -> AsyncIterator[str]:
    """Why a server is no empty test server."""
    members = guild.approximate_member_count or 0
    if members > _MOST_MEMBERS:
        yield f"it has {members} members, and you and the bot are {_MOST_MEMBERS}"
    for channel in await guild.fetch_channels():
        if not isinstance(channel, discord.TextChannel) or channel.last_message_id is None:
            continue
        try:
            said = [each async for each in channel.history(limit=_LOOKED_AT) if each.type in _ANYTHING_SAID]
        except discord.Forbidden:
            yield f"the bot may not read #{channel.name}"
            continue
        if any(each.author != client.user for each in said):
            yield f"#{channel.name} has messages of people"


def _invitation(client: discord.Client) -> str:
    return discord.utils.oauth_url(client.application_id or 0, permissions=RIGHTS)
