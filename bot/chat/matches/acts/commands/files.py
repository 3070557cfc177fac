"""``/file export`` and ``/file verify``: a match as a file, and whether its dice and its log are genuine."""

from __future__ import annotations

import discord

from bot.chat.base.commands.declaring import Place, command, group
from bot.chat.bot import Bot
from bot.chat.matches.base.match_context import context_named_or_here
from bot.chat.matches.shows.over.files import send_export, verify_file, verify_match

group("file", place=Place.SERVERS, first=("export", "verify", "save", "bring", "pack"))


@command("file", "export")
async def export(interaction: discord.Interaction[Bot], number: int | None = None) -> None:
    """Send a match as a file."""
    await send_export(await context_named_or_here(interaction, number))


@command("file", "verify")
async def verify(
    interaction: discord.Interaction[Bot], number: int | None = None, file: discord.Attachment | None = None
) -> None:
    """Check the dice and the log of a match, or of its file."""
    if file is not None:
        await verify_file(interaction, file)
    else:
        await verify_match(await context_named_or_here(interaction, number))
