"""Lists of contents, which only repeat the headings of a book."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter

from rules_index.sources.pdf.headings import plain
from rules_index.sources.pdf.paragraphs import Paragraph

LEADER = re.compile(r"(?:[.…·_]\s?){4,}\s*\d{1,3}\s*$")
PAGE = re.compile(r"[\s.…·]+\d{1,3}$")
LEAST = 6
SHARE = 0.4
"""How many entries make a list of contents, and which share of the lines of their page they are."""


def without_contents(paragraphs: Sequence[Paragraph]) -> list[Paragraph]:
    """The paragraphs without those of lists of contents: dots that lead to a number, or lines that come again."""
    lines = Counter(plain(paragraph.text) for paragraph in paragraphs if len(paragraph.lines) <= 2)
    kept: list[Paragraph] = []
    for _, group in groupby(paragraphs, key=attrgetter("page")):
        page = list(group)
        text = [paragraph for paragraph in page if not _is_listed(paragraph, lines)]
        printed = sum(len(paragraph.lines) for paragraph in page)
        entries = printed - sum(len(paragraph.lines) for paragraph in text)
        kept += text if entries >= LEAST and entries >= SHARE * printed else page
    return kept


def _is_listed(paragraph: Paragraph, lines: Counter[str]) -> bool:
    """Whether at least half of its lines are entries of a list of contents."""
    return 2 * sum(_is_entry(line.text, lines) for line in paragraph.lines) >= len(paragraph.lines)


def _is_entry(line: str, lines: Counter[str]) -> bool:
    if LEADER.search(line) or lines[plain(line)] > 1:
        return True
    return PAGE.search(line) is not None and lines[plain(PAGE.sub("", line))] > 0
