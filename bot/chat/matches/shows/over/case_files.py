"""The file of a disputed case, checked: against itself, and against what is kept of the case and of its match."""

from __future__ import annotations

import discord

from bot.chat.base.messages import card
from bot.chat.bot import Bot
from bot.disputes.model.refusals import DeskRefused
from bot.games.values import Line
from bot.locales.lines import put
from bot.locales.sentences import Localizer

_GREEN, _RED, _YELLOW = discord.Colour.green(), discord.Colour.red(), discord.Colour.gold()


async def checked_case(
    interaction: discord.Interaction[Bot], content: bytes, words: Localizer
) -> discord.ui.LayoutView:
    """What a check of a case's file found."""
    found = await interaction.client.disputes.records.check(interaction.guild_id or 0, content)
    if isinstance(found, DeskRefused):
        return card(words.say("dispute-not-done"), [_said(found.line, words)], colour=_RED)
    if found.wrong:
        lines = [f"- {_said(line, words)}" for line in found.wrong]
        return card(words.say("verify-case-wrong", number=found.number), lines, colour=_RED)
    counted = words.say("verify-case-verdicts", count=found.verdicts)
    if not found.known:
        return card(words.say("verify-unproven"), [words.say("verify-case-unknown"), counted], colour=_YELLOW)
    return card(words.say("verify-case-holds", number=found.number), [counted], colour=_GREEN)


def _said(line: Line, words: Localizer) -> str:
    return put(line, words.say, str, str, str)
