"""The button that leads back to a card from one of its rules."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any, Self

import discord
from discord import ui

from bot.chat.cards.commands import named_card
from bot.chat.cards.view import card_view
from bot.chat.errors import Refusal, answering
from bot.chat.locale import localizer
from bot.chat.rulings.buttons import edit, own_question
from bot.chat.rulings.ids import CARD
from rules_index import Language

if TYPE_CHECKING:
    from bot.chat.client import Client

_COMMAND = "command-card"


class CardButton(ui.DynamicItem[ui.Button[Any]], template=CARD):
    """The way back to a card."""

    def __init__(self, item: ui.Button[Any], asked: int) -> None:
        super().__init__(item)
        self.asked = asked

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /) -> Self:
        """The pressed button, from what its id carries."""
        if not isinstance(item, ui.Button):
            raise TypeError(f"{match[0]} is not a button")
        return cls(item, int(match["asked"]))

    @answering
    async def callback(self, interaction: discord.Interaction[Client]) -> None:
        """Show the card again."""
        asked = await own_question(interaction, self.asked, _COMMAND)
        words = localizer(Language(asked.language))
        found = await asyncio.to_thread(named_card, interaction.client.oracle, asked.question, asked.game)
        # The select carries places among the rules the card had; another list would open other rules.
        if [ruling.id for ruling in found.rulings] != asked.hits:
            raise Refusal("stale-rule", command=words.say(_COMMAND))
        await edit(interaction, card_view(asked.id, found, words))
