"""The bot's files and folders are its user's alone: people's questions and the secrets of matches lie in them."""

from __future__ import annotations

import os
from contextlib import suppress
from glob import escape
from pathlib import Path

from bot.settings import DATABASE, PLAYGROUND, Settings

_FOR_OTHERS = 0o077


SERVER_BOOKS = "server-books"
"""The folder, beside the index, of what was made of the rulebooks that servers added."""


def own_files(settings: Settings) -> list[Path]:
    """The files the bot keeps that are there: databases, lock, index, cards and backups, with what lies beside each."""
    kept = [settings.index_file, settings.index_file.with_name("cards.sqlite")]
    kept += [settings.data_dir / name for name in (DATABASE, PLAYGROUND)]
    if settings.database.get_backend_name() == "sqlite":
        kept.append(Path(settings.database.database or "").absolute())
    patterns = [(file.parent, f"{escape(file.name)}*") for file in kept] + [(settings.backups, "rozhodci-*")]
    patterns += [(settings.index_file.parent / SERVER_BOOKS, "*/*")]
    return sorted({path for folder, pattern in patterns for path in folder.glob(pattern) if path.is_file()})


def own_folders(settings: Settings) -> list[Path]:
    """The folders that are there for the bot's files; one that has others' files too is not the bot's to close."""
    books = settings.index_file.parent / SERVER_BOOKS
    servers = [path for path in books.glob("*") if path.is_dir()]
    own = {*own_files(settings), settings.backups, books, *servers}
    folders = [folder for folder in (settings.data_dir, settings.backups, books, *servers) if folder.is_dir()]
    return [folder for folder in folders if _has_only(folder, own)]


def _has_only(folder: Path, own: set[Path]) -> bool:
    try:
        return own.issuperset(folder.iterdir())
    except OSError:
        # What the bot may not look into it has not made.
        return False


def open_to_others(settings: Settings) -> list[Path]:
    """Those that somebody else may read or write; Windows has rights of another kind, and none."""
    return [path for path in [*own_folders(settings), *own_files(settings)] if is_open(path)]


def is_open(path: Path) -> bool:
    """Whether others than its user may read, write or look into it."""
    return os.name == "posix" and bool(path.stat().st_mode & _FOR_OTHERS)


def close_to_others(settings: Settings) -> None:
    """Take from everybody else what an earlier version left open; what is not the bot's to change stays as it is."""
    for path in open_to_others(settings):
        with suppress(OSError):
            path.chmod(path.stat().st_mode & ~_FOR_OTHERS)
