"""Matches on Discord: lobbies, the private panel, the status message, and what is beside the game."""

from __future__ import annotations

from bot.chat.bot import Bot
from bot.chat.matches.commands import answer as answer
from bot.chat.matches.commands import bring as bring
from bot.chat.matches.commands import pack as pack
from bot.chat.matches.commands import records as records
from bot.chat.matches.commands.group import match_commands
from bot.chat.matches.commands.lookups import lookup_group
from bot.chat.matches.commands.manage import play
from bot.chat.matches.decks.commands import deck_group
from bot.chat.matches.lobby.create import open_plain


def load(client: Bot) -> None:
    """Give the client the commands of this feature."""
    client.tree.add_command(match_commands())
    client.tree.add_command(play)
    client.tree.add_command(deck_group)
    for game, topics in client.matches.games.topics().items():
        client.tree.add_command(lookup_group(game, topics))
    client.open_lobby = open_plain
