"""An answer shown again in another edition, or in the one that a person says they play."""

from __future__ import annotations

import asyncio
from typing import Literal

import discord

from bot.chat.answers.edition_line import EditionId, edition_of
from bot.chat.answers.edition_question import EditionButton
from bot.chat.answers.saved_buttons import edit
from bot.chat.answers.saved_questions import AskedQuestion, Kind
from bot.chat.base.context import Played, oracle_of, unanswerable
from bot.chat.base.errors import Refusal
from bot.chat.bot import Bot
from bot.chat.rulings.commands import found_card
from bot.chat.rulings.finding import Found, find, find_term, linked
from bot.locales.sentences import Localizer
from rules_index import Oracle


class RulingInEdition(EditionButton, prefix=EditionId.prefix):
    """A button that answers a question, a term or a rule in an edition."""

    kind: Literal[Kind.QUESTION, Kind.TERM, Kind.RULE]

    command = "command-rule"

    async def answered(
        self, interaction: discord.Interaction[Bot], asked: AskedQuestion, played: Played, words: Localizer
    ) -> None:
        """Put the answer in the place of the card; further ones, of several questions, follow it."""
        oracle = await oracle_of(interaction, words.language)
        if asked.kind == Kind.RULE:
            found = await asyncio.to_thread(_like, oracle, asked.question, played)
        else:
            look = find_term if asked.kind == Kind.TERM else find
            found = await asyncio.to_thread(
                look, oracle, asked.question, game=played.game, usual=played, language=words.language
            )
        if found is None:
            raise Refusal("edition-lacks-rule", command=words.say("command-compare"))
        if found.problem:
            raise unanswerable(found.problem, asked.question, words)
        first, *more = [
            await found_card(interaction, question, each, words)
            for question, each in (found.parts or {asked.question: found}).items()
        ]
        await edit(interaction, first)
        for card in more:
            await interaction.followup.send(view=card, ephemeral=True)


def _like(oracle: Oracle, rule: str, played: Played) -> Found | None:
    """What an edition says of the same thing as a rule; ``None`` where it says nothing."""
    compared = oracle.compare(rule)
    sides = compared.sides if compared else ()
    ruling = next((side.ruling for side in sides if edition_of(side.ruling) == played.edition), None)
    if ruling is None:
        return None
    return Found(Kind.RULE, played, True, (ruling,), certain=True, linked=linked(oracle, ruling))
