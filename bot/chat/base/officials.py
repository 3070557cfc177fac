"""Who acts at the judge's desk, and in what office the server's roles put them."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat.base.context import guild_settings
from bot.chat.base.errors import Refusal
from bot.chat.base.guilds import GuildSettings, is_gone
from bot.chat.base.text import moment
from bot.chat.bot import Bot
from bot.disputes.model.official import Official


async def official_of(interaction: discord.Interaction[Bot]) -> Official:
    """Whoever acts, with what the server lets them do at the desk."""
    if interaction.guild_id is None:
        raise app_commands.NoPrivateMessage
    settings = await guild_settings(interaction.client.database, interaction.guild_id)
    return _official(interaction.user, settings, interaction.guild, admin=interaction.permissions.manage_guild)


async def official_named(interaction: discord.Interaction[Bot], member: discord.Member) -> Official:
    """Somebody who was picked, with what the server lets them do at the desk."""
    settings = await guild_settings(interaction.client.database, interaction.guild_id or 0)
    return _official(member, settings, member.guild, admin=member.guild_permissions.manage_guild)


async def refuse_excluded(interaction: discord.Interaction[Bot]) -> None:
    """Let nobody take a seat whom a verdict excludes from this server's matches.

    Raises:
        Refusal: they are excluded; it says until when.
    """
    excluded = await interaction.client.disputes.penalties.excluded(interaction.guild_id or 0, interaction.user.id)
    if excluded is not None and excluded.until is not None:
        raise Refusal("match-excluded", until=moment(excluded.until, "D"), number=excluded.dispute)


async def members_of(guild: discord.Guild, *roles: int) -> dict[int, int] | None:
    """How many people have each of some roles; ``None`` where Discord does not say."""
    try:
        counted = await guild.role_member_counts()
    except discord.HTTPException:
        return None
    by_id = {getattr(role, "id", 0): count for role, count in counted.items()}
    return {role: by_id.get(role, 0) for role in roles}


def _official(
    person: discord.User | discord.Member, settings: GuildSettings, guild: discord.Guild | None, *, admin: bool
) -> Official:
    held = {role.id for role in person.roles} if isinstance(person, discord.Member) else set()
    chosen = settings.head_judge_role
    # Where the role was deleted nobody could have it, and no appeal would ever be decided.
    head = admin if chosen is None or is_gone(guild, chosen) else chosen in held
    return Official(person.id, admin=admin, judge=settings.judge_role in held, head=head)
