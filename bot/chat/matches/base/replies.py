"""Telling one person why something did not happen, with a way to the rule, and showing them something privately."""

from __future__ import annotations

import asyncio
import re
from typing import Any, Self

import discord
from discord import ui

from bot.chat.answers.card import Shown, ruling_card
from bot.chat.answers.saved_questions import Kind
from bot.chat.base.context import words_of_person
from bot.chat.base.errors import Refusal, answering
from bot.chat.base.text import escape
from bot.chat.bot import Bot
from bot.chat.matches.base.buttons import button
from bot.chat.matches.base.interaction import Visit
from bot.chat.matches.base.layout import card
from bot.chat.rulings.commands import keep
from bot.chat.rulings.find import see_also
from bot.games.contract import Rejected
from bot.matches.model.refusals import Refused

_RED = discord.Colour.red()
_MOST_RULES = 5
_LONGEST_SLUG = 90


class LawButton(ui.DynamicItem[ui.Button[Any]], template=r"law:(?P<slug>[-a-z0-9.]{1,90})"):
    """Opens the ruling that a refusal cites."""

    def __init__(self, item: ui.Button[Any], slug: str) -> None:
        super().__init__(item)
        self.slug = slug

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /) -> Self:
        """The pressed button, from what its id carries."""
        if not isinstance(item, ui.Button):
            raise TypeError(f"{match[0]} is not a button")
        return cls(item, match["slug"])

    @answering
    async def callback(self, interaction: discord.Interaction[Bot]) -> None:
        """Show the ruling as ``/rule`` would."""
        oracle, words = interaction.client.oracle, await words_of_person(interaction)
        ruling = await asyncio.to_thread(oracle.ruling, self.slug)
        if ruling is None:
            raise Refusal("match-rule-unknown", rule=escape(self.slug))
        asked = await keep(interaction, self.slug, Kind.RULE, None, [ruling.id], words)
        see = await asyncio.to_thread(see_also, oracle, ruling)
        view = ruling_card(Shown(asked, self.slug, Kind.RULE, True, 1), ruling, see, words)
        await interaction.response.send_message(view=view, ephemeral=True)


def why(visit: Visit, refusal: Refused | Rejected) -> tuple[str, list[ui.Item[Any]]]:
    """What a refusal says, and buttons that open the rules it cites."""
    violations = refusal.violations
    lines = [visit.voice.markdown(refusal.line)] if isinstance(refusal, Refused) else []
    lines += [visit.voice.markdown(violation.line) for violation in violations]
    rules = dict.fromkeys(one.rule for one in violations if 0 < len(one.rule) <= _LONGEST_SLUG)
    buttons: list[ui.Item[Any]] = []
    for rule in list(rules)[:_MOST_RULES]:
        ruling = visit.interaction.client.oracle.ruling(rule)
        named = ruling.number or ruling.title if ruling else rule
        buttons.append(button(f"law:{rule}", visit.words.say("match-open-rule", rule=named)))
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
    nobody = discord.AllowedMentions.none()
    if interaction.response.is_done():
        await interaction.followup.send(view=view, files=attached or [], ephemeral=True, allowed_mentions=nobody)
    else:
        await interaction.response.send_message(
            view=view, files=attached or [], ephemeral=True, allowed_mentions=nobody
        )


async def tell_line(visit: Visit, sentence: str, **values: str | int) -> None:
    """Answer with one sentence, to whoever acted alone."""
    await tell(visit.interaction, card(visit.words.say(sentence, **values), []))


async def show(
    interaction: discord.Interaction[Bot], view: ui.LayoutView, attached: list[discord.File] | None = None
) -> None:
    """Show something in the private message a press came from, else in a new private one."""
    message = interaction.message
    if message is not None and message.flags.ephemeral and not interaction.response.is_done():
        nobody = discord.AllowedMentions.none()
        await interaction.response.edit_message(view=view, attachments=attached or [], allowed_mentions=nobody)
    else:
        await tell(interaction, view, attached)
