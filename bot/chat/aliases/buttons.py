"""A judge's answer to what a word of players means: yes, no, or other words of the rulebook."""

from __future__ import annotations

import asyncio
from typing import Annotated

import discord

from bot.chat.aliases.offering import TITLE, AliasId
from bot.chat.base.context import oracle_of, words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.base.forms import Form, field, form
from bot.chat.base.id_items import IdButton
from bot.chat.base.ids.fields import Game
from bot.chat.base.ids.id import Pattern
from bot.chat.base.messages import card, update
from bot.chat.base.officials import official_of
from bot.chat.base.text import escape, one_line
from bot.chat.bot import Bot
from bot.disputes.model.aliases import Alias
from bot.locales.sentences import Localizer
from rules_index import BookInfo, Language

_LONGEST, _MEANS = 60, "means"


class AliasButton(IdButton, AliasId):
    """Keeps what was proposed, leaves it, or opens the form for something else."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Do it, for judges."""
        await _judge_here(interaction)
        words = await words_of_person(interaction)
        match self.act:
            case "yes":
                await _keep(interaction, self.edition, self.language, self.word, self.means, words)
            case "no":
                await update(interaction, card(words.say("alias-offer"), [words.say("alias-left")]))
            case "other":
                about = words.say("alias-form-about")
                meant = field(_MEANS, words.say("alias-form-means"), about, _LONGEST, lines=False, written=self.means)
                shown = AliasForm.id_for(edition=self.edition, language=self.language, word=self.word)
                await interaction.response.send_modal(form(shown, words.say("alias-other"), meant))


class AliasForm(Form, prefix="aliasform"):
    """Says in other words of the rulebook what a word means."""

    edition: Game
    language: Language
    word: Annotated[str, Pattern("[^:]{1,40}")]

    async def submitted(self, interaction: discord.Interaction[Bot]) -> None:
        """Keep it, for judges."""
        await _judge_here(interaction)
        means = " ".join(self.filled.get(_MEANS, "").split())[:_LONGEST]
        await _keep(interaction, self.edition, self.language, self.word, means, await words_of_person(interaction))


async def _keep(
    interaction: discord.Interaction[Bot], edition: str, language: Language, word: str, means: str, words: Localizer
) -> None:
    """Keep what a word means, which must be words of the rulebook.

    Raises:
        Refusal: the rulebook is gone or has no such words, or there is no room.
    """
    oracle = await oracle_of(interaction)
    book: BookInfo | None = next((each for each in oracle.books if each.key == edition), None)
    if book is None:
        raise Refusal("book-refused-gone")
    title = escape(one_line(book.title, TITLE))
    if not await asyncio.to_thread(oracle.has_words, edition, means):
        raise Refusal("alias-not-in-book", means=escape(means), book=title)
    alias = Alias(game=book.game, edition=edition, word=word, language=language, means=means)
    aliases = interaction.client.disputes.aliases
    refused = await aliases.confirm(interaction.guild_id or 0, await official_of(interaction), alias)
    if refused is not None:
        raise Refusal(f"dispute-refused-{refused.reason}")
    kept = words.say("alias-kept", word=escape(word), means=escape(means), book=title)
    await update(interaction, card(words.say("alias-offer"), [kept]))


async def _judge_here(interaction: discord.Interaction[Bot]) -> None:
    if not (await official_of(interaction)).judges:
        raise Refusal("dispute-refused-judge-only")
