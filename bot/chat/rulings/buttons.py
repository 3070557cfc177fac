"""What the buttons and selects of a ruling show: look up again what the saved question led to."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import discord
from discord import ui

from bot.chat.answers.asking_on import follows_lines, with_ask_on
from bot.chat.answers.card import Shown, public_card, ruling_card
from bot.chat.answers.components import card_again
from bot.chat.answers.saved_buttons import (
    SavedButton,
    SavedSelect,
    edit,
    own_question,
    saved_topics,
    share,
)
from bot.chat.answers.saved_ids import Action, RuleLinkId, RulingId, SeeId, TopicId
from bot.chat.answers.saved_questions import AskedQuestion, Kind, save
from bot.chat.base.context import NOTHING, Played, oracle_of, words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.base.id_items import IdButton, IdSelect
from bot.chat.base.text import escape
from bot.chat.bot import Bot
from bot.chat.rulings.behind import context_card, others_card, public_whole, whole_card
from bot.chat.rulings.finding import FoundAgain, Linked, find_again, linked, look_again, other_hits
from bot.chat.rulings.missed import say_missed
from bot.chat.rulings.page import show_page
from bot.chat.rulings.unruled import Unruled
from bot.locales.sentences import Localizer, localizer
from rules_index import Language, Oracle, Ruling

_COMMAND = "command-rule"


class RulingButton(SavedButton, RulingId):
    """Any button of a ruling, or of the nearest topics."""

    command = _COMMAND

    async def pressed(self, interaction: discord.Interaction[Bot], asked: AskedQuestion, words: Localizer) -> None:
        """Show a ruling, the rules around it, or the answer that is no ruling."""
        if self.action in (Action.TOPICS, Action.SHARE_WHOLE):
            await _show_unruled(interaction, asked, words, to_all=self.action == Action.SHARE_WHOLE)
            return
        oracle = await oracle_of(interaction, words.language)
        shown, ruling, found = await _hit(interaction, oracle, asked, self.at, self.page, words)
        match self.action:
            case Action.PICTURE | Action.SHARE_PICTURE:
                to_all = self.action is Action.SHARE_PICTURE
                await show_page(interaction, asked.id, self.at, ruling, words, to_all=to_all)
            case Action.CONTEXT | Action.CONTEXT_BEFORE | Action.CONTEXT_AFTER:
                around = await asyncio.to_thread(oracle.neighbours, ruling.id)
                await edit(interaction, context_card(shown, around or (ruling,), ruling, words))
            case Action.WHOLE | Action.PAGE_BEFORE | Action.PAGE_AFTER:
                near = await asyncio.to_thread(linked, oracle, ruling)
                await edit(interaction, whole_card(shown, ruling, words, but=near.but))
            case Action.OTHERS:
                await _show_others(interaction, oracle, asked, shown, ruling, words)
            case Action.MISSED:
                await say_missed(interaction, oracle, asked, shown, ruling, words)
            case Action.SHARE:
                await _share(interaction, oracle, asked, shown, ruling, found, words)
            case _:
                near = await asyncio.to_thread(linked, oracle, ruling, found.ruled)
                await edit(interaction, _card(asked, shown, ruling, near, words))


class TopicSelect(SavedSelect, TopicId):
    """The select of the nearest topics or of rules that may be meant, and those of a crib, card or list of rules."""

    command = _COMMAND

    async def picked(
        self, interaction: discord.Interaction[Bot], asked: AskedQuestion, at: int, words: Localizer
    ) -> None:
        """Show the topic that was picked."""
        oracle = await oracle_of(interaction, words.language)
        shown, ruling, found = await _hit(interaction, oracle, asked, at, 0, words)
        near = await asyncio.to_thread(linked, oracle, ruling, found.ruled)
        await edit(interaction, _card(asked, shown, ruling, near, words))


class RuleLinkButton(IdButton, RuleLinkId):
    """Opens the rule that a refusal of a match cites."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Show the rule as ``/rule`` would."""
        words = await words_of_person(interaction)
        oracle, slug = await oracle_of(interaction, words.language), self.slug
        ruling = await asyncio.to_thread(oracle.ruling, slug)
        if ruling is None:
            raise Refusal("match-rule-unknown", rule=escape(slug))
        await _open(interaction, oracle, ruling, NOTHING, words)


class SeeSelect(IdSelect, SeeId):
    """Opens a rule that another one points to, or an exception to it, in a message below it."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Show the rule as ``/rule`` would."""
        asked = await own_question(interaction, self.asked, _COMMAND)
        words = localizer(Language(asked.language))
        oracle = await oracle_of(interaction, words.language)
        ruling = await asyncio.to_thread(oracle.ruling, self.value)
        if ruling is None:
            raise Refusal("stale-rule", command=words.say(_COMMAND))
        await _open(interaction, oracle, ruling, asked.played, words)


async def _show_unruled(
    interaction: discord.Interaction[Bot], asked: AskedQuestion, words: Localizer, *, to_all: bool
) -> None:
    """Show values or the nearest topics again, or to the channel."""
    kind, oracle = Kind(asked.kind), await oracle_of(interaction, words.language)
    topics = await saved_topics(oracle, asked, _COMMAND)
    judged = asked.guild_id is not None
    shown = Shown(asked.id, asked.question, kind, False, len(topics), shared=to_all, judged=judged)
    if not to_all and (of_match := await card_again(interaction, shown, asked.game, topics, words)):
        await edit(interaction, with_ask_on(of_match, asked.id, words))
        return
    answer = await asyncio.to_thread(
        look_again,
        oracle,
        kind,
        asked.question,
        played=asked.played,
        language=words.language,
        before=asked.before or "",
    )
    first = follows_lines(asked.before or "", words)
    unruled = Unruled(
        shown,
        topics,
        answer.cards,
        answer.from_table,
        answer.gap,
        bool(asked.game),
        answer.guide,
        first,
        answer.leads,
    )
    private = with_ask_on(unruled.card(words), asked.id, words)
    if not to_all:
        await edit(interaction, private)
        return
    await share(
        interaction,
        private,
        lambda everybody: unruled.public(everybody, interaction.user),
        words.language,
    )


async def _open(
    interaction: discord.Interaction[Bot], oracle: Oracle, ruling: Ruling, played: Played, words: Localizer
) -> None:
    asked = save(interaction, ruling.id, Kind.RULE, played, [ruling.id], words)
    near = await asyncio.to_thread(linked, oracle, ruling)
    books = await asyncio.to_thread(lambda: oracle.books)
    pictured = interaction.client.pictured_in(interaction.guild_id)
    shown = Shown(asked, ruling.id, Kind.RULE, True, 1, played=played, books=books, pictured=pictured)
    view = ruling_card(shown, ruling, near.see, words, but=near.but, over=near.over)
    await interaction.response.send_message(view=with_ask_on(view, asked, words), ephemeral=True)


async def _hit(
    interaction: discord.Interaction[Bot], oracle: Oracle, asked: AskedQuestion, at: int, page: int, words: Localizer
) -> tuple[Shown, Ruling, FoundAgain]:
    kind = Kind(asked.kind)
    found = FoundAgain(None, True)
    if at < len(asked.hits):
        found = await asyncio.to_thread(
            find_again,
            oracle,
            kind,
            asked.question,
            played=asked.played,
            language=words.language,
            hits=asked.hits,
            at=at,
            before=asked.before or "",
        )
    if found.ruling is None:
        raise Refusal("stale-rule", command=words.say(_COMMAND))
    hits = len(asked.hits)
    shown = Shown(
        asked.id,
        asked.question,
        kind,
        found.answered,
        hits,
        at,
        page,
        certain=found.certain,
        played=asked.played,
        books=await asyncio.to_thread(lambda: oracle.books),
        judged=asked.guild_id is not None,
        pictured=interaction.client.pictured_in(interaction.guild_id),
    )
    return shown, found.ruling, found


def _card(asked: AskedQuestion, shown: Shown, ruling: Ruling, near: Linked, words: Localizer) -> ui.LayoutView:
    """The card of one hit, with what the question followed above it."""
    above = follows_lines(asked.before or "", words)
    view = ruling_card(shown, ruling, near.see, words, but=near.but, above=above, over=near.over)
    return with_ask_on(view, asked.id, words)


async def _share(
    interaction: discord.Interaction[Bot],
    oracle: Oracle,
    asked: AskedQuestion,
    shown: Shown,
    ruling: Ruling,
    found: FoundAgain,
    words: Localizer,
) -> None:
    """Show to the channel what the person looks at: the card, or a page of the whole rule."""
    near, seen = await asyncio.to_thread(linked, oracle, ruling, found.ruled), replace(shown, shared=True)
    asker = interaction.user
    private = whole_card(seen, ruling, words, but=near.but) if shown.page else _card(asked, seen, ruling, near, words)

    def public(everybody: Localizer) -> ui.LayoutView:
        if shown.page:
            return public_whole(shown, ruling, everybody, asker, but=near.but)
        return public_card(shown, ruling, everybody, asker, but=near.but, over=near.over)

    await share(interaction, private, public, words.language)


async def _show_others(
    interaction: discord.Interaction[Bot],
    oracle: Oracle,
    asked: AskedQuestion,
    shown: Shown,
    ruling: Ruling,
    words: Localizer,
) -> None:
    near = await asyncio.to_thread(linked, oracle, ruling)
    # A crib or a list has all its rules, and a button back to it.
    others = {} if shown.kind.has_view else await asyncio.to_thread(other_hits, oracle, asked.hits, shown.at)
    await edit(interaction, others_card(shown, ruling, others, (*near.but, *near.see), words))
