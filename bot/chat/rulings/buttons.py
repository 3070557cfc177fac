"""What the buttons and selects of a ruling show: look up again what the saved question led to."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import discord

from bot.chat.answers.button_ids import RULE_LINK, Action, ruling_button, topic_select
from bot.chat.answers.card import Shown, context_card, public_card, ruling_card
from bot.chat.answers.saved_buttons import SavedButton, SavedSelect, edit, share, show_topics
from bot.chat.answers.saved_questions import AskedQuestion, Kind, save
from bot.chat.base.context import words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.base.id_items import IdButton
from bot.chat.base.text import escape
from bot.chat.bot import Bot
from bot.chat.rulings.find import find_again, find_gap, see_also
from bot.locales.sentences import Localizer
from rules_index import Ruling

_COMMAND = "command-rule"


class RulingButton(SavedButton, template=ruling_button.template):
    """Any button of a ruling, or of the nearest topics."""

    command = _COMMAND

    async def pressed(self, interaction: discord.Interaction[Bot], asked: AskedQuestion, words: Localizer) -> None:
        """Show a ruling, the rules around it, or the topics."""
        if self.action == Action.TOPICS:
            gap = await asyncio.to_thread(
                find_gap, interaction.client.oracle, Kind(asked.kind), asked.question, game=asked.game
            )
            await show_topics(interaction, asked, words, _COMMAND, topic_select, gap)
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


class TopicSelect(SavedSelect, template=topic_select.template):
    """The select of the nearest topics, and those of the rules of a crib or card."""

    command = _COMMAND

    async def picked(
        self, interaction: discord.Interaction[Bot], asked: AskedQuestion, at: int, words: Localizer
    ) -> None:
        """Show the topic that was picked."""
        await _show_ruling(interaction, *await _hit(interaction.client, asked, at, 0, words), words)


class RuleLinkButton(IdButton, template=RULE_LINK):
    """Opens the rule that a refusal of a match cites."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Show the rule as ``/rule`` would."""
        oracle, words = interaction.client.oracle, await words_of_person(interaction)
        slug = self.found["slug"]
        ruling = await asyncio.to_thread(oracle.ruling, slug)
        if ruling is None:
            raise Refusal("match-rule-unknown", rule=escape(slug))
        asked = await save(interaction, slug, Kind.RULE, None, [ruling.id], words)
        see = await asyncio.to_thread(see_also, oracle, ruling)
        await interaction.response.send_message(
            view=ruling_card(Shown(asked, slug, Kind.RULE, True, 1), ruling, see, words), ephemeral=True
        )


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
