"""The buttons of a crib: back to it from a rule, and showing it to the channel."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any, Self

import discord
from discord import ui

from bot.chat.context import words_of_guild
from bot.chat.errors import Refusal, answering
from bot.chat.locale import localizer
from bot.chat.phases.card import crib_card, public_crib
from bot.chat.rulings.buttons import edit, may_write, own_question
from bot.chat.rulings.ids import CRIB, CribAction
from rules_index import Crib, Language

if TYPE_CHECKING:
    from bot.chat.client import Client

_COMMAND = "command-phase"


class CribButton(ui.DynamicItem[ui.Button[Any]], template=CRIB):
    """Any button that leads to a crib."""

    def __init__(self, item: ui.Button[Any], asked: int, action: str) -> None:
        super().__init__(item)
        self.asked, self.action = asked, action

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /) -> Self:
        """The pressed button, from what its id carries."""
        if not isinstance(item, ui.Button):
            raise TypeError(f"{match[0]} is not a button")
        return cls(item, int(match["asked"]), match["action"])

    @answering
    async def callback(self, interaction: discord.Interaction[Client]) -> None:
        """Show the crib again, or to the channel."""
        asked = await own_question(interaction, self.asked, _COMMAND)
        words = localizer(Language(asked.language))
        crib = await asyncio.to_thread(interaction.client.oracle.crib, asked.question)
        # The selects carry places among the rules the crib had; another crib would open other rules.
        if crib is None or [link.id for link in crib.rules] != asked.hits:
            raise Refusal("stale-rule", command=words.say(_COMMAND))
        share = self.action == CribAction.SHARE
        if share and not may_write(interaction):
            raise Refusal("may-not-share")
        # The private card first: it takes the button away, and a repeated delivery of the press fails here.
        await edit(interaction, crib_card(asked.id, crib, words, shared=share))
        if share:
            await _show_everybody(interaction, crib, words.language)


async def _show_everybody(interaction: discord.Interaction[Client], crib: Crib, otherwise: Language) -> None:
    everybody = await words_of_guild(interaction, otherwise)
    await interaction.followup.send(
        view=public_crib(crib, everybody, interaction.user), allowed_mentions=discord.AllowedMentions.none()
    )
