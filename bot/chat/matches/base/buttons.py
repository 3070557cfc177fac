"""Buttons and selects of matches: what their ids carry, and how a press reaches the match."""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import ui

from bot.chat.base.errors import answering
from bot.chat.bot import Bot
from bot.chat.matches.base.interaction import Visit, visit

NO_ID = r"(?!)"
MATCH = r"(?P<match>\d{1,19})"
CODE = r"(?P<code>[0-9a-f]{10}|-)"
PATH = r"(?P<path>[-a-z0-9./@]{0,60})"

Style = discord.ButtonStyle


class MatchButton(ui.DynamicItem[ui.Button[Any]], template=NO_ID):
    """A button that belongs to a match; its id names what is to be done and never what the match is like."""

    def __init__(self, item: ui.Button[Any], found: re.Match[str]) -> None:
        super().__init__(item)
        self.found = found

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /) -> Self:
        """The pressed button, from what its id carries."""
        if not isinstance(item, ui.Button):
            raise TypeError(f"{match[0]} is not a button")
        return cls(item, match)

    @answering
    async def callback(self, interaction: discord.Interaction[Bot]) -> None:
        """Reload the match and do what the button says."""
        if interaction.client.is_repeated(interaction):
            return
        await self.pressed(await visit(interaction, int(self.found["match"])))

    async def pressed(self, visit: Visit) -> None:
        """Answer whoever pressed it."""
        raise NotImplementedError


class MatchSelect(ui.DynamicItem[ui.Select[Any]], template=NO_ID):
    """A select that belongs to a match; otherwise as buttons are."""

    def __init__(self, item: ui.Select[Any], found: re.Match[str]) -> None:
        super().__init__(item)
        self.found = found

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /) -> Self:
        """The used select, from what its id carries."""
        if not isinstance(item, ui.Select):
            raise TypeError(f"{match[0]} is not a select")
        return cls(item, match)

    @answering
    async def callback(self, interaction: discord.Interaction[Bot]) -> None:
        """Reload the match and do what was picked."""
        if interaction.client.is_repeated(interaction):
            return
        await self.picked(await visit(interaction, int(self.found["match"])), self.item.values[0])

    async def picked(self, visit: Visit, value: str) -> None:
        """Answer whoever picked it."""
        raise NotImplementedError


def button(custom_id: str, label: str, style: Style = Style.secondary, *, disabled: bool = False) -> ui.Button[Any]:
    """A button with this id."""
    return ui.Button(custom_id=custom_id, label=label[:80], style=style, disabled=disabled)


def select(custom_id: str, options: list[discord.SelectOption], placeholder: str) -> ui.Select[Any]:
    """A select of one of these options; no more than 25."""
    return ui.Select(custom_id=custom_id, options=options[:25], placeholder=placeholder[:150])
