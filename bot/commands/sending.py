"""Sending the bot's commands to Discord: ``sync``."""

from __future__ import annotations

from bot.chat.client import Client
from bot.commands.carrying import carry_out, tell
from bot.commands.discord_problems import DiscordProblem, discord_problems, token_of
from bot.database import Database
from bot.settings import Settings
from rules_index import awaited_oracle


def send_commands(guild: int | None) -> None:
    """Send the commands to Discord: to one server, where they are seen at once, or to all.

    Raises:
        typer.Exit: with the code 1 after one line on stderr.
    """

    async def send(settings: Settings) -> None:
        token = token_of(settings)
        async with client_for_commands(settings) as client, discord_problems():
            await client.login(token)
            sent = await client.sync_commands(guild)
        tell(f"{sent} commands sent to Discord.")

    carry_out(send, DiscordProblem)


def client_for_commands(settings: Settings) -> Client:
    """The bot as far as its commands go.

    They are the same whatever is in the index and in the database, and the bot may be running on both.
    """
    oracle, _ = awaited_oracle(settings.index_file)
    return Client(settings, oracle, Database.unopened(settings.database))
