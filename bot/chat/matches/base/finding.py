"""Which match a command is about: the one of the channel, or one named by its number."""

from __future__ import annotations

import discord

from bot.chat.base.context import words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.bot import Bot
from bot.chat.matches.base.interaction import Visit, actor_of, visit
from bot.matches.storage import read, tables
from bot.matches.storage.errors import storage_problems


async def any_match(interaction: discord.Interaction[Bot], number: int | None) -> Visit:
    """The match with this number, else the channel's live one, else the last one played in the channel.

    Raises:
        Refusal: there is none.
    """
    if number is not None:
        return await visit(interaction, number)
    client = interaction.client
    position = await client.matches.live_in(interaction.channel_id)
    if position is None:
        with storage_problems():
            async with client.database.reading() as session:
                here = tables.match.c.channel_id == interaction.channel_id
                found = await read.read_matches(await session.connection(), here, limit=1)
        position = await client.matches.position(found[0].id) if found else None
    if position is None:
        raise Refusal("match-none-here")
    return Visit(interaction, position, await actor_of(interaction), await words_of_person(interaction))
