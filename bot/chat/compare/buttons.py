"""What happens when a button or select of a comparison is pressed: reload, check, compare again, always answer."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Self

import discord
from discord import ui

from bot.chat.compare.card import Compared, comparison_card, public_comparison
from bot.chat.compare.ids import BUTTON, TOPICS, Action, topic_select
from bot.chat.compare.lookup import compare_again
from bot.chat.context import words_of_guild
from bot.chat.errors import Refusal, answering
from bot.chat.locale import Localizer, localizer
from bot.chat.rulings.asked import AskedQuestion, Kind
from bot.chat.rulings.buttons import edit, may_write, own_question
from bot.chat.rulings.card import Shown, topics_card
from rules_index import Comparison, Language, Oracle

if TYPE_CHECKING:
    from bot.chat.client import Client

_COMMAND = "command-compare"


class ComparisonButton(ui.DynamicItem[ui.Button[Any]], template=BUTTON):
    """Any button of a comparison."""

    def __init__(self, item: ui.Button[Any], asked: int, action: str, at: int) -> None:
        super().__init__(item)
        self.asked, self.action, self.at = asked, action, at

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /) -> Self:
        """The pressed button, from what its id carries."""
        if not isinstance(item, ui.Button):
            raise TypeError(f"{match[0]} is not a button")
        return cls(item, int(match["asked"]), match["action"], int(match["at"]))

    @answering
    async def callback(self, interaction: discord.Interaction[Client]) -> None:
        """Show the comparison to the channel, or the topics again."""
        asked = await own_question(interaction, self.asked, _COMMAND)
        words = localizer(Language(asked.language))
        match self.action:
            case Action.TOPICS:
                await _show_topics(interaction, asked, words)
            case Action.PICKED:
                await _share(interaction, await _picked(interaction, asked, self.at, words), words)
            case _:
                await _share(interaction, await _sides(interaction, asked, words), words)


class ComparisonTopics(ui.DynamicItem[ui.Select[Any]], template=TOPICS):
    """The select of the nearest topics."""

    def __init__(self, item: ui.Select[Any], asked: int) -> None:
        super().__init__(item)
        self.asked = asked

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /) -> Self:
        """The used select, from what its id carries."""
        if not isinstance(item, ui.Select):
            raise TypeError(f"{match[0]} is not a select")
        return cls(item, int(match["asked"]))

    @answering
    async def callback(self, interaction: discord.Interaction[Client]) -> None:
        """Compare the topic that was picked."""
        asked = await own_question(interaction, self.asked, _COMMAND)
        words = localizer(Language(asked.language))
        value = self.item.values[0] if self.item.values else ""
        at = int(value) if value.isdecimal() else len(asked.hits)
        await edit(interaction, comparison_card(await _picked(interaction, asked, at, words), words))


async def _sides(interaction: discord.Interaction[Client], asked: AskedQuestion, words: Localizer) -> Compared:
    found = await asyncio.to_thread(compare_again, interaction.client.oracle, asked.question, asked.hits)
    if found is None:
        raise Refusal("stale-rule", command=words.say(_COMMAND))
    return Compared(asked.id, found)


async def _picked(
    interaction: discord.Interaction[Client], asked: AskedQuestion, at: int, words: Localizer
) -> Compared:
    found = None
    if at < len(asked.hits):
        found = await asyncio.to_thread(_compare_rule, interaction.client.oracle, asked.hits[at])
    if found is None:
        raise Refusal("stale-rule", command=words.say(_COMMAND))
    return Compared(asked.id, found, picked=at)


def _compare_rule(oracle: Oracle, rule: str) -> Comparison | None:
    return oracle.compare(rule) if oracle.ruling(rule) else None


async def _show_topics(interaction: discord.Interaction[Client], asked: AskedQuestion, words: Localizer) -> None:
    oracle = interaction.client.oracle
    found = await asyncio.to_thread(lambda: [oracle.ruling(hit) for hit in asked.hits])
    topics = [topic for topic in found if topic]
    # A topic that is gone would shift the places of the others.
    if len(topics) < len(found):
        raise Refusal("stale-rule", command=words.say(_COMMAND))
    shown = Shown(asked.id, asked.question, Kind.COMPARISON, False, len(topics))
    await edit(interaction, topics_card(shown, topics, words, topic_select))


async def _share(interaction: discord.Interaction[Client], compared: Compared, words: Localizer) -> None:
    if not may_write(interaction):
        raise Refusal("may-not-share")
    everybody = await words_of_guild(interaction, words.language)
    # The private card first: it takes the button away, and a repeated delivery of the press fails here.
    await edit(interaction, comparison_card(replace(compared, shared=True), words))
    await interaction.followup.send(
        view=public_comparison(compared.comparison, everybody, interaction.user),
        allowed_mentions=discord.AllowedMentions.none(),
    )
