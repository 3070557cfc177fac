"""Requests in the form of a question: the rules of a topic, the difference between two things."""

from __future__ import annotations

import asyncio

import discord
from discord import ui

from bot.chat.answers.card import Shown, layout, ruling_box
from bot.chat.answers.ruling_text import heading_of
from bot.chat.answers.saved_questions import Kind, can_link, rule_link
from bot.chat.base.asking.asker import Asker
from bot.chat.base.context import Played
from bot.chat.base.messages import reply
from bot.chat.bot import Bot
from bot.locales.sentences import Localizer
from rules_index import Oracle, Ruling


async def listed(interaction: discord.Interaction[Bot], topic: str, game: str | None) -> bool:
    """List the rules of a topic; ``False`` where there is no such topic."""
    lists = interaction.client.list_rules
    return lists is not None and await lists(interaction, topic, game)


async def told_apart(
    interaction: Asker,
    oracle: Oracle,
    things: tuple[str, str],
    played: Played,
    words: Localizer,
) -> bool:
    """Show the rules on two things side by side; ``False`` where one of them has none, or both have the same."""
    found = await asyncio.to_thread(lambda: [_rule_on(oracle, thing, played) for thing in things])
    rules = {ruling.id: ruling for ruling in found if ruling is not None}
    if len(rules) < len(things):
        return False
    books = await asyncio.to_thread(lambda: oracle.books)
    await reply(interaction, pair_card([*rules.values()], Shown(None, "", Kind.RULE, True, 1, books=books), words))
    return True


def pair_card(rulings: list[Ruling], shown: Shown, words: Localizer) -> ui.LayoutView:
    """Rules side by side, each with a button that opens it."""
    view = layout(*(ruling_box(shown, ruling, words) for ruling in rulings))
    links = [rule_link(each.id, heading_of(each, words.language)) for each in rulings if can_link(each.id)]
    if links:
        view.add_item(ui.ActionRow(*links))
    return view


def _rule_on(oracle: Oracle, thing: str, played: Played) -> Ruling | None:
    """The rule that explains a thing, else the one that answers to its name."""
    for answer in (
        oracle.term(thing, game=played.game, edition=played.edition),
        oracle.ask(thing, game=played.game, edition=played.edition, variants=played.variants),
    ):
        if answer.answered and answer.rulings:
            return answer.rulings[0]
    return None
