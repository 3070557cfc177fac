"""Zip files for tests: ordinary ones, and some that an archiver would not make."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping


def zipped(files: Mapping[str, bytes | str], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    """A zip of these files."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", method) as archive:
        for name, data in files.items():
            info = zipfile.ZipInfo(name)
            info.compress_type = method
            archive.writestr(info, data)
    return content.getvalue()


def encrypted(content: bytes) -> bytes:
    """A zip of one file that says of itself to be locked with a password."""
    changed = bytearray(content)
    changed[6] |= 1
    changed[content.index(b"PK\x01\x02") + 8] |= 1
    return bytes(changed)


def linked(name: str, target: bytes) -> bytes:
    """A zip of a symbolic link."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        info = zipfile.ZipInfo(name)
        info.external_attr = 0o120777 << 16
        archive.writestr(info, target)
    return content.getvalue()


def understated(content: bytes, claimed: int) -> bytes:
    """A zip of one file that claims to be smaller unpacked than it is."""
    changed = bytearray(content)
    size = claimed.to_bytes(4, "little")
    changed[22:26] = size
    at = content.index(b"PK\x01\x02") + 24
    changed[at : at + 4] = size
    return bytes(changed)
