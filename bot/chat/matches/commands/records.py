"""The subcommands of ``/match`` about people and records: files, statistics, quiet hours, vacation, forgetting."""

from __future__ import annotations

from typing import Annotated

import discord
from discord import app_commands

from bot.chat.base.commands.declaring import command
from bot.chat.base.commands.options import Suggest
from bot.chat.bot import Bot
from bot.chat.matches.base.match_context import context_named_or_here
from bot.chat.matches.table import personal
from bot.chat.matches.table.files import send_export, verify_file, verify_match


@command("match", "export")
async def export(interaction: discord.Interaction[Bot], number: int | None = None) -> None:
    """Send a match as a file."""
    await send_export(await context_named_or_here(interaction, number))


@command("match", "verify")
async def verify(
    interaction: discord.Interaction[Bot], number: int | None = None, file: discord.Attachment | None = None
) -> None:
    """Check the dice and the log of a match, or of its file."""
    if file is not None:
        await verify_file(interaction, file)
    else:
        await verify_match(await context_named_or_here(interaction, number))


@command("match", "statistics")
async def statistics(interaction: discord.Interaction[Bot], player: discord.Member | None = None) -> None:
    """Show the records of a player or of the whole server."""
    await personal.show_records(interaction, player.id if player else None)


@command("match", "quiet")
async def quiet(
    interaction: discord.Interaction[Bot],
    first: app_commands.Range[int, 0, 23] | None = None,
    last: app_commands.Range[int, 0, 23] | None = None,
    zone: Annotated[str | None, Suggest(personal.suggest_zones)] = None,
) -> None:
    """Set one's quiet hours, or without hours unset them."""
    await personal.set_quiet(interaction, first, last, zone)


@command("match", "vacation")
async def vacation(interaction: discord.Interaction[Bot], days: app_commands.Range[int, 0, 28]) -> None:
    """Stop one's clocks for some days, or let them run again."""
    await personal.set_vacation(interaction, days)


@command("match", "forget")
async def forget(interaction: discord.Interaction[Bot]) -> None:
    """Delete everything that is stored about the person who asks."""
    await personal.ask_to_forget(interaction)
