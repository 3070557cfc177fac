"""The sides of a dispute whose people are no longer in the server."""

from __future__ import annotations

import discord

from bot.chat.disputes.base.cases import CaseContext
from bot.matches.model.match import FORGOTTEN


async def gone_from(context: CaseContext) -> frozenset[int]:
    """The sides whose people have left the server, as far as Discord says so."""
    guild = context.interaction.guild
    users = [each.user for each in context.dispute.parties if each.user not in (FORGOTTEN, context.user.user)]
    return frozenset([user for user in users if guild is not None and await _has_left(guild, user)])


async def _has_left(guild: discord.Guild, user: int) -> bool:
    try:
        await guild.fetch_member(user)
    except discord.NotFound:
        return True
    except discord.HTTPException:
        return False
    return False
