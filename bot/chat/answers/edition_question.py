"""The question which edition is played, and what its buttons and those under answers do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import discord
from discord import ui

from bot.chat.answers.card import boxed, layout
from bot.chat.answers.edition_line import EditionId, edition_button
from bot.chat.answers.editions import remember_edition
from bot.chat.answers.saved_buttons import own_question
from bot.chat.answers.saved_questions import AskedQuestion, Kind
from bot.chat.base.context import Played, Why, editions
from bot.chat.base.errors import Refusal
from bot.chat.base.id_items import IdButton
from bot.chat.base.text import escape
from bot.chat.bot import Bot
from bot.locales.sentences import Localizer, localizer
from rules_index import BookInfo, Language


def edition_question(kind: Kind, asked: int, printed: Sequence[BookInfo], words: Localizer) -> ui.LayoutView:
    """Asks which of the editions of a game, at least two, is played; answered at once when one is pressed."""
    game = escape(words.game(printed[0].game, printed[0].title))
    box = boxed(
        discord.Colour.orange(), f"### {words.say('edition-which')}", words.say("edition-which-about", game=game), ""
    )
    return layout(box, ui.ActionRow(*(edition_button(kind, asked, book, words) for book in printed[:5])))


class EditionButton(IdButton, EditionId, prefix=""):
    """Answers a saved question in an edition; a subclass names the kinds and says how.

    The choice is remembered for the person, unless the channel itself plays another edition: then it is but a look.
    ``command`` is the sentence with the name of the command to ask again with.
    """

    command: ClassVar[str]

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Remember the edition and answer in it."""
        asked = await own_question(interaction, self.asked, self.command)
        words = localizer(Language(asked.language))
        books = {
            each.key: each for each in await editions(interaction.client.oracle_in(interaction.guild_id), asked.game)
        }
        book = books.get(self.book)
        if book is None:
            raise Refusal("stale-rule", command=words.say(self.command))
        why = Why.LOOK if asked.played.why is not None and asked.played.why.is_common else Why.PERSON
        if why is Why.PERSON:
            await remember_edition(interaction.client.database, interaction.user.id, book)
        await self.answered(interaction, asked, Played(book.game, book.key, asked.played.variants, why), words)

    async def answered(
        self, interaction: discord.Interaction[Bot], asked: AskedQuestion, played: Played, words: Localizer
    ) -> None:
        """Answer the person whose question it is in the edition played."""
        raise NotImplementedError
