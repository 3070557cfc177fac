"""Which match a command is about: the one of the channel, or one named by its number."""

from __future__ import annotations

import discord

from bot.chat.base.context import words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.bot import Bot
from bot.chat.matches.base.interaction import Visit, actor_of, visit


async def any_match(interaction: discord.Interaction[Bot], number: int | None) -> Visit:
    """The match with this number, else the channel's live one, else the last one played in the channel.

    Raises:
        Refusal: there is none.
    """
    if number is not None:
        return await visit(interaction, number)
    client = interaction.client
    position = await client.matches.live_in(interaction.channel_id)
    if position is None and interaction.channel_id is not None:
        position = await client.matches.last_in(interaction.channel_id)
    if position is None:
        raise Refusal("match-none-here")
    return Visit(interaction, position, await actor_of(interaction), await words_of_person(interaction))
