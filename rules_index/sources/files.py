"""One file of a rulebook as pages of text."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pypdf
from charset_normalizer import from_bytes

from rules_index.sources.tongue import share_of_known_accents

# The reader reports what is wrong with a file itself; the parser's own warnings would only reach the terminal.
logging.getLogger("pypdf").addHandler(logging.NullHandler())

MEGABYTE = 1024 * 1024
LARGEST = {".txt": 20 * MEGABYTE, ".md": 20 * MEGABYTE, ".pdf": 150 * MEGABYTE}
EMPTY = "is empty: put the rulebook's text into it or remove it"
CENTRAL_AND_WESTERN = ["cp1250", "iso8859_2", "cp1252", "iso8859_1", "cp852", "mac_latin2"]
MARKS = (
    (b"\xef\xbb\xbf", "utf-8-sig"),
    (b"\xff\xfe\x00\x00", "utf-32"),
    (b"\x00\x00\xfe\xff", "utf-32"),
    (b"\xff\xfe", "utf-16"),
    (b"\xfe\xff", "utf-16"),
)
CONTROLS = bytes([*range(9), *range(14, 32), 127])


class UnreadableFile(Exception):
    """A file that holds no text a rulebook could be; the message says what to do about it."""


def read_pages(path: Path) -> tuple[str, ...]:
    """The text of a ``.txt``, ``.md`` or ``.pdf`` file, one string a page; a text file breaks pages at form feeds.

    Raises:
        UnreadableFile: too large, empty, binary, damaged, protected by a password or without a text layer.
    """
    try:
        _refuse_by_size(path)
        pages = _pdf_pages(path) if path.suffix.lower() == ".pdf" else tuple(decode(path.read_bytes()).split("\x0c"))
    except OSError as error:
        reason = error.strerror or "it cannot be opened"
        raise UnreadableFile(f"cannot be read ({reason}): check that the file is there and may be read") from error
    if not any(page.strip() for page in pages):
        raise UnreadableFile(EMPTY)
    return pages


def decode(data: bytes) -> str:
    """Text of bytes in UTF-8, UTF-16, UTF-32 or, when they are none of these, a Central or Western European code page.

    Raises:
        UnreadableFile: the bytes are no text.
    """
    if data.startswith(b"%PDF-"):
        raise UnreadableFile("is a PDF under another name: give it the ending .pdf")
    for mark, encoding in MARKS:
        if data.startswith(mark):
            return _decode_as(data, encoding)
    if b"\0" in data[:4096]:
        return _decode_as(data, _unmarked_wide_encoding(data))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        pass
    if len(data) - len(data.translate(None, CONTROLS)) > len(data) // 200:
        raise UnreadableFile("is binary: save the rulebook as plain text (UTF-8), Markdown or PDF")
    return _decode_as(data, _code_page(data))


def _refuse_by_size(path: Path) -> None:
    if not path.is_file():
        raise UnreadableFile("is no regular file: put the rulebook itself into the folder")
    size = path.stat().st_size
    if not size:
        raise UnreadableFile(EMPTY)
    largest = LARGEST.get(path.suffix.lower(), 20 * MEGABYTE)
    if size > largest:
        raise UnreadableFile(
            f"has {size // MEGABYTE} MB and the most that is read is {largest // MEGABYTE} MB: "
            "keep only the rulebook's text"
        )


def _decode_as(data: bytes, encoding: str) -> str:
    try:
        text = data.decode(encoding)
    except UnicodeError as error:
        raise UnreadableFile("is not text in a known encoding: save it as UTF-8") from error
    if "\0" in text:
        raise UnreadableFile("is binary: save the rulebook as plain text (UTF-8), Markdown or PDF")
    return text


def _unmarked_wide_encoding(data: bytes) -> str:
    sample = data[:4096]
    low, high = sample[0::2].count(0), sample[1::2].count(0)
    if max(low, high) > len(sample) // 5 and min(low, high) == 0:
        return "utf-16-le" if high > low else "utf-16-be"
    raise UnreadableFile("is binary: save the rulebook as plain text (UTF-8), Markdown or PDF")


def _code_page(data: bytes) -> str:
    """The code page in which most words with accents are known words; the detector's order settles ties."""
    matches = from_bytes(data, cp_isolation=CENTRAL_AND_WESTERN)
    candidates = dict.fromkeys(encoding for match in matches for encoding in match.could_be_from_charset)
    if not candidates:
        raise UnreadableFile("is not text in a known encoding: save it as UTF-8")
    return max(candidates, key=lambda encoding: share_of_known_accents(data.decode(encoding, "replace")))


def _pdf_pages(path: Path) -> tuple[str, ...]:
    try:
        reader = pypdf.PdfReader(path)
        if reader.is_encrypted and not reader.decrypt(""):
            raise UnreadableFile("is protected by a password: save a copy without one")
        pages = tuple(_without_trailing_blanks(page.extract_text()) for page in reader.pages)
    except (UnreadableFile, OSError):
        raise
    except Exception as error:  # a damaged PDF breaks its parser in ways nobody can list
        raise UnreadableFile("is a damaged PDF: open it in a viewer and save it anew") from error
    if not any(page.strip() for page in pages):
        raise UnreadableFile("is a PDF without text, probably scanned pictures: run text recognition on it first")
    return pages


def _without_trailing_blanks(page: str) -> str:
    return re.sub(r"[ \t]+$", "", page, flags=re.MULTILINE)
