"""The features of the chat: every module below it declares what it answers to by being imported."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from types import ModuleType

import bot.chat
from bot.chat.base.commands.declaring import declared_commands
from bot.chat.bot import Bot


@cache
def modules() -> tuple[ModuleType, ...]:
    """All modules of the chat, imported."""
    found = pkgutil.walk_packages(bot.chat.__path__, f"{bot.chat.__name__}.")
    return tuple(import_module(each.name) for each in found)


def load(client: Bot) -> None:
    """Give the client every command, and what else the features have it do: a feature says so in its ``load``."""
    for module in modules():
        if module.__name__ != __name__ and (begin := getattr(module, "load", None)):
            begin(client)
    for command in declared_commands():
        client.tree.add_command(command)
