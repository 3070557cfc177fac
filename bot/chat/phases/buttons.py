"""The buttons of a crib: back to it from a rule, and showing it to the channel."""

from __future__ import annotations

import asyncio

import discord

from bot.chat.answers.saved_buttons import SavedButton, edit, share
from bot.chat.answers.saved_questions import AskedQuestion, ViewAction
from bot.chat.base.errors import Refusal
from bot.chat.bot import Bot
from bot.chat.phases.card import crib_button, crib_card, public_crib
from bot.locales.sentences import Localizer


class CribButton(SavedButton, template=crib_button.template):
    """Any button that leads to a crib."""

    command = "command-phase"

    async def pressed(self, interaction: discord.Interaction[Bot], asked: AskedQuestion, words: Localizer) -> None:
        """Show the crib again, or to the channel."""
        crib = await asyncio.to_thread(interaction.client.oracle.crib, asked.question)
        # The selects carry places among the rules the crib had; another crib would open other rules.
        if crib is None or [link.id for link in crib.rules] != asked.hits:
            raise Refusal("stale-rule", command=words.say(self.command))
        if self.action == ViewAction.SHOW:
            await edit(interaction, crib_card(asked.id, crib, words))
            return
        await share(
            interaction,
            crib_card(asked.id, crib, words, shared=True),
            lambda everybody: public_crib(crib, everybody, interaction.user),
            words.language,
        )
