"""Buttons and selects of matches: what their ids carry, and how a press reaches the match."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.chat.base.id_items import NO_ID, IdButton, IdSelect
from bot.chat.bot import Bot
from bot.chat.matches.base.match_context import MatchContext, context_of

MATCH = r"(?P<match>\d{1,19})"
CODE = r"(?P<code>[0-9a-f]{10}|-)"
PATH = r"(?P<path>[-a-z0-9./@+*]{0,60})"

Style = discord.ButtonStyle


class MatchButton(IdButton, template=NO_ID):
    """A button that belongs to a match; its id names what is to be done and never what the match is like."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Reload the match and do what the button says."""
        if not interaction.client.is_repeated(interaction):
            await self.pressed(await context_of(interaction, int(self.found["match"])))

    async def pressed(self, context: MatchContext) -> None:
        """Answer the person who pressed it."""
        raise NotImplementedError


class MatchSelect(IdSelect, template=NO_ID):
    """A select that belongs to a match; otherwise as buttons are."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Reload the match and do what was picked."""
        if not interaction.client.is_repeated(interaction):
            await self.picked(await context_of(interaction, int(self.found["match"])), self.value)

    async def picked(self, context: MatchContext, value: str) -> None:
        """Answer the person who picked it."""
        raise NotImplementedError


def button(custom_id: str, label: str, style: Style = Style.secondary, *, disabled: bool = False) -> ui.Button[Any]:
    """A button with this id."""
    return ui.Button(custom_id=custom_id, label=label[:80], style=style, disabled=disabled)


def select(
    custom_id: str, options: list[discord.SelectOption], placeholder: str, picks: tuple[int, int] = (1, 1)
) -> ui.Select[Any]:
    """A select among these options, no more than 25.

    Args:
        picks: how many are picked, at least and at most.
    """
    least, most = picks
    shown = options[:25]
    return ui.Select(
        custom_id=custom_id,
        options=shown,
        placeholder=placeholder[:150],
        min_values=min(least, len(shown)),
        max_values=min(most, len(shown)),
    )
