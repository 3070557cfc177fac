"""Buttons and selects under the answer to a saved question: reload, check whose it is, always answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ClassVar

import discord
from discord import ui

from bot.chat.answers.saved_ids import PickId, PressId
from bot.chat.answers.saved_questions import AskedQuestion, recall
from bot.chat.base.context import words_of_guild
from bot.chat.base.errors import Refusal
from bot.chat.base.id_items import IdButton, IdSelect
from bot.chat.bot import Bot
from bot.locales.sentences import Localizer, localizer
from rules_index import Language, Oracle, Ruling


class SavedButton(IdButton, PressId):
    """Any button of one feature; a subclass has its ids and says what a press shows.

    ``command`` is the sentence with the name of the command to ask again with.
    """

    command: ClassVar[str]

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Show what the button leads to."""
        asked = await own_question(interaction, self.asked, self.command)
        await self.pressed(interaction, asked, localizer(Language(asked.language)))

    async def pressed(self, interaction: discord.Interaction[Bot], asked: AskedQuestion, words: Localizer) -> None:
        """Answer the person whose question it is."""
        raise NotImplementedError


class SavedSelect(IdSelect, PickId):
    """Any select of one feature, whose values are places among the question's hits; otherwise as buttons are."""

    command: ClassVar[str]

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Show what was picked."""
        asked = await own_question(interaction, self.asked, self.command)
        at = int(self.value) if self.value.isdecimal() else len(asked.hits)
        await self.picked(interaction, asked, at, localizer(Language(asked.language)))

    async def picked(
        self, interaction: discord.Interaction[Bot], asked: AskedQuestion, at: int, words: Localizer
    ) -> None:
        """Answer the person whose question it is; ``at`` may lie beyond the hits."""
        raise NotImplementedError


async def own_question(interaction: discord.Interaction[Bot], number: int, command: str) -> AskedQuestion:
    """The saved question of a pressed button.

    Raises:
        Refusal: it is saved no longer, or is another person's; it names the command to ask again with.
    """
    client = interaction.client
    asked: AskedQuestion | None = client.unwritten.find(number) or await recall(client.database, number)
    words = localizer(Language(asked.language)) if asked else localizer(client.settings.default_language)
    if asked is None:
        raise Refusal("stale-question", command=words.say(command))
    if asked.user_id != interaction.user.id:
        raise Refusal("not-your-question", command=words.say(command))
    return asked


async def saved_topics(oracle: Oracle, asked: AskedQuestion, command: str) -> list[Ruling]:
    """The nearest topics of a question shown before, in their places.

    Args:
        oracle: as the people of the server ask it.

    Raises:
        Refusal: one of them is gone; it names the command to ask again with.
    """
    found = await asyncio.to_thread(lambda: [oracle.ruling(hit) for hit in asked.hits])
    topics = [topic for topic in found if topic]
    # A topic that is gone would shift the places of the others.
    if len(topics) < len(found):
        raise Refusal("stale-rule", command=localizer(Language(asked.language)).say(command))
    return topics


async def share(
    interaction: discord.Interaction[Bot],
    private: ui.LayoutView,
    public: Callable[[Localizer], ui.LayoutView],
    otherwise: Language,
) -> None:
    """Show an answer to the whole channel.

    Args:
        interaction: the press of the button that shows it.
        private: the person's own card from now on, on which the button cannot be pressed again.
        public: the copy for everybody, from sentences in the guild's language.
        otherwise: the language of the copy where the guild has not set one.

    Raises:
        Refusal: the person may not write in the channel themselves.
    """
    if not may_write(interaction):
        raise Refusal("may-not-share")
    everybody = await words_of_guild(interaction, otherwise)
    # The private card first: it takes the button away, and a repeated delivery of the press fails here.
    await edit(interaction, private)
    await interaction.followup.send(view=public(everybody))


def may_write(interaction: discord.Interaction[Bot]) -> bool:
    """Whether the person may write in this channel themselves."""
    # An answer to an interaction is posted whatever the person may do here, so the bot must ask.
    rights = interaction.permissions
    if isinstance(interaction.channel, discord.Thread):
        return rights.send_messages_in_threads
    return interaction.guild_id is None or rights.send_messages


async def edit(interaction: discord.Interaction[Bot], view: ui.LayoutView) -> None:
    """Answer a press by showing another card in the same message."""
    await interaction.response.edit_message(view=view)
