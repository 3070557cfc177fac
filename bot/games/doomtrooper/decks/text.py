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
_MARKUP = re.compile(
    r"<(?:!doctype|html|head|body|table|tr|td|div|p|br|li|ul|ol|span|h\d|deck|section)\b", re.IGNORECASE
)
# The parts and cards of the deck files that a program for playing at a distance saves.
_SECTION = re.compile(r"<section\b[^<>]{0,200}\bname=[\"']([^<>\"']{0,100})[\"'][^<>]{0,200}>", re.IGNORECASE)
_COUNTED = re.compile(r"<card\b[^<>]{0,200}\bqty=[\"'](\d{1,6})[\"'][^<>]{0,200}>", re.IGNORECASE)
_HIDDEN = re.compile(r"<(script|style|title)\b[^<>]*>[^<]*</\1\s*>", re.IGNORECASE)
_CELL = re.compile(r"</t[dh]\s*>", re.IGNORECASE)
_BREAK = re.compile(r"</?(?:br|p|div|li|ul|ol|tr|table|h\d)\b[^<>]*>", re.IGNORECASE)
_TAG = re.compile(r"<[^<>]*>")
_DROPPED = frozenset({"So", "Sk", "Cf", "Me", "Mn", "Cn", "Co", "Cs", "Cc"})
"""Unicode categories of emoji, marks that stand alone, and what cannot be seen."""
_DROPPED_ASCII = {code: None for code in range(128) if unicodedata.category(chr(code)) in _DROPPED}
_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f]")
"""Control characters that are no spaces."""


def lines_of(content: bytes) -> list[str] | None:
    """The lines of a file, cleaned and without trailing spaces, blank ones kept; ``None`` where it is no text."""
    text = _decoded(content)
    if text is None:
        return None
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


def _decoded(content: bytes) -> str | None:
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        text = content.decode("utf-16", errors="replace")
    else:
        try:
            text = content.decode("utf-8")
        except UnicodeDecodeError:
            # Windows has letters where Latin-2 has none: one of them tells which it is.
            windows = any(0x80 <= byte <= 0x9F for byte in content)
            text = content.decode("cp1250" if windows else "iso8859_2", errors="replace")
    return None if len(_CONTROL.findall(text)) > _BINARY * len(text) else text


def _without_markup(text: str) -> str:
    for pattern, instead in (
        (_HIDDEN, "\n"),
        (_SECTION, r"\n\1:\n"),
        (_COUNTED, r"\n\1x "),
        (_CELL, "\t"),
        (_BREAK, "\n"),
        (_TAG, ""),
    ):
        text = pattern.sub(instead, text)
    return html.unescape(text)
