"""``/my``: what people set and ask for themselves, wherever they are."""

from __future__ import annotations

from typing import Annotated

import discord
from discord import app_commands

from bot.chat.base.commands.declaring import command, group
from bot.chat.base.commands.options import Suggest
from bot.chat.base.errors import Refusal
from bot.chat.bot import Bot
from bot.chat.matches.acts.table import personal

group("my", first=("quiet", "vacation", "statistics", "data", "forget"))


@command("my", "quiet")
async def quiet(
    interaction: discord.Interaction[Bot],
    first: app_commands.Range[int, 0, 23] | None = None,
    last: app_commands.Range[int, 0, 23] | None = None,
    zone: Annotated[str | None, Suggest(personal.suggest_zones)] = None,
) -> None:
    """Set one's quiet hours, or without hours unset them."""
    await personal.set_quiet(interaction, first, last, zone)


@command("my", "vacation")
async def vacation(interaction: discord.Interaction[Bot], days: app_commands.Range[int, 0, 28]) -> None:
    """Stop one's clocks for some days, or let them run again."""
    await personal.set_vacation(interaction, days)


@command("my", "statistics")
async def statistics(interaction: discord.Interaction[Bot], player: discord.User | None = None) -> None:
    """Show the records of a player or of the whole server."""
    elsewhere = interaction.is_user_integration() and not interaction.is_guild_integration()
    if interaction.guild_id is None or elsewhere:
        raise Refusal("error-guild-only")
    await personal.show_records(interaction, player.id if player else None)


@command("my", "forget")
async def forget(interaction: discord.Interaction[Bot]) -> None:
    """Delete everything that is stored about the person who asks."""
    await personal.ask_to_forget(interaction)
