"""Refusals: why something did not happen, with buttons that open the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import ui

from bot.chat.answers.ruling_text import heading_of
from bot.chat.answers.saved_questions import LONGEST_SLUG, rule_link
from bot.chat.base.messages import card, reply
from bot.chat.base.text import escape
from bot.chat.bot import Bot
from bot.chat.matches.base.match_context import MatchContext
from bot.games.values import Line, Rejected
from bot.locales.sentences import Localizer
from bot.matches.model.refusals import Refused
from rules_index import BookKind

_RED = discord.Colour.red()
_MOST_RULES = 5


def explanation(context: MatchContext, refusal: Refused | Rejected) -> tuple[str, list[ui.Item[Any]]]:
    """What a refusal says, and buttons that open the rules it cites."""
    return explained(context.interaction, context.words, context.renderer.markdown, refusal)


def explained(
    interaction: discord.Interaction[Bot],
    words: Localizer,
    markdown: Callable[[Line], str],
    refusal: Refused | Rejected,
) -> tuple[str, list[ui.Item[Any]]]:
    """What a refusal says, and buttons that open the rules it cites, whether or not there is a match."""
    lines = [markdown(refusal.line)] if isinstance(refusal, Refused) else []
    lines += [markdown(violation.line) for violation in refusal.violations]
    oracle = interaction.client.oracle.within(interaction.guild_id, words.language)
    rules = dict.fromkeys(one.rule for one in refusal.violations if 0 < len(one.rule) <= LONGEST_SLUG)
    buttons: list[ui.Item[Any]] = []
    for rule in list(rules)[:_MOST_RULES]:
        ruling = oracle.ruling(rule)
        for note in oracle.notes_on(ruling) if ruling else ():
            if note.book.kind is BookKind.HOUSE_RULE:
                lines.append(words.say("match-house-rule", rule=escape(heading_of(note, words.language))))
        named = ruling.number or ruling.title if ruling else rule
        buttons.append(rule_link(rule, words.say("match-open-rule", rule=named)))
    return "\n".join(lines), buttons


async def refuse(context: MatchContext, refusal: Refused | Rejected) -> None:
    """Tell only the person who acted why nothing happened."""
    text, rules = explanation(context, refusal)
    view = card(context.words.say("match-refused"), [text], colour=_RED, rows=[rules])
    await reply(context.interaction, view)


async def reply_line(context: MatchContext, sentence: str, **values: str | int) -> None:
    """Answer the person who acted with one sentence."""
    await reply(context.interaction, card(context.words.say(sentence, **values), []))
