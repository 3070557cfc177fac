"""Refusals: why something did not happen, with buttons that open the rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import discord
from discord import ui

from bot.chat.answers.ruling_text import heading_of
from bot.chat.answers.saved_questions import can_link, rule_link
from bot.chat.base.context import oracle_of
from bot.chat.base.errors import NotGranted
from bot.chat.base.ids.shared import DisputeId
from bot.chat.base.messages import button, card, reply
from bot.chat.base.text import escape
from bot.chat.bot import Bot
from bot.chat.matches.base.match_context import MatchContext
from bot.games.values import Line, Rejected
from bot.locales.sentences import Localizer
from bot.matches.model.match import Status
from bot.matches.model.refusals import Refused
from rules_index import BookKind

_RED = discord.Colour.red()
_MOST_RULES = 5

T = TypeVar("T")


async def explanation(context: MatchContext, refusal: Refused | Rejected) -> tuple[str, list[ui.Item[Any]]]:
    """What a refusal says, and buttons that open the rules it cites."""
    # What the server has ruled is told beside the rules, whether or not anybody asked about them before.
    await oracle_of(context.interaction, context.words.language)
    return explained(context.interaction, context.words, context.renderer.markdown, refusal)


async def refusal_note(context: MatchContext, refusal: Refused | Rejected) -> tuple[str, list[ui.Item[Any]]]:
    """A refusal under a heading of its own, for above a panel, and buttons as of an explanation."""
    text, rules = await explanation(context, refusal)
    return f"**{context.words.say('match-refused')}**\n{text}", rules


def explained(
    interaction: discord.Interaction[Bot],
    words: Localizer,
    markdown: Callable[[Line], str],
    refusal: Refused | Rejected,
) -> tuple[str, list[ui.Item[Any]]]:
    """What a refusal says, and buttons that open the rules it cites, whether or not there is a match.

    Where a rule is our reading of what its book leaves open, it says so.
    """
    lines = [markdown(refusal.line)] if isinstance(refusal, Refused) else []
    lines += [markdown(violation.line) for violation in refusal.violations]
    oracle = interaction.client.oracle_in(interaction.guild_id, words.language)
    rules = dict.fromkeys(one.rule for one in refusal.violations if can_link(one.rule))
    buttons: list[ui.Item[Any]] = []
    for rule in list(rules)[:_MOST_RULES]:
        ruling = oracle.ruling(rule)
        for note in oracle.notes_on(ruling) if ruling else ():
            if note.book.kind is BookKind.HOUSE_RULE:
                key = "match-house-rule-played" if note.played else "match-house-rule"
                lines.append(words.say(key, rule=escape(heading_of(note, words.language))))
        if ruling and (reading := ruling.reading_in(words.language)):
            lines.append(words.say("match-reading", rule=ruling.number or ruling.title, reading=escape(reading)))
        named = ruling.number or ruling.title if ruling else rule
        buttons.append(rule_link(rule, words.say("match-open-rule", rule=named)))
    return "\n".join(lines), buttons


async def dispute_row(
    context: MatchContext, command: str | None = None, said: Line | None = None
) -> list[ui.Item[Any]]:
    """The button that disputes what the person was refused last; none where they were refused nothing.

    Args:
        command: as JSON, the command that is meant; without it, any.
        said: why it was refused; without it, whatever the reason.
    """
    if context.seat is None:
        return []
    known = await context.service.disputes.refused_commands(context.match, context.actor, context.seat)
    found = () if isinstance(known, Refused) else known
    fits = (each for each in found if command in (None, each.command) and (said is None or said in each.said))
    last = next(fits, None)
    if last is None:
        return []
    return [button(DisputeId.id_for(match=context.match, about=f"r{last.number}"), context.words.say("status-dispute"))]


def granted(context: MatchContext, done: T | Refused | Rejected) -> T:
    """The answer of a service that did what it was asked.

    Raises:
        NotGranted: it refused; the person who acted is shown why.
    """
    if isinstance(done, Refused | Rejected):
        raise declined(context, done)
    return done


def declined(context: MatchContext, refusal: Refused | Rejected) -> NotGranted:
    """An error to raise, which shows only the person who acted why nothing happened."""
    return NotGranted(refusal, partial(_refuse, context, refusal))


async def _refuse(context: MatchContext, refusal: Refused | Rejected) -> None:
    text, rules = await explanation(context, refusal)
    rows = [rules, await _dispute_button(context, refusal)]
    await reply(context.interaction, card(context.words.say("match-refused"), [text], colour=_RED, rows=rows))


async def _dispute_button(context: MatchContext, refusal: Refused | Rejected) -> list[ui.Item[Any]]:
    """The button by which a player has a judge look at a refusal, with what was tried where that is kept."""
    if context.seat is None or context.position.match.status is not Status.PLAYING:
        return []
    kept = await dispute_row(context, said=refusal.line) if isinstance(refusal, Refused) else []
    return kept or [button(DisputeId.id_for(match=context.match), context.words.say("status-dispute"))]


async def reply_line(context: MatchContext, sentence: str, **values: str | int) -> None:
    """Answer the person who acted with one sentence."""
    await reply(context.interaction, card(context.words.say(sentence, **values), []))
