"""The bot's files are its own user's alone: people's questions and the secrets of matches lie in them."""

from __future__ import annotations

import os
from contextlib import suppress
from glob import escape
from pathlib import Path

from bot.settings import Settings

_FOR_OTHERS = 0o077


def own_files(settings: Settings) -> list[Path]:
    """The files the bot keeps that are there: database, lock, index, cards and backups, with what lies beside each."""
    kept = [settings.index_file, settings.index_file.with_name("cards.sqlite")]
    if settings.database.get_backend_name() == "sqlite":
        kept.append(Path(settings.database.database or "").absolute())
    patterns = [(file.parent, f"{escape(file.name)}*") for file in kept] + [(settings.backups, "rozhodci-*")]
    return sorted({path for folder, pattern in patterns for path in folder.glob(pattern) if path.is_file()})


def open_to_others(settings: Settings) -> list[Path]:
    """Those of the bot's files that somebody else may read or write; Windows has rights of another kind, and none."""
    return [path for path in own_files(settings) if os.name == "posix" and path.stat().st_mode & _FOR_OTHERS]


def close_to_others(settings: Settings) -> None:
    """Take from everybody else what an earlier version left open; what is not the bot's to change stays as it is."""
    for path in open_to_others(settings):
        with suppress(OSError):
            path.chmod(path.stat().st_mode & ~_FOR_OTHERS)
