"""Meanings of words to a server's players: shown with the books, and forgotten on request."""

from __future__ import annotations

import discord
from discord import ui

from bot.chat.base.context import words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.base.id_items import IdSelect
from bot.chat.base.messages import update
from bot.chat.base.officials import official_of
from bot.chat.bot import Bot
from bot.chat.rulebooks.adding import draft_of
from bot.chat.rulebooks.ids import BookWordId
from bot.chat.rulebooks.keeping import keeps_here
from bot.chat.rulebooks.report import book_card, list_card
from bot.disputes.model.aliases import Alias
from bot.disputes.model.refusals import DeskRefused
from bot.library.records import ServerBook
from bot.locales.sentences import Localizer


class BookWordSelect(IdSelect, BookWordId):
    """Forgets what a word means."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Forget it, for judges, and show what is left."""
        guild, words = interaction.guild_id or 0, await words_of_person(interaction)
        edition, _, word = self.value.partition(":")
        aliases = interaction.client.disputes.aliases
        if isinstance(await aliases.drop(guild, await official_of(interaction), edition, word), DeskRefused):
            raise Refusal("dispute-refused-judge-only")
        if self.number:
            book, said = await draft_of(interaction, self.number), await said_in(interaction, edition)
            view = book_card(book, words, keeps=True, notes=[words.say("setup-saved")], said=said)
        else:
            view = await listing(interaction, await interaction.client.library.books(guild), words)
        await update(interaction, view)


async def said_in(interaction: discord.Interaction[Bot], edition: str) -> list[Alias]:
    """The words that mean something in a rulebook to the people of the interaction's server."""
    every = await interaction.client.disputes.aliases.list(interaction.guild_id or 0)
    return [each for each in every if each.edition == edition]


async def listing(
    interaction: discord.Interaction[Bot], books: tuple[ServerBook, ...], words: Localizer
) -> ui.LayoutView:
    """The server's books, and what words mean there in books that are not its own."""
    own = {book.key for book in books}
    every = await interaction.client.disputes.aliases.list(interaction.guild_id or 0)
    said = [each for each in every if each.edition not in own]
    titles = {book.key: book.title for book in interaction.client.oracle.books} if said else {}
    is_open, keeps = interaction.client.library.is_open, await keeps_here(interaction)
    return list_card(books, words, is_open=is_open, said=said, titles=titles, keeps=keeps)
