"""Recognise lines that are headings."""

from __future__ import annotations

import re

from rules_index.sources.text.lines import BULLET, STEP, Line, Setting, run_in
from rules_index.sources.text.references import is_pointer

LONGEST_HEADING = 90
LONGEST_TITLE = 60
MARKDOWN_HEADING = re.compile(r"^(#{1,6})\s+(\S.*?)\s*#*$")
NUMBERED = re.compile(r"^\d{1,2}(?:\.\d{1,2})*[.)]?\s")


def is_heading(line: Line, below: Line | None, above: str, under_text: bool, setting: Setting) -> bool:
    """Whether a line that opens a block is a heading in capitals.

    ``above`` is the text of the block before it, ``under_text`` whether that block is text.
    """
    text = line.text
    if not in_capitals(text) or len(text) > LONGEST_HEADING or text in setting.refrains or is_pointer(text):
        return False
    if text[0] == "(" or text[-1] in ".,;=-–" or "=" in text or BULLET.match(text):
        return False
    if STEP.match(text) and (not NUMBERED.match(text) or (line.gap == 0 and under_text)):
        return False
    label = run_in(text)
    if label and text.partition(label)[2].startswith(". "):
        return False
    if above.endswith(":") and line.gap <= 1:
        return text.endswith(":") or (below is not None and (below.ends_sentence or len(below.text) > LONGEST_HEADING))
    return True


def is_title_line(line: Line, below: Line | None) -> bool:
    """Whether the first line of a document is its title: short, no sentence, and set apart from what follows."""
    short = len(line.text) <= LONGEST_TITLE and any(map(str.isalpha, line.text))
    return short and not line.ends_sentence and not BULLET.match(line.text) and (below is None or below.gap > 0)


def in_capitals(text: str) -> bool:
    """Whether every word that is more than two letters long is in capitals, give or take a misread letter or two."""
    words = re.findall(r"[^\W\d_]{3,}", text)
    letters = [char for char in text if char.isalpha()]
    capitals = sum(map(str.isupper, letters))
    if len(letters) < 3 or capitals < len(letters) * 0.75:
        return False
    return all(sum(map(str.isupper, word)) * 2 >= len(word) for word in words)
