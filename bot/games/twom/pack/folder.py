"""A component pack that lies in a folder, as the one file that people bring and take away."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from importlib.resources.abc import Traversable

from bot.games.packs.archive import KINDS


def zipped(folder: Traversable) -> bytes:
    """The TOML and CSV files of a folder and of those in it as a zip file; the same files make the same bytes."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        for name, file in sorted(_files(folder)):
            info = zipfile.ZipInfo(name)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.create_system = 0
            archive.writestr(info, file.read_bytes())
    return content.getvalue()


def _files(folder: Traversable, above: str = "") -> Iterator[tuple[str, Traversable]]:
    for entry in folder.iterdir():
        name = above + entry.name
        if entry.is_dir():
            yield from _files(entry, f"{name}/")
        elif name.endswith(KINDS):
            yield name, entry
