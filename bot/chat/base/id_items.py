"""Buttons and selects whose ids say everything: they answer after a restart, whatever message they are on."""

from __future__ import annotations

import re
from typing import Any, ClassVar, Self, TypeVar

import discord
from discord import ui

from bot.chat.base.errors import admitted, answer_error
from bot.chat.bot import Bot

NO_ID = r"(?!)"
"""The template of a class that only its subclasses make buttons of."""

I = TypeVar("I", bound=ui.Item[Any])  # noqa: E741


class IdItem(ui.DynamicItem[I], template=NO_ID):
    """A component found again by its id; a subclass has the template of its ids and says what using it does.

    Attributes:
        kind: what Discord must have sent.
        found: what the id carries.
    """

    kind: ClassVar[type[ui.Item[Any]]] = ui.Item

    def __init__(self, item: I, found: re.Match[str]) -> None:
        super().__init__(item)
        self.found = found

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /) -> Self:
        """The used component, from what its id carries.

        Raises:
            TypeError: the id is on another kind of component.
        """
        if not isinstance(item, cls.kind):
            raise TypeError(f"{match[0]} is a {type(item).__name__}")
        return cls(item, match)  # type: ignore[arg-type] # a class is its kind's item

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer the person who used it, with an error where it fails: the library would only log it."""
        try:
            await admitted(interaction)
            await self.used(interaction)
        except Exception as error:
            await answer_error(interaction, error)

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Do what the component is for."""
        raise NotImplementedError


class IdButton(IdItem[ui.Button[Any]], template=NO_ID):
    """A button found again by its id."""

    kind = ui.Button


class IdSelect(IdItem[ui.Select[Any]], template=NO_ID):
    """A select found again by its id."""

    kind = ui.Select

    @property
    def values(self) -> tuple[str, ...]:
        """What was picked, in the order of the options."""
        return tuple(self.item.values)

    @property
    def value(self) -> str:
        """What was picked; empty when nothing was."""
        return self.item.values[0] if self.item.values else ""
