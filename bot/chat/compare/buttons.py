"""What the buttons and selects of a comparison show: the same rules compared again, or the topic that was picked."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import discord

from bot.chat.answers.card import Shown
from bot.chat.answers.saved_buttons import SavedButton, SavedSelect, edit, saved_topics, share
from bot.chat.answers.saved_questions import AskedQuestion, Kind
from bot.chat.answers.topics import NoRuling, public_topics, topics_card
from bot.chat.base.context import oracle_of
from bot.chat.base.errors import Refusal
from bot.chat.bot import Bot
from bot.chat.compare.card import Compared, comparison_card, public_comparison
from bot.chat.compare.ids import Action, CompareId, CompareTopicId, share_topics, topic_select
from bot.chat.compare.lookup import compare_again
from bot.locales.sentences import Localizer
from rules_index import Comparison, Language, Oracle

_COMMAND = "command-compare"


class ComparisonButton(SavedButton, CompareId):
    """Any button of a comparison."""

    command = _COMMAND

    async def pressed(self, interaction: discord.Interaction[Bot], asked: AskedQuestion, words: Localizer) -> None:
        """Show the comparison to the channel, or the topics again."""
        match self.action:
            case Action.TOPICS:
                shown, nearest = await _nearest(interaction, asked)
                await edit(interaction, topics_card(shown, nearest, words, topic_select, share_topics))
            case Action.SHARE_TOPICS:
                shown, nearest = await _nearest(interaction, asked)
                await share(
                    interaction,
                    topics_card(replace(shown, shared=True), nearest, words, topic_select, share_topics),
                    lambda everybody: public_topics(shown, nearest, everybody, interaction.user),
                    words.language,
                )
            case Action.PICKED:
                await _share(interaction, await _picked(interaction, asked, self.at, words), words)
            case _:
                await _share(interaction, await _sides(interaction, asked, words), words)


class ComparisonTopics(SavedSelect, CompareTopicId):
    """The select of the nearest topics."""

    command = _COMMAND

    async def picked(
        self, interaction: discord.Interaction[Bot], asked: AskedQuestion, at: int, words: Localizer
    ) -> None:
        """Compare the topic that was picked."""
        await edit(interaction, comparison_card(await _picked(interaction, asked, at, words), words))


async def _nearest(interaction: discord.Interaction[Bot], asked: AskedQuestion) -> tuple[Shown, NoRuling]:
    """The nearest topics of a question that led to no comparison."""
    oracle = await oracle_of(interaction, Language(asked.language))
    found = await asyncio.to_thread(oracle.compare, asked.question, game=asked.game)
    topics = await saved_topics(oracle, asked, _COMMAND)
    shown = Shown(asked.id, asked.question, Kind.COMPARISON, False, len(topics))
    return shown, NoRuling(topics, found.gap if found else None, has_game=bool(asked.game))


async def _sides(interaction: discord.Interaction[Bot], asked: AskedQuestion, words: Localizer) -> Compared:
    oracle = await oracle_of(interaction, words.language)
    found = await asyncio.to_thread(compare_again, oracle, asked.question, asked.hits, asked.edition)
    if found is None:
        raise Refusal("stale-rule", command=words.say(_COMMAND))
    return Compared(asked.id, found)


async def _picked(interaction: discord.Interaction[Bot], asked: AskedQuestion, at: int, words: Localizer) -> Compared:
    found = None
    if at < len(asked.hits):
        oracle = await oracle_of(interaction, words.language)
        found = await asyncio.to_thread(_compare_rule, oracle, asked.hits[at])
    if found is None:
        raise Refusal("stale-rule", command=words.say(_COMMAND))
    return Compared(asked.id, found, picked=at)


def _compare_rule(oracle: Oracle, rule: str) -> Comparison | None:
    return oracle.compare(rule) if oracle.ruling(rule) else None


async def _share(interaction: discord.Interaction[Bot], compared: Compared, words: Localizer) -> None:
    await share(
        interaction,
        comparison_card(replace(compared, shared=True), words),
        lambda everybody: public_comparison(compared.comparison, everybody, interaction.user),
        words.language,
    )
