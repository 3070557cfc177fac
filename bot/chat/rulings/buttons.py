"""What the buttons and selects of a ruling show: look up again what the kept question led to."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import discord

from bot.chat.answers.button_ids import Action, Selects, button, topic_select
from bot.chat.answers.card import Shown, context_card, public_card, ruling_card, topics_card
from bot.chat.answers.saved_buttons import KeptButton, KeptSelect, edit, share
from bot.chat.answers.saved_questions import AskedQuestion, Kind
from bot.chat.base.errors import Refusal
from bot.chat.bot import Bot
from bot.chat.rulings.find import find_again, find_gap, see_also
from bot.locales.sentences import Localizer
from rules_index import Ruling

_COMMAND = "command-rule"


class RulingButton(KeptButton, template=button.template):
    """Any button of a ruling, or of the nearest topics."""

    command = _COMMAND

    async def pressed(self, interaction: discord.Interaction[Bot], asked: AskedQuestion, words: Localizer) -> None:
        """Show a ruling, what stands around it, or the topics."""
        if self.action == Action.TOPICS:
            await show_topics(interaction, asked, words, _COMMAND, topic_select)
            return
        shown, ruling = await _hit(interaction.client, asked, self.at, self.page, words)
        match self.action:
            case Action.CONTEXT | Action.CONTEXT_BEFORE | Action.CONTEXT_AFTER:
                around = await asyncio.to_thread(interaction.client.oracle.neighbours, ruling.id)
                await edit(interaction, context_card(shown, around or (ruling,), ruling, words))
            case Action.SHARE:
                see = await asyncio.to_thread(see_also, interaction.client.oracle, ruling)
                private = ruling_card(replace(shown, shared=True), ruling, see, words)
                await share(
                    interaction,
                    private,
                    lambda everybody: public_card(shown, ruling, see, everybody, interaction.user),
                    words.language,
                )
            case _:
                await _show_ruling(interaction, shown, ruling, words)


class TopicSelect(KeptSelect, template=topic_select.template):
    """The select of the nearest topics, and those of the rules of a crib or card."""

    command = _COMMAND

    async def picked(
        self, interaction: discord.Interaction[Bot], asked: AskedQuestion, at: int, words: Localizer
    ) -> None:
        """Show the topic that was picked."""
        await _show_ruling(interaction, *await _hit(interaction.client, asked, at, 0, words), words)


async def show_topics(
    interaction: discord.Interaction[Bot], asked: AskedQuestion, words: Localizer, command: str, select: Selects
) -> None:
    """Show the nearest topics of a question again, to pick from with this kind of select.

    Raises:
        Refusal: one of them is gone; it names the command to ask again with.
    """
    oracle = interaction.client.oracle
    found = await asyncio.to_thread(lambda: [oracle.ruling(hit) for hit in asked.hits])
    topics = [topic for topic in found if topic]
    # A topic that is gone would shift the places of the others.
    if len(topics) < len(found):
        raise Refusal("stale-rule", command=words.say(command))
    shown = Shown(asked.id, asked.question, Kind(asked.kind), False, len(topics))
    gap = await asyncio.to_thread(find_gap, oracle, shown.kind, asked.question, game=asked.game)
    await edit(interaction, topics_card(shown, topics, words, select, gap=gap))


async def _hit(client: Bot, asked: AskedQuestion, at: int, page: int, words: Localizer) -> tuple[Shown, Ruling]:
    kind = Kind(asked.kind)
    ruling = None
    answered = True
    if at < len(asked.hits):
        ruling, answered = await asyncio.to_thread(
            find_again, client.oracle, kind, asked.question, game=asked.game, hits=asked.hits, at=at
        )
    if ruling is None:
        raise Refusal("stale-rule", command=words.say(_COMMAND))
    return Shown(asked.id, asked.question, kind, answered, len(asked.hits), at, page), ruling


async def _show_ruling(interaction: discord.Interaction[Bot], shown: Shown, ruling: Ruling, words: Localizer) -> None:
    see = await asyncio.to_thread(see_also, interaction.client.oracle, ruling)
    await edit(interaction, ruling_card(shown, ruling, see, words))
