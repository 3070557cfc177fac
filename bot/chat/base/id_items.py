"""Buttons and selects whose ids say everything: they answer after a restart, whatever message they are on."""

from __future__ import annotations

import re
from typing import Any, ClassVar, Self, TypeVar

import discord
from discord import ui

from bot.chat.base.errors import admitted, answer_error
from bot.chat.base.ids.declared import Declared
from bot.chat.base.ids.id import NO_ID, Id
from bot.chat.base.waiting.crowd import Haste
from bot.chat.bot import Bot

I = TypeVar("I", bound=ui.Item[Any])  # noqa: E741

_declared: Declared[IdItem[Any]] = Declared()


class IdItem(Id, ui.DynamicItem[I], template=NO_ID):
    """A component found again by its id; a subclass declares its ids and says what using it does.

    Attributes:
        component: what Discord must have sent.
        haste: how urgent its use is where not everybody can be answered at once.
    """

    component: ClassVar[type[ui.Item[Any]]] = ui.Item
    haste: ClassVar[Haste] = Haste.LOOK

    def __init_subclass__(cls, *, prefix: str | None = None) -> None:
        super().__init_subclass__(prefix=prefix, template=NO_ID)
        cls.__discord_ui_compiled_template__ = cls.ids
        _declared.add(cls)

    def __init__(self, item: I, found: re.Match[str]) -> None:
        super().__init__(item)
        self._carry(found)

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /) -> Self:
        """The used component, from what its id carries.

        Raises:
            TypeError: the id is on another kind of component.
        """
        if not isinstance(item, cls.component):
            raise TypeError(f"{match[0]} is a {type(item).__name__}")
        return cls(item, match)  # type: ignore[arg-type] # a class is of its component

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer the person who used it, with an error where it fails: the library would only log it."""
        try:
            await admitted(interaction, self.haste)
            await self.used(interaction)
        except Exception as error:
            await answer_error(interaction, error)

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Do what the component is for."""
        raise NotImplementedError


class IdButton(IdItem[ui.Button[Any]]):
    """A button found again by its id."""

    component = ui.Button


class IdSelect(IdItem[ui.Select[Any]]):
    """A select found again by its id."""

    component = ui.Select

    @property
    def values(self) -> tuple[str, ...]:
        """What was picked, in the order of the options."""
        return tuple(self.item.values)

    @property
    def value(self) -> str:
        """What was picked; empty when nothing was."""
        return self.item.values[0] if self.item.values else ""


def declared_items() -> tuple[type[IdItem[Any]], ...]:
    """Every button and select that has been defined."""
    return _declared.all()
