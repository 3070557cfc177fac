"""Declarations that an organiser keeps for a server: a file of their own in the server's pack."""

from __future__ import annotations

import io
import tomllib
import zipfile
from collections.abc import Mapping

import msgspec
import tomli_w

from bot.games.doomtrooper.words.catalogue import named
from bot.games.doomtrooper.words.kept import Kept
from bot.games.doomtrooper.words.saying.effects import declaration
from bot.games.packs.archive import PackFile, is_zip, unpacked
from bot.games.setup import Keepable

FILE = "declared.toml"
_PACK = "pack.toml"
_ABOUT = "# Declarations that players accepted and an organiser kept. Each is filled in when the card is played.\n"
_LONG_AGO = (1994, 1, 1, 0, 0, 0)
_OWN = {"public", "declared"}


def with_declared(content: bytes | None, declared: Mapping[str, Kept]) -> bytes | None:
    """A pack with these declarations in the place of those that were kept in it before; ``None`` if nothing is left.

    A pack of nothing but declarations may be shown to everybody: all of it was said in matches.

    Args:
        content: the pack as it was brought; ``None`` for none.

    Raises:
        PackProblem: it is none.
    """
    files = [] if content is None else [file for file in unpacked(content) if not _is_ours(file)]
    if not declared:
        return content if files and content is not None and not is_zip(content) else _packed(files)
    tables = {"declared": {code: msgspec.to_builtins(kept) for code, kept in sorted(declared.items())}}
    if not files:
        return _said({"public": True, **tables})
    theirs = [file if file.name else PackFile(_PACK, file.content) for file in files]
    return _packed([*theirs, PackFile(FILE, _said(tables))])


def keepable(code: str, kept: Kept) -> Keepable:
    """A declaration as what an organiser may keep."""
    return Keepable(code, named(code), declaration(kept.effects, kept.note), msgspec.json.encode(kept).decode())


def declared_in(kept: Keepable) -> Kept:
    """The declaration that :func:`keepable` was made of."""
    return msgspec.json.decode(kept.text, type=Kept)


def _said(tables: Mapping[str, object]) -> bytes:
    return (_ABOUT + tomli_w.dumps(tables)).encode()


def _is_ours(file: PackFile) -> bool:
    """Whether a file was written here: by its name, or by holding nothing but declarations where it has none."""
    if file.name:
        return file.name == FILE
    try:
        return tomllib.loads(file.content.decode("utf-8-sig")).keys() == _OWN
    except (tomllib.TOMLDecodeError, UnicodeDecodeError):
        return False


def _packed(files: list[PackFile]) -> bytes | None:
    """The files as a zip, the same bytes every time; ``None`` for none."""
    if not files:
        return None
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        for name, data in files:
            archive.writestr(zipfile.ZipInfo(name, _LONG_AGO), data, zipfile.ZIP_DEFLATED)
    return content.getvalue()
