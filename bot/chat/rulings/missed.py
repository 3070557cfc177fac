"""An answer that missed: a player's report goes to the judges, and a judge's word counts at once."""

from __future__ import annotations

import asyncio

import discord

from bot.chat.answers.card import Shown, ruling_card
from bot.chat.answers.saved_buttons import SavedSelect, edit
from bot.chat.answers.saved_ids import RightId
from bot.chat.answers.saved_questions import AskedQuestion, Kind, right_select, topic_select
from bot.chat.base.context import oracle_of
from bot.chat.base.errors import Refusal
from bot.chat.base.officials import official_of
from bot.chat.bot import Bot
from bot.chat.rulings.behind import others_card
from bot.chat.rulings.finding import linked, other_hits
from bot.disputes.model.misses import Missed
from bot.disputes.model.refusals import DeskRefused
from bot.locales.sentences import Localizer
from rules_index import BookInfo, Language, Oracle, Ruling


class RightSelect(SavedSelect, RightId):
    """The rule that a judge says answers."""

    command = "command-rule"

    async def picked(
        self, interaction: discord.Interaction[Bot], asked: AskedQuestion, at: int, words: Localizer
    ) -> None:
        """Answer with it from now on, and show it."""
        oracle = await oracle_of(interaction, words.language)
        ruling = await asyncio.to_thread(oracle.ruling, asked.hits[at]) if at < len(asked.hits) else None
        if ruling is None:
            raise Refusal("stale-rule", command=words.say(self.command))
        await _missed(interaction, asked, ruling.id)
        near = await asyncio.to_thread(linked, oracle, ruling)
        shown = _shown(asked, await asyncio.to_thread(lambda: oracle.books), at)
        taught = [words.say("missed-taught")]
        await edit(interaction, ruling_card(shown, ruling, near.see, words, but=near.but, above=taught, over=near.over))
        if (offer := interaction.client.offer_words) is not None:
            await offer(interaction, asked.question, ruling.id, words)


async def say_missed(
    interaction: discord.Interaction[Bot],
    oracle: Oracle,
    asked: AskedQuestion,
    shown: Shown,
    ruling: Ruling,
    words: Localizer,
) -> None:
    """Note that the first hit does not answer, and offer the others."""
    judges = await _missed(interaction, asked)
    others = await asyncio.to_thread(other_hits, oracle, asked.hits, shown.at)
    above = words.say("missed-judge" if judges else "missed-told")
    select = right_select if judges else topic_select
    await edit(interaction, others_card(shown, ruling, others, (), words, above=above, select=select))


async def _missed(interaction: discord.Interaction[Bot], asked: AskedQuestion, answer: str | None = None) -> bool:
    """Note it; ``True`` where a judge said so, and it counts."""
    missed = Missed(
        question=asked.question,
        language=Language(asked.language),
        game=asked.game,
        edition=asked.edition,
        wrong=asked.hits[0][:128],
    )
    done = await interaction.client.disputes.misses.missed(
        interaction.guild_id or 0, await official_of(interaction), missed, answer
    )
    if isinstance(done, DeskRefused):
        raise Refusal("dispute-refused-judge-only")
    return done


def _shown(asked: AskedQuestion, books: tuple[BookInfo, ...], at: int) -> Shown:
    return Shown(
        asked.id, asked.question, Kind(asked.kind), True, len(asked.hits), at, played=asked.played, books=books
    )
