"""``/my-data``: everything that is kept about whoever asks, as a file for them alone."""

from __future__ import annotations

import io
import json

import discord

from bot.chat.base.commands.declaring import command
from bot.chat.base.context import words_of_person
from bot.chat.bot import Bot
from bot.chat.own_data.collecting import collected


@command("my-data")
async def my_data(interaction: discord.Interaction[Bot]) -> None:
    """Send a person what is kept about them."""
    words = await words_of_person(interaction)
    await interaction.response.defer(ephemeral=True, thinking=True)
    kept = await collected(interaction.client, interaction.user.id)
    content = json.dumps(kept, ensure_ascii=False, indent=1).encode()
    file = discord.File(io.BytesIO(content), "my-data.json")
    said = f"{words.say('my-data-about')}\n{words.say('my-data-delete')}"
    await interaction.followup.send(said, file=file, ephemeral=True)
