"""The button that shows a scenario card to the channel."""

from __future__ import annotations

import asyncio

import discord

from bot.chat.answers.saved_buttons import SavedButton, share
from bot.chat.answers.saved_ids import ScenarioId
from bot.chat.answers.saved_questions import AskedQuestion
from bot.chat.base.errors import Refusal
from bot.chat.bot import Bot
from bot.chat.scenarios.card import public_scenario, scenario_card
from bot.chat.scenarios.lookup import scenario_again
from bot.locales.sentences import Localizer


class ScenarioButton(SavedButton, ScenarioId):
    """The button of a scenario card."""

    command = "command-scenario"

    async def pressed(self, interaction: discord.Interaction[Bot], asked: AskedQuestion, words: Localizer) -> None:
        """Show the card to the channel."""
        found = await asyncio.to_thread(
            scenario_again, interaction.client.oracle_in(interaction.guild_id), asked.question, asked.hits
        )
        if found is None:
            raise Refusal("scenario-gone", command=words.say(self.command))
        await share(
            interaction,
            scenario_card(asked.id, *found, words, shared=True),
            lambda everybody: public_scenario(*found, everybody, interaction.user),
            words.language,
        )
