"""``/match`` itself; the modules beside it add its subcommands."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.chat.base.translate import command_text

match_group = app_commands.Group(
    name=command_text("command-match"), description=command_text("command-match-about"), guild_only=True
)

_ORDER = (
    *("new", "status", "history", "spectate", "answer", "bring", "save", "pass"),
    *("undo", "draw", "concede", "pause", "resume", "extend", "substitute", "move", "adjust", "abandon"),
    *("pack", "export", "verify", "statistics", "quiet", "vacation", "forget"),
)
"""The subcommands as Discord lists them: what is needed most comes first."""


def match_commands() -> app_commands.Group:
    """``/match`` with all its subcommands, once the modules that define them are loaded."""
    made: dict[str, Any] = {each.name: each for each in match_group.commands}
    for name in sorted(made, key=_ORDER.index):
        match_group.remove_command(name)
        match_group.add_command(made[name])
    return match_group
