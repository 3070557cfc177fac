"""All commands in the three languages side by side: ``python -m tests.command_tree`` prints the tree."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands

from bot.chat.base.commands.declaring import Declared, declared_commands, judges_commands
from bot.chat.base.commands.translate import Translator
from bot.chat.features import modules
from bot.chat.matches.acts.commands.lookups import lookup_group
from bot.installed import GAMES

LOCALES = ("", "cs", "sv-SE")
_ABOUT = """\
In English, Czech and Swedish. Commands with ⚖ are for judges, and /setup is for admins: Discord shows them to
those who manage the server, and those for judges to the roles an admin opens them to. Those with ✉ work in private
messages, too.
"""


def declared() -> list[Declared]:
    """Every command there is, those of the games among them."""
    modules()
    return [*declared_commands(), *(lookup_group(game.key, game.topics) for game in GAMES if game.topics)]


async def payloads(translator: app_commands.Translator) -> list[dict[str, Any]]:
    """Every command as it is sent to Discord."""
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    return [await command.get_translated_payload(tree, translator) for command in declared()]


async def picture() -> str:
    """The tree as text."""
    made = sorted(await payloads(Translator()), key=lambda each: (each["type"], each["name"]))
    rows = [row for command in made for row in _rows(command)]
    widths = [max(len(row[at]) for row in rows) + 2 for at in range(len(LOCALES))]
    lines = ["".join(f"{cell:{width}}" for cell, width in zip(row, [*widths, 0], strict=True)).rstrip() for row in rows]
    return "\n".join([_ABOUT, *lines, ""])


def _rows(command: dict[str, Any]) -> Iterator[tuple[str, ...]]:
    typed = command["type"] == discord.AppCommandType.chat_input.value
    marks = [
        mark for mark, holds in (("⚖", command["name"] in judges_commands()), ("✉", 1 in command["contexts"])) if holds
    ]
    names = _names(command)
    yield (*((f"/{name}" if typed else f"“{name}”") for name in names), " ".join(marks))
    inner = [
        each for each in command.get("options", ()) if each["type"] == discord.AppCommandOptionType.subcommand.value
    ]
    for at, each in enumerate(inner):
        branch = "└─" if at == len(inner) - 1 else "├─"
        yield (*(f"{branch} {name}" for name in _names(each)), "")


def _names(payload: dict[str, Any]) -> list[str]:
    own = payload.get("name_localizations") or {}
    return [own.get(locale, payload["name"]) for locale in LOCALES]


if __name__ == "__main__":
    sys.stdout.write(asyncio.run(picture()))
