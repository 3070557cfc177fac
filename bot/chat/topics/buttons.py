"""The buttons of a list of rules: its pages, back to it from a rule, and showing it to the channel."""

from __future__ import annotations

import asyncio
from typing import Literal

import discord
from discord import ui

from bot.chat.answers.edition_line import EditionId
from bot.chat.answers.edition_question import EditionButton
from bot.chat.answers.saved_buttons import SavedButton, edit, share
from bot.chat.answers.saved_ids import ListId, ViewAction
from bot.chat.answers.saved_questions import AskedQuestion, Kind, save
from bot.chat.base.context import Played, Why
from bot.chat.base.errors import Refusal
from bot.chat.bot import Bot
from bot.chat.topics.card import list_card, page_with, public_list
from bot.locales.sentences import Localizer
from rules_index import BookInfo, Language, Oracle, RuleList


class RuleListButton(SavedButton, ListId):
    """Any button that leads to a page of a list."""

    command = "command-rules"

    async def pressed(self, interaction: discord.Interaction[Bot], asked: AskedQuestion, words: Localizer) -> None:
        """Show a page of the list, or show it to the channel."""
        found = await asyncio.to_thread(
            interaction.client.oracle_in(interaction.guild_id).rules_of, asked.question, game=asked.game
        )
        # The select carries places among the rules the list had; another list would open other rules.
        if found is None or [ruling.id for ruling in found.rulings] != asked.hits:
            raise Refusal("stale-rule", command=words.say(self.command))
        why = asked.played.why
        books = await asyncio.to_thread(lambda: interaction.client.oracle_in(interaction.guild_id).books)
        if self.action == ViewAction.SHOW:
            page = self.page or page_with(found, words, self.at)
            await edit(interaction, list_card(asked.id, found, words, page, why=why, books=books))
            return
        await share(
            interaction,
            list_card(asked.id, found, words, self.page, why=why, books=books, shared=True),
            lambda everybody: public_list(found, everybody, self.page, interaction.user),
            words.language,
        )


class RuleListInEdition(EditionButton, prefix=EditionId.prefix):
    """A button that lists the rules of a topic in an edition."""

    kind: Literal[Kind.LISTING]

    command = "command-rules"

    async def answered(
        self, interaction: discord.Interaction[Bot], asked: AskedQuestion, played: Played, words: Localizer
    ) -> None:
        """Put that edition's list in the place of the card."""
        oracle = interaction.client.oracle_in(interaction.guild_id)
        found = await asyncio.to_thread(_like, oracle, asked.question, played, words.language)
        if found is None:
            raise Refusal("edition-lacks-topic", command=words.say(self.command))
        books = await asyncio.to_thread(lambda: oracle.books)
        await edit(interaction, saved_list(interaction, found, played.why, books, words))


def listed(oracle: Oracle, topic: str, played: Played, language: Language) -> RuleList | None:
    """The rules of a topic by its id or title, in what is played; ``None`` where there are none."""
    found = oracle.rules_of(topic, game=played.game, edition=played.edition, language=language)
    return found if found and found.rulings else None


def _like(oracle: Oracle, topic: str, played: Played, language: Language) -> RuleList | None:
    """The rules of a topic typed or shown before in another edition: by what it is called in either language."""
    shown = oracle.rules_of(topic, game=played.game)
    titles = (shown.topic.title, shown.topic.gist) if shown and shown.topic.id == topic else (topic,)
    return next((found for title in titles if title and (found := listed(oracle, title, played, language))), None)


def saved_list(
    interaction: discord.Interaction[Bot],
    found: RuleList,
    why: Why | None,
    books: tuple[BookInfo, ...],
    words: Localizer,
) -> ui.LayoutView:
    """The first page of a list, saved for its buttons; arguments as for :func:`bot.chat.topics.card.list_card`."""
    hits = [ruling.id for ruling in found.rulings]
    book = found.topic.book
    asked = save(interaction, found.topic.id, Kind.LISTING, Played(book.game, book.key, why=why), hits, words)
    return list_card(asked, found, words, why=why, books=books)
