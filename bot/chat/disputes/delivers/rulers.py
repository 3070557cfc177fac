"""How many of those who have a role may rule on a dispute, as far as Discord tells a bot without a member list."""

from __future__ import annotations

import discord

from bot.chat.base.officials import members_of
from bot.chat.bot import Bot
from bot.chat.disputes.delivers import posts
from bot.disputes.model.dispute import Dispute, Status
from bot.disputes.model.refusals import DeskRefused
from bot.matches.model.match import FORGOTTEN


async def may_rule(client: Bot, guild: discord.Guild | None, role: int, dispute: Dispute) -> int | None:
    """How many people with a role are no side of a dispute, were not barred and have not ruled where that counts."""
    counted = None if guild is None else await members_of(guild, role)
    if guild is None or counted is None:
        return None
    kept_out = {party.user for party in dispute.parties} | {bar.user for bar in dispute.bars}
    if dispute.status is Status.APPEALED:
        given = await client.disputes.verdicts.of(dispute.guild, dispute.number, posts.official(client))
        kept_out |= set() if isinstance(given, DeskRefused) else {each.user for each in given}
    having = [await _has(guild, user, role) for user in sorted(kept_out - {FORGOTTEN})]
    return max(0, counted[role] - sum(having))


async def _has(guild: discord.Guild, user: int, role: int) -> bool:
    try:
        return role in {each.id for each in (await guild.fetch_member(user)).roles}
    except discord.HTTPException:
        return False
