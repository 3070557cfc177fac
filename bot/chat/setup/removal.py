"""An admin has everything about a server deleted, and the bot leaves it."""

from __future__ import annotations

from typing import Literal

import discord
from discord import app_commands

from bot.chat.base.context import words_of_person
from bot.chat.base.id_items import IdButton
from bot.chat.base.messages import Style, button, card, reply, update
from bot.chat.bot import Bot
from bot.chat.server_data import note_departure


class RemovalButton(IdButton, prefix="setup:remove"):
    """Asks whether everything is to be deleted, and deletes it."""

    sure: Literal["sure"] | None = None

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Explain it, or do it; for admins."""
        client, guild = interaction.client, interaction.guild
        if guild is None:
            raise app_commands.NoPrivateMessage
        if not interaction.permissions.manage_guild:
            raise app_commands.MissingPermissions(["manage_guild"])
        words = await words_of_person(interaction)
        if self.sure is None:
            sure = button(RemovalButton.id_for(sure="sure"), words.say("setup-remove-sure"), Style.danger)
            about = [words.say("setup-remove-about")]
            await reply(interaction, card(words.say("setup-remove-title"), about, rows=[[sure]]))
            return
        await note_departure(client.database, guild.id, client.matches.clock.now())
        await client.delete_server(guild.id)
        await update(interaction, card(words.say("setup-removed"), []))
        await guild.leave()
