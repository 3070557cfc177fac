"""Lists in small print that fit on a telephone: the longest lines give way, and end with an ellipsis."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import ceil

WIDTH = 43.5
"""Characters of small print on a row of a telephone 390 pixels wide, measured in Czech, English and Swedish."""
BOLD = 1.1
"""The width of a bold character."""
ROWS, LINES = 16, 7
"""How many rows so many lines may take, such as the cards of a hand."""
_LEAST = 2
"""Rows that a line always keeps."""
_MOSTLY = 0.7
"""The share of what fits that a whole clause has to hold."""
_HEAD = " – "
"""The dash between the name with its facts, which are never cut, and the sentence."""
_MARKS = re.compile(r"\\(?=\W)|\*\*")
_CLAUSE = re.compile(r"[;,.](?= )")


def fitted(lines: Sequence[str]) -> list[str]:
    """The lines with the sentences of the longest cut until all take at most 16 rows for every seven lines.

    >>> fitted(["**Rain** – it rains"])
    ['**Rain** – it rains']
    """
    found, most = list(lines), ceil(ROWS * len(lines) / LINES)
    open_ = {at: rows(line) for at, line in enumerate(lines) if rows(line) > _LEAST}
    while open_ and sum(map(rows, found)) > most:
        longest = max(open_, key=lambda at: open_[at])
        open_[longest] -= 1
        shorter = _cut(lines[longest], open_[longest])
        found[longest] = shorter or found[longest]
        if shorter is None or open_[longest] == _LEAST:
            del open_[longest]
    return found


def rows(line: str) -> int:
    """How many rows a line of Markdown takes on a telephone."""
    number, used, bold = 1, 0.0, False
    for word in line.split(" "):
        begins, ends = bold or word.startswith("**"), word.count("**")
        long = len(_MARKS.sub("", word)) * (BOLD if begins else 1.0)
        bold = bold != (ends % 2 == 1)
        needed = used + (1.0 if used else 0.0) + long
        number, used = (number + 1, long) if used and needed > WIDTH else (number, needed)
    return number


def _cut(line: str, most: int) -> str | None:
    """The line cut behind a clause, else behind a word, so that it takes so many rows; ``None`` where nothing is left.

    A clause has to hold most of what fits.
    """
    head, dash, sentence = line.partition(_HEAD)
    if not dash:
        return None
    words = sentence.split(" ")
    kept = next(
        (number for number in range(len(words) - 1, 0, -1) if rows(f"{head}{dash}{_ended(words[:number])}") <= most), 0
    )
    if not kept:
        return None
    text = " ".join(words[:kept])
    clause = [found.start() for found in _CLAUSE.finditer(f"{text} ") if found.start() > len(text) * _MOSTLY]
    return f"{head}{dash}{_ended(text[: clause[-1]].split(' ') if clause else words[:kept])}"


def _ended(words: Sequence[str]) -> str:
    return f"{' '.join(words).rstrip('.,;:')} …"
