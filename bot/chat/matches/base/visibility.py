"""Who may know of a match: whoever sees its channel, took part in it, or judges on its server."""

from __future__ import annotations

import discord

from bot.chat.bot import Bot
from bot.matches.model.match import Actor, Match


async def may_see(interaction: discord.Interaction[Bot], match: Match, actor: Actor) -> bool:
    """Whether somebody may see a match of the server they are in; of a channel that is gone its people alone."""
    if actor.judge or actor.admin or match.people.is_party(actor.user) or match.seat_of(actor.user) is not None:
        return True
    if match.channel is None or not isinstance(interaction.user, discord.Member):
        return False
    return match.channel == interaction.channel_id or await _sees(interaction, match.channel, interaction.user)


async def _sees(interaction: discord.Interaction[Bot], number: int, member: discord.Member) -> bool:
    try:
        channel = await _channel(interaction, number)
        if isinstance(channel, discord.Thread):
            return await _sees_thread(channel, member)
    except (discord.NotFound, discord.Forbidden):
        return False
    return isinstance(channel, discord.abc.GuildChannel) and channel.permissions_for(member).view_channel


async def _channel(interaction: discord.Interaction[Bot], number: int) -> object:
    known = interaction.guild.get_channel_or_thread(number) if interaction.guild else None
    # A thread that was archived is not at hand.
    return known or await interaction.client.fetch_channel(number)


async def _sees_thread(thread: discord.Thread, member: discord.Member) -> bool:
    if thread.parent is None:
        return False
    rights = thread.parent.permissions_for(member)
    if not rights.view_channel:
        return False
    if not thread.is_private() or rights.manage_threads:
        return True
    await thread.fetch_member(member.id)
    return True
