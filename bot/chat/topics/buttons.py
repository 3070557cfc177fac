"""The buttons of a list of rules: its pages, back to it from a rule, and showing it to the channel."""

from __future__ import annotations

import asyncio

import discord

from bot.chat.answers.saved_buttons import SavedButton, edit, share
from bot.chat.answers.saved_questions import AskedQuestion, ViewAction
from bot.chat.base.errors import Refusal
from bot.chat.bot import Bot
from bot.chat.topics.card import list_button, list_card, page_with, public_list
from bot.locales.sentences import Localizer


class RuleListButton(SavedButton, template=list_button.template):
    """Any button that leads to a page of a list."""

    command = "command-rules"

    async def pressed(self, interaction: discord.Interaction[Bot], asked: AskedQuestion, words: Localizer) -> None:
        """Show a page of the list, or show it to the channel."""
        found = await asyncio.to_thread(interaction.client.oracle.rules_of, asked.question, game=asked.game)
        # The select carries places among the rules the list had; another list would open other rules.
        if found is None or [ruling.id for ruling in found.rulings] != asked.hits:
            raise Refusal("stale-rule", command=words.say(self.command))
        if self.action == ViewAction.SHOW:
            page = self.page or page_with(found, words, self.at)
            await edit(interaction, list_card(asked.id, found, words, page))
            return
        await share(
            interaction,
            list_card(asked.id, found, words, self.page, shared=True),
            lambda everybody: public_list(found, everybody, self.page, interaction.user),
            words.language,
        )
