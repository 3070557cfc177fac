"""In which languages the sides of a dispute write."""

from __future__ import annotations

from bot.chat.base.context import guild_settings
from bot.chat.bot import Bot
from bot.disputes.model.dispute import OPENER, Dispute
from rules_index import Language, detect


async def channel_language(client: Bot, guild: int) -> Language:
    """The language that everybody in a server's channels is spoken to in."""
    chosen = (await guild_settings(client.database, guild)).language
    return Language(chosen) if chosen else client.settings.default_language


async def spoken_by(client: Bot, dispute: Dispute) -> dict[int, Language]:
    """By its side the language of each that has written something; what tells no language is the channel's."""
    likely = await channel_language(client, dispute.guild)
    asked = {OPENER: dispute.question}
    told = {party.side: f"{asked.get(party.side, '')}\n{party.view or ''}".strip() for party in dispute.parties}
    return {side: detect(text, likely=likely) for side, text in told.items() if text}
