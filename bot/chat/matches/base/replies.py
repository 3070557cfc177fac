"""Telling one person why something did not happen, with a way to the rule, and showing them something privately."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.chat.answers.button_ids import LONGEST_SLUG, rule_link
from bot.chat.bot import Bot
from bot.chat.matches.base.interaction import Visit
from bot.chat.matches.base.layout import card
from bot.games.contract import Rejected
from bot.matches.model.refusals import Refused

_RED = discord.Colour.red()
_MOST_RULES = 5


def why(visit: Visit, refusal: Refused | Rejected) -> tuple[str, list[ui.Item[Any]]]:
    """What a refusal says, and buttons that open the rules it cites."""
    violations = refusal.violations
    lines = [visit.voice.markdown(refusal.line)] if isinstance(refusal, Refused) else []
    lines += [visit.voice.markdown(violation.line) for violation in violations]
    rules = dict.fromkeys(one.rule for one in violations if 0 < len(one.rule) <= LONGEST_SLUG)
    buttons: list[ui.Item[Any]] = []
    for rule in list(rules)[:_MOST_RULES]:
        ruling = visit.interaction.client.oracle.ruling(rule)
        named = ruling.number or ruling.title if ruling else rule
        buttons.append(rule_link(rule, visit.words.say("match-open-rule", rule=named)))
    return "\n".join(lines), buttons


async def refuse(visit: Visit, refusal: Refused | Rejected) -> None:
    """Tell whoever acted, and nobody else, why nothing happened."""
    text, rules = why(visit, refusal)
    view = card(visit.words.say("match-refused"), [text], colour=_RED, rows=[rules])
    await tell(visit.interaction, view)


async def tell(
    interaction: discord.Interaction[Bot], view: ui.LayoutView, attached: list[discord.File] | None = None
) -> None:
    """Show something to whoever acted alone."""
    if interaction.response.is_done():
        await interaction.followup.send(view=view, files=attached or [], ephemeral=True)
    else:
        await interaction.response.send_message(view=view, files=attached or [], ephemeral=True)


async def tell_line(visit: Visit, sentence: str, **values: str | int) -> None:
    """Answer with one sentence, to whoever acted alone."""
    await tell(visit.interaction, card(visit.words.say(sentence, **values), []))


async def show(
    interaction: discord.Interaction[Bot], view: ui.LayoutView, attached: list[discord.File] | None = None
) -> None:
    """Show something in the private message a press came from, else in a new private one."""
    message = interaction.message
    if message is not None and message.flags.ephemeral and not interaction.response.is_done():
        await interaction.response.edit_message(view=view, attachments=attached or [])
    else:
        await tell(interaction, view, attached)
