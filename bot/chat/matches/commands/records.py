"""The subcommands of ``/match`` about people and records: files, statistics, quiet hours, vacation, forgetting."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat.base.translate import command_text
from bot.chat.bot import Bot
from bot.chat.matches.base.match_context import context_named_or_here
from bot.chat.matches.commands.group import match_group
from bot.chat.matches.table import personal
from bot.chat.matches.table.files import send_export, verify_file, verify_match


@match_group.command(name=command_text("command-match-export"), description=command_text("command-match-export-about"))
@app_commands.rename(number=command_text("command-match-number"))
@app_commands.describe(number=command_text("command-match-number-about"))
async def export(interaction: discord.Interaction[Bot], number: int | None = None) -> None:
    """Send a match as a file."""
    await send_export(await context_named_or_here(interaction, number))


@match_group.command(name=command_text("command-match-verify"), description=command_text("command-match-verify-about"))
@app_commands.rename(number=command_text("command-match-number"), file=command_text("command-file"))
@app_commands.describe(number=command_text("command-match-number-about"), file=command_text("command-match-file-about"))
async def verify(
    interaction: discord.Interaction[Bot], number: int | None = None, file: discord.Attachment | None = None
) -> None:
    """Check the dice and the log of a match, or of its file."""
    if file is not None:
        await verify_file(interaction, file)
    else:
        await verify_match(await context_named_or_here(interaction, number))


@match_group.command(
    name=command_text("command-match-statistics"), description=command_text("command-match-statistics-about")
)
@app_commands.rename(player=command_text("command-match-player"))
@app_commands.describe(player=command_text("command-match-player-about"))
async def statistics(interaction: discord.Interaction[Bot], player: discord.Member | None = None) -> None:
    """Show the records of a player or of the whole server."""
    await personal.show_records(interaction, player.id if player else None)


@match_group.command(name=command_text("command-match-quiet"), description=command_text("command-match-quiet-about"))
@app_commands.rename(
    first=command_text("command-match-from"),
    last=command_text("command-match-until"),
    zone=command_text("command-match-zone"),
)
@app_commands.describe(
    first=command_text("command-match-from-about"),
    last=command_text("command-match-until-about"),
    zone=command_text("command-match-zone-about"),
)
@app_commands.autocomplete(zone=personal.suggest_zones)
async def quiet(
    interaction: discord.Interaction[Bot],
    first: app_commands.Range[int, 0, 23] | None = None,
    last: app_commands.Range[int, 0, 23] | None = None,
    zone: str | None = None,
) -> None:
    """Set one's quiet hours, or without hours unset them."""
    await personal.set_quiet(interaction, first, last, zone)


@match_group.command(
    name=command_text("command-match-vacation"), description=command_text("command-match-vacation-about")
)
@app_commands.rename(days=command_text("command-match-days"))
@app_commands.describe(days=command_text("command-match-days-about"))
async def vacation(interaction: discord.Interaction[Bot], days: app_commands.Range[int, 0, 28]) -> None:
    """Stop one's clocks for some days, or let them run again."""
    await personal.set_vacation(interaction, days)


@match_group.command(name=command_text("command-match-forget"), description=command_text("command-match-forget-about"))
async def forget(interaction: discord.Interaction[Bot]) -> None:
    """Delete everything that is stored about the person who asks."""
    await personal.ask_to_forget(interaction)
