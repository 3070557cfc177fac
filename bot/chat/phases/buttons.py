"""The buttons of a crib: back to it from a rule, and showing it to the channel."""

from __future__ import annotations

import asyncio
from typing import Literal

import discord
from discord import ui

from bot.chat.answers.edition_line import EditionId
from bot.chat.answers.edition_question import EditionButton
from bot.chat.answers.saved_buttons import SavedButton, edit, share
from bot.chat.answers.saved_ids import CribId, ViewAction
from bot.chat.answers.saved_questions import AskedQuestion, Kind, save
from bot.chat.base.context import Played, Why
from bot.chat.base.errors import Refusal
from bot.chat.bot import Bot
from bot.chat.phases.card import crib_card, public_crib
from bot.locales.sentences import Localizer
from rules_index import BookInfo, Crib


class CribButton(SavedButton, CribId):
    """Any button that leads to a crib."""

    command = "command-phase"

    async def pressed(self, interaction: discord.Interaction[Bot], asked: AskedQuestion, words: Localizer) -> None:
        """Show the crib again, or to the channel."""
        crib = await asyncio.to_thread(interaction.client.oracle_in(interaction.guild_id).crib, asked.question)
        # The selects carry places among the rules the crib had; another crib would open other rules.
        if crib is None or [link.id for link in crib.rules] != asked.hits:
            raise Refusal("stale-rule", command=words.say(self.command))
        why = asked.played.why
        books = await asyncio.to_thread(lambda: interaction.client.oracle_in(interaction.guild_id).books)
        if self.action == ViewAction.SHOW:
            await edit(interaction, crib_card(asked.id, crib, words, why=why, books=books))
            return
        await share(
            interaction,
            crib_card(asked.id, crib, words, why=why, books=books, shared=True),
            lambda everybody: public_crib(crib, everybody, interaction.user),
            words.language,
        )


class CribInEdition(EditionButton, prefix=EditionId.prefix):
    """A button that shows the turn of a game in an edition."""

    kind: Literal[Kind.CRIB]

    command = "command-phase"

    async def answered(
        self, interaction: discord.Interaction[Bot], _: AskedQuestion, played: Played, words: Localizer
    ) -> None:
        """Put that edition's crib in the place of the card."""
        oracle = interaction.client.oracle_in(interaction.guild_id)
        crib = await asyncio.to_thread(oracle.crib, played.edition or "")
        if crib is None:
            raise Refusal("edition-lacks-crib")
        books = await asyncio.to_thread(lambda: oracle.books)
        await edit(interaction, saved_crib(interaction, crib, played.why, books, words))


def saved_crib(
    interaction: discord.Interaction[Bot],
    crib: Crib,
    why: Why | None,
    books: tuple[BookInfo, ...],
    words: Localizer,
) -> ui.LayoutView:
    """The card of a crib, saved for its buttons; arguments as for :func:`bot.chat.phases.card.crib_card`."""
    hits = [link.id for link in crib.rules]
    asked = save(interaction, crib.book.key, Kind.CRIB, Played(crib.book.game, crib.book.key, why=why), hits, words)
    return crib_card(asked, crib, words, why=why, books=books)
