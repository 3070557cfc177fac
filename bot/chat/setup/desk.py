"""The settings of the judges' desk: its deadlines, and whether people are named; every choice is saved at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import discord
from discord import app_commands, ui
from msgspec.structs import replace

from bot.chat.base.context import words_of_person
from bot.chat.base.granted import granted
from bot.chat.base.id_items import IdButton, IdSelect
from bot.chat.base.ids.id import one_of
from bot.chat.base.messages import card, select
from bot.chat.base.officials import official_of
from bot.chat.bot import Bot
from bot.disputes.model.settings import Settings
from bot.locales.sentences import Localizer

_OFFERED: Mapping[str, tuple[int, ...]] = {
    "view_hours": (6, 12, 24, 48, 72, 168),
    "call_minutes": (5, 10, 15, 30, 60),
    "claim_hours": (6, 12, 24, 48, 72, 168),
    "lease_minutes": (15, 30, 60, 120, 240, 1440),
    "appeal_hours": (24, 48, 72, 168, 336),
    "mend_hours": (1, 6, 12, 24, 48),
    "penalty_days": (30, 90, 180, 365, 730),
}
_UNITS = {"hours": "setup-hours", "minutes": "setup-minutes", "days": "setup-days"}
_SWITCHES = ("names", "table")


class DeskButton(IdButton, prefix="setup:desk"):
    """Opens the settings of the desk."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Show them."""
        await interaction.response.edit_message(view=await desk_panel(interaction))


class DeskSelect(IdSelect, prefix="setup:desk"):
    """Any select of the settings of the desk."""

    name: Annotated[str, one_of(*_OFFERED, *_SWITCHES)]

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Save the choice of an admin and show the settings with it."""
        if not interaction.permissions.manage_guild:
            raise app_commands.MissingPermissions(["manage_guild"])
        guilds, guild, name = interaction.client.disputes.guilds, interaction.guild_id or 0, self.name
        chosen: int | bool = self.value == "yes" if name in _SWITCHES else int(self.value)
        settings = replace(await guilds.settings(guild), **{name: chosen})
        granted(await guilds.set(guild, await official_of(interaction), settings))
        await interaction.response.edit_message(view=await desk_panel(interaction, saved=True))


async def desk_panel(interaction: discord.Interaction[Bot], *, saved: bool = False) -> ui.LayoutView:
    """The settings of the desk of an interaction's server, in the person's language."""
    words = await words_of_person(interaction)
    settings = await interaction.client.disputes.guilds.settings(interaction.guild_id or 0)
    rows: list[list[ui.Item[Any]]] = [[_numbers(name, settings, words)] for name in _OFFERED]
    rows += [[_switch(name, settings, words)] for name in _SWITCHES]
    return card(words.say("setup-desk"), [words.say("setup-saved" if saved else "setup-desk-about")], rows=rows)


def _switch(name: str, settings: Settings, words: Localizer) -> ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=words.say(f"setup-{name}-{each}"), value=each, default=(each == "yes") is getattr(settings, name)
        )
        for each in ("no", "yes")
    ]
    return select(DeskSelect.id_for(name=name), options, words.say(f"setup-desk-{name}"))


def _numbers(name: str, settings: Settings, words: Localizer) -> ui.Select[Any]:
    chosen, unit = int(getattr(settings, name)), _UNITS[name.partition("_")[2]]
    what = words.say(f"setup-desk-{name.partition('_')[0]}")
    options = [
        discord.SelectOption(
            label=f"{what}: {words.say(unit, count=number)}"[:100], value=str(number), default=number == chosen
        )
        for number in sorted({*_OFFERED[name], chosen})
    ]
    return select(DeskSelect.id_for(name=name), options, what)
