"""Text for Discord's Markdown: made safe, with the words that answer a question marked; moments in local time."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import datetime
from typing import Literal

from discord.utils import escape_mentions

_INLINE = str.maketrans({letter: f"\\{letter}" for letter in "\\*_~`|<>[]"})
_LINE_START = re.compile(r"^(\s*)([#>+-]|\d+(?=[.)]))", re.MULTILINE)
_LIST_NUMBER = re.compile(r"^(\s*\d+)([.)])", re.MULTILINE)


def escape(text: str) -> str:
    """The text as Discord shows it letter by letter: no Markdown, no mentions, no links under other words."""
    return escape_mentions(_LINE_START.sub(_escape_start, unlisted(text.translate(_INLINE))))


def unlisted(text: str) -> str:
    """The text with each number at the beginning of a line as it is: Discord would make a list of "2. kolo"."""
    return _LIST_NUMBER.sub(r"\1\\\2", text)


def _escape_start(found: re.Match[str]) -> str:
    return found[0] if found[2].isdigit() else f"{found[1]}\\{found[2]}"


def short_hash(digest: str) -> str:
    """The first digits of a hash, by which people tell it from others."""
    return digest[:12]


def one_line(text: str, limit: int) -> str:
    """The text on one line and at most ``limit`` characters of it, cut at a word with an ellipsis."""
    line = " ".join(text.split())
    if len(line) <= limit:
        return line
    head = line[: limit - 1]
    words, space, _ = head.rpartition(" ")
    return f"{words if space and len(words) > limit // 2 else head}…"


def begun(text: str) -> str:
    """The text with a capital where it begins."""
    return text[:1].upper() + text[1:]


def moment(when: datetime, style: Literal["R", "f", "D"] = "R") -> str:
    """A moment as everybody's own client shows it: counting down, or with ``f`` date and time, with ``D`` the date."""
    return f"<t:{int(when.timestamp())}:{style}>"


class Marker:
    """Escapes text and prints the given words in bold where they are whole words, in any case."""

    def __init__(self, words: Iterable[str]) -> None:
        longest_first = sorted({word for word in words if word.strip()}, key=len, reverse=True)
        choices = "|".join(map(re.escape, longest_first))
        self._words = re.compile(rf"(?<!\w)(?:{choices})(?!\w)", re.IGNORECASE) if choices else None

    def __call__(self, text: str) -> str:
        """The escaped text with its words marked."""
        if self._words is None:
            return escape(text)
        # Marks go in as characters no text holds, so that what is escaped is the whole line and not its pieces.
        marked = self._words.sub("\ue000\\g<0>\ue001", text.translate({0xE000: None, 0xE001: None}))
        return escape(marked).replace("\ue000", "**").replace("\ue001", "**")
