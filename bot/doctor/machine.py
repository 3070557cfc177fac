"""What the machine has to give: versions, folders, room on the disk, time zones."""

from __future__ import annotations

import os
import platform
import shutil
import sqlite3
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from zoneinfo import available_timezones

from bot import __version__
from bot.doctor.finding import Finding, note, ok, wrong
from bot.private_files import SERVER_BOOKS, is_open, open_to_others, own_files, own_folders
from bot.settings import Settings
from rules_index import WITHOUT_DICTIONARIES, BuildProblem, Choice, Encoder, dictionaries_version, is_up_to_date

ROOM = 500
"""Megabytes that should be free: an index is made beside the old one, and a backup is as large as the database."""
_MEGABYTE = 2**20


def versions() -> Finding:
    """What the bot runs on."""
    return ok(
        "versions",
        f"Rozhodčí {__version__}, Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}, "
        f"discord.py {_installed('discord.py')}, on {platform.system()} {platform.release()}",
    )


def _installed(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "(not installed as a package)"


def folder(settings: Settings) -> Finding:
    """Whether the bot may write where its data lies."""
    place = settings.data_dir
    nearest = next(path for path in (place, *place.parents) if path.exists())
    if not nearest.is_dir():
        return wrong("folder", f"{nearest} is no folder: set DATA_DIR to one")
    if not os.access(nearest, os.W_OK | os.X_OK):
        return wrong("folder", f"{nearest} may not be written to: give it to the bot's user, or set DATA_DIR")
    if place.exists() and is_open(place) and place not in own_folders(settings):
        return note("folder", f"others may look into {place}, which has more than the bot's files: chmod 700 {place}")
    return ok("folder", f"{place}" if place.exists() else f"{place} is made at the first start")


def files(settings: Settings) -> Finding:
    """Whether the files are the bot's, and its alone."""
    kept = own_files(settings)
    foreign = [path for path in kept if not os.access(path, os.R_OK | os.W_OK)]
    if foreign:
        return wrong("files", f"{_listed(foreign)} may not be read and written: give them to the bot's user")
    if opened := open_to_others(settings):
        return note("files", f"{_listed(opened)} may be read by other users; the next start closes them")
    return ok("files", f"{len(kept)}, {sum(path.stat().st_size for path in kept) / _MEGABYTE:.0f} MB in all")


def _listed(paths: list[Path]) -> str:
    return ", ".join(map(str, paths))


def room(settings: Settings) -> Iterator[Finding]:
    """Whether the disks have room for what is written: the database and the index, which may lie apart."""
    places = {settings.data_dir, settings.index_file.parent}
    for place in sorted(places):
        nearest = next(path for path in (place, *place.parents) if path.exists())
        free = shutil.disk_usage(nearest).free // _MEGABYTE
        if free < ROOM:
            yield wrong("disk", f"{free} MB are free at {nearest}, and {ROOM} should be: make room")
        else:
            yield ok("disk", f"{free} MB are free at {nearest}")


def dictionaries() -> Finding:
    """Whether the oracle knows which forms are of one word."""
    installed = dictionaries_version()
    return ok("dictionaries", f"version {installed}") if installed else note("dictionaries", WITHOUT_DICTIONARIES)


def meaning(choice: Choice) -> Finding:
    """Whether rulebooks are searched by meaning, too."""
    return (ok if choice.encoder else note)("meaning", choice.told)


def index(settings: Settings, encoder: Encoder | None = None) -> Finding:
    """Whether the index is there, and of the books as they are now."""
    file = settings.index_file
    try:
        current = is_up_to_date(file, settings.rulebooks_dir, encoder)
    except BuildProblem as problem:
        return wrong("index", f"{problem}")
    if current:
        return ok("index", f"{file} is up to date")
    state = "is of other books or of another version, or damaged" if file.exists() else "is not there"
    return note("index", f"{file} {state}; the next start makes it anew, which takes up to a minute")


def server_books(settings: Settings) -> Finding:
    """Whether servers may add rulebooks, and how much room those take that they have."""
    folder = settings.index_file.parent / SERVER_BOOKS
    size = sum(path.stat().st_size for path in folder.glob("*/*") if path.is_file()) / _MEGABYTE
    if not settings.server_books:
        return ok("server books", "servers may not add rulebooks; SERVER_BOOKS=1 lets them")
    room = f"{settings.server_books_mb} MB for all of them; {size:.0f} MB are in {folder}"
    return ok("server books", f"servers may add rulebooks, {room}")


def time_zones() -> Finding:
    """Whether quiet hours can be kept."""
    if available_timezones():
        return ok("time zones", "known")
    return wrong("time zones", "none are known, so nobody can set quiet hours: pip install tzdata")
