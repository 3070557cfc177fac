"""The lines of a file that somebody brings, however it was saved: UTF-8, Latin-2, a web page, emoji and tabs."""

from __future__ import annotations

import html
import re
import unicodedata

LARGEST = 64 * 1024
"""Bytes that a list may have."""
MOST_LINES = 1000
"""Lines that a list may have, blank ones left out."""

_BINARY = 0.1
"""The share of control characters from which bytes are no text."""
_MARKUP = re.compile(r"<(?:!doctype|html|head|body|table|tr|td|div|p|br|li|ul|ol|span|h\d)\b", re.IGNORECASE)
_HIDDEN = re.compile(r"<(script|style|title)\b[^<>]*>[^<]*</\1\s*>", re.IGNORECASE)
_CELL = re.compile(r"</t[dh]\s*>", re.IGNORECASE)
_LINE_BREAK = re.compile(r"<br\b[^<>]*>[ \t]*\r?\n?", re.IGNORECASE)
# Until all tags are gone, one control character stands for the edge of a row and another for that of a paragraph.
_ROW = re.compile(r"</?(?:div|li|tr)\b[^<>]*>", re.IGNORECASE)
_PARAGRAPH = re.compile(r"</?(?:p|ul|ol|table|h\d)\b[^<>]*>", re.IGNORECASE)
_TAG = re.compile(r"<[^<>]*>")
# A search begins where a run of spaces does, or it would take time that grows with the square of its length.
_EDGE_OF_PARAGRAPH = re.compile(r"(?<![ \t\r\n\x1c])[ \t\r\n\x1c]*\x1d[ \t\r\n\x1c\x1d]*")
_EDGE_OF_ROW = re.compile(r"(?<![ \t\r\n])[ \t\r\n]*\x1c[ \t\r\n\x1c]*")
_DROPPED = frozenset({"So", "Sk", "Cf", "Me", "Mn", "Cn", "Co", "Cs", "Cc"})
"""Unicode categories of emoji, marks that stand alone, and what cannot be seen."""
_DROPPED_ASCII = {code: None for code in range(128) if unicodedata.category(chr(code)) in _DROPPED}
_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f]")
"""Control characters that are no spaces."""


def lines_of(content: bytes) -> list[str] | None:
    """The lines of a file, cleaned and without trailing spaces, blank ones kept; ``None`` where it is no text."""
    text = text_of(content)
    return None if text is None else cleaned_lines(text)


def cleaned_lines(text: str) -> list[str]:
    """The lines of a text or a web page, cleaned and without trailing spaces, blank ones kept."""
    if _MARKUP.search(text):
        text = _without_markup(text)
    return [clean(line) for line in text.splitlines()]


def clean(line: str) -> str:
    """A line with plain spaces and digits, without emoji and what cannot be seen; cleaning it again changes nothing."""
    line = line.replace("\t", " ")
    if line.isascii():
        # Most lines are, and letter by letter they would take ten times as long.
        return " ".join(line.translate(_DROPPED_ASCII).split())
    plain = unicodedata.normalize("NFKC", line)
    kept = "".join(letter for letter in plain if unicodedata.category(letter) not in _DROPPED)
    return " ".join(unicodedata.normalize("NFKC", kept).split())


def text_of(content: bytes) -> str | None:
    """The text of a file in whatever encoding it was saved; ``None`` where it is no text."""
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        text = content.decode("utf-16", errors="replace")
    else:
        try:
            text = content.decode("utf-8-sig")
        except UnicodeDecodeError:
            # Windows has letters where Latin-2 has none: one of them tells which it is.
            windows = any(0x80 <= byte <= 0x9F for byte in content)
            text = content.decode("cp1250" if windows else "iso8859_2", errors="replace")
    return None if len(_CONTROL.findall(text)) > _BINARY * len(text) else text


def _without_markup(text: str) -> str:
    for pattern, instead in (
        (_HIDDEN, "\x1c"),
        (_CELL, "\t"),
        (_LINE_BREAK, "\n"),
        (_ROW, "\x1c"),
        (_PARAGRAPH, "\x1d"),
        (_TAG, ""),
        (_EDGE_OF_PARAGRAPH, "\n\n"),
        (_EDGE_OF_ROW, "\n"),
    ):
        text = pattern.sub(instead, text)
    return html.unescape(text)
