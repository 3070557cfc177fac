"""The button *Ask on* under an answer, and the form behind it: its question follows the one that was answered."""

from __future__ import annotations

import discord

from bot.chat.answers.saved_buttons import own_question
from bot.chat.answers.saved_ids import AskOnId
from bot.chat.answers.saved_questions import AskedQuestion
from bot.chat.base.asking.conversations import Turn, topic_of
from bot.chat.base.context import Played
from bot.chat.base.forms import Form, field, form
from bot.chat.base.id_items import IdButton
from bot.chat.base.ids.fields import Row
from bot.chat.bot import Bot
from bot.chat.rulings.commands import answer
from bot.locales.sentences import localizer
from rules_index import Language

_COMMAND, _QUESTION = "command-rule", "question"
_LONGEST = 2_000


class AskOnButton(IdButton, AskOnId):
    """Opens the form."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Show the form to the person whose question was answered."""
        asked = await own_question(interaction, self.asked, _COMMAND)
        words = localizer(Language(asked.language))
        about = words.say("talk-form-about")
        asks = field(_QUESTION, words.say("talk-form-question"), about, _LONGEST)
        shown = form(AskOnForm.id_for(asked=asked.id), words.say("button-ask-on"), asks)
        await interaction.response.send_modal(shown)


class AskOnForm(Form, prefix="askonform"):
    """The form."""

    asked: Row

    async def submitted(self, interaction: discord.Interaction[Bot]) -> None:
        """Answer its question as one that follows the answered one, whenever that was."""
        asked = await own_question(interaction, self.asked, _COMMAND)
        await answer(interaction, self.filled.get(_QUESTION, ""), None, _turn(asked))


def _turn(asked: AskedQuestion) -> Turn[Played]:
    return Turn(topic_of(asked.question, asked.before or ""), asked.played)
