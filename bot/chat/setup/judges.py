"""Whether the roles of judges see the commands that are for judges, and how an admin opens them."""

from __future__ import annotations

import aiohttp
import discord

from bot.chat.base.commands.declaring import judges_commands
from bot.chat.base.commands.translate import typed_names
from bot.chat.base.text import escape
from bot.chat.bot import Bot
from bot.doctor.command_rights import Ask, seen
from bot.locales.sentences import Localizer


async def commands_lines(
    interaction: discord.Interaction[Bot], chosen: tuple[int | None, ...], words: Localizer
) -> list[str]:
    """For each role of judges what it sees, and where it does not see everything, how to open it.

    Args:
        chosen: the roles that are set; one that was deleted sees nothing and is left out.
    """
    guild = interaction.guild
    roles = {} if guild is None else _roles(guild, chosen)
    if guild is None or not roles:
        return []
    names = judges_commands()
    client = interaction.client
    try:
        found = await seen(_asking(client), interaction.application_id, guild.id, names, roles)
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError):
        return [*(_line("unknown", role, names, words) for role in roles), _how(client, words)]
    present = tuple(each for each in names if each not in found.missing)
    missing = [words.say("setup-judges-missing", commands=typed_names(words, found.missing))] if found.missing else []
    states = [
        _line("hidden" if hidden else "open", role, hidden or present, words)
        for role, hidden in found.hidden.items()
        if present
    ]
    return [*missing, *states, *([_how(client, words)] if any(found.hidden.values()) else [])]


def _roles(guild: discord.Guild, chosen: tuple[int | None, ...]) -> dict[int, discord.Permissions]:
    """The rights of members who have a role and no other, by the role."""
    known = {each: guild.get_role(each) for each in chosen if each is not None and each != guild.id}
    every = guild.default_role.permissions.value
    return {each: discord.Permissions(role.permissions.value | every) for each, role in known.items() if role}


def _asking(client: Bot) -> Ask:
    return lambda path: client.http.request(discord.http.Route("GET", f"/{path}"))


def _line(state: str, role: int, names: tuple[str, ...], words: Localizer) -> str:
    return words.say(f"setup-judges-{state}", role=f"<@&{role}>", commands=typed_names(words, names))


def _how(client: Bot, words: Localizer) -> str:
    name = client.user.display_name if client.user else ""
    return f"-# {words.say('setup-judges-how', bot=escape(name))}"
