"""The files of a component pack: one TOML file, or a zip of TOML and CSV files, unpacked within bounds."""

from __future__ import annotations

import io
import stat
import zipfile
import zlib
from typing import NamedTuple

from bot.games.packs.problems import PackProblem, Problem

MEGABYTE = 1024 * 1024
LARGEST = 4 * MEGABYTE
"""Bytes that a pack may have as it is brought."""
UNPACKED = 16 * MEGABYTE
"""Bytes that all files of a zip may have together."""
MOST_FILES = 500
KINDS = (".toml", ".csv")

_ZIP = (b"PK\x03\x04", b"PK\x05\x06")
_METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_ENCRYPTED = 0x1


class PackFile(NamedTuple):
    """A file of a pack; a pack that is one file gives it no name."""

    name: str
    content: bytes

    @property
    def is_table(self) -> bool:
        """Whether it holds rows of a table."""
        return self.name.lower().endswith(".csv")


def is_zip(content: bytes) -> bool:
    """Whether these bytes begin as a zip file does."""
    return content.startswith(_ZIP)


def refuse_too_large(content: bytes) -> None:
    """Refuse more bytes than a pack may have.

    Raises:
        PackProblem: there are more.
    """
    if len(content) > LARGEST:
        size = len(content) / MEGABYTE
        raise PackProblem(f"it has {size:.1f} MB, and a pack has at most {LARGEST // MEGABYTE} MB")


def unpacked(content: bytes) -> list[PackFile]:
    """The files of a pack by name; what archivers add of their own is left out.

    Raises:
        PackProblem: it is too large, or a zip that holds anything but TOML and CSV files.
    """
    refuse_too_large(content)
    if not is_zip(content):
        return [PackFile("", content)]
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            return _files(archive)
    except (zipfile.BadZipFile, zlib.error, EOFError, OSError, NotImplementedError, RuntimeError) as problem:
        raise PackProblem(f"the zip file is damaged, or of a kind that is not read here ({problem})") from problem


def _files(archive: zipfile.ZipFile) -> list[PackFile]:
    listed = [each for each in archive.infolist() if not _is_of_the_archiver(each)]
    if len(listed) > MOST_FILES:
        raise PackProblem(f"it holds {len(listed)} files, and a pack has at most {MOST_FILES}")
    if not listed:
        raise PackProblem("the zip file holds neither a .toml nor a .csv file")
    problems = [Problem(said, file=_shown(each.filename)) for each in listed if (said := _problem(each))]
    problems += _repeated(listed)
    if problems:
        raise PackProblem(problems)
    if sum(each.file_size for each in listed) > UNPACKED:
        raise _too_large()
    files, left = [], UNPACKED
    for each in sorted(listed, key=lambda info: info.filename):
        # The size that an archive claims for a file need not be its size.
        with archive.open(each) as file:
            content = file.read(left + 1)
        left -= len(content)
        if left < 0:
            raise _too_large()
        files.append(PackFile(each.filename, content))
    return files


def _too_large() -> PackProblem:
    return PackProblem(f"unpacked it has more than {UNPACKED // MEGABYTE} MB")


def _is_of_the_archiver(info: zipfile.ZipInfo) -> bool:
    parts = info.filename.split("/")
    return info.is_dir() or parts[0] == "__MACOSX" or parts[-1] in (".DS_Store", "Thumbs.db", "desktop.ini")


def _problem(info: zipfile.ZipInfo) -> str | None:
    name = info.filename
    if not name.isprintable() or "\\" in name or ":" in name or name.startswith("/") or ".." in name.split("/"):
        return "this is no name for a file in a pack: use letters, digits and folders inside the zip"
    if stat.S_ISLNK(info.external_attr >> 16):
        return "a pack holds files, no links"
    if not name.lower().endswith(KINDS):
        return "a pack holds .toml and .csv files alone; take this one out"
    if info.flag_bits & _ENCRYPTED:
        return "it is locked with a password; pack it without one"
    if info.compress_type not in _METHODS:
        return "it is compressed in a way that is not read here; pack it as an ordinary zip"
    return None


def _repeated(listed: list[zipfile.ZipInfo]) -> list[Problem]:
    seen: set[str] = set()
    found = []
    for each in listed:
        name = each.filename.casefold()
        if name in seen:
            found.append(Problem("the zip holds two files of this name", file=_shown(each.filename)))
        seen.add(name)
    return found


def _shown(name: str) -> str:
    return "".join(letter if letter.isprintable() else "?" for letter in name)[:100]
