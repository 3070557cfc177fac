"""Meanings of words to a server's players: shown with the books, and forgotten on request."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.chat.base.context import words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.base.id_items import IdButton, IdSelect
from bot.chat.base.messages import update
from bot.chat.base.officials import official_of
from bot.chat.bot import Bot
from bot.chat.rulebooks.adding import draft_of
from bot.chat.rulebooks.ids import BookWordId, BookWordsId
from bot.chat.rulebooks.keeping import keeps_here
from bot.chat.rulebooks.meanings import Meanings
from bot.chat.rulebooks.report import book_card, list_card
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
        await _turn_to(interaction, self.number, self.page, words, notes=[words.say("setup-saved")])


class BookWordsButton(IdButton, BookWordsId):
    """Turns to a page of what words mean."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Show it, to everybody."""
        await _turn_to(interaction, self.number, self.page, await words_of_person(interaction))


async def _turn_to(
    interaction: discord.Interaction[Bot], number: int, page: int, words: Localizer, notes: Sequence[str] = ()
) -> None:
    """Show a page in the place of the one that is shown."""
    if number:
        book, keeps = await draft_of(interaction, number), await keeps_here(interaction)
        said = await said_in(interaction, book, page)
        view = book_card(book, words, keeps=keeps, notes=notes, said=said)
    else:
        view = await listing(
            interaction, await interaction.client.library.books(interaction.guild_id or 0), words, page
        )
    await update(interaction, view)


async def said_in(interaction: discord.Interaction[Bot], book: ServerBook, page: int = 0) -> Meanings:
    """The words that mean something in a rulebook to the people of the interaction's server."""
    every = await interaction.client.disputes.aliases.list(interaction.guild_id or 0)
    return Meanings([each for each in every if each.edition == book.key], book.number, page)


async def listing(
    interaction: discord.Interaction[Bot], books: tuple[ServerBook, ...], words: Localizer, page: int = 0
) -> ui.LayoutView:
    """The server's books, and what words mean there in books that are not its own."""
    own = {book.key for book in books}
    every = await interaction.client.disputes.aliases.list(interaction.guild_id or 0)
    others = [each for each in every if each.edition not in own]
    titles = {book.key: book.title for book in interaction.client.oracle.books} if others else {}
    said = Meanings(others, page=page, titles=titles)
    is_open, keeps = interaction.client.library.is_open, await keeps_here(interaction)
    return list_card(books, words, is_open=is_open, said=said, keeps=keeps)
