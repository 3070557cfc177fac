"""Commands on SimCord, which take longer than all else that begins a test, translated and judged once a process."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import discord
from discord import app_commands
from discord.http import HTTPClient
from simcord.http.router import RequestContext
from simcord.http.routes.commands import bulk_upsert_global_commands

from bot.locales import sentences

_Command = app_commands.Command[Any, ..., Any] | app_commands.Group
_Tree = app_commands.CommandTree[discord.Client]
_Translate = Callable[[_Command, _Tree, app_commands.Translator], Awaitable[dict[str, Any]]]

_kept: dict[tuple[tuple[Path, ...], str], dict[str, Any]] = {}
_accepted: list[list[dict[str, Any]]] = []


@contextmanager
def translations_kept() -> Iterator[None]:
    """Translate no command again that is the same, and whose words come from the same files."""
    kinds = (app_commands.Command, app_commands.Group)
    patches = [mock.patch.object(kind, _METHOD, _once(getattr(kind, _METHOD))) for kind in kinds]
    with patches[0], patches[1]:
        yield


@contextmanager
def registered_once() -> Iterator[None]:
    """Register commands that Discord accepted before at once, without sending them to be judged and read again."""
    send = HTTPClient.bulk_upsert_global_commands

    async def register(self: Any, application: int, payload: list[dict[str, Any]]) -> Any:
        if payload in _accepted:
            bulk_upsert_global_commands(RequestContext(self.backend, {}, json=payload))
            return []
        found: Any = await send(self, application, payload)
        _accepted.append(payload)
        return found

    with mock.patch.object(HTTPClient, "bulk_upsert_global_commands", register):
        yield


_METHOD = "get_translated_payload"


def _once(translate: _Translate) -> _Translate:
    async def translated(command: _Command, tree: _Tree, translator: app_commands.Translator) -> dict[str, Any]:
        key = (sentences.FOLDERS, json.dumps(command.to_dict(tree)))
        if key not in _kept:
            _kept[key] = await translate(command, tree, translator)
        return _kept[key]

    return translated
