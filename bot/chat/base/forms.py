"""Forms that survive a restart of the bot: what their ids carry, and what was filled in."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

import discord
from discord import ui

from bot.chat.base.errors import admitted
from bot.chat.base.ids.declared import Declared
from bot.chat.base.ids.id import Id
from bot.chat.base.waiting.crowd import Haste
from bot.chat.bot import Bot

_FIELD = 4
_SELECTS = (3, 5, 6, 7, 8)


_declared: Declared[Form] = Declared()


class Form(Id):
    """Answers a submitted form; its id says what to do with what was filled in.

    Attributes:
        filled: what was written into its fields, by their ids.
        attached: the files that were attached to it.
        picked: what was picked in its selects, by their ids.
        haste: how urgent it is where not everybody can be answered at once.
    """

    haste: ClassVar[Haste] = Haste.LOOK

    def __init_subclass__(cls, *, prefix: str | None = None) -> None:
        super().__init_subclass__(prefix=prefix)
        _declared.add(cls)

    def __init__(
        self,
        found: re.Match[str],
        filled: Mapping[str, str],
        attached: Sequence[discord.Attachment] = (),
        picked: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self._carry(found)
        self.filled = filled
        self.attached = attached
        self.picked = picked or {}

    @classmethod
    async def handle(cls, interaction: discord.Interaction[Bot], found: re.Match[str]) -> None:
        """Answer a form that was submitted."""
        await admitted(interaction, cls.haste)
        await cls(found, filled(interaction), attached(interaction), picked(interaction)).submitted(interaction)

    async def submitted(self, interaction: discord.Interaction[Bot]) -> None:
        """Answer the person who submitted it."""
        raise NotImplementedError


def declared_forms() -> tuple[type[Form], ...]:
    """Every form that has been defined."""
    return _declared.all()


def form(custom_id: str, title: str, *fields: ui.Label[Any]) -> ui.Modal:
    """A form with this id, to be shown to the person who fills it in."""
    modal = ui.Modal(title=title[:45], custom_id=custom_id, timeout=None)
    for field in fields:
        modal.add_item(field)
    # A stopped form is shown but not watched: submissions go to the registered forms, also after a restart.
    modal.stop()
    return modal


def field(
    custom_id: str,
    label: str,
    about: str,
    longest: int,
    *,
    lines: bool = True,
    required: bool = True,
    written: str = "",
) -> ui.Label[Any]:
    """A field for some lines of text, or for a few words, which must not stay empty unless it is not ``required``.

    Args:
        written: what already stands in it.
    """
    text: ui.TextInput[Any] = ui.TextInput(
        custom_id=custom_id,
        style=discord.TextStyle.paragraph if lines else discord.TextStyle.short,
        min_length=1 if required else None,
        max_length=longest,
        required=required,
        default=written[:longest] or None,
    )
    return ui.Label(text=label[:45], description=about[:100], component=text)


def file_field(custom_id: str, label: str, about: str, *, most: int = 1, required: bool = True) -> ui.Label[Any]:
    """A field to which one file is attached, or up to ``most`` files."""
    upload: ui.FileUpload[Any] = ui.FileUpload(
        custom_id=custom_id, min_values=1 if required else 0, max_values=most, required=required
    )
    return ui.Label(text=label[:45], description=about[:100], component=upload)


def choice_field(
    custom_id: str, label: str, about: str, options: list[discord.SelectOption], *, required: bool = True
) -> ui.Label[Any]:
    """A field in which one of up to 25 options is picked."""
    select: ui.Select[Any] = ui.Select(
        custom_id=custom_id, options=options[:25], min_values=1 if required else 0, max_values=1, required=required
    )
    return ui.Label(text=label[:45], description=about[:100], component=select)


def people_field(custom_id: str, label: str, about: str, most: int) -> ui.Label[Any]:
    """A field in which up to ``most`` people are picked, or nobody."""
    select: ui.UserSelect[Any] = ui.UserSelect(custom_id=custom_id, min_values=0, max_values=most, required=False)
    return ui.Label(text=label[:45], description=about[:100], component=select)


def attached(interaction: discord.Interaction[Any]) -> list[discord.Attachment]:
    """The files that were attached to a submitted form."""
    sent: Mapping[str, Any] = {**interaction.data} if interaction.data else {}
    found = (sent.get("resolved") or {}).get("attachments") or {}
    # The library makes them for forms that it watches, which these are not.
    return [discord.Attachment(data=each, state=interaction._state) for each in found.values()]


def filled(interaction: discord.Interaction[Any]) -> dict[str, str]:
    """What was written into the fields of a submitted form, by their ids."""
    sent: Mapping[str, object] = {**interaction.data} if interaction.data else {}
    return dict(_fields(sent.get("components")))


def picked(interaction: discord.Interaction[Any]) -> dict[str, tuple[str, ...]]:
    """What was picked in the selects of a submitted form, by their ids."""
    sent: Mapping[str, object] = {**interaction.data} if interaction.data else {}
    return dict(_selects(sent.get("components")))


def _selects(components: object) -> Iterator[tuple[str, tuple[str, ...]]]:
    for component in components if isinstance(components, list) else []:
        if not isinstance(component, dict):
            continue
        values = component.get("values")
        if component.get("type") in _SELECTS and isinstance(values, list):
            yield str(component.get("custom_id")), tuple(map(str, values))
        yield from _selects(component.get("components") or [component.get("component")])


def _fields(components: object) -> Iterator[tuple[str, str]]:
    for component in components if isinstance(components, list) else []:
        if not isinstance(component, dict):
            continue
        if component.get("type") == _FIELD:
            yield str(component.get("custom_id")), str(component.get("value") or "")
        yield from _fields(component.get("components") or [component.get("component")])
