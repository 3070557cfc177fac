"""The buttons of ``/help``: a question that is asked, and a lobby that is opened."""

from __future__ import annotations

import discord

from bot.chat.base.context import words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.base.id_items import IdButton
from bot.chat.bot import Bot
from bot.chat.welcome.ids import AskId, OpenLobbyId
from bot.chat.welcome.lookup import examples, place_of


class AskButton(IdButton, AskId):
    """Asks an example, as if the person had typed it."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Answer the question."""
        client, words = interaction.client, await words_of_person(interaction)
        tried = await examples(client.oracle_in(interaction.guild_id), self.game, words)
        if client.ask is None or self.number >= len(tried):
            raise Refusal("error-stale-button")
        await client.ask(interaction, tried[self.number].question, self.game)


class OpenLobbyButton(IdButton, OpenLobbyId):
    """Opens a lobby of the channel's game, or of the first that can be played."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Open it."""
        client, words = interaction.client, await words_of_person(interaction)
        game = (await place_of(interaction, words)).opens
        if client.open_lobby is None or game is None:
            raise Refusal("error-stale-button")
        await client.open_lobby(interaction, game)
