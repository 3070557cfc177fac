"""``/match`` itself; the modules beside it add its subcommands."""

from __future__ import annotations

from discord import app_commands

from bot.chat.base.translate import command_text

match_group = app_commands.Group(
    name=command_text("command-match"), description=command_text("command-match-about"), guild_only=True
)
