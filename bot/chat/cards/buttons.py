"""The buttons of a card: back to it from one of its rules, and showing it to the channel."""

from __future__ import annotations

import asyncio

import discord

from bot.chat.answers.saved_buttons import SavedButton, edit, share
from bot.chat.answers.saved_ids import CardId, ViewAction
from bot.chat.answers.saved_questions import AskedQuestion
from bot.chat.base.context import oracle_of
from bot.chat.base.errors import Refusal
from bot.chat.bot import Bot
from bot.chat.cards.commands import described, named_card
from bot.chat.cards.view import card_view, public_card_view
from bot.locales.sentences import Localizer


class CardButton(SavedButton, CardId):
    """Any button that leads to a card."""

    command = "command-card"

    async def pressed(self, interaction: discord.Interaction[Bot], asked: AskedQuestion, words: Localizer) -> None:
        """Show the card again, or to the channel."""
        oracle = await oracle_of(interaction, words.language)
        found = await asyncio.to_thread(named_card, oracle, asked.question, asked.game)
        # The select carries places among the rules the card had; another list would open other rules.
        if [ruling.id for ruling in found.every_ruling] != asked.hits:
            raise Refusal("stale-rule", command=words.say(self.command))
        shown = await described(interaction, found)
        if self.action != ViewAction.SHARE:
            await edit(interaction, card_view(asked.id, shown, words, in_full=self.action == ViewAction.FULL))
            return
        await share(
            interaction,
            card_view(asked.id, shown, words, shared=True),
            lambda everybody: public_card_view(shown, everybody, interaction.user),
            words.language,
        )
