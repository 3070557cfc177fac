"""One file of a rulebook as pages of text."""

from __future__ import annotations

from pathlib import Path

from charset_normalizer import from_bytes

from rules_index.sources.reading.confined import read_confined
from rules_index.sources.reading.language_detection import share_of_known_accents
from rules_index.values.sources import PageStep, Remark, Unreadable, UnreadableFile, unsaid, unstepped

PLAIN = (".txt", ".md")
MEGABYTE = 1024 * 1024
LARGEST = {".txt": 20 * MEGABYTE, ".md": 20 * MEGABYTE, ".html": 20 * MEGABYTE, ".htm": 20 * MEGABYTE}
LARGEST_OF_OTHERS = 150 * MEGABYTE
BINARY = "is binary: save the rulebook as plain text (UTF-8), Markdown or PDF"
UNKNOWN = "is not text in a known encoding: save it as UTF-8"
EMPTY = "is empty: put the rulebook's text into it or remove it"
CENTRAL_AND_WESTERN = ["cp1250", "iso8859_2", "cp1252", "iso8859_1", "cp852", "mac_latin2"]
MARKS = (
    (b"\xef\xbb\xbf", "utf-8-sig"),
    (b"\xff\xfe\x00\x00", "utf-32"),
    (b"\x00\x00\xfe\xff", "utf-32"),
    (b"\xff\xfe", "utf-16"),
    (b"\xfe\xff", "utf-16"),
)
SOUND_FOR_ONE_WRONG = 5
"""Characters beyond ASCII that must be sound UTF-8 for each wrong one, or the file is in another encoding."""
CONTROLS = bytes([*range(9), *range(14, 32), 127])


def read_pages(path: Path, remark: Remark = unsaid, step: PageStep = unstepped) -> tuple[str, ...]:
    """The text of a file, one string a page; a text file breaks pages at form feeds.

    Args:
        remark: is called with what is wrong in a file that is read all the same.
        step: is called with each page of a PDF as it is read.

    Raises:
        UnreadableFile: too large, empty, binary, damaged, protected, or without text.
    """
    try:
        _refuse_by_size(path)
        if path.suffix.lower() in PLAIN:
            pages = tuple(decode(path.read_bytes(), remark).split("\x0c"))
        else:
            pages = read_confined(path, remark, step)
    except OSError as error:
        reason = error.strerror or "it cannot be opened"
        raise UnreadableFile(f"cannot be read ({reason}): check that the file is there and may be read") from error
    if not any(page.strip() for page in pages):
        raise UnreadableFile(EMPTY, Unreadable.EMPTY)
    return pages


def decode(data: bytes, remark: Remark = unsaid) -> str:
    """Text of bytes in UTF-8, UTF-16, UTF-32 or, when they are none of these, a Central or Western European code page.

    A wrong byte here and there in UTF-8 becomes a replacement character, and its place is remarked.

    Raises:
        UnreadableFile: the bytes are no text.
    """
    if data.startswith(b"%PDF-"):
        raise UnreadableFile("is a PDF under another name: give it the ending .pdf")
    for mark, encoding in MARKS:
        if data.startswith(mark):
            return _decode_as(data, encoding, remark)
    if b"\0" in data[:4096]:
        return _decode_as(data, _unmarked_wide_encoding(data), remark)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        pass
    if len(data) - len(data.translate(None, CONTROLS)) > len(data) // 200:
        raise UnreadableFile(BINARY, Unreadable.BINARY)
    mended = _damaged_utf_8(data, remark)
    return _decode_as(data, _code_page(data), remark) if mended is None else mended


def _refuse_by_size(path: Path) -> None:
    if not path.is_file():
        raise UnreadableFile("is no regular file: put the rulebook itself into the folder")
    size = path.stat().st_size
    if not size:
        raise UnreadableFile(EMPTY, Unreadable.EMPTY)
    largest = LARGEST.get(path.suffix.lower(), LARGEST_OF_OTHERS)
    if size > largest:
        raise UnreadableFile(
            f"has {size // MEGABYTE} MB and the most that is read is {largest // MEGABYTE} MB: "
            "keep only the rulebook's text",
            Unreadable.LARGE,
        )


def _decode_as(data: bytes, encoding: str, remark: Remark) -> str:
    try:
        text = data.decode(encoding)
    except UnicodeError as error:
        mended = _damaged_utf_8(data, remark) if encoding == "utf-8-sig" else None
        if mended is None:
            raise UnreadableFile(UNKNOWN, Unreadable.BINARY) from error
        text = mended.removeprefix("\ufeff")
    if "\0" in text:
        raise UnreadableFile(BINARY, Unreadable.BINARY)
    return text


def _damaged_utf_8(data: bytes, remark: Remark) -> str | None:
    """The text of UTF-8 in which few bytes are wrong; ``None`` where so many are that it is another encoding."""
    text = data.decode("utf-8", errors="replace")
    wrong = text.count("\ufffd") - data.count(b"\xef\xbf\xbd")
    beyond_ascii = len(text) - len(text.encode("ascii", errors="ignore"))
    if beyond_ascii < wrong * SOUND_FOR_ONE_WRONG:
        return None
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as error:
        at, several = error.start, f" (the first of {wrong})" if wrong > 1 else ""
        remark(
            f"line {data.count(10, 0, at) + 1}: byte {at + 1} of the file, 0x{data[at]:02x}, "
            f"is no UTF-8 and is read as \ufffd{several}: mend it and save the file as UTF-8"
        )
    return text


def _unmarked_wide_encoding(data: bytes) -> str:
    sample = data[:4096]
    low, high = sample[0::2].count(0), sample[1::2].count(0)
    if max(low, high) > len(sample) // 5 and min(low, high) == 0:
        return "utf-16-le" if high > low else "utf-16-be"
    raise UnreadableFile(BINARY, Unreadable.BINARY)


def _code_page(data: bytes) -> str:
    """The code page in which most words with accents are known words; the detector's order settles ties."""
    matches = from_bytes(data, cp_isolation=CENTRAL_AND_WESTERN)
    candidates = dict.fromkeys(encoding for match in matches for encoding in match.could_be_from_charset)
    if not candidates:
        raise UnreadableFile(UNKNOWN, Unreadable.BINARY)
    return max(candidates, key=lambda encoding: share_of_known_accents(data.decode(encoding, "replace")))
