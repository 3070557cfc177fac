"""Forms that survive a restart of the bot: what their ids carry, and what was filled in."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

import discord
from discord import ui

from bot.chat.bot import Bot

_FIELD = 4


class Form:
    """Answers a submitted form; its id says what to do with what was filled in.

    Attributes:
        found: what the form's id carries.
        filled: what was written into its fields, by their ids.
        attached: the files that were attached to it.
    """

    template: ClassVar[re.Pattern[str]]

    def __init_subclass__(cls, *, template: str) -> None:
        cls.template = re.compile(template)

    def __init__(
        self, found: re.Match[str], filled: Mapping[str, str], attached: Sequence[discord.Attachment] = ()
    ) -> None:
        self.found = found
        self.filled = filled
        self.attached = attached

    @classmethod
    async def handle(cls, interaction: discord.Interaction[Bot], found: re.Match[str]) -> None:
        """Answer a form that was submitted."""
        await cls(found, filled(interaction), attached(interaction)).submitted(interaction)

    async def submitted(self, interaction: discord.Interaction[Bot]) -> None:
        """Answer the person who submitted it."""
        raise NotImplementedError


def form(custom_id: str, title: str, *fields: ui.Label[Any]) -> ui.Modal:
    """A form with this id, to be shown to the person who fills it in."""
    modal = ui.Modal(title=title[:45], custom_id=custom_id, timeout=None)
    for field in fields:
        modal.add_item(field)
    # A stopped form is shown but not watched: submissions go to the registered forms, also after a restart.
    modal.stop()
    return modal


def field(
    custom_id: str, label: str, about: str, longest: int, *, lines: bool = True, required: bool = True
) -> ui.Label[Any]:
    """A field for some lines of text, or for a few words, which must not stay empty unless it is not ``required``."""
    text: ui.TextInput[Any] = ui.TextInput(
        custom_id=custom_id,
        style=discord.TextStyle.paragraph if lines else discord.TextStyle.short,
        min_length=1 if required else None,
        max_length=longest,
        required=required,
    )
    return ui.Label(text=label[:45], description=about[:100], component=text)


def file_field(custom_id: str, label: str, about: str) -> ui.Label[Any]:
    """A field to which one file is attached."""
    upload: ui.FileUpload[Any] = ui.FileUpload(custom_id=custom_id, min_values=1, max_values=1, required=True)
    return ui.Label(text=label[:45], description=about[:100], component=upload)


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


def _fields(components: object) -> Iterator[tuple[str, str]]:
    for component in components if isinstance(components, list) else []:
        if not isinstance(component, dict):
            continue
        if component.get("type") == _FIELD:
            yield str(component.get("custom_id")), str(component.get("value") or "")
        yield from _fields(component.get("components") or [component.get("component")])
