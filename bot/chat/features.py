"""The features of the chat: every module below it declares what it answers to by being imported."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from types import ModuleType

import bot.chat
from bot.chat.base.commands.declaring import declared_commands
from bot.chat.base.forms import declared_forms
from bot.chat.base.id_items import declared_items
from bot.chat.bot import Bot


@cache
def modules() -> tuple[ModuleType, ...]:
    """All modules of the chat, imported."""
    found = pkgutil.walk_packages(bot.chat.__path__, f"{bot.chat.__name__}.")
    return tuple(import_module(each.name) for each in found)


def load_features(client: Bot) -> None:
    """Give the client all that is declared, and have each module with a ``load`` do what else must be done."""
    for module in modules():
        if load := getattr(module, "load", None):
            load(client)
    for command in declared_commands():
        client.tree.add_command(command)
    client.add_buttons(*declared_items())
    for form in declared_forms():
        client.add_form(form.ids, form.handle)
