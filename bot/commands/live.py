"""Trying on a test server what Discord answers: ``doctor --live``."""

from __future__ import annotations

import typer

from bot.commands.carrying import carry_out, tell
from bot.commands.discord_problems import DiscordProblem, discord_problems, token_of
from bot.commands.sending import client_for_commands
from bot.live.place import UnfitServer
from bot.live.trying import Wish as Wish
from bot.live.trying import try_out
from bot.settings import Settings


def try_live(guild: int, wish: Wish) -> None:
    """Try on a test server what Discord answers, and write a report.

    Raises:
        typer.Exit: with the code 1 where Discord answers otherwise than expected, or the server may not be tried on.
    """

    async def go(settings: Settings) -> None:
        token = token_of(settings)
        async with client_for_commands(settings) as bot, discord_problems():
            await bot.login(token)
            if not await try_out(token, guild, bot.sync_commands, tell, wish, settings.data_dir):
                raise typer.Exit(1)

    carry_out(go, DiscordProblem, UnfitServer)
