"""Whether a SQLite file is whole: its length as its header says, its bytes as a checksum in that header seals them.

SQLite itself notices damage to the structure of a file, and not to the values in it.
"""

from __future__ import annotations

from pathlib import Path
from zlib import crc32

_AT, _SIZE = 68, 4
"""Where the header has the application id, four bytes that SQLite leaves to programs (file format, section 1.3)."""
_CHUNK = 1 << 20
PAGE_SIZE_AT, PAGE_COUNT_AT, HEADER = slice(16, 18), slice(28, 32), 32
"""Where the header holds the size and the number of the file's pages, and how much of it is read for that."""


def seal(path: Path) -> None:
    """Write the checksum of a file that is complete and closed into its header."""
    checksum = _checksum(path)
    with path.open("r+b") as file:
        file.seek(_AT)
        file.write(checksum.to_bytes(_SIZE, "big"))


def is_sealed(path: Path) -> bool:
    """Whether a file is as it was when it was sealed; reads all of it.

    Raises:
        OSError: the file cannot be read.
    """
    with path.open("rb") as file:
        file.seek(_AT)
        written = file.read(_SIZE)
    return written == _checksum(path).to_bytes(_SIZE, "big")


def is_truncated(path: Path) -> bool:
    """Whether a file is shorter than its header says.

    Raises:
        OSError: the file cannot be read.
    """
    with path.open("rb") as file:
        header = file.read(HEADER)
    page_size = int.from_bytes(header[PAGE_SIZE_AT], "big")
    pages = int.from_bytes(header[PAGE_COUNT_AT], "big")
    return len(header) < HEADER or path.stat().st_size < (65_536 if page_size == 1 else page_size) * pages


def _checksum(path: Path) -> int:
    """The CRC-32 of a file's bytes but those of the seal."""
    with path.open("rb") as file:
        checksum = crc32(file.read(_AT))
        file.seek(_AT + _SIZE)
        while chunk := file.read(_CHUNK):
            checksum = crc32(chunk, checksum)
    return checksum
